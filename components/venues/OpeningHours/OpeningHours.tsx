import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import type { OpeningSpan } from '@/content/types';
import { openingTable } from '@/lib/content/opening-hours';
import { text } from '@/styles/text.css';
import * as styles from './OpeningHours.css';

export function OpeningHours({ spans }: { spans: readonly OpeningSpan[] }) {
  return (
    <>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>Opening hours, London time</VisuallyHidden>
        </caption>
        <tbody>
          {openingTable(spans).map(({ day, hours }) => (
            <tr key={day} className={styles.row}>
              <th scope="row" className={styles.day}>
                {day}
              </th>
              <td className={styles.hours}>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={text.quiet}>Times may differ on bank holidays.</p>
    </>
  );
}
