type Ink = 'lamp' | 'boat' | 'land' | 'foam' | 'leaf' | 'line';

interface Shape {
  readonly ink: Ink;
  readonly path: string;
}

const sun = (x: number, y: number, r: number): Shape => ({
  ink: 'lamp',
  path: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
});

const meteor = (x: number, y: number, length: number): Shape => ({
  ink: 'lamp',
  path: `M${x} ${y}l${length} ${-0.55 * length}l${-length + 2.4} ${0.55 * length + 1.6}Z`,
});

const halfSun: Shape = { ink: 'lamp', path: 'M39 61.3A11 11 0 0 1 61 61.2Q50 63.7 39 61.3Z' };

const headland: Shape = {
  ink: 'land',
  path: 'M13 61.4Q22 44 34 47Q43 49 49 62.8Q43 62.8 37 61.4Q25 58.4 13 61.4Z',
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

const bank: Shape = {
  ink: 'land',
  path: 'M29 82Q40 73 50 75Q61 73 71 82Q61 89 50 89Q39 89 29 82Z',
};

const poppy: readonly Shape[] = [
  bank,
  { ink: 'line', path: 'M50 84Q49 66 54 52M51 72Q43 66 38 69M51 68Q60 63 64 66' },
  { ink: 'lamp', path: 'M54 52Q43 51 44 41Q51 40 54 45Q57 38 65 41Q66 51 54 52Z' },
];

const snowdrops: readonly Shape[] = [
  bank,
  { ink: 'line', path: 'M44 86Q46 60 38 52Q33 50 32 58M52 86Q52 62 58 50Q64 44 66 54' },
  { ink: 'land', path: 'M40 88Q36 70 30 66Q40 68 44 88ZM52 88Q56 70 66 66Q58 76 57 88Z' },
  {
    ink: 'foam',
    path: 'M32 57Q37 62 36 71Q33 70 32 66Q31 70 28 71Q27 62 32 57ZM66 53Q71 58 70 67Q67 66 66 62Q65 66 62 67Q61 58 66 53Z',
  },
];

const thrift: readonly Shape[] = [
  bank,
  { ink: 'line', path: 'M48 79Q47 70 42 64M50 80Q50 68 52 58M52 79Q57 70 63 65' },
  {
    ink: 'boat',
    path: 'M36 61a5.5 5 0 1 1 11 0a5.5 4 0 1 1-11 0ZM46 54a6 5.5 0 1 1 12 0a6 4.4 0 1 1-12 0ZM59 62a5.5 5 0 1 1 11 0a5.5 4 0 1 1-11 0Z',
  },
];

const apple: readonly Shape[] = [
  { ink: 'boat', path: 'M50 46Q36 38 31 51Q29 68 43 76Q50 73 56 76Q70 68 68 51Q63 38 50 46Z' },
  { ink: 'land', path: 'M51 40Q55 29 68 30Q65 41 51 40Z' },
  { ink: 'line', path: 'M50 47Q49 40 46 35' },
];

const bareTree: readonly Shape[] = [
  {
    ink: 'line',
    path: 'M30 48Q31 39 37 32Q43 27 51 27M31 42Q38 38 46 38M33 37Q33 30 39 25M40 30Q46 31 50 34',
  },
  {
    ink: 'leaf',
    path: 'M56 38q4-4 8-1q-4 4-8 1ZM64 50q4-3 8 1q-5 3-8-1ZM70 34q4-3 7 1q-4 3-7-1ZM52 52q4-3 7 0q-4 3-7 0Z',
  },
];

const lighthouse: readonly Shape[] = [
  { ink: 'land', path: 'M52 63Q56 56 64 57Q73 56 80 64Q66 68 52 63Z' },
  { ink: 'foam', path: 'M61 58L63 37H70L72 58Z' },
  { ink: 'boat', path: 'M61.8 50L62.4 44H70.7L71.3 50ZM61 33L66.5 27L72 33Z' },
  { ink: 'lamp', path: 'M63 37V33H70V37ZM62 34.4L38 30V40Z' },
];

const leaf: readonly Shape[] = [
  { ink: 'leaf', path: 'M34 52Q42 30 66 30Q64 53 42 56Q38 56.5 34 52Z' },
  { ink: 'line', path: 'M31 57Q44 46 60 36' },
];

export const motifs: readonly (readonly Shape[])[] = [
  [sun(66, 54, 6), wave],
  [sun(50, 34, 6), ...snowdrops],
  [halfSun, gull(28, 38), gull(56, 34)],
  [sun(66, 46, 9), headland, gull(30, 34)],
  [sun(34, 34, 7), gull(58, 38), ...thrift],
  [sun(34, 28, 8), ...poppy],
  [sun(70, 30, 7), ...sails],
  [meteor(26, 46, 22), meteor(48, 54, 18), meteor(40, 30, 14), headland],
  apple,
  [sun(70, 48, 6), ...leaf],
  [headland, ...bareTree],
  [meteor(20, 56, 22), meteor(40, 24, 18), meteor(24, 34, 12), ...lighthouse],
];
