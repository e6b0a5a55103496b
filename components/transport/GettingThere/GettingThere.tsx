import { WhileClosed } from '@/components/notices/WhileClosed/WhileClosed';
import { EitherLink } from '@/components/trust/EitherLink/EitherLink';
import { SourceLine } from '@/components/trust/SourceLine/SourceLine';
import { WhileTrusted } from '@/components/trust/WhileTrusted/WhileTrusted';
import { FoldOnPhone } from '@/components/ui/FoldOnPhone/FoldOnPhone';
import { Icon } from '@/components/ui/Icon/Icon';
import { Link } from '@/components/ui/Link/Link';
import { WayHome } from '../Home/WayHome';
import { UnlessReplaced, WhileRuns } from '../WhileRuns';
import { homePoint } from '@/content/transport/points';
import type { WayPoint } from '@/content/transport/point';
import type { Place } from '@/content/types';
import { onFootInFull } from '@/lib/content/on-foot';
import { pointName, undatedWalk, siteTransport } from '@/lib/content/transport';
import { routes } from '@/lib/routes';
import { pointAt } from '@/lib/transport/data';
import { busesText, lastDayOf, lastText, servicesBetween } from '@/lib/transport/timetable';
import { publishersOf } from '@/lib/transport/way';
import { readSource } from '@/lib/trust/sources';
import { align, fullWidth, prose, stack } from '@/styles/layout.css';
import { flowOnPaper, unbroken } from '@/styles/print.css';
import { text } from '@/styles/text.css';
import * as styles from './GettingThere.css';

const modes = [
  ['walk', 'On foot'],
  ['bus', 'By bus'],
  ['car', 'By car'],
] as const;

/** The path from the village and back, in words. */
function onFoot(place: string, point: WayPoint | undefined): string {
  if (!point) return 'By car only, or check first.';
  return (
    onFootInFull(place) ??
    (undatedWalk(homePoint, point.slug).state === 'closed'
      ? 'Closed, or may be: see the travel notice.'
      : 'Check first; the path hasn’t been measured.')
  );
}

/** The buses that stop at a place, as far as their timetables are to be trusted; undefined for none. */
export function busesAt(place: string) {
  const { slug = '', stop } = pointAt(siteTransport, place) ?? {};
  const services = servicesBetween(siteTransport, slug);
  const last = lastDayOf(services);
  if (!last) return undefined;
  return (
    <WhileTrusted
      validUntil={last}
      otherwise={
        <span>
          Our bus times are out of date: ask <EitherLink sources={publishersOf(services)} />.
        </span>
      }
    >
      {`Bus ${busesText(services).join('; bus ')}${stop ? `, from the stop ${stop}` : ''}.`}
    </WhileTrusted>
  );
}

function LastBuses({ from }: { from: string }) {
  const services = servicesBetween(siteTransport, from, homePoint);
  const last = lastDayOf(services);
  if (!last) return null;
  return (
    <WhileTrusted validUntil={last} otherwise={null}>
      <p>
        <strong>Last bus back to {pointName(homePoint)}:</strong>
      </p>
      <ul className={stack.xs}>
        {services.map((service) => (
          <UnlessReplaced key={service.slug} service={service}>
            <li>
              Bus {service.number}
              {service.byDate && ` of ${service.operators[0]?.name}`}:{' '}
              <WhileRuns
                service={service}
                stop={from}
              >{`${lastText(siteTransport, service, from, homePoint)}.`}</WhileRuns>
            </li>
          </UnlessReplaced>
        ))}
      </ul>
      <p className={text.quiet}>
        <SourceLine sources={services.map(readSource)} />
      </p>
    </WhileTrusted>
  );
}

const part = `${stack.m} ${flowOnPaper}`;

export function GettingThere({ place, withWayHome }: { place: Place; withWayHome: boolean }) {
  const point = pointAt(siteTransport, place.slug);
  const hasWayHome = withWayHome && point?.slug !== homePoint;
  const known = modes.flatMap(([mode, label]) => {
    const buses = mode === 'bus' && busesAt(place.slug);
    // A measured path needs no words beside its figures.
    const isMeasured = mode === 'walk' && hasWayHome;
    const answers = [
      isMeasured && onFoot(place.slug, point),
      buses,
      buses && hasWayHome && point && <LastBuses from={point.slug} />,
      !isMeasured && place.gettingThere[mode],
    ].filter(Boolean);
    return answers.length > 0 ? [{ mode, label, answers }] : [];
  });
  return (
    <div className={`${stack.m} ${align.top} ${fullWidth} ${flowOnPaper} ${styles.parts}`}>
      {hasWayHome && point && (
        <div className={part}>
          <WayHome from={point.slug} to={homePoint} />
        </div>
      )}
      <div className={part}>
        <FoldOnPhone title="On foot, by bus or by car">
          <dl className={part}>
            {known.map(({ mode, label, answers }) => (
              <div key={mode} className={`${prose} ${unbroken} ${styles.way}`}>
                <dt className={text.bold}>
                  <Icon name={mode} className={styles.icon} />
                  {label}
                </dt>
                {answers.map((answer, index) => (
                  <dd key={index}>{answer}</dd>
                ))}
              </div>
            ))}
          </dl>
        </FoldOnPhone>
        <WhileClosed note={place.gettingThere.whileClosed} />
        <p>
          <Link href={routes.gettingAround}>All paths, buses and ferries</Link>
        </p>
      </div>
    </div>
  );
}
