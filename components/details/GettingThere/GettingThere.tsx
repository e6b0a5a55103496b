import { Icon } from '@/components/ui/Icon/Icon';
import type { Place } from '@/content/types';
import { distanceMiles, distanceText } from '@/lib/content/distance';
import { placeBySlug } from '@/lib/content/queries';
import * as styles from './GettingThere.css';

const modes = [
  ['walk', 'On foot'],
  ['bus', 'By bus'],
  ['car', 'By car'],
] as const;

/** What is known of the way to a place, and how far it is from the village. */
export function GettingThere({ place }: { place: Place }) {
  const village = placeBySlug('village-centre');
  const known = modes.flatMap(([mode, label]) => {
    const words = place.gettingThere[mode];
    return words ? [{ mode, label, words }] : [];
  });
  return (
    <>
      <dl className={styles.ways}>
        {known.map(({ mode, label, words }) => (
          <div key={mode} className={styles.way}>
            <dt className={styles.mode}>
              <Icon name={mode} className={styles.sign} />
              {label}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {place.slug !== village.slug && (
        <p className={styles.distance}>
          {place.name} is {distanceText(distanceMiles(village.coordinates, place.coordinates))} from{' '}
          {village.name} in a straight line; the way there is longer.
        </p>
      )}
    </>
  );
}
