import type { ReactNode } from 'react';
import { bindUnits } from '@/lib/typeset';
import { whole } from '../Facts/Facts';
import { row, term as termClass, ticket } from './Ticket.css';

export interface TicketRow {
  readonly term: string;
  readonly description: ReactNode;
}

/** Facts set like a ticket: a ruled table of what and which. */
export function Ticket({ rows }: { rows: readonly TicketRow[] }) {
  return (
    <dl className={ticket}>
      {rows.map(({ term, description }) => (
        <div key={term} className={row}>
          <dt className={termClass}>{term}</dt>
          <dd>{typeof description === 'string' ? whole(bindUnits(description)) : description}</dd>
        </div>
      ))}
    </dl>
  );
}
