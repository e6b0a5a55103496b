import type { ReactNode } from 'react';
import { CardGrid } from '@/components/ui/CardGrid/CardGrid';
import { type CardLook, inLead } from '@/components/ui/CardGrid/in-lead';
import type { IndexEntryProps } from '@/components/ui/IndexEntry/IndexEntry';
import { PlainSection } from '@/components/ui/Section/Section';
import type { PageName } from '@/lib/seo/metadata';
import { NamedPage } from '../PageShell/NamedPage';

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
    <NamedPage
      name={name}
      list={items.map(entryOf).map(({ title, href }) => ({ name: title, path: href }))}
    >
      <PlainSection>
        {before}
        <CardGrid items={items} layout="lead" entryOf={entryOf}>
          {(item, index) => children(item, inLead(index))}
        </CardGrid>
      </PlainSection>
    </NamedPage>
  );
}
