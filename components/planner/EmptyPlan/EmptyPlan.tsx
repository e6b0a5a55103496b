import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { Picture } from '@/components/ui/Picture/Picture';
import { spots } from '@/content/spots';
import { explorePath } from '@/lib/planner/catalogue';
import { type PlannerFilter } from '@/lib/planner/item';
import { emptyHeading } from '@/lib/planner/words';
import * as styles from './EmptyPlan.css';

export function EmptyPlan({ filter, village }: { filter: PlannerFilter; village: string }) {
  return (
    <div className={styles.label}>
      <h2>{emptyHeading(filter)}</h2>
      <p className={styles.words}>
        Start exploring and save your favourite places: press the heart on anything that you like
        the look of, and it will be waiting for you here.
      </p>
      <ButtonLink href={explorePath(filter)} icon="compass">
        Explore {village}
      </ButtonLink>
      {filter === 'all' && (
        <p className={styles.words}>
          Is your plan in another browser or on another phone?{' '}
          <a className={styles.together} href="#backup">
            Bring it here
          </a>
          : paste its link, or open a backup.
        </p>
      )}
      <div className={styles.art}>
        <Picture src={spots.emptyPlan} alt="" sizes="(min-width: 64rem) 26rem, 18rem" />
      </div>
    </div>
  );
}
