/** Invisible words under a page's picture, to be found, selected and read aloud. */
import type { jsPDF } from 'jspdf';

interface EmbeddedFont {
  readonly characterToGlyph: (code: number) => number;
  readonly widthOfString: (text: string, size: number, spacing: number) => number;
  readonly cmap: { readonly unicode: { codeMap: Record<number, number> } };
  readonly maxp: { readonly numGlyphs: number };
}

/** @param file the font’s bytes in base64 */
export function addFont(pdf: jsPDF, name: string, file: string): void {
  pdf.addFileToVFS(`${name}.ttf`, file);
  pdf.addFont(`${name}.ttf`, name, 'normal');
}

function setFont(pdf: jsPDF, name: string): EmbeddedFont {
  pdf.setFont(name, 'normal');
  return (pdf.getFont() as unknown as { metadata: EmbeddedFont }).metadata;
}

/** Whether a font has all letters of a text. */
export function holdsAll(pdf: jsPDF, name: string, text: string): boolean {
  const font = setFont(pdf, name);
  return Array.from(text).every((letter) => font.characterToGlyph(letter.codePointAt(0) ?? 0) > 0);
}

/** Nothing to be seen or found, but for what joins several emoji to one. */
const unwritable = /[\p{Cc}\p{Co}\p{Cs}]|[^\P{Cf}\u200d]/gu;
/** Emoji, and anything else beyond the plane that jsPDF's fonts reach. */
const farLetter = /[\u{10000}-\u{10ffff}]/gu;
const standIns = { first: 0xe000, last: 0xf8ff } as const;

const hexOf = (text: string) =>
  text.replace(/[^]/g, (unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'));

type PutFont = (font: { readonly putStream: (stream: { readonly data: string }) => void }) => void;

/**
 * Lets far letters into a document: each is drawn as a letter of private use, and the table by which
 * readers search and copy has the far one in its place.
 *
 * @returns a text with its stand-ins
 */
function withFarLetters({ internal: { events } }: jsPDF): (text: string) => string {
  /** Each by its place among the stand-ins. */
  const all: string[] = [];
  const restored = (table: string) =>
    table.replace(/><([ef][0-9a-f]{3})>/g, (entry, code: string) => {
      const far = all[parseInt(code, 16) - standIns.first];
      return far === undefined ? entry : `><${hexOf(far)}>`;
    });
  for (const [token, [write]] of Object.entries(events.getTopics()['putFont'] ?? {})) {
    events.unsubscribe(token);
    events.subscribe('putFont', (font: Parameters<PutFont>[0]) => {
      const putStream: typeof font.putStream = (stream) => {
        const isTable = stream.data.includes('beginbfchar');
        font.putStream(isTable ? { ...stream, data: restored(stream.data) } : stream);
      };
      (write as PutFont)({ ...font, putStream });
    });
  }
  return (text) =>
    text.replace(farLetter, (far) => {
      if (!all.includes(far)) all.push(far);
      const code = standIns.first + all.indexOf(far);
      return code > standIns.last ? '' : String.fromCharCode(code);
    });
}

/** What is written from right to left, with the marks and spaces in it. */
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}](?:[^\p{L}\p{N}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{M}]+)*/gu;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const leftToRightMark = '\u200e';

/** In the order of reading, right-to-left parts turned round. The mark keeps the space behind. */
function visualOrder(text: string): string {
  return text.replace(rightToLeft, (part) => {
    const letters = Array.from(graphemes.segment(part), ({ segment }) => segment);
    return letters.reverse().join('') + leftToRightMark;
  });
}

/** Keeps jsPDF from replacing Arabic letters by shapes of them, which nobody searches for. */
function keepLetters({ internal: { events } }: jsPDF): void {
  Object.keys(events.getTopics()['preProcessText'] ?? {}).forEach((token) =>
    events.unsubscribe(token),
  );
}

export type TextLayer = ReturnType<typeof textLayer>;

/** @param house a font of the document, whose glyphs stand in for any letter, as nobody sees them */
export function textLayer(pdf: jsPDF, house: string) {
  keepLetters(pdf);
  const standInsFor = withFarLetters(pdf);
  let subsets = 0;

  function subsetFor(text: string): string {
    const name = `letters-${subsets}`;
    if (subsets > 0) {
      const { cmap, maxp } = setFont(pdf, name);
      const { codeMap } = cmap.unicode;
      const taken = Object.keys(codeMap).length;
      const codes = new Set(Array.from(text, (letter) => letter.charCodeAt(0)));
      const fresh = [...codes].filter((code) => codeMap[code] === undefined);
      // No line of a page has more letters than a face; a longer one loses what is over.
      if (taken === 0 || taken + fresh.length < maxp.numGlyphs) {
        for (const [index, code] of fresh.slice(0, maxp.numGlyphs - 1).entries()) {
          codeMap[code] = taken + index + 1;
        }
        return name;
      }
    }
    subsets += 1;
    const next = `letters-${subsets}`;
    pdf.addFont(`${house}.ttf`, next, 'normal');
    setFont(pdf, next).cmap.unicode.codeMap = {};
    return subsetFor(text);
  }

  return {
    /** @param at with the width of the line as it is seen, in the document's unit; @param size in points */
    write(text: string, at: Record<'x' | 'y' | 'width', number>, size: number): void {
      const words = text.normalize('NFC').replace(/\s+/g, ' ').replace(unwritable, '').trim();
      if (words === '') return;
      // A space behind it keeps it apart from what comes next.
      const letters = `${visualOrder(words)} `;
      const isOfHouse = holdsAll(pdf, house, letters);
      const line = standInsFor(letters);
      const font = setFont(pdf, isOfHouse ? house : subsetFor(line));
      pdf.setFontSize(size);
      const natural = font.widthOfString(line.trimEnd(), size, 0) / pdf.internal.scaleFactor;
      if (natural === 0) return;
      const horizontalScale = at.width / natural;
      pdf.text(line, at.x, at.y, {
        renderingMode: 'invisible',
        horizontalScale,
        isInputVisual: true,
        isOutputVisual: true,
        isInputRtl: false,
        isOutputRtl: false,
      });
    },
  };
}
