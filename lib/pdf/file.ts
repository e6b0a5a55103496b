import type { jsPDF } from 'jspdf';
import type { Edges, Measurements } from './measure';
import { isOn, type Span } from './pages';
import type { TextLayer } from './text-layer';

/** A4 upright, in millimetres; the last two of its 297 stay empty, as many printers want it. */
const paper = { width: 210, height: 295 } as const;

export const sheet = { width: 794, height: 1123 } as const;

/** What a page keeps free for itself, in CSS pixels of the sheet. */
const margin = { top: 45, bottom: 60 } as const;

const millimetres = paper.width / sheet.width;
const pointsPerMillimetre = 72 / 25.4;

/** Where a page’s content begins, in CSS pixels of the sheet. */
export function topOfPage(number: number): number {
  return number === 1 ? 0 : margin.top;
}

/** How much of the sheet a page holds, in CSS pixels. */
export function roomOnPage(number: number): number {
  return Math.floor(paper.height / millimetres) - topOfPage(number) - margin.bottom;
}

export interface Properties {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  readonly created: Date;
}

/** What a reader of PDF shows of the file: its title, author and language. */
export function setProperties(pdf: jsPDF, properties: Properties): void {
  const { title, subject, author, created } = properties;
  pdf.setDocumentProperties({ title, subject, author, creator: author });
  pdf.setCreationDate(created);
  pdf.setLanguage('en-GB');
  pdf.viewerPreferences({ DisplayDocTitle: true });
}

export interface PdfPage extends Pick<Measurements, 'lines' | 'links'> {
  readonly number: number;
  readonly total: number;
  readonly span: Span;
  readonly picture: Uint8Array;
  readonly title: string;
  readonly face: string;
  /** The colour of the line with the page's number. */
  readonly footColour: string;
  readonly textLayer: TextLayer;
}

const ascent = 0.78;

/** Adds a page: its picture, the words under it, its links and its number. */
export function writePage(pdf: jsPDF, page: PdfPage): void {
  const { number, total, span, picture, lines, links, title, face, footColour, textLayer } = page;
  if (number > 1) pdf.addPage();
  const { pageSize } = pdf.internal;
  pdf.addImage(picture, 'JPEG', 0, 0, pageSize.getWidth(), pageSize.getHeight(), `page-${number}`);

  const toPage = ({ left, top, right, bottom }: Edges) => ({
    x: left * millimetres,
    y: (topOfPage(number) - span.top + top) * millimetres,
    width: (right - left) * millimetres,
    height: (bottom - top) * millimetres,
  });
  for (const { text, box } of lines) {
    if (!isOn(span, box)) continue;
    const { x, y, width, height } = toPage(box);
    const at = { x, y: y + height * ascent, width };
    textLayer.write(text, at, (height / 1.2) * pointsPerMillimetre);
  }
  for (const { url, box } of links) {
    if (!isOn(span, box)) continue;
    const { x, y, width, height } = toPage(box);
    pdf.link(x, y, width, height, { url });
  }

  pdf.setFont(face, 'normal');
  pdf.setFontSize(9);
  pdf.setTextColor(footColour);
  pdf.text(`${title} · page ${number} of ${total}`, paper.width / 2, paper.height - 7, {
    align: 'center',
    renderingMode: 'fill',
    horizontalScale: 1,
  });
}
