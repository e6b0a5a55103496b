import { WhileTrusted } from '@/components/trust/WhileTrusted/WhileTrusted';
import { FoldOnPhone } from '@/components/ui/FoldOnPhone/FoldOnPhone';
import { Icon } from '@/components/ui/Icon/Icon';
import type { Notice } from '@/content/types';
import { formatDayOfYear } from '@/lib/time/words';
import { bindUnits } from '@/lib/typeset';
import { line, prose, row, spaceAbove, stack } from '@/styles/layout.css';
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
