import { WhileClosed } from '@/components/notices/WhileClosed/WhileClosed';
import { Icon } from '@/components/ui/Icon/Icon';
import { WayThere } from '@/components/ways/WayThere/WayThere';
import type { Place } from '@/content/types';
import * as styles from './GettingThere.css';

const modes = [
  ['walk', 'On foot'],
  ['bus', 'By bus'],
  ['car', 'By car'],
] as const;

/** What is known of the way to a place, from the village and back. */
export function GettingThere({ place }: { place: Place }) {
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
      <WhileClosed note={place.gettingThere.whileClosed} />
      <WayThere place={place} />
    </>
  );
}
