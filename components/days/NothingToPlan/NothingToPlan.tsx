import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { routes } from '@/lib/routes';
import { text } from '@/styles/text.css';
import * as styles from './NothingToPlan.css';

/** What stands where there is nothing to plan with yet. */
export function NothingToPlan() {
  return (
    <div className={styles.empty}>
      <h2>Nothing saved yet</h2>
      <p className={text.lead}>
        Days are made of what you have saved. Press the heart on anything that you like the look of,
        then come back here.
      </p>
      <div className={styles.links}>
        <ButtonLink href={routes.thingsToDo} icon="compass">
          Find things to do
        </ButtonLink>
        <ButtonLink href={routes.planner} look="secondary">
          Go to my planner
        </ButtonLink>
      </div>
    </div>
  );
}
