import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { Picture } from '@/components/ui/Picture/Picture';
import { spots } from '@/content/spots';
import { explorePath } from '@/lib/planner/catalogue';
import { type PlannerFilter } from '@/lib/planner/item';
import { emptyHeading } from '@/lib/planner/words';
import { routes } from '@/lib/routes';
import { align, fullWidth, row, stack } from '@/styles/layout.css';
import { nowrap } from '@/styles/text.css';
import * as styles from './EmptyPlan.css';

function Empty({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={`${stack.m} ${align.start} ${styles.label}`}>
      <h2>{heading}</h2>
      {children}
      <div className={`${fullWidth} ${styles.art}`}>
        <Picture src={spots.emptyPlan} alt="" sizes="(min-width: 64rem) 26rem, 18rem" />
      </div>
    </div>
  );
}

export function EmptyPlan({ filter, village }: { filter: PlannerFilter; village: string }) {
  return (
    <Empty heading={emptyHeading(filter)}>
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
          <a className={nowrap} href="#backup">
            Bring it here
          </a>
          : paste its link, or open a backup.
        </p>
      )}
    </Empty>
  );
}

export function EmptyDays() {
  return (
    <Empty heading="Nothing saved yet">
      <p className={styles.words}>
        Press the heart on anything you like the look of, then come back here. Or start from a
        ready-made day.
      </p>
      <div className={row.s}>
        <ButtonLink href={routes.thingsToDo} icon="compass">
          Find things to do
        </ButtonLink>
        <ButtonLink href={routes.daysOut} variant="secondary" icon="calendar">
          Take a ready-made day
        </ButtonLink>
      </div>
    </Empty>
  );
}
