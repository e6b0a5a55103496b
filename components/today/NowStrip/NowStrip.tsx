import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { NoticeLines } from '@/components/notices/NoticeLines/NoticeLines';
import { container } from '@/components/ui/Container/Container.css';
import { home } from '@/content/home';
import { routes } from '@/lib/routes';
import { rule } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import { NowSlot } from './NowSlot';
import * as styles from './NowStrip.css';

export function NowStrip() {
  const { heading, text: words, action } = home.today;
  return (
    <section className={`${rule.below} ${styles.strip}`} aria-labelledby="now-heading">
      <div className={`${container} ${styles.row}`}>
        <h2 id="now-heading" className={text.imprint}>
          {heading}
        </h2>
        <div>
          <NoticeLines />
          <div className={styles.line}>
            <NowSlot words={words} />
          </div>
        </div>
        <ButtonLink href={routes.today} icon="clock" variant="secondary">
          {action}
        </ButtonLink>
      </div>
    </section>
  );
}
