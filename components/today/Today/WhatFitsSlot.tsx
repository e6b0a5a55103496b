import { useWhenSeen } from '@/components/browser/use-when-seen';
import { Retry } from '@/components/ui/Retry/Retry';
import * as styles from './Today.css';
import type { WhatFitsProps } from './WhatFits';

const load = () => import('./WhatFits');

/** What fits, by the check of the planner, whose code is fetched when this comes into view. */
export function WhatFitsSlot(props: WhatFitsProps) {
  const { ref, code, retry } = useWhenSeen<Awaited<ReturnType<typeof load>>, HTMLElement>(load);
  return (
    <section
      ref={ref}
      className={styles.fitting}
      aria-labelledby="what-fits-heading"
      id="what-fits"
      aria-busy={!code && !retry}
    >
      <h2 id="what-fits-heading" className={styles.heading}>
        What fits
      </h2>
      {code && <code.WhatFits {...props} />}
      <Retry retry={retry}>What fits could not be loaded.</Retry>
    </section>
  );
}
