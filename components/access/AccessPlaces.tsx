import { Ticket } from '@/components/ui/Ticket/Ticket';
import { accessPage, placeAccess } from '@/content/access';
import type { PlaceAccess } from '@/content/types';
import { homePoint } from '@/content/transport/points';
import { placeBySlug } from '@/lib/content/queries';
import { pointName, pointOfPlace, printedWalk, siteTransport } from '@/lib/content/transport';
import { busesText, servicesBetween } from '@/lib/transport/timetable';
import { effortText } from '@/lib/transport/words';
import { lengthText } from '@/lib/time/words';
import { indented, stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { list } from './AccessPlaces.css';

/** The way on foot from home with its climb, and the buses that stop; undefined at home without one. */
function waysTo(place: string): string | undefined {
  const point = pointOfPlace(place);
  if (!point) return undefined;
  const walk = printedWalk(homePoint, point);
  const onFoot =
    walk.state === 'known' &&
    `From ${pointName(homePoint)} ${lengthText(walk.kilometres)}, ${effortText(walk)}.`;
  const buses = busesText(servicesBetween(siteTransport, point));
  const bus = buses.length > 0 && `Bus ${buses.join('; bus ')}.`;
  return [onFoot, bus].filter(Boolean).join(' ') || undefined;
}

type Source = PlaceAccess['ask'][number]['whom'];

function Named({ name, url }: Source) {
  return url ? <a href={url}>{name}</a> : name;
}

export function AccessPlaces() {
  return (
    <div className={list}>
      {placeAccess.map(({ place, known, ask }) => {
        const ways = waysTo(place);
        return (
          <section key={place} id={place} className={stack.s} aria-labelledby={`access-${place}`}>
            <h3 id={`access-${place}`}>{placeBySlug(place).name}</h3>
            <Ticket
              rows={[
                ...known.map(({ topic, text: words }) => ({ term: topic, description: words })),
                ...(ways ? [{ term: accessPage.ways, description: ways }] : []),
              ]}
            />
            <h4 className={text.imprint}>{accessPage.unknown}</h4>
            <ul className={`${stack.xs} ${indented}`}>
              {ask.map(({ whom, question }) => (
                <li key={question}>
                  Ask <Named {...whom} />: <q>{question}</q>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
