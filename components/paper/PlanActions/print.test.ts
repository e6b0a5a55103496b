/** @jest-environment jsdom */
import { printBlock } from './print';

/** A window as the browser would open it: a page of its own. */
function openWindow() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const opened = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!opened) throw new Error('jsdom gives no window');
  const replaced: string[] = [];
  Object.defineProperty(opened.document, 'fonts', { value: { ready: Promise.resolve() } });
  // jsdom makes no style sheets by script.
  Object.defineProperty(opened, 'CSSStyleSheet', {
    value: class {
      replaceSync(text: string) {
        replaced.push(text);
      }
    },
  });
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
  Object.assign(document, { adoptedStyleSheets: [] });
  document.head.innerHTML =
    '<style>h2 { color: red }</style><link href="/_next/static/a.css" disabled>';
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
  const { opened, replaced } = openWindow();
  const printed = printBlock(block, 'My plan');
  await jest.advanceTimersByTimeAsync(shown);
  await expect(printed).resolves.toBe(true);
  expect(opened.document.body.textContent).toBe('My plan');
  expect(replaced.join()).toContain('red');
  expect(opened.document.head.querySelector('style, link')).toBeNull();
  expect(opened.print).toHaveBeenCalledTimes(1);
  expect(opened.close).toHaveBeenCalledTimes(1);
});

test('closes the window where no event tells that the printing is done, once the page is back', async () => {
  const { opened } = openWindow();
  opened.print = () => opened.dispatchEvent(new Event('beforeprint'));
  const printed = printBlock(block, 'My plan');
  await jest.advanceTimersByTimeAsync(shown);
  await printed;
  expect(opened.close).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('focus'));
  expect(opened.close).toHaveBeenCalledTimes(1);
});

test('says that the window was not allowed', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  await expect(printBlock(block, 'My plan')).resolves.toBe(false);
});
