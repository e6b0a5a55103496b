import type { ReactNode } from 'react';
import { bindUnits } from '@/lib/typeset';
import { UnbrokenTimes } from '../UnbrokenTimes/UnbrokenTimes';
import { row, term as termClass, ticket } from './Ticket.css';

export interface TicketRow {
  readonly term: string;
  readonly description: ReactNode;
}

export function Ticket({ rows }: { rows: readonly TicketRow[] }) {
  return (
    <dl className={ticket}>
      {rows.map(({ term, description }) => (
        <div key={term} className={row}>
          <dt className={termClass}>{term}</dt>
          <dd>
            {typeof description === 'string' ? (
              <UnbrokenTimes>{bindUnits(description)}</UnbrokenTimes>
            ) : (
              description
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
