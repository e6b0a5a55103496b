/** Through the object model only: a strict content security policy refuses markup with styles. */
import { roomOnPage, sheet as paperSheet } from './file';
import { fetchPictures, loadImage, newCanvas, picturesLoaded } from './pictures';
import { inTime, type SheetOptions, untilAborted, yieldToMain } from './steps';
import { adoptOwnStyles } from './styles';

const leftOut = 'button, script, [data-html2canvas-ignore]';

const otherScripts = /[^\P{L}\p{Script=Latin}]/u;

const emptyPicture =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Pixels of a picture for each CSS pixel. */
export const captureScale = 2;

/** A frame of its own, which nobody sees. */
export function openFrame(page: Document): HTMLIFrameElement {
  const frame = page.createElement('iframe');
  frame.inert = true;
  frame.setAttribute('aria-hidden', 'true');
  frame.setAttribute('scrolling', 'no');
  Object.assign(frame.style, {
    position: 'fixed',
    left: '-10000px',
    top: '0',
    width: `${paperSheet.width}px`,
    height: `${roomOnPage(1)}px`,
    border: '0',
    visibility: 'hidden',
  });
  page.body.append(frame);
  // Not by `srcdoc`: Firefox refuses fonts and styles in a frame within one. Avoids quirks mode.
  frame.contentDocument?.open();
  frame.contentDocument?.write('<!doctype html>');
  frame.contentDocument?.close();
  return frame;
}

function render(image: HTMLImageElement, width: number, height: number, ground: string): string {
  const context = newCanvas(width, height);
  const { canvas } = context;
  // A JPEG has no transparency: what shows through would be black.
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const url = canvas.toDataURL('image/jpeg', 0.9);
  canvas.width = 0;
  canvas.height = 0;
  return url;
}

async function placePictures(
  slots: readonly (readonly [HTMLImageElement, HTMLImageElement | null])[],
  ground: string,
  signal: AbortSignal,
): Promise<void> {
  for (const [element, image] of slots) {
    if (image && image.naturalWidth > 0) {
      element.style.aspectRatio = `${image.naturalWidth} / ${image.naturalHeight}`;
    }
    if (!image) element.style.visibility = 'hidden';
  }
  const boxes = slots.map(([element]) => element.getBoundingClientRect());
  for (const [index, [element, image]] of slots.entries()) {
    const { width = 0, height = 0 } = boxes[index] ?? {};
    if (!image || width === 0 || height === 0) continue;
    await yieldToMain();
    signal.throwIfAborted();
    element.src = render(image, width * captureScale, height * captureScale, ground);
  }
}

function copyBlock(original: HTMLElement) {
  const holder = original.ownerDocument.implementation.createHTMLDocument('');
  const block = holder.importNode(original, true);
  const sources = new Map<HTMLImageElement, string>();
  const originals = [...original.querySelectorAll('img')];
  for (const [index, image] of [...block.querySelectorAll('img')].entries()) {
    const { currentSrc, src } = originals[index] ?? image;
    sources.set(image, currentSrc === '' ? src : currentSrc);
    image.removeAttribute('srcset');
    image.removeAttribute('loading');
    image.src = emptyPicture;
  }
  for (const element of block.querySelectorAll(`${leftOut}, source`)) element.remove();
  for (const element of block.querySelectorAll<HTMLElement>('*')) {
    // The capture draws underlines through the letters' feet.
    element.style.textDecoration = 'none';
    // Not every engine has `pretty`, and lines are to end alike in all.
    element.style.textWrap = 'wrap';
    element.style.contentVisibility = 'visible';
    // Spaced letters are drawn one by one, which takes those apart that are joined in writing.
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    if (own.some(({ textContent }) => otherScripts.test(textContent ?? ''))) {
      element.style.letterSpacing = 'normal';
    }
  }
  return { block, sources };
}

/**
 * Copies a block into a frame, as wide as the sheet and with its pictures loaded.
 * @throws where the browser refuses the frame, fonts take too long, or the reason of `signal`
 */
export async function layOut(
  original: HTMLElement,
  { contentDocument: sheet }: HTMLIFrameElement,
  options: SheetOptions,
) {
  if (!sheet) throw new Error('The browser gives no access to its own frame');
  // The visitor's own text size is for the screen; the paper has one size.
  sheet.documentElement.style.fontSize = '16px';
  sheet.documentElement.style.forcedColorAdjust = 'none';
  adoptOwnStyles(original.ownerDocument, sheet);

  const { block, sources } = copyBlock(original);
  Object.assign(block.style, {
    width: `${paperSheet.width}px`,
    maxWidth: 'none',
    margin: '0',
    border: '0',
  });
  sheet.body.append(block);

  const images = await fetchPictures(sources.values(), loadImage, options);
  const missing = [...images.values()].filter((image) => !image).length;
  const slots = [...sources].map(([element, url]) => [element, images.get(url) ?? null] as const);
  await placePictures(slots, getComputedStyle(block).backgroundColor, options.signal);
  await picturesLoaded(sheet);
  await untilAborted(inTime(options.signal), sheet.fonts.ready);
  return { block, missing };
}
