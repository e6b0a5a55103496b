import { WayHome } from '@/components/ways/Home/WayHome';
import { Link } from '@/components/ui/Link/Link';
import { homePoint } from '@/content/ways/points';
import { allPlaces } from '@/lib/content/queries';
import { pointName, pointOfPlace } from '@/lib/content/ways';
import { routes } from '@/lib/routes';
import { grid, wayFrom } from './WaysHome.css';

/** How one gets back to the village from each place, at this minute; the timetables without one. */
export function WaysHome() {
  const places = allPlaces().filter(({ slug }) => pointOfPlace(slug) !== homePoint);
  const without = places.filter(({ slug }) => pointOfPlace(slug) === undefined);
  return (
    <>
      <div className={grid}>
        {places.map(({ slug, name, coordinates }) => {
          const point = pointOfPlace(slug);
          return (
            point && (
              <div key={slug} className={wayFrom}>
                <h3>{name}</h3>
                <WayHome
                  from={point}
                  to={homePoint}
                  toName={pointName(homePoint)}
                  coordinates={coordinates}
                />
              </div>
            )
          );
        })}
      </div>
      <p>
        {without.length > 0 && `${without.map(({ name }) => name).join(', ')}: by car only. `}
        <Link href={routes.gettingAround}>All paths, buses and ferries</Link>
      </p>
    </>
  );
}
