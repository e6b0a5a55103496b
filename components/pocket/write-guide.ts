import { saveFile } from '@/components/browser/save-file';
import { fetchPaperFont } from '@/components/browser/paper-fonts';
import { plannerStorageKey } from '@/content/keys';
import { pocket } from '@/content/pocket';
import { site } from '@/content/site';
import { newPdf } from '@/lib/pdf/file';
import { addFont, textLayer } from '@/lib/pdf/text-layer';
import { writeLaidOut } from '@/lib/pdf/written';
import { type Group, groups, marks, panel } from '@/lib/pocket/sheet';
import { ink } from '@/styles/tokens';

const faces = ['display', 'body', 'bold'] as const;

export { IfNotSaved } from '@/components/saved/IfNotSaved/IfNotSaved';

/** Saves the sheet as it stands on the page. */
export async function saveGuide(sheet: HTMLElement): Promise<File> {
  const pdf = newPdf(
    'landscape',
    `${pocket.title}: ${site.name}`,
    `One sheet to fold to eight pages: days, tides, places and numbers for a visit to ${site.name}`,
  );
  await Promise.all(faces.map(async (face) => addFont(pdf, face, await fetchPaperFont(face))));
  // Folded pages are of the right size only when nothing shrinks them.
  pdf.viewerPreferences({ PrintScaling: 'None' });
  const words = textLayer(pdf, 'body');
  for (const element of sheet.querySelectorAll<HTMLElement>('[data-pocket]')) {
    const { column, row, pages } = groups[element.dataset['pocket'] as Group];
    await writeLaidOut(
      pdf,
      element,
      {
        left: column * panel.width,
        top: row * panel.height,
        width: pages * panel.width,
        height: panel.height,
        isTurned: row === 0,
      },
      words,
    );
  }
  for (const { line, colour, width, dash } of marks) {
    pdf.setDrawColor(ink[colour]);
    pdf.setLineWidth(width);
    pdf.setLineDashPattern(dash, 0);
    pdf.line(...line);
  }
  const name = `${plannerStorageKey}-pocket-guide.pdf`;
  const file = new File([pdf.output('blob')], name, { type: 'application/pdf' });
  saveFile(file);
  return file;
}
