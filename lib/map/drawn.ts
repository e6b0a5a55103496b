/** The coast as it is drawn: lines as the `d` of a path, in the units of the sheet. */
import type { Polyline } from '@/content/map';
import { smoothPath } from './path';
import { sheet, shores } from './sheet';

export function drawn(line: Polyline): string {
  return smoothPath(line.map(([latitude, longitude]) => sheet.project({ latitude, longitude })));
}

export const land = shores
  .filter(({ line }) => line.length > 1)
  .map(({ line, corner: { x, y } }) => `${drawn(line)}L${x} ${y}Z`)
  .join('');
