import type { ComponentProps, ReactNode } from 'react';
import type { Card } from '@/components/ui/Card/Card';
import { CardGrid } from '@/components/ui/CardGrid/CardGrid';
import type { IndexEntryProps } from '@/components/ui/IndexEntry/IndexEntry';
import { PlainSection } from '@/components/ui/Section/Section';
import type { PageName } from '@/lib/seo/metadata';
import { NamedPage } from '../PageShell/PageShell';

export type CardLook = Pick<ComponentProps<typeof Card>, 'headingLevel' | 'layout' | 'sizes'>;

/** How a card looks by its index in the list of a page. */
function inLead(index: number): CardLook {
  return index === 0
    ? { headingLevel: 2, layout: 'sideways', sizes: '(min-width: 44rem) 54vw, 92vw' }
    : { headingLevel: 2, layout: 'upright', sizes: '(min-width: 44rem) 46vw, 92vw' };
}

interface CardListPageProps<Item> {
  name: PageName;
  items: readonly Item[];
  entryOf: (item: Item) => IndexEntryProps;
  before?: ReactNode;
  children: (item: Item, look: CardLook) => ReactNode;
}

/** A page that lists all of a kind as cards, the first of them large. */
export function CardListPage<Item>({
  name,
  items,
  entryOf,
  before,
  children,
}: CardListPageProps<Item>) {
  return (
    <NamedPage name={name} list={items.map(entryOf)}>
      <PlainSection>
        {before}
        <CardGrid items={items} layout="lead" entryOf={entryOf}>
          {(item, index) => children(item, inLead(index))}
        </CardGrid>
      </PlainSection>
    </NamedPage>
  );
}
