import { Link } from '@/components/ui/Link/Link';
import { Section } from '@/components/ui/Section/Section';
import type { YearMonth } from '@/content/types';
import { tideMonthPath } from '@/lib/routes';
import { tideMonths } from '@/lib/tides/month';
import { formatMonth } from '@/lib/time/words';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { chevronLeft, chevronRight } from '@/components/ui/Icon/turning-paths';
import { align, closeRow, padBlock, spaceAbove, touchLine } from '@/styles/layout.css';
import { screenOnly } from '@/styles/print.css';
import { rule } from '@/styles/surfaces.css';
import * as styles from './TideMonthLinks.css';

export function TideMonthLinks({ shown }: { shown?: YearMonth }) {
  return (
    <Section
      id="months"
      title="Month by month"
      ground="sunken"
      {...(!shown && { intro: 'Tables to print and pin up, with the moon and the light.' })}
    >
      <ul className={styles.list}>
        {tideMonths().map((month) => (
          <li key={month}>
            <Link
              className={`${touchLine} ${padBlock.xs} ${rule.below} ${styles.link}`}
              href={tideMonthPath(month)}
              aria-current={month === shown ? 'page' : undefined}
            >
              {formatMonth(month)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function MonthsBeside({ month }: { month: YearMonth }) {
  const months = tideMonths();
  const at = months.indexOf(month);
  const [before, after] = [months[at - 1], months[at + 1]];
  return (
    <nav
      className={`${closeRow.xs} ${align.apart} ${screenOnly} ${spaceAbove.m}`}
      aria-label="Month before and month after"
    >
      {before && (
        <Link className={touchLine} href={tideMonthPath(before)} rel="prev">
          <Glyph path={chevronLeft} />
          {formatMonth(before)}
        </Link>
      )}
      {after && (
        <Link className={touchLine} href={tideMonthPath(after)} rel="next">
          {formatMonth(after)}
          <Glyph path={chevronRight} />
        </Link>
      )}
    </nav>
  );
}
