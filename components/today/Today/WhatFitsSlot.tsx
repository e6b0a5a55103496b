import type { ComponentProps } from 'react';
import { OnDemand } from '@/components/browser/OnDemand/OnDemand';
import type { Board } from './Board';
import * as styles from './Today.css';
import type { WhatFitsProps } from './WhatFits';

const load = () => import('./WhatFits').then(({ WhatFits }) => WhatFits);

/** What fits, by the check of the planner, whose code is fetched when the page is used and this is in view. */
export function WhatFitsSlot(props: WhatFitsProps) {
  return (
    <section aria-labelledby="what-fits-heading" id="what-fits">
      <h2 id="what-fits-heading" className={styles.heading}>
        What fits
      </h2>
      <OnDemand
        onceUsed
        load={load}
        props={props}
        failed="The guide couldn’t load what fits."
        className={styles.pendingFits}
      />
    </section>
  );
}

const loadBoard = () => import('./Board').then(({ Board }) => Board);

/** What is open, the tide and the rest, when they are reached. */
export function BoardSlot(props: ComponentProps<typeof Board>) {
  return (
    <section aria-labelledby="now">
      <h2 id="now" className={styles.heading}>
        Now
      </h2>
      <OnDemand
        onceUsed
        load={loadBoard}
        props={props}
        failed="The guide couldn’t load what’s open now."
        className={styles.pending}
      />
    </section>
  );
}
