/**
 * The home page's picture: the village on its cliff as a crabber sees it in the morning. It comes in
 * layers of one frame, which the page lays over one another and sets in motion.
 */
import {
  at,
  box,
  chance,
  clump,
  disc,
  dots,
  facet,
  ground,
  leaf,
  paint,
  picture,
  type Point,
  pts,
  ribbon,
  rod,
  shape,
  triples,
} from '../kit/draw';
import { inks, moonlight, noon } from '../kit/palette';
import { figure, poses } from '../kit/people';
import { glitter, gulls } from '../kit/nature';

const width = 2000;
const height = 900;

/** The layers from back to front: what lies behind the boats, the boats, what stands before the water. */
function layers(isDark: boolean) {
  const [gold, cream, jade, deep, green, russet, navy] = inks(
    isDark ? moonlight : noon,
    'f2cd78 fdf2d3 93c9b4 2b807f 41744a a4573a 1b3948',
    '0d2740 f3cf7a 1d4a60 123549 14343a 3a3a46 06121e',
  );
  const wall = isDark ? jade : cream;
  const shade = isDark ? green : jade;
  const field = isDark ? deep : gold;
  const pane = isDark ? cream : navy;
  const house = (x: number, y: number, s: number, roof: string) =>
    at(x, y, s, [
      facet('-60 0, -60 -56, 60 -56, 60 0', wall),
      facet('60 0, 60 -56, 84 -96, 110 -56, 110 0', shade),
      facet('-72 -50, -44 -100, 86 -100, 62 -50', roof),
      facet('86 -100, 118 -52, 110 -48, 84 -88', navy),
      box(-30, -122, 22, 30, russet),
      ...[-46, 18].map((left) => box(left, -38, 22, 22, pane)),
      box(-12, -36, 20, 36, navy),
      box(76, -50, 16, 20, pane),
    ]);
  const church = (x: number, y: number, s: number) =>
    at(x, y, s, [
      facet('40 0, 40 -52, 200 -52, 200 0', wall),
      facet('30 -48, 50 -96, 190 -96, 214 -48', navy),
      ...[70, 110, 150].map((left) => shape(`M${left}-6v-24q9-16 18 0v24z`, pane)),
      box(-34, -220, 56, 222, wall),
      facet('22 2, 22 -220, 50 -216, 50 2', shade),
      paint`
        ${shade} M-40-216V-242H-26V-230H-12V-242H2V-230H14V-242H28V-230L38-229V-240L54-238V-212L22-216z
      `,
      box(-40, -218, 62, 7, navy),
      box(-36, -120, 60, 6, navy),
      shape('M-16-150v-40q11-18 22 0v40zM-14-40v-44q9-14 18 0v44z', pane),
      disc(-6, -104, 11, navy),
      rod('-6 -242, -6 -290', 4, navy),
      shape('M-6-290C14-298 20-284 38-290V-268C20-262 14-276-6-268z', russet),
    ]);
  const back = [
    box(0, 0, width, height, gold),
    isDark
      ? ''
      : shape('M-10 400C300 350 600 420 900 380C1200 340 1700 400 2010 340V560H-10z', cream),
    isDark
      ? dots(stars(), 5, jade) +
        dots(
          stars()
            .slice(0, 30)
            .map(([x, y]): Point => [width - x, y * 0.9]),
          8,
          cream,
        )
      : disc(470, 500, 104, russet),
    isDark
      ? ''
      : ribbon('200 190 1, 420 176 20, 640 190 14, 820 182 1', cream) +
        ribbon('760 110 1, 960 96 18, 1180 108 1', cream),
    // Start Point, and the land behind it
    ground('-10 430, 120 420, 260 446, 380 470, 470 500, 520 520', 540, jade),
    ground('-10 480, 160 470, 300 490, 440 500, 560 516, 660 526', 540, deep),
    facet('610 522, 615 456, 633 456, 638 522', isDark ? jade : russet),
    box(610, 446, 28, 12, navy),
    disc(624, 442, isDark ? 13 : 9, isDark ? cream : navy),
    isDark ? facet('630 442, 1500 330, 1500 420', jade) : '',
    box(0, 524, width, 400, jade),
    ground('-10 580, 300 590, 700 576, 1100 592, 2010 580', height, isDark ? deep : jade),
    ...[
      '-10 600 3, 260 592 16, 560 602 3',
      '500 640 2, 800 630 20, 1130 642 3',
      '-10 690 3, 240 678 24, 600 694 3',
    ].map((way) => ribbon(way, isDark ? jade : cream)),
    ground('-10 730, 300 716, 620 744, 980 722, 1400 750, 2010 740', height + 10, deep),
    ...['-10 830 2, 300 846 14, 620 826 2', '480 880 2, 760 866 12, 1100 884 2'].map((way) =>
      ribbon(way, jade),
    ),
  ].join('');
  const far =
    at(330, 566, 0.8, [
      shape('M-60-12H66L52 14H-48z', navy),
      rod('-4 -10, -4 -136', 5, navy),
      shape('M-10-128C-40-90-54-50-58-22H-10z', russet),
      shape('M2-116C30-80 44-50 48-22H2z', gold),
    ]) +
    at(930, 604, 0.94, [
      shape('M-60-12H66L52 14H-48z', russet),
      rod('0 -10, 0 -150', 5, navy),
      shape('M-6-140C-40-90-54-50-58-22H-6z', russet),
      shape('M6-130C34-84 46-50 50-22H6z', gold),
    ]);
  const near = at(610, 744, 1.05, [
    figure(
      -84,
      10,
      196,
      '0 -50, 14 -74, 22 -84, 30 -60, 46 -52, 26 -58, 44 -46, 8 -28, 4 -4, -6 -26, -8 -2',
      { coat: gold, legs: navy, skin: wall, hair: navy, hat: russet, hatKind: 'cap' },
    ),
    figure(
      120,
      18,
      180,
      '-6 -20, 2 -48, 6 -60, 20 -36, 34 -32, 16 -36, 32 -36, 16 -24, 22 -6, 12 -22, 18 -6',
      { coat: wall, legs: navy, skin: russet, hair: navy, hat: navy, hatKind: 'cap' },
      true,
    ),
    rod('70 -46, -20 40', 6, navy),
    rod('-2 -96, 20 -40', 3, navy),
    shape('M-4-52C0-82 44-82 48-52V-30H-4z', navy),
    ...[8, 22, 36].map((x) =>
      rod(
        [
          [x, -70],
          [x, -30],
        ],
        3,
        isDark ? cream : gold,
      ),
    ),
    shape('M-190-40C-110-20 110-20 200-50C186 10 150 40 110 44H-120C-160 38-184 0-190-40z', russet),
    shape('M-190-40C-110-20 110-20 200-50L197-34C110-4-110-4-188-24z', wall),
    shape(leaf(0, 46, 460, 14) + leaf(30, 62, 320, 8), isDark ? jade : cream),
    isDark ? disc(176, -84, 12, cream) + rod('176 -76, 176 -40', 4, navy) : '',
  ]);
  const cliffTop = pts(
    '1050 640, 1120 596, 1230 588, 1350 606, 1480 600, 1600 640, 1740 650, 1880 690, 2010 690',
  );
  const foot = pts(
    '1020 690, 1120 704, 1230 730, 1350 744, 1480 764, 1600 790, 1740 812, 1880 846, 2010 860',
  );
  const front = [
    ground(
      '1040 660, 1090 560, 1170 480, 1270 430, 1400 392, 1560 360, 1740 336, 2010 320',
      700,
      green,
    ),
    ...triples('1190 486 90, 1260 452 80, 1900 360 190, 1990 380 160').map(([x, y, s]) =>
      clump(x, y, s, s * 0.6, 6, navy),
    ),
    house(1330, 430, 0.8, russet),
    church(1500, 400, 1.06),
    house(1410, 440, 0.84, navy),
    house(1800, 400, 0.9, russet),
    shape('M1180 560C1300 480 1500 470 2010 400V700H1100z', field),
    shape('M1050 640C1200 540 1500 560 2010 470V720H1050z', green),
    house(1600, 500, 0.92, russet),
    house(1740, 506, 1, navy),
    house(1470, 512, 0.9, navy),
    house(1890, 540, 1.1, russet),
    house(1640, 590, 1.1, navy),
    house(1320, 540, 0.84, russet),
    ...triples('1560 540 90, 1830 584 120, 1400 566 90, 1250 560 80, 1960 620 150').map(
      ([x, y, s]) => clump(x, y, s, s * 0.56, 6, navy),
    ),
    shape('M1050 640C1200 570 1400 570 1600 620C1760 620 1900 660 2010 640V720H1050z', field),
    facet([...cliffTop, ...[...foot].reverse()], russet),
    ...cliffTop.slice(0, -1).map(([x, y], n) => {
      const [nextX, nextY] = foot[n] ?? [x, y];
      const [endX] = cliffTop[n + 1] ?? [x];
      const wide = (endX - x) * ([0.5, 0.26, 0.6, 0.34][n % 4] ?? 0);
      return (
        facet(
          [
            [x + 14 * (n % 3), y],
            [x + wide, y + 10],
            [x + wide * 0.84, nextY - 40],
            [nextX + wide * 0.4, nextY + 6],
            [nextX - 8, nextY],
          ],
          navy,
        ) +
        (n % 3 === 1
          ? ''
          : facet(
              [
                [x + wide + 22, y + 18 + 16 * (n % 2)],
                [endX - 10, y + 34],
                [endX - 34, nextY - 20 - 22 * (n % 2)],
              ],
              field,
            ))
      );
    }),
    ribbon(
      '1050 640 2, 1120 596 20, 1230 588 26, 1350 606 24, 1480 600 28, 1600 640 26, 1740 650 30, 1880 690 26, 2010 690 30',
      green,
    ),
    figure(1212, 578, 62, poses.strolling, {
      coat: russet,
      legs: navy,
      skin: wall,
      hair: navy,
      hatKind: 'none',
    }),
    figure(1184, 582, 60, poses.strolling, {
      coat: gold,
      legs: wall,
      skin: wall,
      hair: navy,
      cut: 'skirt',
    }),
    facet('1060 716, 1080 676, 1112 664, 1136 700, 1150 726', navy),
    facet('1690 842, 1720 800, 1760 796, 1790 850', navy),
    facet('960 706, 980 684, 1004 690, 1016 710', russet),
    ribbon(
      '930 712 1, 1010 706 8, 1110 724 12, 1230 742 8, 1350 758 14, 1480 776 8, 1600 804 16, 1740 832 10, 1880 862 18, 2010 876 12',
      isDark ? jade : cream,
    ),
    ribbon('1080 752 1, 1250 776 7, 1420 800 4, 1600 846 9, 1800 884 1', isDark ? jade : cream),
    gulls(isDark ? jade : cream, '1120 420 70 -8, 1060 490 54 8'),
    gulls(navy, '900 330 64 -8, 980 290 46 6, 1220 210 40 0'),
  ].join('');
  return { back, boats: far + near, front };
}

/** Where stars stand, none behind the village. */
function stars(): Point[] {
  const next = chance(17);
  return Array.from({ length: 150 }, (): Point => [next() * width, next() ** 1.4 * 420]);
}

const draw = (...parts: readonly string[]) => picture(width, height, ...parts);

const whole = (isDark: boolean) => {
  const { back, boats, front } = layers(isDark);
  return draw(back, boats, front);
};
export const homeMorning = () => whole(false);
export const homeNight = () => whole(true);

/** Without its boats, which lie over it where they bob. */
const sea = (isDark: boolean) => draw(layers(isDark).back, layers(isDark).front);
export const homeSea = () => sea(false);
export const homeNightSea = () => sea(true);

/** Only what stands before the water, to cover moving waves. */
export const homeFront = () => draw(layers(false).front);
export const homeNightFront = () => draw(layers(true).front);

export const homeBoats = () => draw(layers(false).boats);
export const homeNightBoats = () => draw(layers(true).boats);

/** Crests between two heights that repeat without a seam every 2000 units. */
function waves(top: number, bottom: number, size: number, seed: number): string {
  const next = chance(seed);
  const d = Array.from({ length: 6 }, (_, row) => {
    const near = row / 5;
    const y = top + (bottom - top) * near;
    const crests = Math.round(13 - near * 5);
    return Array.from({ length: crests }, (_, index) => {
      const x = ((index + 0.15 + next() * 0.7) / crests) * width;
      const long = size * (0.6 + near) * (0.7 + next() * 0.7);
      const crest = (at: number) =>
        leaf(at, y + Math.sin(index * 2.4 + row) * size * 0.12, long, size * 0.045 * (0.6 + near));
      const cut =
        x - long / 2 < 0 ? crest(x + width) : x + long / 2 > width ? crest(x - width) : '';
      return crest(x) + cut;
    }).join('');
  }).join('');
  return shape(d, '#fdf5df', 0.34);
}

export const homeWaves = () => draw(waves(540, 640, 70, 21), waves(660, 884, 150, 34));

/** The sun's path on the water. */
export function homeLight(): string {
  return picture(width, height, glitter(540, 532, 860, 260, '#fff3cf', 19, 0.8));
}
