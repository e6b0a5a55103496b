import { correction, generate } from 'lean-qr';

/** Squares of white that every QR code needs on each side; {@link qrModules} has them not. */
export const QUIET_ZONE = 4;

/** The squares of a QR code without the white round it; undefined for a text that is too long. */
export function qrModules(text: string): readonly (readonly boolean[])[] | undefined {
  try {
    const code = generate(text, {
      minCorrectionLevel: correction.M,
      // What would fit a higher level is not used for it: every scanner gets the same size.
      maxCorrectionLevel: correction.M,
    });
    return Array.from({ length: code.size }, (_row, y) =>
      Array.from({ length: code.size }, (_square, x) => code.get(x, y)),
    );
  } catch {
    return undefined;
  }
}

/** A QR code as an SVG path, its size in squares with the white round it; undefined if too long. */
export function qrPath(text: string): { size: number; path: string } | undefined {
  const modules = qrModules(text);
  if (!modules) return undefined;
  const runs = modules.flatMap((row, y) => {
    const squares = row.map((dark) => (dark ? '1' : '0')).join('');
    return Array.from(squares.matchAll(/1+/g), ({ index, 0: { length } }) => {
      return `M${index + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`;
    });
  });
  return { size: modules.length + 2 * QUIET_ZONE, path: runs.join('') };
}
