/**
 * Stands for the things of a kind that the content has none of: Next exports no folder without a
 * page. `scripts/export/empty-folders.ts` takes that page out again.
 */
export const emptyFolderSlug = 'nothing-here';

const orNone = (names: readonly string[]) => (names.length > 0 ? names : [emptyFolderSlug]);

/** The `generateStaticParams` of a folder of details pages. */
export function pageParams(items: readonly { readonly slug: string }[]): { slug: string }[] {
  return orNone(items.map(({ slug }) => slug)).map((slug) => ({ slug }));
}

/** The `generateStaticParams` of a folder of files, by their names. */
export function fileParams(names: readonly string[]): { file: string }[] {
  return orNone(names).map((file) => ({ file }));
}
