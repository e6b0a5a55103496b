/**
 * The home page's picture: Start Bay from the cliff path, in layers that a page may lay over one
 * another. It looks south at sunrise, so it is drawn with the land on the left and then mirrored: the
 * land lies in the west and the light comes from the east.
 */
import { fishingBoat, sailingBoat } from '../kit/boats';
import { church, cottage, lighthouse } from '../kit/buildings';
import { between, blob, chance, leaf, picture, type Point, pts, ribbon, shape } from '../kit/draw';
import { cliff, gorse, grass, headland, hedge, hill, rock, thrift } from '../kit/land';
import { ink, type Light, mix, morning, night, tone } from '../kit/palette';
import { walker } from '../kit/people';
import { foam, sea } from '../kit/sea';
import { cloud, crescent, glitter, gulls, orb, rays, sky, stars, streaks } from '../kit/sky';
import { pine, tree, wood } from '../kit/trees';

const width = 2000;
const height = 900;
const horizon = 404;

const mirrored = (...parts: readonly string[]) =>
  `<g transform="matrix(-1 0 0 1 ${width} 0)">${parts.join('')}</g>`;

/** Sky, sun or moon, the far side of the bay, the water. */
function background(light: Light): string {
  const dark = light.lamps;
  return [
    sky(light, width, horizon),
    dark ? stars(width, 330, 54, 11) : rays(light, 1290, 330, 1500, light.orb, 0.13),
    dark ? crescent(light, 1290, 170, 44) : orb(light, 1290, 322, 60),
    cloud(light, 1660, 250, 420),
    cloud(light, 1010, 190, 260, true),
    cloud(light, 596, 120, 330),
    streaks(light.cloud, '1240 262 420, 1520 318 500, 820 262 360, 1120 96 420'),
    sea(light, width, horizon, height),
    headland(
      light,
      '300 300, 470 318, 620 306, 760 326, 880 338, 980 344, 1070 362, 1140 372, 1182 394',
      '300 380, 470 386, 620 388, 760 390, 880 386, 980 388, 1070 386, 1140 388, 1196 400',
      408,
      0.62,
    ),
    lighthouse(light, 1146, 376, 50, 0.12),
    dark
      ? shape('M1146 334L2000 220V330z', ink.gorse, 0.16) +
        shape('M1146 334L2000 250V304z', ink.gorse, 0.16)
      : '',
    headland(
      light,
      '200 270, 420 300, 560 330, 700 336, 800 352, 890 364, 960 378, 1012 396',
      '200 350, 420 370, 560 384, 700 384, 800 388, 890 392, 960 398, 1024 410',
      416,
      0.44,
    ),
    glitter(1290, 412, 800, 360, light.glint, 5, dark ? 0.55 : 0.9),
  ].join('');
}

/** Where the path down to the cove ends towards the sea. */
const pathEdge: readonly Point[] = pts(
  '150 566, 300 606, 430 644, 560 684, 680 724, 790 764, 870 808, 912 850, 930 910',
);

/** The boats out by the headland. */
const farBoats = (light: Light) => [
  fishingBoat(light, 1540, 470, 100, true, ink.sea),
  sailingBoat(light, 1432, 452, 92, { main: ink.paper, far: 0.1 }),
];

const nearBoat = (light: Light) => sailingBoat(light, 1230, 628, 212, { rig: 'sloop' });

/** What stands before the water: the crescent of Blackpool Sands, the near cliff, and the boats. */
function foreground(light: Light, boats: readonly string[] = []): string {
  const shingle = tone(light, ink.sand);
  const sun = mix(shingle, '#fff8e4', light.lamps ? 0.1 : 0.55);
  const wet = mix(shingle, tone(light, ink.bark), 0.28);
  const white = light.lamps ? '#b9d0d2' : '#fffaf0';
  const turf = tone(light, ink.fern);
  const turfLit = tone(light, ink.meadow);
  const turfDark = tone(light, mix(ink.fern, ink.pine, 0.75));
  const path = tone(light, mix(ink.sand, ink.paper, 0.3));
  const shore: readonly Point[] = pts(
    '920 468, 820 470, 720 482, 640 506, 600 540, 616 582, 690 634, 870 724, 1200 880',
  );
  const out = (by: number): Point[] =>
    shore.map(([x, y], n) => [x + by * Math.min(1, 0.3 * n), y + by * (n && 0.2 - 0.045 * n)]);
  return [
    // Matthew's Point, beyond the beach
    headland(
      light,
      '100 236, 300 258, 480 300, 620 326, 740 346, 840 366, 920 392, 978 424',
      '100 330, 300 350, 480 380, 620 394, 740 404, 840 416, 920 430, 992 446',
      470,
      0.2,
    ),
    hedge(light, '470 322, 600 350, 700 366, 790 384', 13, 0.25),
    hedge(light, '560 336, 600 366, 590 400', 11, 0.25),
    // the valley behind the beach
    hill(
      light,
      '0 300, 220 310, 420 356, 560 420, 660 470, 620 500, 570 560, 620 640, 740 716',
      900,
      mix(ink.fern, ink.meadow, 0.25),
      0.08,
    ),
    wood(
      light,
      `470 408 26, 520 434 28, 566 452 26, 604 470 24, 640 482 20, 440 432 30, 500 466 32,
      552 486 28`,
      0.08,
    ),
    // the crescent of shingle
    between(
      shore,
      '900 458, 790 458, 680 466, 596 490, 548 530, 548 584, 600 640, 690 690, 880 780',
      shingle,
    ),
    between(
      '800 458, 690 468, 604 494, 560 534, 562 584, 616 638, 716 682',
      '800 458, 696 474, 616 500, 576 536, 582 582, 636 630, 716 682',
      sun,
    ),
    between(out(-6), out(8), wet),
    between(out(6), out(24), white),
    foam(out(46), 6, mix(white, light.sea[2] ?? ink.sea, 0.35)),
    foam(out(92), 4, mix(white, light.sea[2] ?? ink.sea, 0.6)),
    pine(light, 566, 494, 74, 0.06),
    pine(light, 524, 520, 96, 0.04, true),
    // the village on its hill
    hill(
      light,
      '0 262, 200 268, 330 286, 430 318, 492 376, 524 450, 556 540, 604 630, 690 710, 760 760',
      900,
      ink.fern,
    ),
    blob('250 330, 360 330, 440 366, 480 430, 500 500, 520 570, 420 540, 330 440', turfLit),
    blob(
      '60 330, 200 340, 290 430, 380 540, 440 610, 300 590, 120 540',
      tone(light, mix(ink.fern, ink.meadow, 0.45)),
    ),
    hedge(light, '230 322, 300 392, 370 490, 450 590', 17),
    hedge(light, '352 352, 420 420, 470 520', 14),
    tree(light, 300, 304, 92),
    church(light, 388, 318, 190),
    cottage(light, 240, 296, 88, { roof: ink.red, wall: '#f3dfb8' }),
    cottage(light, 330, 322, 78, { roof: ink.slate }),
    cottage(light, 474, 384, 80, { roof: ink.red, wall: '#fbe9cf' }),
    tree(light, 520, 408, 60),
    pine(light, 520, 486, 100),
    pine(light, 548, 544, 118, 0, true),
    pine(light, 580, 616, 138),
    ...boats,
    // the near cliff
    cliff(
      light,
      '640 690, 760 716, 880 742, 1010 776, 1130 806, 1260 838, 1370 876',
      '820 800, 900 820, 1000 840, 1120 866, 1220 884, 1330 900, 1430 910',
    ),
    rock(light, 1420, 890, 150, 74),
    rock(light, 1524, 896, 90, 40),
    foam('1330 890, 1400 896, 1480 892, 1590 900', 9, white),
    hill(
      light,
      `0 560, 150 566, 330 604, 500 648, 660 690, 820 724, 980 770, 1120 812, 1240 850,
      1320 900`,
      900,
      ink.fern,
    ),
    ribbon('660 690 0, 820 726 10, 980 772 12, 1120 814 12, 1240 852 8, 1310 893 4', turfLit),
    between(
      pathEdge,
      '150 567, 290 616, 410 662, 530 712, 640 762, 720 806, 768 850, 780 880, 784 910',
      mix(path, tone(light, ink.bark), 0.32),
    ),
    between(
      pathEdge,
      '150 566, 294 612, 420 656, 540 702, 652 748, 738 792, 792 840, 808 874, 812 910',
      path,
    ),
    hill(
      light,
      '0 640, 120 650, 270 690, 420 742, 560 800, 680 860, 740 900',
      900,
      mix(ink.fern, ink.pine, 0.55),
    ),
    shape('M0 700C160 716 330 770 470 836C520 860 560 880 590 900H0z', turfDark),
    walker(light, 626, 731, 92, { coat: ink.red, pack: ink.deep, stick: true }),
    walker(light, 538, 700, 86, { coat: ink.gorse, legs: ink.deep, hat: ink.paper }),
    gorse(light, 1016, 842, 160, 3),
    gorse(light, 1130, 876, 150, 8),
    gorse(light, 930, 894, 170, 5),
    gorse(light, 470, 858, 210, 4),
    gorse(light, 330, 744, 150, 9),
    thrift(light, 1226, 892, 66),
    grass(640, 902, 150, 70, 12, turfDark, 5),
    grass(1060, 902, 120, 46, 10, turf, 9),
    pine(light, 70, 880, 700, 0),
    grass(170, 904, 360, 90, 22, mix(turfDark, ink.navy, 0.4), 6),
    gulls(light.lamps ? '#9fb4bd' : '#fffaf0', '880 590 66 -8, 946 548 44 6, 830 566 36 10'),
    light.lamps ? '' : gulls(ink.navy, '860 236 46 -6, 930 208 34, 1000 232 28 8'),
  ].join('');
}

export function homeMorning(): string {
  return picture(
    width,
    height,
    mirrored(background(morning), foreground(morning, [...farBoats(morning), nearBoat(morning)])),
  );
}

export function homeNight(): string {
  return picture(
    width,
    height,
    mirrored(background(night), foreground(night, [...farBoats(night), nearBoat(night)])),
  );
}

/** Without its boats, which lie over it where they bob. */
export function homeSea(): string {
  return picture(width, height, mirrored(background(morning), foreground(morning)));
}

export function homeNightSea(): string {
  return picture(width, height, mirrored(background(night), foreground(night)));
}

/** Only what stands before the water, to cover moving waves. */
export function homeFront(): string {
  return picture(width, height, mirrored(foreground(morning)));
}

export function homeNightFront(): string {
  return picture(width, height, mirrored(foreground(night)));
}

export const homeFarBoats = () => picture(width, height, mirrored(...farBoats(morning)));
export const homeNightFarBoats = () => picture(width, height, mirrored(...farBoats(night)));

export const homeNearBoat = () => picture(width, height, mirrored(nearBoat(morning)));
export const homeNightNearBoat = () => picture(width, height, mirrored(nearBoat(night)));

/** Crests between two heights that repeat without a seam every 2000 units. */
function waves(top: number, bottom: number, rows: number, size: number, seed: number): string {
  const next = chance(seed);
  const d = Array.from({ length: rows }, (_, row) => {
    const near = row / Math.max(1, rows - 1);
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
  return picture(width, height, shape(d, '#fdf5df', 0.34));
}

export function homeWavesFar(): string {
  return waves(424, 560, 7, 70, 21);
}

export function homeWavesNear(): string {
  return waves(590, 880, 6, 150, 34);
}

/** The sun's path on the water. */
export function homeLight(): string {
  return picture(width, height, mirrored(glitter(1290, 412, 780, 320, '#fff3cf', 19, 0.8)));
}
