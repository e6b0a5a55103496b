import { withItemBefore, type Span } from './pages';
import { yieldToMain } from './steps';

export interface Edges extends Span {
  readonly left: number;
  readonly right: number;
}

interface TextLine {
  readonly text: string;
  readonly box: Edges;
}

export interface StyledLine extends TextLine {
  readonly element: HTMLElement;
}

interface Block extends Span {
  readonly element: HTMLElement;
}

interface Piece extends Block {
  /** Where that element's own top was when it was measured. */
  readonly origin: number;
}

export type Measurements = Awaited<ReturnType<typeof measure>>;

// Not by `instanceof`: nodes of a frame are made by another window's classes.
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isElement = (node: Node): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE;

const itemSelector = '[data-plan-item]';

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
  return [...node.data.matchAll(/\s*(\S+)\s*/dg)].flatMap((match) => {
    const [from, to] = match.indices?.[1] ?? [0, 0];
    const [rect] = rectsOf(from, to);
    return rect ? [{ text: match[0], rect }] : [];
  });
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Whether words go on where a line has come to, and do not begin a line or a column. */
function goesOn(line: TextLine, next: TextLine): boolean {
  const { right, top, bottom } = line.box;
  if (next.box.top >= bottom) return false;
  // Words of a line that runs both ways lie in any order.
  if (rightToLeft.test(line.text + next.text)) return next.box.bottom > top;
  return next.box.left > right - 1 && next.box.left < right + bottom - top;
}

function linesOf(
  nodes: readonly Text[],
  range: Range,
  toBox: (rect: DOMRect) => Edges,
): readonly TextLine[] {
  const lines: TextLine[] = [];
  for (const { text, rect } of nodes.flatMap((node) => wordsOf(node, range))) {
    const next = { text, box: toBox(rect) };
    const last = lines.at(-1);
    if (last && goesOn(last, next)) {
      const box = {
        left: Math.min(last.box.left, next.box.left),
        right: Math.max(last.box.right, next.box.right),
        top: last.box.top,
        bottom: Math.max(last.box.bottom, next.box.bottom),
      };
      lines[lines.length - 1] = { text: last.text + text, box };
    } else {
      lines.push(next);
    }
  }
  return lines.filter(({ text }) => text.trim() !== '');
}

function contains(outer: Edges | null, { left, right, top, bottom }: Edges): boolean {
  if (!outer) return true;
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  return x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
}

const itemsAtATime = 20;

/**
 * Lines of text, links and items of a block, in CSS pixels from its top left corner.
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

  const lines: StyledLine[] = [];
  const pieces: Piece[] = [];
  const items: Block[] = [];
  const surroundings: Block[] = [];
  const wholes: Span[] = [];
  const endings: Span[] = [];
  const heads: Span[] = [];
  const headings: (Span & { readonly text: string; readonly inItem: boolean })[] = [];
  const links: { readonly url: string; readonly box: Edges }[] = [];

  const addPiece = (element: HTMLElement, { top, bottom }: Span) => {
    pieces.push({ element, origin: toBox(element.getBoundingClientRect()).top, top, bottom });
  };

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
    if (style.breakAfter.startsWith('avoid')) heads.push(box);
    if (element.matches('h2, h3, h4')) {
      headings.push({ text: element.textContent, inItem: itemAround !== null, ...box });
    }
    if (element.matches('a[href]')) {
      const { href } = element as HTMLAnchorElement;
      for (const rect of element.getClientRects()) links.push({ url: href, box: toBox(rect) });
    }
    const visible = style.visibility === 'visible';
    if (element.localName === 'img' && visible && contains(clip, box)) addPiece(element, box);

    const inner = style.overflowX === 'visible' && style.overflowY === 'visible' ? clip : box;
    let texts: Text[] = [];
    const endTexts = () => {
      for (const line of linesOf(texts, range, toBox)) {
        if (!visible || !contains(inner, line.box)) continue;
        lines.push({ ...line, element });
        addPiece(element, line.box);
      }
      texts = [];
    };
    for (const child of element.childNodes) {
      if (isText(child)) {
        texts.push(child);
      } else if (isElement(child)) {
        endTexts();
        await walk(child, inner, itemAround);
      }
    }
    endTexts();
  };
  await walk(block, null, null);

  const headed = [...headings.filter(({ inItem }) => !inItem), ...heads].map(({ top, bottom }) => {
    const next = pieces.find((piece) => piece.top >= bottom - 1);
    const item = next && items.find(({ element }) => element.contains(next.element));
    return { top, bottom: (item ?? next)?.bottom ?? bottom };
  });
  return {
    lines,
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
