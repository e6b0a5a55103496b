import { Link } from '@/components/ui/Link/Link';
import { tideMonthPath } from '@/lib/routes';
import { tideMonths } from '@/lib/tides/month';
import { formatMonth } from '@/lib/time/words';
import * as styles from './TideMonthLinks.css';

/** The way to each month's table. */
export function TideMonthLinks() {
  return (
    <ul className={styles.list}>
      {tideMonths().map((month) => (
        <li key={month}>
          <Link className={styles.link} href={tideMonthPath(month)}>
            {formatMonth(month)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
