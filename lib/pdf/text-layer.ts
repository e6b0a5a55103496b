/** Invisible words under a page's picture, to be found, selected and read aloud. */
import type { jsPDF } from 'jspdf';

interface EmbeddedFont {
  readonly characterToGlyph: (code: number) => number;
  readonly widthOfString: (text: string, size: number, spacing: number) => number;
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

/** What is written from right to left, with the marks and spaces in it. */
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}](?:[^\p{L}\p{N}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{M}]+)*/gu;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const leftToRightMark = '\u200e';

/** In the order of reading, right-to-left parts turned round. The mark keeps the space behind. */
function visualOrder(text: string): string {
  return text.replace(
    rightToLeft,
    (part) =>
      Array.from(graphemes.segment(part), ({ segment }) => segment)
        .reverse()
        .join('') + leftToRightMark,
  );
}

const ordered = {
  isInputVisual: true,
  isOutputVisual: true,
  isInputRtl: false,
  isOutputRtl: false,
} as const;

/** Keeps jsPDF from replacing Arabic letters by shapes of them, which nobody searches for. */
function keepLetters({ internal: { events } }: jsPDF): void {
  Object.keys(events.getTopics()['preProcessText'] ?? {}).forEach((token) =>
    events.unsubscribe(token),
  );
}

export interface TextLayer {
  /** @param width of the line as it is seen, in the document's unit; @param size in points */
  readonly write: (
    text: string,
    place: { readonly x: number; readonly y: number; readonly width: number },
    size: number,
  ) => void;
}

/** @param file the face as TrueType: its glyphs stand in for any letter, as nobody sees them */
export function textLayer(pdf: jsPDF, house: string, file: string): TextLayer {
  keepLetters(pdf);
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
      const line = `${visualOrder(words)} `;
      const font = setFont(pdf, holdsAll(pdf, house, line) ? house : subsetFor(line));
      pdf.setFontSize(size);
      const natural = font.widthOfString(line.trimEnd(), size, 0) / pdf.internal.scaleFactor;
      if (natural === 0) return;
      pdf.text(line, x, y, {
        renderingMode: 'invisible',
        horizontalScale: width / natural,
        ...ordered,
      });
    },
  };
}
