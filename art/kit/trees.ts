/** Trees. Each stands on its own trunk at the point it is given. */
import { at, clump, shape, triples } from './draw';
import { ink, type Light, mix, tone } from './palette';

/** A pad of needles: flat foot, scalloped top, lit on the upper right. */
function pad(x: number, y: number, w: number, h: number, dark: string, lit: string): string {
  return clump(x, y, w, h, 6, dark) + clump(x + w * 0.13, y - h * 0.4, w * 0.58, h * 0.52, 4, lit);
}

/** A wind-shaped pine with a bare trunk and flat pads; `height` in picture units. */
export function pine(light: Light, x: number, y: number, height: number, far = 0, mirror = false) {
  const trunk = tone(light, mix(ink.bark, ink.red, 0.16), far);
  const trunkLit = mix(trunk, tone(light, ink.sand, far), 0.35);
  const dark = tone(light, ink.pine, far);
  const lit = tone(light, mix(ink.pine, ink.fern, 0.75), far);
  const scale = height / 200;
  return at(
    x,
    y,
    scale,
    shape('M-7 4C-5-50-9-90-2-150L4-150C2-96 7-50 9 4z', trunk) +
      shape('M3 4C3-50-2-90 2-150L4-150C2-96 7-50 9 4z', trunkLit) +
      shape('M-3-84C-18-100-30-106-46-108L-47-112C-28-111-14-104-2-94z', trunk) +
      shape('M2-104C16-118 28-122 44-124L45-128C26-127 12-122 1-112z', trunk) +
      pad(-46, -104, 74, 32, dark, lit) +
      pad(46, -118, 80, 34, dark, lit) +
      pad(-24, -136, 88, 38, dark, lit) +
      pad(20, -154, 92, 46, dark, lit),
    mirror ? -scale : scale,
  );
}

/** A wood seen from afar: crowns along a line of feet, written briefly: `'x y size, …'`. */
export function wood(light: Light, crowns: string, far = 0): string {
  const dark = tone(light, ink.pine, far);
  const lit = tone(light, mix(ink.pine, ink.fern, 0.8), far);
  return triples(crowns)
    .map(
      ([x, y, s]) =>
        clump(x, y, s * 2.1, s * 1.25, 5, dark) +
        clump(x + s * 0.3, y - s * 0.5, s * 1.1, s * 0.66, 3, lit),
    )
    .join('');
}
