import type { ReactNode } from 'react';
import { cell, grid } from './CardGrid.css';

interface CardGridProps<Thing> {
  items: readonly Thing[];
  keyOf: (item: Thing) => string;
  layout?: keyof typeof grid;
  children: (item: Thing, index: number) => ReactNode;
  /** Takes the cells, each keyed, and may put them into an order of its own. */
  arrange?: (cells: readonly ReactNode[]) => ReactNode;
}

/** A list of cards, which come in one after the other when they are reached. */
export function CardGrid<Thing>({
  items,
  keyOf,
  layout = 'even',
  children,
  arrange = (cells) => cells,
}: CardGridProps<Thing>) {
  const cells = items.map((item, index) => (
    <li key={keyOf(item)} className={cell}>
      {children(item, index)}
    </li>
  ));
  return (
    <ul className={grid[layout]} data-reveal="" data-reveal-group="cards">
      {arrange(cells)}
    </ul>
  );
}
