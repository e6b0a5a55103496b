import type { ReactNode } from 'react';
import { facilitySigns } from '@/components/access/facilities';
import { Facts, type Fact } from '@/components/ui/Facts/Facts';
import { homePoint } from '@/content/transport/points';
import type { Entry } from '@/lib/kinds/entries';
import { onFootText } from '@/lib/content/on-foot';
import { pointOfPlace, siteTransport } from '@/lib/content/transport';
import { capitalised } from '@/lib/typeset';
import { screenOnly } from '@/styles/print.css';
import { servicesBetween } from '@/lib/transport/timetable';

function thereAndBack(place: string): string | undefined {
  const point = pointOfPlace(place);
  if (point === homePoint) return undefined;
  if (!point) return 'By car, or check first';
  const walk = capitalised(onFootText(place) ?? 'on foot: check first');
  const [bus] = servicesBetween(siteTransport, point, homePoint);
  return bus ? `${walk}; bus ${bus.number} back` : walk;
}

/** Of a house, which has its own rule. */
function dogs(item: Entry['item']): string {
  const welcome = 'access' in item ? item.access.dogs : undefined;
  if (welcome !== undefined) return welcome ? 'Dogs welcome' : 'No dogs';
  return 'Dogs: ask first';
}

export function Essentials({ entry, open }: { entry: Entry; open: ReactNode }) {
  const { kind, item } = entry;
  const isHouse = kind !== 'event' && 'address' in item;
  const way = thereAndBack(item.place);
  const facts: Fact[] = [];
  if (open) facts.push({ icon: 'clock', label: 'Open', value: open });
  if (way) {
    const value = <a href="#getting-there">{way}</a>;
    facts.push({ icon: 'pin', label: 'How to get there', value });
  }
  const signs = isHouse ? [] : facilitySigns(item.place);
  if (kind !== 'event' && signs.every(({ icon }) => icon !== 'paw')) {
    facts.push({ icon: 'paw', value: isHouse ? dogs(item) : 'Dogs: check the signs' });
  }
  return (
    <>
      <Facts layout="column" facts={facts} />
      {signs.length > 0 && (
        <div className={screenOnly}>
          <Facts facts={signs} />
        </div>
      )}
    </>
  );
}
