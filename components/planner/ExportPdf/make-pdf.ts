import html2canvas from 'html2canvas';
import { jsPDF } from 'jspdf';
import { fetchPaperFont } from '@/components/browser/paper-fonts';
import { plannerFileName } from '@/content/keys';
import { exportPlan, type ExportProgress } from '@/lib/pdf/export-plan';
import { ink, print } from '@/styles/tokens';

export interface MakePdfOptions {
  readonly village: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
}

export async function makePdf(
  block: HTMLElement,
  { village, signal, onProgress }: MakePdfOptions,
): Promise<number> {
  let missing = 0;
  const pdf = await exportPlan(block, {
    properties: {
      title: `My ${village} Planner`,
      subject: `Things to do, places to eat and stay, and events saved for a visit to ${village}`,
      author: `Visit ${village}`,
      created: new Date(),
    },
    signal,
    onProgress,
    onPictureFailure: (url, cause) => {
      missing += 1;
      console.error(`A picture is left out of the PDF: ${url}`, cause);
    },
    capture: html2canvas,
    colours: { paper: print.white, foot: ink.slateDark },
    font: await fetchPaperFont('body'),
    pdf: new jsPDF({ format: 'a4', unit: 'mm', orientation: 'portrait', compress: true }),
  });
  await pdf.save(plannerFileName, { returnPromise: true });
  return missing;
}
