import { sample } from '@/content/sample';
import type { Options as CaptureOptions } from 'html2canvas';
import type { jsPDF } from 'jspdf';
import { expectNotBlank, expectSameLayout } from './captured';
import { roomOnPage, setProperties, sheet, topOfPage, writePage, type Properties } from './file';
import { measure, type Measurements } from './measure';
import { isOn, overlap, planPages, type Span } from './pages';
import { picturesLoaded } from './pictures';
import { captureScale, openSheet, type SheetOptions, timeoutMs } from './sheet';
import { untilAborted, yieldToMain } from './steps';
import { copyAdopted } from './styles';
import { addFont, textLayer } from './text-layer';

const houseFace = 'body';

interface ExportOptions extends SheetOptions {
  readonly properties: Properties;
  readonly capture: (
    element: HTMLElement,
    options: Omit<Partial<CaptureOptions>, 'onclone'> & {
      /** It waits for this, though its types do not say so. */
      readonly onclone: (copy: Document, element: HTMLElement) => Promise<void>;
    },
  ) => Promise<HTMLCanvasElement>;
  readonly pdf: jsPDF;
  readonly font: string;
}

/** html2canvas writes a style element into its copy, which a content security policy refuses. */
function withoutStyleElements(sheet: Document): void {
  Object.defineProperty(sheet, 'createElement', {
    value: (name: string) =>
      sheet.createElementNS(
        'http://www.w3.org/1999/xhtml',
        name.toLowerCase() === 'style' ? 'template' : name,
      ),
  });
}

async function toJpeg(canvas: HTMLCanvasElement): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85);
  });
  if (!blob) throw new Error('The browser could not make a picture of the page');
  return new Uint8Array(await blob.arrayBuffer());
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

/** @throws the reason of `options.signal` when aborted; an Error when the browser cannot */
export async function exportPlan(original: HTMLElement, options: ExportOptions): Promise<jsPDF> {
  const { pdf, properties, signal, onProgress, font, colours } = options;
  const { block, close } = await openSheet(original, options);
  try {
    withoutStyleElements(block.ownerDocument);
    setProperties(pdf, properties);
    addFont(pdf, houseFace, font);
    const words = textLayer(pdf, houseFace, font);
    const measurements = await measure(block);
    signal.throwIfAborted();
    const ground = getComputedStyle(block).backgroundColor;
    const pages = planPages({ ...measurements, firstRoom: roomOnPage(1), room: roomOnPage(2) });

    for (const [index, { top, bottom }] of pages.entries()) {
      onProgress({ stage: 'pages', done: index, total: pages.length });
      await yieldToMain();
      signal.throwIfAborted();
      const span = { top: Math.floor(top), bottom: Math.ceil(bottom) };
      showOnly(measurements, span);
      const page = await untilAborted(
        signal,
        options.capture(block, {
          scale: captureScale,
          useCORS: true,
          imageTimeout: timeoutMs,
          backgroundColor: ground,
          logging: false,
          width: sheet.width,
          // All of the page, as one picture: no ground differs by a shade from one beside it.
          height: sheet.height,
          y: span.top + shiftOf(measurements, span, block) - topOfPage(index + 1),
          windowWidth: sheet.width,
          windowHeight: roomOnPage(1),
          ignoreElements: (element) => element.hasAttribute('hidden'),
          onclone: async (clone, copy) => {
            copyAdopted(block.ownerDocument, clone);
            clone.documentElement.style.forcedColorAdjust = 'none';
            await clone.fonts.ready;
            await picturesLoaded(clone, timeoutMs);
            expectSameLayout(block, copy);
          },
        }),
      );
      expectNotBlank(page);
      const picture = await untilAborted(signal, toJpeg(page));
      // Browsers keep the memory of a canvas for long.
      page.width = 0;
      page.height = 0;
      writePage(pdf, {
        ...measurements,
        number: index + 1,
        total: pages.length,
        span,
        picture,
        title: sample ? `${properties.title} · ${sample.short}` : properties.title,
        face: houseFace,
        footColour: colours.foot,
        textLayer: words,
      });
      for (const { text, top: y } of measurements.headings) {
        if (y < span.top || y >= span.bottom) continue;
        pdf.outline.add(null, text, { pageNumber: index + 1 });
      }
    }
    onProgress({ stage: 'pages', done: pages.length, total: pages.length });
    return pdf;
  } finally {
    close();
  }
}
