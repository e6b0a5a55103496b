/** How long the window with the plan is shown before it is printed, in milliseconds. */
const printDelay = 250;
/** How long to wait for a picture or a font that does not come, in milliseconds. */
const timeoutMs = 3000;

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
function copyStyles(target: Window & typeof globalThis): void {
  target.document.adoptedStyleSheets = [...document.styleSheets].map((original) => {
    const sheet = new target.CSSStyleSheet();
    sheet.replaceSync(textOf(original));
    return sheet;
  });
}

function copyBlock(block: HTMLElement, paper: Document): HTMLImageElement[] {
  const copy = paper.importNode(block, true);
  for (const control of copy.querySelectorAll('[data-html2canvas-ignore]')) control.remove();
  const pictures = [...copy.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  paper.body.append(copy);
  return pictures.filter((picture) => !picture.complete);
}

/** Prints, and closes the window as soon as the browser's dialog has been dealt with. */
function printAndClose(target: Window) {
  const dialog = { open: false };
  target.addEventListener('beforeprint', () => {
    dialog.open = true;
  });
  target.addEventListener('afterprint', () => {
    dialog.open = false;
    target.close();
  });
  target.print();
  // Some browsers go on while their dialog is open, and would close it with the window.
  if (!dialog.open) target.close();
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
  copyStyles(target);
  const pictures = copyBlock(block, paper);

  const complete = Promise.all([paper.fonts.ready, ...pictures.map(loaded)]);
  await Promise.all([wait(printDelay), Promise.race([complete, wait(timeoutMs)])]);
  if (!target.closed) printAndClose(target);
  return true;
}
