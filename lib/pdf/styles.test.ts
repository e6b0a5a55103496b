/** @jest-environment jsdom */
import { adoptStyles } from './styles';

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
    '<style>h2 { color: red }</style><style>p { background: url("/images/a.png") }</style>';
});

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
});

test('copies every sheet, with absolute addresses', () => {
  const { target, texts } = openFrame();
  adoptStyles(document, target);
  expect(texts).toHaveLength(2);
  expect(texts[0]).toContain('red');
  expect(texts[1]).toContain(new URL('/images/a.png', document.baseURI).href);
  expect(target.adoptedStyleSheets).toHaveLength(2);
});

test('leaves out a sheet that may not be read, such as an extension adds', () => {
  const { target, texts } = openFrame();
  const [sheet] = document.styleSheets;
  if (!sheet) throw new Error('There is no sheet');
  Object.defineProperty(sheet, 'cssRules', {
    get: () => {
      throw new DOMException('Not allowed', 'SecurityError');
    },
  });
  adoptStyles(document, target);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('images/a.png');
});
