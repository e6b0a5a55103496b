/** The sheet of the drawn map: content's positions in drawing units. */
import { eastShore, type Line, mapBounds, villageBounds, westShore } from '@/content/map';
import { smoothPath } from './path';
import { type Bounds, frameOf } from './projection';

/** The whole bay, 640 units wide. */
export const sheet = frameOf(mapBounds, 640);

/** The `d` of a line of the content. */
export function linePath(line: Line): string {
  return smoothPath(line.map(([latitude, longitude]) => sheet.project({ latitude, longitude })));
}

/** Both shores; the corner that closes each to a shape of land lies far outside the sheet. */
export const shores = [
  { line: westShore, corner: { x: -240, y: -240 } },
  { line: eastShore, corner: { x: 900, y: -240 } },
] as const;

/** The `viewBox` that shows a part of the sheet. */
function viewBoxOf({ south, north, west, east }: Bounds): string {
  const topLeft = sheet.project({ latitude: north, longitude: west });
  const bottomRight = sheet.project({ latitude: south, longitude: east });
  return [topLeft.x, topLeft.y, bottomRight.x - topLeft.x, bottomRight.y - topLeft.y]
    .map((value) => Math.round(value))
    .join(' ');
}

export const roundTheVillage = viewBoxOf(villageBounds);
