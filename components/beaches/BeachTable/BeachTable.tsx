import type { ReactNode } from 'react';
import { Sign } from '@/components/access/facilities';
import { TableBox } from '@/components/ui/Table/TableBox';
import { accessPage } from '@/content/access';
import { homePoint } from '@/content/transport/points';
import type { Beach } from '@/content/types';
import { ASKED, facilitiesAt, facilityLabels } from '@/lib/content/facilities';
import { waysOnFoot } from '@/lib/content/on-foot';
import { pointName } from '@/lib/content/transport';
import { durationText } from '@/lib/time/spans';
import { Distance } from '../Distance/Distance';
import * as styles from './BeachTable.css';

interface Row {
  readonly label: string;
  readonly cell: (beach: Beach) => ReactNode;
}

function onFoot(index: 0 | 1): Row['cell'] {
  return function Minutes({ place }) {
    const way = waysOnFoot(place)?.[index];
    return way ? durationText(way.minutes) : accessPage.unknown;
  };
}

const rows: readonly Row[] = [
  { label: 'Distance', cell: (beach) => <Distance beach={beach} /> },
  { label: `On foot from ${pointName(homePoint)}`, cell: onFoot(0) },
  { label: 'On foot back', cell: onFoot(1) },
  ...ASKED.map((topic) => ({
    label: facilityLabels[topic],
    cell: function Known({ place }: Beach) {
      const known = facilitiesAt(place).find((one) => one.topic === topic);
      if (!known?.sign) return accessPage.unknown;
      const { sign, short = sign === facilityLabels[topic] ? 'Yes' : sign } = known;
      return <Sign {...known} sign={short} />;
    },
  })),
];

export function BeachTable({ beaches }: { beaches: readonly Beach[] }) {
  return (
    <TableBox label="The beaches compared">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.cell}>
              Beach
            </th>
            {beaches.map(({ slug, name }) => (
              <th key={slug} scope="col" className={styles.name} translate="no">
                <a href={`#${slug}`}>{name}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cell }) => (
            <tr key={label}>
              <th scope="row" className={styles.cell}>
                {label}
              </th>
              {beaches.map((beach) => (
                <td key={beach.slug} className={styles.cell}>
                  {cell(beach)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
