import { WhileClosed } from '@/components/notices/WhileClosed/WhileClosed';
import { EitherLink } from '@/components/trust/EitherLink/EitherLink';
import { WhileTrusted } from '@/components/trust/WhileTrusted/WhileTrusted';
import { Icon } from '@/components/ui/Icon/Icon';
import { AllWays, HomeNow, LastBuses, OnFoot } from '@/components/transport/WayThere/WayThere';
import { homePoint } from '@/content/transport/points';
import type { Place } from '@/content/types';
import { pointOfPlace, siteTransport } from '@/lib/content/transport';
import { publishersOf } from '@/lib/transport/publishers';
import { busesText, servicesBetween, lastDayOf } from '@/lib/transport/timetable';
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
  const last = lastDayOf(services);
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

export function GettingThere({ place, withWayHome }: { place: Place; withWayHome: boolean }) {
  const isAway = pointOfPlace(place.slug) !== homePoint;
  const known = modes.flatMap(([mode, label]) => {
    const buses = mode === 'bus' && busesAt(place);
    // A measured path needs no words beside its figures.
    const isMeasured = mode === 'walk' && isAway && withWayHome;
    const answers = [
      isMeasured && <OnFoot place={place} />,
      buses,
      buses && isAway && withWayHome && <LastBuses place={place} />,
      !isMeasured && place.gettingThere[mode],
    ].filter(Boolean);
    return answers.length > 0 ? [{ mode, label, answers }] : [];
  });
  return (
    <div className={styles.both}>
      <div className={styles.part}>
        {withWayHome && <HomeNow place={place} />}
        <dl className={styles.part}>
          {known.map(({ mode, label, answers }) => (
            <div key={mode} className={styles.way}>
              <dt className={styles.mode}>
                <Icon name={mode} className={styles.icon} />
                {label}
              </dt>
              {answers.map((answer, index) => (
                <dd key={index}>{answer}</dd>
              ))}
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
