import { WhileTrusted } from '@/components/trust/WhileTrusted/WhileTrusted';
import { FoldOnPhone } from '@/components/ui/FoldOnPhone/FoldOnPhone';
import { Icon } from '@/components/ui/Icon/Icon';
import { Link } from '@/components/ui/Link/Link';
import type { Notice } from '@/content/types';
import { allNotices } from '@/lib/content/queries';
import { routes } from '@/lib/routes';
import { formatDayOfYear } from '@/lib/time/words';
import { bindUnits } from '@/lib/typeset';
import { align, line, prose, row, spaceAbove, stack } from '@/styles/layout.css';
import { closeOnPaper, unbroken } from '@/styles/print.css';
import { text } from '@/styles/text.css';
import * as styles from './TravelNotice.css';

interface TravelNoticeProps {
  notice: Notice;
  headingLevel?: 2 | 3;
}

export function TravelNotice({ notice, headingLevel = 2 }: TravelNoticeProps) {
  const { slug, title, from, until, checked, source } = notice;
  const Heading = `h${headingLevel}` as const;
  const headingId = `notice-${slug}`;
  return (
    <WhileTrusted validFrom={from} validUntil={until} otherwise={null}>
      <section
        className={`${row.s} ${unbroken} ${closeOnPaper} ${styles.notice}`}
        aria-labelledby={headingId}
      >
        <div className={`${stack.s} ${styles.head}`}>
          <p className={`${line.xs} ${text.imprint} ${text.danger}`}>
            <Icon name="warning" />
            Travel notice
          </p>
          <Heading id={headingId} className={text.cardTitle}>
            {title}
          </Heading>
        </div>
        <div className={`${stack.s} ${styles.body}`}>
          <FoldOnPhone title="Read the notice">
            <p className={prose}>{bindUnits(notice.text)}</p>
            <p className={`${text.quiet} ${spaceAbove.xs}`}>
              Checked <time dateTime={checked}>{formatDayOfYear(checked)}</time>. Source:{' '}
              <a href={source.url}>{source.name}</a>
            </p>
          </FoldOnPhone>
        </div>
      </section>
    </WhileTrusted>
  );
}

/** Each notice in a line while it holds, with the way to what it says. */
export function NoticeLines() {
  return allNotices().map(({ slug, title, from, until }) => (
    <WhileTrusted key={slug} validFrom={from} validUntil={until} otherwise={null}>
      <p className={`${line.xs} ${align.top} ${text.medium} ${text.danger}`}>
        <Icon name="warning" />
        <span>
          <Link href={`${routes.gettingAround}#notice-${slug}`}>{title}</Link>
        </span>
      </p>
    </WhileTrusted>
  ));
}
