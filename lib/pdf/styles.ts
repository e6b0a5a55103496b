/** Styles as sheets made by script, which no Content-Security-Policy refuses. */

function textOf({ href, cssRules }: CSSStyleSheet, base: string): string {
  const text = [...cssRules].map(({ cssText }) => cssText).join('\n');
  return text.replace(
    /url\("([^"]*)"\)/g,
    (_, address: string) => `url("${new URL(address, href ?? base).href}")`,
  );
}

function readableSheets({ styleSheets, adoptedStyleSheets }: Document): CSSStyleSheet[] {
  return [...styleSheets, ...adoptedStyleSheets].filter((sheet) => {
    try {
      return Boolean(sheet.cssRules);
    } catch {
      return false;
    }
  });
}

export function adoptStyles(from: Document, to: Document): void {
  const view = to.defaultView as (Window & typeof globalThis) | null;
  if (!view) throw new Error('The document has no window to make styles in');
  to.adoptedStyleSheets = readableSheets(from).map((original) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(textOf(original, from.baseURI));
    return sheet;
  });
}

export function dropDarkTheme({ adoptedStyleSheets }: Document): void {
  const drop = (owner: CSSStyleSheet | CSSGroupingRule) => {
    for (let index = owner.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = owner.cssRules[index];
      if (!rule || !('cssRules' in rule)) continue;
      if (
        'media' in rule &&
        (rule as CSSMediaRule).media.mediaText.includes('color-scheme: dark')
      ) {
        owner.deleteRule(index);
      } else if ('deleteRule' in rule) {
        drop(rule as CSSGroupingRule);
      }
    }
  };
  for (const sheet of adoptedStyleSheets) drop(sheet);
}
