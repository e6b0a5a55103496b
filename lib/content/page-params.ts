/** Next exports no folder without a page; `scripts/export/pages.ts` removes this one again. */
export const emptyFolderSlug = 'nothing-here';

export const orEmpty = (names: readonly string[]) => (names.length > 0 ? names : [emptyFolderSlug]);
