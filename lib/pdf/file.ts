import { jsPDF } from 'jspdf';
import { site } from '@/content/site';

/** A4 upright, in millimetres; the last two of its 297 stay empty, as many printers want it. */
export const paper = { width: 210, height: 295 } as const;

export const sheet = { width: 794, height: 1123 } as const;

/** What a page keeps free for itself, in CSS pixels of the sheet. */
const margin = { top: 45, bottom: 60 } as const;

export const pointsPerMm = 72 / 25.4;

/** Where a page’s content begins, in CSS pixels of the sheet. */
export function topOfPage(number: number): number {
  return number === 1 ? 0 : margin.top;
}

/** How much of the sheet a page holds, in CSS pixels. */
export function roomOnPage(number: number): number {
  const whole = Math.floor((paper.height / paper.width) * sheet.width);
  return whole - topOfPage(number) - margin.bottom;
}

/** An empty document of A4, and what a reader of PDF shows of it: its title, author and language. */
export function newPdf(orientation: 'portrait' | 'landscape', title: string, subject: string) {
  const pdf = new jsPDF({ format: 'a4', unit: 'mm', orientation, compress: true });
  const author = `Visit ${site.name}`;
  pdf.setDocumentProperties({ title, subject, author, creator: author });
  pdf.setLanguage('en-GB');
  pdf.viewerPreferences({ DisplayDocTitle: true });
  return pdf;
}
