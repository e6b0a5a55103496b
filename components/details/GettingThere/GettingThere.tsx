import { WhileClosed } from '@/components/notices/WhileClosed/WhileClosed';
import { EitherLink } from '@/components/trust/EitherLink/EitherLink';
import { WhileTrusted } from '@/components/trust/WhileTrusted/WhileTrusted';
import { Icon } from '@/components/ui/Icon/Icon';
import { AllWays, HomeNow, LastBuses, OnFoot } from '@/components/transport/WayThere/WayThere';
import { homePoint } from '@/content/transport/points';
import type { Place } from '@/content/types';
import { pointOfPlace, siteTransport } from '@/lib/content/transport';
import { publishersOf } from '@/lib/transport/publishers';
import { busesText, servicesBetween } from '@/lib/transport/timetable';
import * as styles from './GettingThere.css';

const modes = [
  ['walk', 'On foot'],
  ['bus', 'By bus'],
  ['car', 'By car'],
] as const;

/** The buses that stop at a place, as far as their timetables are to be trusted; undefined for none. */
function busesAt(place: Place) {
  const point = siteTransport.points.find(({ slug }) => slug === pointOfPlace(place.slug));
  const services = point ? servicesBetween(siteTransport, point.slug) : [];
  const last = services
    .map(({ validUntil }) => validUntil)
    .toSorted()
    .at(-1);
  if (!last) return undefined;
  return (
    <WhileTrusted
      validUntil={last}
      otherwise={
        <>
          Our bus times are out of date: ask <EitherLink sources={publishersOf(services)} />.
        </>
      }
    >
      Bus {busesText(services).join('; bus ')}
      {point?.stop ? `, from the stop ${point.stop}` : ''}.
    </WhileTrusted>
  );
}

interface GettingThereProps {
  place: Place;
  /** Whether it says how one gets home: left out where the page tells that of a way of its own. */
  tellsWayHome?: boolean;
}

export function GettingThere({ place, tellsWayHome = true }: GettingThereProps) {
  const isAway = pointOfPlace(place.slug) !== homePoint;
  const known = modes.flatMap(([mode, label]) => {
    const own = place.gettingThere[mode];
    const buses = mode === 'bus' ? busesAt(place) : undefined;
    // What has been measured is told once, by its figures.
    const measured = mode === 'walk' && isAway && tellsWayHome;
    const words = measured ? undefined : own;
    return words || buses || measured ? [{ mode, label, words, buses, measured }] : [];
  });
  return (
    <div className={styles.both}>
      <div className={styles.part}>
        {tellsWayHome && <HomeNow place={place} />}
        <dl className={styles.part}>
          {known.map(({ mode, label, words, buses, measured }) => (
            <div key={mode} className={styles.way}>
              <dt className={styles.mode}>
                <Icon name={mode} className={styles.icon} />
                {label}
              </dt>
              {measured && (
                <dd>
                  <OnFoot place={place} />
                </dd>
              )}
              {buses && <dd>{buses}</dd>}
              {buses && isAway && tellsWayHome && (
                <dd>
                  <LastBuses place={place} />
                </dd>
              )}
              {words && <dd>{words}</dd>}
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.part}>
        <WhileClosed note={place.gettingThere.whileClosed} />
        <AllWays />
      </div>
    </div>
  );
}
