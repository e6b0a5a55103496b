import { Ticket, type TicketRow } from '@/components/ui/Ticket/Ticket';
import { busesAt } from '@/components/transport/GettingThere/GettingThere';
import { accessPage } from '@/content/access';
import { facilities } from '@/content/facilities';
import type { PlaceSlug } from '@/content/places';
import { onFootInFull } from '@/lib/content/on-foot';
import { placeBySlug } from '@/lib/content/queries';
import { columns, stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { facilityRows } from './facilities';

/** The way on foot from home and back with its climbs, and the buses that stop. */
function wayRows(place: PlaceSlug): readonly TicketRow[] {
  const onFoot = onFootInFull(place);
  const buses = busesAt(place);
  return [
    ...(onFoot ? [{ term: accessPage.onFoot, description: onFoot }] : []),
    ...(buses ? [{ term: accessPage.byBus, description: buses }] : []),
  ];
}

export function AccessPlaces() {
  return (
    <div className={`${stack.xxl} ${columns.twoOnTablet}`}>
      {facilities.map(({ place, ask }) => (
        <section key={place} id={place} className={stack.s} aria-labelledby={`access-${place}`}>
          <h3 id={`access-${place}`}>{placeBySlug(place).name}</h3>
          <Ticket rows={[...facilityRows(place), ...wayRows(place)]} />
          <h4 className={text.imprint}>{accessPage.unknown}</h4>
          <ul className={stack.xs}>
            {ask.map(({ whom: { name, url }, question }) => (
              <li key={question}>
                Ask {url ? <a href={url}>{name}</a> : name}: <q>{question}</q>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
