/** @jest-environment jsdom */
import { printBlock } from './print';

/** A window as the browser would open it: a page of its own, with or without made style sheets. */
function openWindow({ madeStyles }: { madeStyles: boolean }) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const opened = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!opened) throw new Error('jsdom gives no window');
  const replaced: string[] = [];
  Object.defineProperty(opened.document, 'fonts', { value: { ready: Promise.resolve() } });
  if (madeStyles) {
    Object.defineProperty(opened.document, 'adoptedStyleSheets', { value: [], writable: true });
    Object.defineProperty(opened, 'CSSStyleSheet', {
      value: class {
        replaceSync(text: string) {
          replaced.push(text);
        }
      },
    });
  }
  opened.print = jest.fn();
  // jsdom has no media queries.
  opened.matchMedia = () => new EventTarget() as MediaQueryList;
  opened.close = jest.fn();
  jest.spyOn(window, 'open').mockReturnValue(opened);
  return { opened, replaced };
}

/** Milliseconds for which the window is seen before it is printed. */
const shown = 250;

const block = document.createElement('article');
block.innerHTML = '<h2>My plan</h2><p data-html2canvas-ignore>Print</p>';

/** What other suites have in the head. */
let others: readonly ChildNode[] = [];

beforeAll(() => {
  others = [...document.head.childNodes];
});

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML =
    '<style>h2 { color: red }</style><link rel="stylesheet" href="/_next/site.css">';
});

afterAll(() => {
  document.head.replaceChildren(...others);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
  document.head.replaceChildren();
});

test('prints the block without its controls, and closes the window', async () => {
  const { opened, replaced } = openWindow({ madeStyles: true });
  const printed = printBlock(block, 'My plan');
  await jest.advanceTimersByTimeAsync(shown);
  await expect(printed).resolves.toBe(true);
  expect(opened.document.body.textContent).toBe('My plan');
  expect(replaced.join()).toContain('red');
  expect(opened.document.head.querySelector('style, link')).toBeNull();
  expect(opened.print).toHaveBeenCalledTimes(1);
  expect(opened.close).toHaveBeenCalledTimes(1);
});

test('a browser that cannot make style sheets prints with the page’s own', async () => {
  const { opened } = openWindow({ madeStyles: false });
  const printed = printBlock(block, 'My plan');
  const link = opened.document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  expect(link?.href).toBe(new URL('/_next/site.css', document.baseURI).href);
  expect(opened.document.querySelector('style')?.textContent).toContain('red');
  link?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(shown);
  await expect(printed).resolves.toBe(true);
  expect(opened.print).toHaveBeenCalledTimes(1);
});

test('a sheet that may not be read is asked for again, and nothing is blank', async () => {
  const { opened } = openWindow({ madeStyles: true });
  jest.spyOn(document, 'styleSheets', 'get').mockImplementation(() => {
    throw new DOMException('Not allowed', 'SecurityError');
  });
  const printed = printBlock(block, 'My plan');
  opened.document.querySelector('link')?.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(shown);
  await printed;
  expect(opened.document.head.querySelectorAll('style, link')).toHaveLength(2);
});

test('says that the window was not allowed', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  await expect(printBlock(block, 'My plan')).resolves.toBe(false);
});
