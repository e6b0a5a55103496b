import { ReadTooLongAgo } from '@/components/trust/ReadTooLongAgo/ReadTooLongAgo';
import { WhileTrusted } from '@/components/trust/WhileTrusted/WhileTrusted';
import { Link } from '@/components/ui/Link/Link';
import { homePoint } from '@/content/ways/points';
import type { Place } from '@/content/types';
import { pointName, pointOfPlace, printedWalk, siteWays } from '@/lib/content/ways';
import { routes } from '@/lib/routes';
import { publishersOf } from '@/lib/ways/publishers';
import { lastText, stopRows } from '@/lib/ways/timetable';
import { lengthText } from '@/lib/time/words';
import { effortText } from '@/lib/ways/words';
import { WayHome } from '../Home/WayHome';
import { TrustedUntil } from '../TrustedUntil';
import { WhileRuns } from '../WhileRuns';
import * as styles from './WayThere.css';

function OnFoot({ point, village }: { point: string; village: string }) {
  const out = printedWalk(homePoint, point);
  const back = printedWalk(point, homePoint);
  if (out.state === 'known' && back.state === 'known') {
    return (
      <p>
        <strong>On foot from {village}:</strong> {lengthText(out.kilometres)}. There{' '}
        {effortText(out)}; back {effortText(back)}.
      </p>
    );
  }
  return (
    <p>
      <strong>On foot from {village}:</strong>{' '}
      {out.state === 'closed'
        ? 'closed, or may be: see the travel notice.'
        : 'check first; the path hasn’t been measured.'}
    </p>
  );
}

function LastBuses({ point, village }: { point: string; village: string }) {
  const rows = stopRows(siteWays, point, homePoint);
  const services = rows.map(({ service }) => service);
  const last = services
    .map(({ validUntil }) => validUntil)
    .toSorted()
    .at(-1);
  if (!last) {
    return (
      <p>
        <strong>Last bus back to {village}:</strong> none from here.
      </p>
    );
  }
  return (
    <WhileTrusted
      validUntil={last}
      otherwise={<ReadTooLongAgo what="Our bus times" sources={publishersOf(services)} />}
    >
      <p>
        <strong>Last bus back to {village}:</strong>
      </p>
      <ul className={styles.buses}>
        {rows.map((row) => (
          <li key={row.service.slug}>
            Bus {row.service.number}: <WhileRuns service={row.service}>{lastText(row)}.</WhileRuns>
          </li>
        ))}
      </ul>
      <TrustedUntil facts={services} />
    </WhileTrusted>
  );
}

export function HomeNow({ place }: { place: Place }) {
  const point = pointOfPlace(place.slug);
  if (!point || point === homePoint) return null;
  const village = pointName(homePoint);
  return <WayHome from={point} to={homePoint} toName={village} coordinates={place.coordinates} />;
}

export function AllWays() {
  return (
    <p>
      <Link href={routes.gettingAround}>All paths, buses and ferries</Link>
    </p>
  );
}

export function WayThere({ place }: { place: Place }) {
  const point = pointOfPlace(place.slug);
  const village = pointName(homePoint);
  if (point === homePoint) return <AllWays />;
  if (!point) {
    return (
      <>
        <p>
          <strong>From {village}:</strong> by car only, or check first.
        </p>
        <AllWays />
      </>
    );
  }
  return (
    <div className={styles.ways}>
      <OnFoot point={point} village={village} />
      <LastBuses point={point} village={village} />
      <AllWays />
    </div>
  );
}
