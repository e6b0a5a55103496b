import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Squares of white that every QR code needs on each side. */
export const QUIET_ZONE = 4;

/**
 * A QR code as an SVG path, the view of it with the white round it, and how many squares a side it
 * has without; undefined for a text that is too long.
 */
export function qrPath(text: string) {
  try {
    const code = generate(text, {
      minCorrectionLevel: correction.M,
      // What would fit a higher level is not used for it: every scanner gets the same size.
      maxCorrectionLevel: correction.M,
    });
    const side = code.size + 2 * QUIET_ZONE;
    const viewBox = `${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`;
    return { squares: code.size, viewBox, path: toSvgPath(code) };
  } catch {
    return undefined;
  }
}
