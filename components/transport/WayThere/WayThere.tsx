import { WhileTrusted } from '@/components/trust/WhileTrusted/WhileTrusted';
import { Link } from '@/components/ui/Link/Link';
import { homePoint } from '@/content/transport/points';
import type { Place } from '@/content/types';
import { printedWalk } from '@/lib/content/printed-transport';
import { pointName, pointOfPlace, siteTransport } from '@/lib/content/transport';
import { routes } from '@/lib/routes';
import { lastText, servicesBetween, lastDayOf } from '@/lib/transport/timetable';
import { lengthText } from '@/lib/time/words';
import { effortText } from '@/lib/transport/words';
import { WayHome } from '../Home/WayHome';
import { TrustedUntil } from '../TrustedUntil';
import { WhileRuns } from '../WhileRuns';
import * as styles from './WayThere.css';

export function OnFoot({ place }: { place: Place }) {
  const point = pointOfPlace(place.slug);
  if (point === homePoint) return null;
  if (!point) return <>By car only, or check first.</>;
  const [out, back] = [printedWalk(homePoint, point), printedWalk(point, homePoint)];
  if (out.state === 'known' && back.state === 'known') {
    return (
      <>
        From {pointName(homePoint)} {lengthText(out.kilometres)}. There {effortText(out)}; back{' '}
        {effortText(back)}.
      </>
    );
  }
  return (
    <>
      {out.state === 'closed'
        ? 'Closed, or may be: see the travel notice.'
        : 'Check first; the path hasn’t been measured.'}
    </>
  );
}

export function LastBuses({ place }: { place: Place }) {
  const village = pointName(homePoint);
  const point = pointOfPlace(place.slug) ?? '';
  const services = servicesBetween(siteTransport, point, homePoint);
  const last = lastDayOf(services);
  if (!last) return null;
  return (
    <WhileTrusted validUntil={last} otherwise={null}>
      <p>
        <strong>Last bus back to {village}:</strong>
      </p>
      <ul className={styles.buses}>
        {services.map((service) => (
          <li key={service.slug}>
            Bus {service.number}:{' '}
            <WhileRuns service={service}>{lastText(service, point)}.</WhileRuns>
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
