import { Link } from '@/components/ui/Link/Link';
import type { YearMonth } from '@/content/types';
import { tideMonthPath } from '@/lib/routes';
import { tideMonths } from '@/lib/tides/month';
import { formatMonth } from '@/lib/time/words';
import * as styles from './TideMonthLinks.css';

export function TideMonthLinks({ shown }: { shown?: YearMonth }) {
  return (
    <ul className={styles.list}>
      {tideMonths().map((month) => (
        <li key={month}>
          <Link
            className={styles.link}
            href={tideMonthPath(month)}
            aria-current={month === shown ? 'page' : undefined}
          >
            {formatMonth(month)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
