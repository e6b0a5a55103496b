import { OnDemand } from '@/components/browser/OnDemand/OnDemand';
import * as styles from './Today.css';
import type { WhatFitsProps } from './WhatFits';

const load = () => import('./WhatFits').then(({ WhatFits }) => WhatFits);

/** What fits, by the check of the planner, whose code is fetched when this comes into view. */
export function WhatFitsSlot(props: WhatFitsProps) {
  return (
    <section aria-labelledby="what-fits-heading" id="what-fits">
      <h2 id="what-fits-heading" className={styles.heading}>
        What fits
      </h2>
      <OnDemand load={load} props={props} failed="The guide couldn’t load what fits." />
    </section>
  );
}
