/**
 * The words under a page's picture: nothing to see, but to be found, selected and read aloud. They
 * are set in the house face; lines with letters that it lacks in a subset made for them.
 */
import type { jsPDF } from 'jspdf';

interface EmbeddedFont {
  readonly characterToGlyph: (code: number) => number;
  readonly cmap: { readonly unicode: { codeMap: Record<number, number> } };
  readonly maxp: { readonly numGlyphs: number };
}

export function addFont(pdf: jsPDF, name: string, file: string): void {
  pdf.addFileToVFS(`${name}.ttf`, file);
  pdf.addFont(`${name}.ttf`, name, 'normal');
}

function setFont(pdf: jsPDF, name: string): EmbeddedFont {
  pdf.setFont(name, 'normal');
  return (pdf.getFont() as unknown as { metadata: EmbeddedFont }).metadata;
}

export function holdsAll(pdf: jsPDF, name: string, text: string): boolean {
  const font = setFont(pdf, name);
  return Array.from(text).every((letter) => font.characterToGlyph(letter.codePointAt(0) ?? 0) > 0);
}

/** Emoji, and anything else beyond the plane that jsPDF's fonts reach. */
const unwritable = /\p{Extended_Pictographic}|[\p{Cc}\p{Cf}\ufe0f]|[\u{10000}-\u{10ffff}]/gu;

const fromRight = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** As the letters stand from left to right: readers of PDFs turn what runs from right to left back. */
function inSight(text: string): string {
  if (!fromRight.test(text)) return text;
  const runs = text.match(
    /[\p{Script=Hebrew}\p{Script=Arabic}]+(?:[\s\p{M}\p{P}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{M}]+)*|[^\p{Script=Hebrew}\p{Script=Arabic}]+/gu,
  );
  const turned = (runs ?? []).map((run) =>
    fromRight.test(run)
      ? Array.from(graphemes.segment(run), ({ segment }) => segment)
          .reverse()
          .join('')
      : run,
  );
  return (fromRight.test(text.slice(0, 1)) ? turned.reverse() : turned).join('');
}

export interface TextLayer {
  /** @param width of the line as it is seen, in the document's unit; @param size in points */
  readonly write: (
    text: string,
    place: { readonly x: number; readonly y: number; readonly width: number },
    size: number,
  ) => void;
}

/**
 * @param house the name of the house face, which the document has
 * @param file the same face as a TrueType file: its glyphs stand in for letters that it lacks. What
 *   nobody sees may have any shape, as long as each letter has one of its own.
 */
export function textLayer(pdf: jsPDF, house: string, file: string): TextLayer {
  let subsets = 0;
  let taken = 0;
  const glyphs = new Map<number, string>();

  function subsetFor(text: string): string {
    const codes = Array.from(text, (letter) => letter.charCodeAt(0));
    const name = `letters-${subsets}`;
    if (subsets > 0) {
      const font = setFont(pdf, name);
      const fresh = new Set(codes.filter((code) => glyphs.get(code) !== name));
      // No line of a page has more letters than a face; a longer one loses what is over.
      if (taken === 0 || taken + fresh.size < font.maxp.numGlyphs) {
        for (const code of [...fresh].slice(0, font.maxp.numGlyphs - 1)) {
          taken += 1;
          font.cmap.unicode.codeMap[code] = taken;
          glyphs.set(code, name);
        }
        return name;
      }
    }
    subsets += 1;
    taken = 0;
    const next = `letters-${subsets}`;
    addFont(pdf, next, file);
    setFont(pdf, next).cmap.unicode.codeMap = {};
    return subsetFor(text);
  }

  return {
    write(text, { x, y, width }, size) {
      const words = text.normalize('NFC').replace(unwritable, '').replace(/\s+/g, ' ').trim();
      if (words === '') return;
      // A space behind it keeps it apart from what comes next.
      const line = `${inSight(words)} `;
      setFont(pdf, holdsAll(pdf, house, line) ? house : subsetFor(line));
      pdf.setFontSize(size);
      const natural = pdf.getTextWidth(words);
      if (natural === 0) return;
      pdf.text(line, x, y, { renderingMode: 'invisible', horizontalScale: width / natural });
    },
  };
}
