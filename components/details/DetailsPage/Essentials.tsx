import type { ReactNode } from 'react';
import { Facts, type Fact } from '@/components/ui/Facts/Facts';
import { dogRules } from '@/content/transport/dogs';
import { homePoint } from '@/content/transport/points';
import type { Entry } from '@/lib/kinds/entries';
import { pointName, pointOfPlace, printedWalk, siteTransport } from '@/lib/content/transport';
import { servicesBetween } from '@/lib/transport/timetable';
import { durationText } from '@/lib/time/words';

function thereAndBack(place: string): string | undefined {
  const point = pointOfPlace(place);
  if (point === homePoint) return undefined;
  if (!point) return 'By car, or check first';
  const [there, back] = [printedWalk(homePoint, point), printedWalk(point, homePoint)];
  const walk =
    there.state === 'known' && back.state === 'known'
      ? `On foot from ${pointName(homePoint)} ${durationText(there.minutes)}, back ${durationText(back.minutes)}`
      : 'On foot: check first';
  const [bus] = servicesBetween(siteTransport, point, homePoint);
  return bus ? `${walk}; bus ${bus.number} back` : walk;
}

function dogs({ kind, item }: Entry): string {
  if (kind === 'venue' || kind === 'property') {
    const welcome = item.access?.dogs;
    if (welcome !== undefined) return welcome ? 'Dogs welcome' : 'No dogs';
    return 'Dogs: ask first';
  }
  const rule = dogRules.find(({ place }) => place === item.place)?.rule;
  if (rule === 'welcome') return 'Dogs welcome all year';
  return rule === 'none' ? 'Dogs: winter only' : 'Dogs: check the signs';
}

const outdoors: readonly Entry['kind'][] = ['beach', 'area', 'walk'];

export function Essentials({ entry, open }: { entry: Entry; open: ReactNode }) {
  const { kind, item } = entry;
  const hours = outdoors.includes(kind) ? 'Always open' : open;
  const way = thereAndBack(item.place);
  const facts: Fact[] = [];
  if (hours) facts.push({ icon: 'clock', label: 'Open', value: hours });
  if (way) {
    const value = <a href="#getting-there">{way}</a>;
    facts.push({ icon: 'pin', label: 'How to get there', value });
  }
  if (kind !== 'event') facts.push({ icon: 'paw', label: 'Dogs', value: dogs(entry) });
  return <Facts layout="column" facts={facts} />;
}
