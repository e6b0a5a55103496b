import type { DaysFacts } from '@/lib/days/facts';
import { Sentence } from '../NowStrip/NowLine';
import * as styles from './Today.css';
import { Where } from './Where';

/** The day in one sentence for where one is, and the choice of that. */
export function Here({ facts }: { facts: DaysFacts }) {
  return (
    <>
      <p className={styles.sentence}>
        <Sentence facts={facts} />
      </p>
      <Where facts={facts} />
    </>
  );
}
