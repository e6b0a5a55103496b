import html2canvas, { type Options } from 'html2canvas';
import type { jsPDF } from 'jspdf';
import { saveFile } from '@/components/browser/save-file';
import { fetchPaperFont } from '@/components/browser/paper-fonts';
import { sample } from '@/content/sample';
import { plannerFileName, site } from '@/content/site';
import { expectNotBlank, expectSameLayout } from '@/lib/pdf/captured';
import { newPdf, paper, pointsPerMm, roomOnPage, sheet, topOfPage } from '@/lib/pdf/file';
import { type Edges, measure, type Measurements } from '@/lib/pdf/measure';
import { isOn, overlap, planPages, type Span } from '@/lib/pdf/pages';
import { picturesLoaded } from '@/lib/pdf/pictures';
import { captureScale, layOut, openFrame } from '@/lib/pdf/sheet';
import { type SheetOptions, timeoutMs, untilAborted, yieldToMain } from '@/lib/pdf/steps';
import { copyAdopted } from '@/lib/pdf/styles';
import { addFont, textLayer, type TextLayer } from '@/lib/pdf/text-layer';
import { ink } from '@/styles/tokens';

export { IfNotSaved } from '@/components/saved/IfNotSaved/IfNotSaved';

const face = 'body';

/** How far the foot of letters is below their top, as a part of their height. */
const ascent = 0.78;

const millimetres = paper.width / sheet.width;

/** It waits for what `onclone` returns, though its types do not say so. */
const capture = html2canvas as (
  element: HTMLElement,
  options: Omit<Partial<Options>, 'onclone'> & {
    readonly onclone: (copy: Document, element: HTMLElement) => Promise<void>;
  },
) => Promise<HTMLCanvasElement>;

/** html2canvas writes a style element into its copy, which a content security policy refuses. */
function withoutStyleElements(copied: Document): void {
  Object.defineProperty(copied, 'createElement', {
    value: (name: string) =>
      copied.createElementNS(
        'http://www.w3.org/1999/xhtml',
        name.toLowerCase() === 'style' ? 'template' : name,
      ),
  });
}

/** Shows only what is on the page, so that the capture copies nothing else. */
function showOnly({ items, surroundings, pieces }: Measurements, page: Span): void {
  for (const { element, ...box } of items) element.hidden = !overlap(page, box);
  for (const { element, ...box } of surroundings) {
    element.style.visibility = overlap(page, box) ? 'visible' : 'hidden';
  }
  const shown = new Set(pieces.filter((piece) => isOn(page, piece)).map(({ element }) => element));
  for (const { element } of pieces) {
    element.style.visibility = shown.has(element) ? 'visible' : 'hidden';
  }
}

function shiftOf({ pieces }: Measurements, span: Span, block: HTMLElement): number {
  const first = pieces.find((piece) => isOn(span, piece));
  if (!first) return 0;
  const top = first.element.getBoundingClientRect().top - block.getBoundingClientRect().top;
  return top - first.origin;
}

/** Shows a page of the block alone, and takes its picture. */
async function pictureOf(
  block: HTMLElement,
  measurements: Measurements,
  span: Span,
  number: number,
): Promise<string> {
  showOnly(measurements, span);
  const canvas = await capture(block, {
    scale: captureScale,
    useCORS: true,
    imageTimeout: timeoutMs,
    backgroundColor: getComputedStyle(block).backgroundColor,
    logging: false,
    width: sheet.width,
    // All of the page, as one picture: no ground differs by a shade from one beside it.
    height: sheet.height,
    y: span.top + shiftOf(measurements, span, block) - topOfPage(number),
    windowWidth: sheet.width,
    windowHeight: roomOnPage(1),
    ignoreElements: (element) => element.hasAttribute('hidden'),
    onclone: async (clone, copy) => {
      copyAdopted(block.ownerDocument, clone);
      clone.documentElement.style.forcedColorAdjust = 'none';
      await clone.fonts.ready;
      await picturesLoaded(clone);
      expectSameLayout(block, copy);
    },
  });
  expectNotBlank(canvas);
  const picture = canvas.toDataURL('image/jpeg', 0.85);
  // Browsers keep the memory of a canvas for long.
  canvas.width = 0;
  canvas.height = 0;
  return picture;
}

/** Writes what is read, found and followed on a page: words under its picture, links, headings. */
function writeUnseen(
  pdf: jsPDF,
  { pieces, links, headings }: Measurements,
  span: Span,
  number: number,
  words: TextLayer,
): void {
  const toPage = ({ left, top, right, bottom }: Edges) => ({
    x: left * millimetres,
    y: (topOfPage(number) - span.top + top) * millimetres,
    width: (right - left) * millimetres,
    height: (bottom - top) * millimetres,
  });
  for (const piece of pieces.filter((each) => isOn(span, each))) {
    const { x, y, width, height } = toPage(piece);
    const size = (height / 1.2) * pointsPerMm;
    words.write(piece.text, { x, y: y + height * ascent, width }, size);
  }
  for (const { url, ...box } of links.filter((each) => isOn(span, each))) {
    const { x, y, width, height } = toPage(box);
    pdf.link(x, y, width, height, { url });
  }
  for (const { text, top } of headings) {
    if (top < span.top || top >= span.bottom) continue;
    pdf.outline.add(null, text, { pageNumber: number });
  }
}

function writeFoot(pdf: jsPDF, text: string): void {
  pdf.setFont(face, 'normal');
  pdf.setFontSize(9);
  pdf.setTextColor(ink.slateDark);
  pdf.text(text, paper.width / 2, paper.height - 7, {
    align: 'center',
    renderingMode: 'fill',
    horizontalScale: 1,
  });
}

/**
 * @returns the file, and how many pictures did not come
 * @throws the reason of `signal` when aborted; an Error when the browser cannot
 */
export async function makePdf(
  original: HTMLElement,
  { title, signal, onProgress }: SheetOptions & { title: string },
) {
  const font = await fetchPaperFont(face);
  const frame = openFrame(original.ownerDocument);
  try {
    const { block, missing } = await layOut(original, frame, { signal, onProgress });
    withoutStyleElements(block.ownerDocument);
    const subject = `Things to do, places to eat and stay, and events saved for a visit to ${site.name}`;
    const pdf = newPdf('portrait', title, subject);
    addFont(pdf, face, font);
    const words = textLayer(pdf, face);
    const measurements = await measure(block);
    signal.throwIfAborted();
    const pages = planPages({ ...measurements, firstRoom: roomOnPage(1), room: roomOnPage(2) });
    const total = pages.length;
    const name = sample ? `${title} · ${sample.short}` : title;

    for (const [index, { top, bottom }] of pages.entries()) {
      onProgress({ stage: 'pages', done: index, total });
      await yieldToMain();
      signal.throwIfAborted();
      const span = { top: Math.floor(top), bottom: Math.ceil(bottom) };
      const number = index + 1;
      const picture = await untilAborted(signal, pictureOf(block, measurements, span, number));
      if (number > 1) pdf.addPage();
      const { pageSize } = pdf.internal;
      const size = [pageSize.getWidth(), pageSize.getHeight()] as const;
      pdf.addImage(picture, 'JPEG', 0, 0, ...size, `page-${number}`);
      writeUnseen(pdf, measurements, span, number, words);
      writeFoot(pdf, `${name} · page ${number} of ${total}`);
    }
    onProgress({ stage: 'pages', done: total, total });
    const file = new File([pdf.output('blob')], plannerFileName, { type: 'application/pdf' });
    saveFile(file);
    return { file, missing };
  } finally {
    frame.remove();
  }
}
