/**
 * Stands for the things of a kind that the content has none of: Next exports no folder without a
 * page. `scripts/finish.ts` takes that page out again.
 */
export const emptyFolderSlug = 'nothing-here';

/** The `generateStaticParams` of a folder of details pages. */
export function pageParams(items: readonly { readonly slug: string }[]): { slug: string }[] {
  return items.length > 0 ? items.map(({ slug }) => ({ slug })) : [{ slug: emptyFolderSlug }];
}
