/** Styles as sheets made by script, which no Content-Security-Policy refuses. */

function textOf({ href, cssRules }: CSSStyleSheet, base: string): string {
  const text = [...cssRules].map(({ cssText }) => cssText).join('\n');
  return text.replace(
    /url\("([^"]*)"\)/g,
    (_, address: string) => `url("${new URL(address, href ?? base).href}")`,
  );
}

/**
 * The sheets of the site's own build, each linked, or written out before its link that is switched
 * off. Those of readers and their extensions have no such link.
 */
function ownSheets(page: Document): CSSStyleSheet[] {
  const link = 'link[href*="/_next/static/"]';
  return [...page.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(`${link}, style`)]
    .filter((element) => element.matches(link) || element.nextElementSibling?.matches(link))
    .flatMap(({ sheet }) => sheet ?? []);
}

/**
 * Media queries count their `rem` by the letters that the reader has set; paper has one size. Dark
 * and forced colours are for screens.
 */
function forPaper(css: string): string {
  return css.replace(/@media[^{]+/g, (query) =>
    /color-scheme: dark|forced-colors/.test(query)
      ? '@media not all '
      : query.replace(/([\d.]+)r?em\b/g, (_, length: string) => `${Number(length) * 16}px`),
  );
}

function adopt(sheets: readonly CSSStyleSheet[], from: Document, to: Document): void {
  const view = to.defaultView as (Window & typeof globalThis) | null;
  if (!view) throw new Error('The document has no window to make styles in');
  to.adoptedStyleSheets = sheets.map((original) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(forPaper(textOf(original, from.baseURI)));
    return sheet;
  });
}

/** Gives a document the site's language and own styles, whatever else its reader has laid over the page. */
export function adoptOwnStyles(page: Document, to: Document): void {
  to.documentElement.className = page.documentElement.className;
  to.documentElement.lang = page.documentElement.lang;
  adopt(ownSheets(page), page, to);
}

/** Gives a copy of a document the styles that {@link adoptOwnStyles} gave to it. */
export function copyAdopted(from: Document, to: Document): void {
  adopt(from.adoptedStyleSheets, from, to);
}
