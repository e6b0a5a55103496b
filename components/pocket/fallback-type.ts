import type { Fallback } from '@/lib/pocket/draw';
import type { Face } from '@/lib/pocket/shapes';

const DOTS = 300 / 72;

const MM_PER_DOT = 25.4 / 300;

const families: Readonly<Record<Face, string>> = {
  display: 'bold {} Georgia, serif',
  body: '{} sans-serif',
  bold: 'bold {} sans-serif',
};

const isFromRight = (text: string) =>
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text);

/** @throws Error where the browser has no canvas */
export function fallbackType(): Fallback {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas to draw letters on.');

  const set = (text: string, face: Face, size: number) => {
    context.font = families[face].replace('{}', `${size * DOTS}px`);
    context.direction = isFromRight(text) ? 'rtl' : 'ltr';
    context.textAlign = 'left';
    return context.measureText(text);
  };

  const lookOf = (letter: string) => {
    canvas.width = canvas.height = 24;
    context.font = '20px sans-serif';
    context.fillText(letter, 0, 20);
    return canvas.toDataURL();
  };
  const missing = lookOf('\u{10fffd}');

  return {
    holds: (emoji) => lookOf(emoji) !== missing,
    ruler: (text, face, size) => set(text, face, size).width * MM_PER_DOT,
    draw: (text, face, size, colour) => {
      const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } = set(text, face, size);
      // A dot of air on each side, for letters that reach beyond their place.
      const ascent = Math.ceil(actualBoundingBoxAscent) + 1;
      canvas.width = Math.max(1, Math.ceil(width));
      canvas.height = Math.max(1, ascent + Math.ceil(actualBoundingBoxDescent) + 1);
      set(text, face, size);
      context.fillStyle = colour;
      context.fillText(text, 0, ascent);
      return {
        data: canvas.toDataURL('image/png'),
        width: canvas.width * MM_PER_DOT,
        height: canvas.height * MM_PER_DOT,
        ascent: ascent * MM_PER_DOT,
      };
    },
  };
}
