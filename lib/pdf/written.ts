/**
 * Writes an element into a PDF as the browser has laid it out: letters, grounds and rules as they
 * are, pictures with 300 dots to the inch.
 */
import type { jsPDF } from 'jspdf';
import { pointsPerMm } from './file';
import { type Edges, measure, type Piece } from './measure';
import { newCanvas } from './pictures';
import { holdsAll, type TextLayer } from './text-layer';

const mmPerPixel = 25.4 / 96;
const dotsPerPixel = 300 / 96;

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** It stands on its head. */
  readonly isTurned: boolean;
}

const isClear = (colour: string) => /^rgba\(.*, 0\)$|^transparent$/.test(colour);

function channels(colour: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}

const newPicture = (width: number, height: number) =>
  newCanvas(width * dotsPerPixel, height * dotsPerPixel);

function targetOf(pdf: jsPDF, textLayer: TextLayer, area: Area, toBox: (rect: DOMRect) => Edges) {
  /** A box in millimetres of the sheet. */
  const toSheet = ({ left, top, right, bottom }: Edges) => ({
    x: area.left + left * mmPerPixel,
    y: area.top + top * mmPerPixel,
    width: (right - left) * mmPerPixel,
    height: (bottom - top) * mmPerPixel,
  });
  const rectOnSheet = (rect: DOMRect) => toSheet(toBox(rect));
  return { pdf, textLayer, context: newCanvas(1, 1), toSheet, rectOnSheet };
}

type Target = ReturnType<typeof targetOf>;

function writeBox({ pdf, rectOnSheet }: Target, element: Element): void {
  const style = getComputedStyle(element);
  for (const rect of element.getClientRects()) {
    const { x, y, width, height } = rectOnSheet(rect);
    if (!isClear(style.backgroundColor)) {
      pdf.setFillColor(...channels(style.backgroundColor));
      pdf.rect(x, y, width, height, 'F');
    }
    const below = parseFloat(style.borderBottomWidth) * mmPerPixel;
    if (below > 0) {
      pdf.setFillColor(...channels(style.borderBottomColor));
      pdf.rect(x, y + height - below, width, below, 'F');
    }
  }
}

function faceOf({ fontFamily, fontWeight }: CSSStyleDeclaration): string {
  if (/(^|[ ,])serif$/.test(fontFamily)) return 'display';
  return Number(fontWeight) >= 600 ? 'bold' : 'body';
}

function writeWords({ pdf, context, textLayer, toSheet }: Target, piece: Piece): void {
  const words = piece.text.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (words === '') return;
  const { x, y, width, height } = toSheet(piece);
  const style = getComputedStyle(piece.element);
  const { color, direction, fontSize, fontStyle, fontWeight, fontFamily } = style;
  const size = parseFloat(fontSize);
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText(words);
  const base = y + (height + (up - down) * mmPerPixel) / 2;
  const face = faceOf(style);
  if (holdsAll(pdf, face, words)) {
    pdf.setFontSize(size * mmPerPixel * pointsPerMm);
    pdf.setTextColor(...channels(color));
    const natural = pdf.getTextWidth(words);
    // A space behind it keeps it apart from what comes next.
    pdf.text(`${words} `, x, base, { renderingMode: 'fill', horizontalScale: width / natural });
    return;
  }
  // Letters that the typefaces of the paper lack are drawn by the browser.
  const picture = newPicture(piece.right - piece.left + 2, up + down);
  picture.scale(dotsPerPixel, dotsPerPixel);
  picture.font = context.font;
  picture.direction = direction === 'rtl' ? 'rtl' : 'ltr';
  picture.textAlign = 'left';
  picture.fillStyle = color;
  picture.fillText(words, 1, up);
  const { canvas } = picture;
  const air = mmPerPixel;
  const top = base - up * mmPerPixel;
  const tall = (up + down) * mmPerPixel;
  pdf.addImage(canvas.toDataURL('image/png'), 'PNG', x - air, top, width + 2 * air, tall);
  textLayer.write(words, { x, y: base, width }, size * mmPerPixel * pointsPerMm);
}

/** All outlines as one shape, which is filled as the browser fills it. */
function writeCode({ pdf, rectOnSheet }: Target, svg: SVGSVGElement): void {
  const { x, y, width } = rectOnSheet(svg.getBoundingClientRect());
  const view = svg.viewBox.baseVal;
  const side = width / view.width;
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, command, left, top] of path.matchAll(/([ML])(\d+) (\d+)/g)) {
    const corner = [x + (Number(left) - view.x) * side, y + (Number(top) - view.y) * side] as const;
    if (command === 'M') pdf.moveTo(...corner);
    else pdf.lineTo(...corner);
  }
  pdf.setFillColor(...channels(getComputedStyle(svg).fill));
  pdf.fill();
}

async function imageOf(element: SVGSVGElement | HTMLImageElement): Promise<HTMLImageElement> {
  const image = new Image();
  if ('src' in element) {
    image.src = element.currentSrc;
  } else {
    const { width, height } = element.getBoundingClientRect();
    const copy = element.cloneNode(true) as SVGSVGElement;
    copy.setAttribute('width', `${width * dotsPerPixel}`);
    copy.setAttribute('height', `${height * dotsPerPixel}`);
    const text = new XMLSerializer().serializeToString(copy);
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  }
  await image.decode();
  return image;
}

/** A picture as it fills its box: of one that is cut off, the part that `object-position` names. */
async function writePicture(
  { pdf, rectOnSheet }: Target,
  element: SVGSVGElement | HTMLImageElement,
): Promise<void> {
  const rect = element.getBoundingClientRect();
  const { x, y, width, height } = rectOnSheet(rect);
  const image = await imageOf(element);
  const context = newPicture(rect.width, rect.height);
  const { canvas } = context;
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.max(canvas.width / naturalWidth, canvas.height / naturalHeight);
  const seen = { width: canvas.width / scale, height: canvas.height / scale };
  const [across = 50] = (getComputedStyle(element).objectPosition.match(/[\d.]+/g) ?? []).map(
    Number,
  );
  const left = (naturalWidth - seen.width) * (across / 100);
  const top = (naturalHeight - seen.height) / 2;
  context.drawImage(image, left, top, seen.width, seen.height, 0, 0, canvas.width, canvas.height);
  pdf.addImage(canvas.toDataURL('image/jpeg', 0.88), 'JPEG', x, y, width, height);
}

/** Turns what comes round the middle of its area. */
function turn(pdf: jsPDF, { left, top, width, height }: Area): void {
  const x = (left + width / 2) * pointsPerMm;
  // A PDF counts from the bottom.
  const y = (pdf.internal.pageSize.getHeight() - top - height / 2) * pointsPerMm;
  pdf.setCurrentTransformationMatrix(pdf.Matrix(-1, 0, 0, -1, 2 * x, 2 * y));
}

/** Draws an element that the browser has laid out: `area` in millimetres from the page’s top left. */
export async function writeLaidOut(
  pdf: jsPDF,
  element: HTMLElement,
  area: Area,
  textLayer: TextLayer,
): Promise<void> {
  const { pieces, links, toBox } = await measure(element);
  const target = targetOf(pdf, textLayer, area, toBox);
  pdf.saveGraphicsState();
  if (area.isTurned) turn(pdf, area);
  for (const each of [element, ...element.querySelectorAll('*')]) {
    if (each.getClientRects().length === 0) continue;
    if (each instanceof SVGSVGElement) {
      if ('code' in each.dataset) writeCode(target, each);
      else await writePicture(target, each);
    } else if (each instanceof HTMLImageElement) {
      await writePicture(target, each).catch((cause: unknown) => {
        console.error('A picture is left out of the PDF', cause);
      });
    } else if (each instanceof HTMLElement) {
      writeBox(target, each);
    }
  }
  for (const piece of pieces) writeWords(target, piece);
  pdf.restoreGraphicsState();
  for (const { url, ...box } of links) {
    const { x, y, width, height } = target.toSheet(box);
    // A link does not turn with what it is on.
    const [left, top] = area.isTurned
      ? [2 * area.left + area.width - x - width, 2 * area.top + area.height - y - height]
      : [x, y];
    pdf.link(left, top, width, height, { url });
  }
}
