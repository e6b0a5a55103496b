import { Facts, type Fact } from '@/components/ui/Facts/Facts';
import { OpeningStatus } from '@/components/venues/OpeningHours/OpeningStatus';
import { bankHolidays, bankHolidaysUntil } from '@/content/transport/bank-holidays';
import { dogRules } from '@/content/transport/dogs';
import { homePoint } from '@/content/transport/points';
import type { Entry } from '@/lib/content/entries';
import { pointName, pointOfPlace, printedWalk, siteTransport } from '@/lib/content/transport';
import { busesText, stopRows } from '@/lib/transport/timetable';
import { durationText } from '@/lib/time/words';

/** How to get there and back in a line; undefined in the village itself. */
function thereAndBack(place: string): string | undefined {
  const point = pointOfPlace(place);
  if (point === homePoint) return undefined;
  if (!point) return 'By car, or check first';
  const [there, back] = [printedWalk(homePoint, point), printedWalk(point, homePoint)];
  const walk =
    there.state === 'known' && back.state === 'known'
      ? `On foot from ${pointName(homePoint)} ${durationText(there.minutes)}, back ${durationText(back.minutes)}`
      : 'On foot: check first';
  const [bus] = busesText(stopRows(siteTransport, point, homePoint));
  return bus ? `${walk}; bus ${bus.split(' ')[0]} back` : walk;
}

function dogs({ kind, item }: Entry): string {
  if (kind === 'venue' || kind === 'property') {
    const welcome = item.access?.dogs;
    if (welcome !== undefined) return welcome ? 'Dogs welcome' : 'No dogs';
    return 'Dogs: ask first';
  }
  const rule = dogRules.find(({ place }) => place === item.place)?.rule;
  if (rule === 'welcome') return 'Dogs welcome all year';
  return rule === 'none' ? 'Dogs out of season only: see below' : 'Dogs: check the signs';
}

/** What decides whether to come: open or not, there and back, dogs. */
export function Essentials({ entry }: { entry: Entry }) {
  const { kind, item } = entry;
  const hours = kind === 'venue' ? item.openingHours : undefined;
  const way = thereAndBack(item.place);
  const facts: readonly (Fact | false | undefined)[] = [
    hours && {
      icon: 'clock',
      label: 'Open',
      value: <OpeningStatus spans={hours} calendar={{ bankHolidays, bankHolidaysUntil }} />,
    },
    (kind === 'beach' || kind === 'area' || kind === 'walk') && {
      icon: 'clock',
      label: 'Open',
      value: 'Always open',
    },
    way !== undefined && {
      icon: 'pin',
      label: 'There and back',
      value: <a href="#getting-there">{way}</a>,
    },
    kind !== 'event' && { icon: 'check', label: 'Dogs', value: dogs(entry) },
  ];
  return (
    <Facts layout="column" facts={facts.filter((fact) => fact !== false && fact !== undefined)} />
  );
}
