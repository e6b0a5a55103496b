import type { ReactNode } from 'react';
import { box, head } from './Table.css';

/** Scrolls a table, or what else is wider than the page, by itself, with the keyboard too. */
export function TableBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- https://adrianroselli.com/2020/11/under-engineered-responsive-tables.html
    <section className={box} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

export function ColumnHeads({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col" className={head}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
