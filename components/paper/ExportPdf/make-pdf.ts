import html2canvas from 'html2canvas';
import { jsPDF } from 'jspdf';
import { saveFile } from '@/components/browser/save-file';
import { fetchPaperFont } from '@/components/browser/paper-fonts';
import { plannerFileName, site } from '@/content/site';
import { exportPlan } from '@/lib/pdf/export-plan';
import type { SheetOptions } from '@/lib/pdf/sheet';
import { ink, print } from '@/styles/tokens';

export { IfNotSaved } from '@/components/saved/IfNotSaved/IfNotSaved';

export interface MadePdf {
  readonly file: File;
  /** Pictures that did not come. */
  readonly missing: number;
}

export interface MakePdfOptions extends Pick<SheetOptions, 'signal' | 'onProgress'> {
  readonly title: string;
}

export async function makePdf(
  block: HTMLElement,
  { title, signal, onProgress }: MakePdfOptions,
): Promise<MadePdf> {
  let missing = 0;
  const pdf = await exportPlan(block, {
    properties: {
      title,
      subject: `Things to do, places to eat and stay, and events saved for a visit to ${site.name}`,
      author: `Visit ${site.name}`,
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
  const file = new File([pdf.output('blob')], plannerFileName, { type: 'application/pdf' });
  saveFile(file);
  return { file, missing };
}
