/** The coast as it is drawn: lines as the `d` of a path, in the units of the sheet. */
import { eastShore, mapBounds, type Polyline, westShore } from '@/content/map';
import { smoothPath } from './path';
import { frameOf, positionsOf } from './projection';

export const sheet = frameOf(mapBounds, 640);

export const shores = [
  { line: westShore, corner: { x: -240, y: -240 } },
  { line: eastShore, corner: { x: 900, y: -240 } },
] as const;

export function drawn(line: Polyline): string {
  return smoothPath(positionsOf(line).map(sheet.project));
}

export const land = shores
  .filter(({ line }) => line.length > 1)
  .map(({ line, corner: { x, y } }) => `${drawn(line)}L${x} ${y}Z`)
  .join('');
