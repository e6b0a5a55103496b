import type { ReactNode } from 'react';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ItemKind, ItemOf } from '@/content/types';
import { allOfKind } from '@/lib/kinds/entries';
import { orEmpty } from '@/lib/content/page-params';
import { entryMetadata } from '@/lib/seo/metadata';

interface DetailsProps {
  params: Promise<{ slug: string }>;
}

/** What a `[slug]` page exports: a page for each of these items. */
export function detailsRoute<Item extends { readonly slug: string }>(
  items: readonly Item[],
  metadataOf: (item: Item) => Metadata,
  render: (item: Item) => ReactNode,
) {
  async function findItem({ params }: DetailsProps): Promise<Item> {
    const { slug } = await params;
    return items.find((item) => item.slug === slug) ?? notFound();
  }
  return {
    generateStaticParams: () => orEmpty(items.map(({ slug }) => slug)).map((slug) => ({ slug })),
    generateMetadata: async (props: DetailsProps) => metadataOf(await findItem(props)),
    Page: async (props: DetailsProps) => render(await findItem(props)),
  };
}

/** What the `[slug]` page of a kind exports. */
export function kindRoute<K extends ItemKind>(
  kind: K,
  Details: (props: { item: ItemOf<K> }) => ReactNode,
) {
  return detailsRoute<ItemOf<K>>(
    allOfKind(kind),
    (item) => entryMetadata(kind, item),
    (item) => <Details item={item} />,
  );
}
