/** @jest-environment jsdom */
import { adoptOwnStyles } from './styles';

/** A document in a frame; jsdom makes no style sheets by script. */
function openFrame(): { readonly target: Document; readonly texts: string[] } {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const { contentDocument: target, contentWindow } = frame;
  if (!target || !contentWindow) throw new Error('jsdom gives no frame');
  const texts: string[] = [];
  Object.assign(contentWindow, {
    CSSStyleSheet: class {
      replaceSync(text: string) {
        texts.push(text);
      }
    },
  });
  return { target, texts };
}

beforeEach(() => {
  Object.assign(document, { adoptedStyleSheets: [] });
  document.head.innerHTML =
    '<style>h2 { color: red }</style><link href="/_next/static/a.css" disabled>' +
    '<style>p { background: url("/images/a.png") }</style><link href="/_next/static/a.css" disabled>';
});

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
});

test('copies every sheet, with absolute addresses', () => {
  const { target, texts } = openFrame();
  adoptOwnStyles(document, target);
  expect(texts).toHaveLength(2);
  expect(texts[0]).toContain('red');
  expect(texts[1]).toContain(new URL('/images/a.png', document.baseURI).href);
  expect(target.adoptedStyleSheets).toHaveLength(2);
});

test('leaves out what a reader or an extension lays over the page', () => {
  const { target, texts } = openFrame();
  document.head.append(document.createElement('style'));
  const over = document.head.lastElementChild;
  if (over) over.textContent = 'body { background: black !important }';
  adoptOwnStyles(document, target);
  expect(texts.join()).not.toContain('black');
});

test('counts media queries in pixels, whatever size of letters the reader has set', () => {
  const { target, texts } = openFrame();
  const [own] = document.getElementsByTagName('style');
  if (own) own.textContent = '@media (min-width: 44rem) { p { color: red } }';
  adoptOwnStyles(document, target);
  expect(texts[0]).toContain('704px');
  expect(texts[0]).not.toContain('44rem');
});

test('leaves dark and forced colours to the screen, also within other rules', () => {
  const { target, texts } = openFrame();
  const [own] = document.getElementsByTagName('style');
  const dark = '@media (prefers-color-scheme: dark) { p { color: white } }';
  const forced = '@media print and (forced-colors: active) { p { color: CanvasText } }';
  if (own) own.textContent = `@media (min-width: 44rem) { ${dark} } ${forced}`;
  adoptOwnStyles(document, target);
  expect(texts[0]?.match(/@media[^{]+(?= )/g)).toEqual([
    '@media (min-width: 704px)',
    '@media not all',
    '@media not all',
  ]);
});
