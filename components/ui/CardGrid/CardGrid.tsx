import type { ReactNode } from 'react';
import { IndexEntry, type IndexEntryProps } from '../IndexEntry/IndexEntry';
import { cell, grid, more, moreHeading, rowButtons, swipe } from './CardGrid.css';
import { RowButtons } from './RowButtons';
import { cardsAtMost } from '@/lib/lists';
import { text } from '@/styles/text.css';

interface CardGridProps<Thing> {
  items: readonly Thing[];
  layout?: keyof typeof grid;
  swiped?: string;
  children: (item: Thing, index: number) => ReactNode;
  entryOf?: (item: Thing) => IndexEntryProps;
  arrange?: (cells: readonly ReactNode[], items: readonly Thing[]) => ReactNode;
}

/** What is more than a page can carry is listed below the cards, a line each. */
export function CardGrid<Thing>({
  items,
  layout = 'even',
  swiped,
  children,
  entryOf,
  arrange = (cells) => cells,
}: CardGridProps<Thing>) {
  const cards = entryOf ? items.slice(0, cardsAtMost) : items;
  const rest = items.slice(cards.length);
  const cells = cards.map((item, index) => (
    <li key={index} className={cell}>
      {children(item, index)}
    </li>
  ));
  return (
    <>
      <ul
        className={`${grid[layout]} ${swiped ? swipe : ''}`}
        data-reveal-group="cards"
        data-swiped={swiped && ''}
      >
        {arrange(cells, cards)}
      </ul>
      {swiped && <RowButtons name={swiped} className={rowButtons} />}
      {entryOf && rest.length > 0 && (
        <section aria-labelledby="more">
          <h2 id="more" className={`${text.subheading} ${moreHeading}`}>
            And {rest.length} more
          </h2>
          <ul className={more}>
            {arrange(
              rest.map((item, index) => (
                <li key={index}>
                  <IndexEntry {...entryOf(item)} />
                </li>
              )),
              rest,
            )}
          </ul>
        </section>
      )}
    </>
  );
}
