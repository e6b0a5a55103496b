/** What stands in each month's round: a few flat shapes each, on a drawing of 100 by 100. */
type Ink = 'lamp' | 'boat' | 'land' | 'foam' | 'leaf' | 'line';

interface Shape {
  readonly ink: Ink;
  readonly path: string;
}

const sun = (x: number, y: number, r: number): Shape => ({
  ink: 'lamp',
  path: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
});

/** A falling star, with its tail to the upper right. */
const meteor = (x: number, y: number, length: number): Shape => ({
  ink: 'lamp',
  path: `M${x} ${y}l${length} ${-0.55 * length}l${-length + 2.4} ${0.55 * length + 1.6}Z`,
});

const headland: Shape = {
  ink: 'land',
  path: 'M13 62Q22 44 34 47Q42 49 47 61L37 61.5Q25 58.5 13 62Z',
};

const rocks: Shape = {
  ink: 'land',
  path: 'M23 79l8-11 6 5 6-8 9 14Q37 84 23 79ZM57 82l6-8 7 2 5-6 5 7Q70 83 57 82Z',
};

const wave: Shape = {
  ink: 'foam',
  path: 'M16 66Q30 40 50 44Q60 46 58 55Q52 49 46 55Q42 64 54 68Q34 71 16 66Z',
};

const gull = (x: number, y: number): Shape => ({
  ink: 'line',
  path: `M${x} ${y}q5-5 8 0q4-5 8-1`,
});

const sails: readonly Shape[] = [
  { ink: 'foam', path: 'M48 34L48 62L32 62Q45 51 48 34Z' },
  { ink: 'boat', path: 'M51 38L51 62L66 62Q54 54 51 38ZM30 65L69 65L63 71L36 71Z' },
];

const poppy: readonly Shape[] = [
  { ink: 'line', path: 'M50 84Q49 66 54 52M51 72Q43 66 38 69M51 68Q60 63 64 66' },
  { ink: 'lamp', path: 'M54 52Q43 51 44 41Q51 40 54 45Q57 38 65 41Q66 51 54 52Z' },
];

const leaf: readonly Shape[] = [
  { ink: 'leaf', path: 'M34 52Q42 30 66 30Q64 53 42 56Q38 56.5 34 52Z' },
  { ink: 'line', path: 'M31 57Q44 46 60 36' },
];

/** From January on. */
export const motifs: readonly (readonly Shape[])[] = [
  [sun(66, 54, 6), wave],
  [sun(62, 46, 6), headland, rocks],
  [sun(50, 60, 11), gull(28, 38), gull(56, 34)],
  [sun(64, 52, 9), headland, gull(30, 34)],
  [sun(62, 32, 7), headland, gull(30, 36), gull(48, 46)],
  [sun(34, 28, 8), ...poppy],
  [sun(70, 30, 7), ...sails],
  [meteor(26, 46, 22), meteor(48, 54, 18), meteor(40, 30, 14), headland],
  [sun(50, 60, 11), ...sails],
  [sun(70, 48, 6), ...leaf],
  [wave, gull(56, 32)],
  [meteor(30, 42, 24), meteor(54, 52, 16), meteor(56, 28, 10), rocks],
];
