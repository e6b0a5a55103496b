/** Trees. Each stands on its own trunk at the point it is given. */
import { at, clump, ribbon, shape, triples } from './draw';
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

/** A broad-leaved tree; a small one has fewer boughs. */
export function tree(light: Light, x: number, y: number, height: number, far = 0): string {
  const trunk = tone(light, ink.bark, far);
  const dark = tone(light, mix(ink.pine, ink.fern, 0.25), far);
  const mid = tone(light, ink.fern, far);
  const lit = tone(light, ink.meadow, far);
  const boughs = (...parts: readonly string[]) => (height < 150 ? '' : parts.join(''));
  return at(x, y, height / 200, [
    shape(
      'M-15 6Q-6 0-6-22C-6-46-7-66-12-92L-2-78 2-104 6-76 16-92C8-62 7-40 7-22Q8 0 17 6z',
      trunk,
    ),
    boughs(clump(-40, -72, 100, 62, 5, dark), clump(44, -64, 96, 58, 5, dark)),
    clump(2, -84, 150, 104, 7, dark),
    boughs(clump(-34, -104, 78, 48, 5, mid), clump(42, -90, 74, 44, 4, mid)),
    clump(10, -132, 104, 64, 6, mid),
    boughs(clump(56, -106, 40, 24, 3, lit)),
    clump(28, -156, 62, 36, 4, lit),
  ]);
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

/**
 * A pine bough that reaches into the picture from its upper left corner (mirror for the right). One
 * limb runs through all its needles, so that wherever a frame cuts it, it hangs on wood.
 */
export function bough(light: Light, x: number, y: number, scale: number, mirror = false): string {
  const wood = tone(light, mix(ink.bark, ink.navy, 0.4));
  const woodLit = mix(wood, tone(light, ink.sand), 0.22);
  const dark = tone(light, mix(ink.pine, ink.navy, 0.45));
  const lit = tone(light, ink.pine);
  const limb = (points: string, fill: string) => ribbon(triples(points), fill);
  return at(
    x,
    y,
    scale,
    pad(92, 0, 150, 44, dark, lit) +
      pad(262, 36, 130, 40, dark, lit) +
      limb(
        '-420 -250 74, -240 -150 56, -80 -64 42, 90 -4 28, 250 34 18, 400 74 8, 452 96 2',
        wood,
      ) +
      limb('-420 -266 20, -240 -164 14, -80 -76 10, 90 -11 7, 250 30 4, 400 71 2', woodLit) +
      limb('20 -26 18, 90 40 13, 150 86 8, 196 124 3', wood) +
      limb('240 34 10, 300 76 7, 336 106 2', wood) +
      limb('-120 -84 20, -60 0 15, -20 62 10, 0 110 4', wood) +
      pad(8, 132, 130, 46, dark, lit) +
      pad(196, 146, 136, 46, dark, lit) +
      pad(96, 66, 104, 34, dark, lit) +
      pad(338, 124, 104, 36, dark, lit) +
      pad(356, 60, 96, 30, dark, lit) +
      pad(446, 110, 100, 34, dark, lit),
    mirror ? -scale : scale,
  );
}
