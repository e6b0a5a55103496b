import { art, label, words } from '@/components/planner/EmptyPlan/EmptyPlan.css';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { Picture } from '@/components/ui/Picture/Picture';
import { spots } from '@/content/spots';
import { routes } from '@/lib/routes';
import { links } from './NothingToPlan.css';

export function NothingToPlan() {
  return (
    <div className={label}>
      <h2>Nothing saved yet</h2>
      <p className={words}>
        Press the heart on anything you like the look of, then come back here. Or start from a
        ready-made day.
      </p>
      <div className={links}>
        <ButtonLink href={routes.thingsToDo} icon="compass">
          Find things to do
        </ButtonLink>
        <ButtonLink href={routes.daysOut} variant="secondary" icon="calendar">
          Take a ready-made day
        </ButtonLink>
      </div>
      <div className={art}>
        <Picture src={spots.emptyPlan} alt="" sizes="18rem" />
      </div>
    </div>
  );
}
