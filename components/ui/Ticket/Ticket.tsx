import type { ReactNode } from 'react';
import { bindUnits } from '@/lib/typeset';
import { stack } from '@/styles/layout.css';
import { closeOnPaper, unbroken } from '@/styles/print.css';
import { rule } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import { UnbrokenTimes } from '../UnbrokenTimes/UnbrokenTimes';
import { row, ticket } from './Ticket.css';

export interface TicketRow {
  readonly term: string;
  readonly description: ReactNode;
}

export function Ticket({ rows }: { rows: readonly TicketRow[] }) {
  return (
    <dl className={`${rule.strong} ${ticket}`}>
      {rows.map(({ term, description }) => (
        <div key={term} className={`${stack.s} ${rule.below} ${unbroken} ${closeOnPaper} ${row}`}>
          <dt className={text.bold}>{term}</dt>
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
