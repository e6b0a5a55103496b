/** Next exports no folder without a page; `scripts/export/pages.ts` removes this one again. */
export const emptyFolderSlug = 'nothing-here';

const orNone = (names: readonly string[]) => (names.length > 0 ? names : [emptyFolderSlug]);

export function pageParams(items: readonly { readonly slug: string }[]): { slug: string }[] {
  return orNone(items.map(({ slug }) => slug)).map((slug) => ({ slug }));
}

export function fileParams(names: readonly string[]): { file: string }[] {
  return orNone(names).map((file) => ({ file }));
}
