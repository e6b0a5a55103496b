import { NoticeLines } from '@/components/notices/TravelNotice/TravelNotice';
import { Link } from '@/components/ui/Link/Link';
import { home } from '@/content/home';
import { routes } from '@/lib/routes';
import { align, container, padBlock, row } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { rule } from '@/styles/surfaces.css';
import { NowSlot } from './NowSlot';
import * as styles from './NowStrip.css';

export function NowStrip() {
  const { heading, text: words, action } = home.today;
  return (
    <section className={rule.above} aria-labelledby="now-heading">
      <div
        className={`${container} ${row.xs} ${align.middle} ${align.apart} ${padBlock.xs} ${styles.row}`}
      >
        <h2 id="now-heading" className={text.imprint}>
          {heading}
        </h2>
        <div className={styles.lines}>
          <NoticeLines />
          <div className={styles.line}>
            <NowSlot words={words} />
          </div>
        </div>
        <div>
          <Link href={routes.today}>{action}</Link>
        </div>
      </div>
    </section>
  );
}
