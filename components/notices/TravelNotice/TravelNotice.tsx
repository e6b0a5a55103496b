import { Icon } from '@/components/ui/Icon/Icon';
import type { Notice } from '@/content/types';
import { formatDayMonth } from '@/lib/time/words';
import { bindUnits } from '@/lib/typeset';
import * as styles from './TravelNotice.css';
import { WhileCurrent } from './WhileCurrent';

interface TravelNoticeProps {
  notice: Notice;
  headingLevel?: 2 | 3;
}

function checkedOn(date: Notice['checked']): string {
  const [, ...dayAndMonth] = formatDayMonth(date).split(' ');
  return [...dayAndMonth, date.slice(0, 4)].join('\u00a0');
}

export function TravelNotice({ notice, headingLevel = 2 }: TravelNoticeProps) {
  const { slug, title, text, from, until, checked, source } = notice;
  const Heading = `h${headingLevel}` as const;
  const headingId = `notice-${slug}`;
  return (
    <WhileCurrent from={from} until={until}>
      <section className={styles.notice} aria-labelledby={headingId}>
        <div className={styles.head}>
          <p className={styles.kind}>
            <Icon name="warning" />
            Travel notice
          </p>
          <Heading id={headingId} className={styles.title}>
            {title}
          </Heading>
        </div>
        <div className={styles.body}>
          <p className={styles.words}>{bindUnits(text)}</p>
          <p className={styles.source}>
            Checked <time dateTime={checked}>{checkedOn(checked)}</time>. Source:{' '}
            <a href={source.url}>{source.name}</a>
          </p>
        </div>
      </section>
    </WhileCurrent>
  );
}
