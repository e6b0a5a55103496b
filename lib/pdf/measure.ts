import { withItemBefore, type Span } from './pages';
import { yieldToMain } from './steps';

export interface Edges extends Span {
  readonly left: number;
  readonly right: number;
}

interface Block extends Span {
  readonly element: HTMLElement;
}

/** Words or a picture. */
export interface Piece extends Edges {
  readonly element: HTMLElement;
  /** Of a picture there are none. */
  readonly text: string;
  /** Where that element's own top was when it was measured. */
  readonly origin: number;
}

export type Measurements = Awaited<ReturnType<typeof measure>>;

// Not by `instanceof`: nodes of a frame are made by another window's classes.
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isElement = (node: Node): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE;

const itemSelector = '[data-plan-item]';

/** A text on one line is one; of a longer one each word stands for itself. */
function wordsOf(node: Text, range: Range): { text: string; rect: DOMRect }[] {
  const rectsOf = (start: number, end: number) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return range.getClientRects();
  };
  const start = node.data.search(/\S/);
  if (start < 0) return [];
  const end = node.data.trimEnd().length;
  const [only, ...others] = rectsOf(start, end);
  if (only && others.length === 0) return [{ text: node.data, rect: only }];
  return [...node.data.matchAll(/\S+/g)].flatMap(({ 0: word, index: at }) => {
    // One that goes on in the next line breaks behind a dash.
    const isBroken = rectsOf(at, at + word.length).length > 1;
    const parts = word.matchAll(isBroken ? /[^-–—]+[-–—]*|[-–—]+/g : /.+/g);
    return [...parts].flatMap(({ 0: text, index }) => {
      const [rect] = rectsOf(at + index, at + index + text.length);
      return rect ? [{ text, rect }] : [];
    });
  });
}

function contains(outer: Edges | null, { left, right, top, bottom }: Edges): boolean {
  if (!outer) return true;
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  return x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
}

const itemsAtATime = 20;

/**
 * Words, pictures, links and items of a block, in CSS pixels from its top left corner.
 * @throws where the block is in no window
 */
export async function measure(block: HTMLElement) {
  const page = block.ownerDocument;
  const view = page.defaultView;
  if (!view) throw new Error('The document to measure is not on a page');
  const origin = block.getBoundingClientRect();
  const range = page.createRange();
  const toBox = ({ left, right, top, bottom }: DOMRect): Edges => ({
    left: left - origin.left,
    right: right - origin.left,
    top: top - origin.top,
    bottom: bottom - origin.top,
  });

  const pieces: Piece[] = [];
  const items: Block[] = [];
  const surroundings: Block[] = [];
  const wholes: Span[] = [];
  const endings: Span[] = [];
  const heads: Span[] = [];
  const headings: { readonly text: string; readonly top: number }[] = [];
  const links: (Edges & { readonly url: string })[] = [];

  const walk = async (element: HTMLElement, clip: Edges | null, item: Block | null) => {
    const style = view.getComputedStyle(element);
    if (style.display === 'none') return;
    const box = toBox(element.getBoundingClientRect());
    let itemAround = item;
    if (element.matches(itemSelector)) {
      itemAround = { element, ...box };
      items.push(itemAround);
      if (items.length % itemsAtATime === 0) await yieldToMain();
    }
    if (!itemAround && element !== block) surroundings.push({ element, ...box });
    if (style.breakInside.startsWith('avoid')) wholes.push(box);
    if (style.breakBefore.startsWith('avoid')) endings.push(box);
    if (style.breakAfter.startsWith('avoid') && !itemAround) heads.push(box);
    if (element.matches('h2, h3, h4')) headings.push({ text: element.textContent, top: box.top });
    if (element.matches('a[href]')) {
      const { href } = element as HTMLAnchorElement;
      for (const rect of element.getClientRects()) links.push({ url: href, ...toBox(rect) });
    }
    const visible = style.visibility === 'visible';
    const addPiece = (text: string, place: Edges, within: Edges | null) => {
      if (!visible || !contains(within, place)) return;
      pieces.push({ text, element, origin: box.top, ...place });
    };
    if (element.localName === 'img') addPiece('', box, clip);

    const inner = style.overflowX === 'visible' && style.overflowY === 'visible' ? clip : box;
    for (const child of element.childNodes) {
      if (isElement(child)) {
        await walk(child, inner, itemAround);
      } else if (isText(child)) {
        for (const { text, rect } of wordsOf(child, range)) addPiece(text, toBox(rect), inner);
      }
    }
  };
  await walk(block, null, null);

  const headed = heads.map(({ top, bottom }) => {
    const next = pieces.find((piece) => piece.top >= bottom - 1);
    const item = next && items.find(({ element }) => element.contains(next.element));
    return { top, bottom: (item ?? next)?.bottom ?? bottom };
  });
  return {
    /** From a box of the window to one of the block. */
    toBox,
    links,
    headings,
    items,
    surroundings,
    pieces,
    wholes: [
      ...wholes,
      ...items,
      ...headed,
      ...endings.map((ending) => withItemBefore(ending, items)),
    ],
  };
}
