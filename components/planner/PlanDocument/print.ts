/** How long the window with the plan is shown before it is printed, in milliseconds. */
const printDelay = 250;
/** How long to wait for a picture or a font that does not come, in milliseconds. */
const timeoutMs = 3000;

/** How long a dialog may stand of which the browser tells nothing more, in milliseconds. */
const dialogTimeoutMs = 60_000;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

function loaded(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => resolve());
  });
}

/** The rules of a sheet, with the addresses in them made absolute. */
function textOf({ href, cssRules }: CSSStyleSheet): string {
  const text = [...cssRules].map(({ cssText }) => cssText).join('\n');
  return text.replace(
    /url\("([^"]*)"\)/g,
    (_, address: string) => `url("${new URL(address, href ?? document.baseURI).href}")`,
  );
}

/** Styles as the page has them, without asking for them again and as its security policy allows. */
function adoptStyles(target: Window & typeof globalThis): void {
  target.document.adoptedStyleSheets = [...document.styleSheets].map((original) => {
    const sheet = new target.CSSStyleSheet();
    sheet.replaceSync(textOf(original));
    return sheet;
  });
}

/** The page's style elements and links to style sheets, asked for again. */
function linkStyles(paper: Document): HTMLElement[] {
  const copies = [...document.querySelectorAll<HTMLElement>('link[rel="stylesheet"], style')].map(
    (original) => {
      const copy = paper.importNode(original, true);
      if (original instanceof HTMLLinkElement) copy.setAttribute('href', original.href);
      return copy;
    },
  );
  paper.head.append(...copies);
  return copies.filter((copy) => copy.matches('link'));
}

/**
 * Gives the window the styles of the page. Browsers before 2023 cannot make style sheets, and none
 * lets another host's sheet be read, as an extension may have put one in.
 *
 * @returns the links that have to load before it is printed
 */
function copyStyles(target: Window & typeof globalThis): HTMLElement[] {
  if (!('adoptedStyleSheets' in target.document)) return linkStyles(target.document);
  try {
    adoptStyles(target);
    return [];
  } catch {
    return linkStyles(target.document);
  }
}

function copyBlock(block: HTMLElement, paper: Document): HTMLImageElement[] {
  const copy = paper.importNode(block, true);
  for (const control of copy.querySelectorAll('[data-html2canvas-ignore]')) control.remove();
  const pictures = [...copy.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  paper.body.append(copy);
  return pictures.filter((picture) => !picture.complete);
}

/**
 * Prints, and closes the window once the browser's dialog has been dealt with: as `afterprint` says,
 * or, where that never comes, when the page is on the screen again, or whoever prints is back.
 */
function printAndClose(target: Window) {
  const dialog = { open: false };
  const done = new AbortController();
  const { signal } = done;
  const close = () => {
    done.abort();
    dialog.open = false;
    target.close();
  };
  target.addEventListener('beforeprint', () => {
    dialog.open = true;
  });
  target.addEventListener('afterprint', close, { signal });
  target.matchMedia('print').addEventListener('change', ({ matches }) => !matches && close(), {
    signal,
  });
  target.print();
  // Some browsers go on while their dialog is open, and would close it with the window.
  if (!dialog.open) {
    close();
    return;
  }
  window.addEventListener('focus', close, { signal });
  const timer = setTimeout(close, dialogTimeoutMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/**
 * Prints a part of the page in a window of its own. The window is opened before anything is
 * awaited: later on the browser would take it for a pop-up.
 *
 * @returns false when the browser did not allow the window
 */
export async function printBlock(block: HTMLElement, title: string): Promise<boolean> {
  const target = window.open('', '_blank', 'width=860,height=1000') as
    (Window & typeof globalThis) | null;
  if (!target) return false;

  const paper = target.document;
  paper.title = title;
  paper.documentElement.lang = document.documentElement.lang;
  // The site's fonts are set there.
  paper.documentElement.className = document.documentElement.className;
  const waiting = [...copyStyles(target), ...copyBlock(block, paper)].map(loaded);

  // The fonts are known when the styles are.
  const complete = Promise.all(waiting).then(() => paper.fonts.ready);
  await Promise.all([wait(printDelay), Promise.race([complete, wait(timeoutMs)])]);
  if (!target.closed) printAndClose(target);
  return true;
}
