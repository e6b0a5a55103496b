/**
 * Page heroes, 2000 × 900: shown at 8:3, and on a phone as a square. What matters is whole in both;
 * which rows and columns stay, `focuses` in `all-scenes.ts` says.
 */
import { dinghy, fishingBoat, rowingBoat, sailingBoat } from '../kit/boats';
import { bunting, church, cottage, lighthouse } from '../kit/buildings';
import {
  at,
  between,
  blob,
  box,
  clump,
  disc,
  dots,
  facet,
  hero,
  leaf,
  line,
  picture,
  type Point,
  pts,
  ribbon,
  rod,
  shape,
  triples,
} from '../kit/draw';
import { cliff, gorse, grass, headland, hedge, hill, rock, thrift } from '../kit/land';
import {
  byDay,
  dawn,
  dim,
  dusk,
  gold,
  grey,
  ink,
  type Light,
  lamplit,
  mix,
  morning,
  noon,
  tone,
} from '../kit/palette';
import { dog, sitter, skirted, stander, walker } from '../kit/people';
import { foam, ripples, sea, surf } from '../kit/sea';
import { beach, campfire, foamWhite, parasol, pebbles, startPoint } from '../kit/shore';
import { cloud, glitter, gulls, nearGull, orb, rays, sky, stars, streaks } from '../kit/sky';
import {
  crab,
  fishPlate,
  lantern,
  loaf,
  pasty,
  pint,
  scone,
  teacup,
  wineGlass,
} from '../kit/table';
import { bough, pine, tree, wood } from '../kit/trees';

const w = 2000;
const h = 900;

/** Walkers strung along the brink above a bay with sails. */
export function thingsToDo(l: Light = noon): string {
  const path = tone(l, mix(ink.sand, ink.paper, 0.4));
  return hero(
    sky(l, w, 400, 1204),
    cloud(l, 430, 216, 300),
    cloud(l, 1580, 214, 290, true),
    sea(l, w, 396, h),
    startPoint(l, 1474, 398, 1),
    headland(
      l,
      '0 230, 200 250, 400 296, 580 330, 720 360, 820 402',
      '0 330, 200 346, 400 368, 580 382, 720 392, 838 412',
      450,
      0.26,
    ),
    ribbon('690 452 0, 780 454 5, 880 451 0', foamWhite(l)),
    ripples('800 420 1180 380', 80, l.glint, 6, 0.5),
    sailingBoat(l, 1120, 510, 170, { rig: 'gaff' }),
    dinghy(l, 930, 450, 90, { main: ink.gorse }),
    sailingBoat(l, 1700, 480, 110, { main: ink.paper, mirror: true, rig: 'sloop' }),
    // a paddler on a board, another in a kayak
    byDay(
      l,
      at(1266, 648, 0.95, [
        shape(leaf(0, 6, 230, 16), l.glint),
        shape('M-84 0C-60-6 60-6 94-4C70 9-60 9-84 0z', ink.gorse),
        stander(l, 0, 2, 100, { coat: ink.red, legs: ink.navy, hat: ink.navy, arms: 'none' }),
        rod('26 -96, 40 10', 4, ink.bark),
        shape('M35-10L45-11 48 14 39 16z', ink.bark),
        rod('8 -66, 30 -72', 6, ink.skin),
        rod('10 -62, 20 -48, 32 -46', 6, ink.skin),
      ]),
      at(1560, 610, 0.8, [
        shape(leaf(0, 6, 250, 14), l.glint),
        sitter(l, -4, -4, 92, { coat: ink.gorse, hat: ink.paper }),
        shape('M-108-6C-60-16 60-16 112-10C80 12-70 12-108-6z', ink.red),
        rod('-30 -72, 74 4', 4, ink.bark),
        shape('M-38-82L-26-76-22-66-34-70zM66-6L78 0 82 10 70 6z', ink.bark),
      ]),
    ),
    cliff(
      l,
      '640 620, 760 610, 880 622, 1000 650, 1100 700, 1180 770, 1230 850',
      '800 800, 900 830, 1000 850, 1090 880, 1170 900, 1240 910, 1290 910',
    ),
    rock(l, 1370, 896, 130, 66),
    foam('1250 890, 1360 898, 1480 890, 1560 900', 10, foamWhite(l)),
    hill(
      l,
      `0 500, 200 506, 420 550, 640 596, 800 602, 940 624, 1060 668, 1150 740, 1220 840,
      1240 906`,
      906,
      ink.fern,
    ),
    ribbon(
      '520 574 0, 660 599 6, 800 604 12, 940 628 14, 1060 672 14, 1150 744 12, 1234 880 0',
      tone(l, ink.meadow),
    ),
    blob('60 560, 300 570, 520 640, 640 720, 400 700, 160 640', tone(l, ink.meadow)),
    hedge(l, '0 560, 260 580, 480 650, 640 760', 26),
    between(
      '420 552, 640 618, 860 650, 980 700, 1020 760, 1000 830, 940 910',
      '420 553, 630 630, 830 674, 910 720, 920 766, 840 830, 700 910',
      path,
    ),
    walker(l, 760, 668, 104, { coat: ink.gorse, hat: ink.paper }),
    walker(l, 890, 716, 130, { coat: ink.red, pack: ink.deep, stick: true }),
    dog(l, 980, 748, 60, ink.bark),
    hill(l, '0 700, 240 712, 460 770, 640 906', 906, mix(ink.fern, ink.pine, 0.7)),
    gorse(l, 300, 830, 300, 4),
    gorse(l, 560, 890, 260, 7),
    gorse(l, 1110, 890, 210, 9),
    thrift(l, 800, 900, 120),
    grass(140, 910, 420, 110, 24, tone(l, mix(ink.pine, ink.navy, 0.4)), 4),
    pine(l, 90, 880, 660),
    nearGull(1290, 300, 0.9, l, 'beating'),
    gulls(ink.navy, '900 260 46 -6, 970 230 34 8'),
  );
}

/** The crescent of shingle from its pines, in full light. */
export function beaches(l: Light = noon): string {
  const green = tone(l, mix(ink.fern, ink.pine, 0.3));
  return hero(
    sky(l, w, 330, 60),
    cloud(l, 440, 218, 320),
    cloud(l, 1090, 200, 230, true),
    sea(l, w, 326, h),
    startPoint(l, 820, 328, 0.9),
    headland(
      l,
      '1140 330, 1260 288, 1420 244, 1600 206, 1800 176, 2010 156',
      '1126 342, 1260 324, 1420 306, 1600 292, 1800 280, 2010 270',
      384,
      0.22,
    ),
    ripples('0 360 1080 360', 80, l.glint, 5, 0.55),
    sailingBoat(l, 690, 480, 170, { mirror: true, rig: 'gaff' }),
    sailingBoat(l, 420, 424, 90, { main: ink.paper, rig: 'sloop' }),
    hill(
      l,
      '1340 460, 1480 384, 1640 336, 1820 306, 2010 290',
      906,
      mix(ink.fern, ink.meadow, 0.3),
      0.05,
    ),
    wood(l, '1480 420 36, 1560 400 42, 1650 386 44, 1750 376 48, 1850 366 52, 1950 360 54', 0.04),
    beach(
      l,
      '1328 411, 1350 432, 1350 468, 1306 520, 1180 600, 980 680, 720 740, 400 780, -20 800',
      '1286 387, 1340 382, 1450 386, 1560 470, 1660 550, 1800 640, 2010 720, 2010 960, 900 960, -20 960',
      [-11, -4],
    ),
    pebbles('900 720 1000 160', 80, 9, mix(tone(l, ink.sand), ink.bark, 0.22), 5),
    between(
      '1380 470, 1560 522, 1700 584, 1860 668, 2010 744',
      '1380 470, 1540 548, 1660 622, 1810 716, 2010 820',
      green,
    ),
    pine(l, 1470, 500, 190, 0.02),
    pine(l, 1560, 530, 240, 0, true),
    pine(l, 1670, 590, 330),
    pine(l, 1850, 680, 470, 0, true),
    ...triples('1471 504 36, 1562 538 46, 1672 600 64, 1852 694 90').map(([x, y, width]) =>
      clump(x, y, width, width * 0.3, 5, green),
    ),
    byDay(
      l,
      parasol(l, 1130, 690, 1, ink.red),
      parasol(l, 910, 770, 1.25, ink.gorse),
      parasol(l, 1330, 620, 0.75, ink.sea),
    ),
    skirted(l, 1230, 680, 100, { coat: ink.paper, legs: ink.deep, hat: ink.gorse }),
    byDay(
      l,
      stander(l, 1060, 712, 100, { coat: ink.red, legs: ink.skin }),
      stander(l, 1010, 724, 66, { coat: ink.gorse, legs: ink.skin }),
      sitter(l, 850, 776, 110, { coat: ink.sea }),
      dog(l, 760, 790, 70, ink.bark, true),
      shape(leaf(628, 790, 100, 9), mix(tone(l, ink.sand), ink.navy, 0.3)),
      stander(l, 640, 790, 116, { coat: ink.fern, legs: ink.skin, mirror: true }),
    ),
    l.stars
      ? campfire(890, 772, 1.2) +
          sitter(l, 994, 752, 112, { coat: ink.red, mirror: true }) +
          sitter(l, 786, 760, 112, { coat: ink.gorse })
      : '',
    grass(120, 910, 420, 90, 24, tone(l, ink.pine), 4),
    nearGull(1010, 484, 1, l, 'beating'),
    gulls(dim(l, '#fffaf0'), '700 560 50 -6, 420 560 40 8'),
  );
}

/** A table by the sea, laid with what the bay and the farms give. */
export function foodDrink(l: Light = gold): string {
  // By night a lantern lights the table.
  const table = lamplit(l);
  return hero(
    sky(l, w, 420, 2185),
    orb(l, 1130, 300, 70),
    streaks(l.cloud, '420 160 560, 1600 200 480, 900 110 420'),
    sea(l, w, 416, 700),
    startPoint(l, 1474, 418, 0.9),
    headland(
      l,
      '0 290, 220 304, 430 350, 600 384, 720 420',
      '0 370, 220 380, 430 398, 600 410, 736 430',
      460,
      0.26,
    ),
    glitter(1130, 428, 640, 360, l.glint, 5),
    fishingBoat(l, 850, 520, 220),
    sailingBoat(l, 1600, 520, 150, { mirror: true }),
    ripples('0 450 2000 170', 50, l.glint, 8, 0.4),
    ...[90, 606, 1476, 1950].map((x) => box(x, 620, 12, 90, dim(l, ink.bark))),
    box(0, 614, w, 12, dim(l, ink.bark)),
    shape('M0 690C500 664 1500 664 2000 690V910H0z', dim(table, ink.paper)),
    shape('M0 690C500 664 1500 664 2000 690V716C1500 690 500 690 0 716z', dim(table, '#fffaf0')),
    ...Array.from({ length: 13 }, (_, n) =>
      shape(
        `M${n * 165} 700L${n * 165 - 60 + n * 10} 910H${n * 165 + n * 10 - 10}L${n * 165 + 40} 700z`,
        dim(table, '#d5e3dc'),
        0.8,
      ),
    ),
    shape(
      'M0 770C500 746 1500 746 2000 770V800C1500 776 500 776 0 800z',
      dim(table, '#a9c9c5'),
      0.5,
    ),
    shape(leaf(1000, 800, 1500, 50), dim(table, '#a9b9ae')),
    pint(table, 1130, 772, 280),
    wineGlass(1312, 780, 250, '#e6c15c'),
    `<ellipse cx="820" cy="782" rx="176" ry="26" fill="${dim(table, '#d8d0ba')}"/><ellipse cx="823" cy="777" rx="170" ry="21" fill="${dim(table, '#fffaf0')}"/>`,
    pasty(table, 820, 774, 264),
    fishPlate(table, 1030, 830, 300),
    loaf(table, 396, 800, 280),
    crab(table, 1600, 770, 280),
    `<ellipse cx="1860" cy="808" rx="126" ry="16" fill="${dim(table, '#d8d0ba')}"/><ellipse cx="1862" cy="804" rx="122" ry="13" fill="${dim(table, '#fffaf0')}"/>`,
    scone(table, 1860, 802, 170),
    teacup(table, 140, 816, 190, ink.sea),
    l.stars ? lantern(994, 792, 150) : '',
    gulls(ink.navy, '900 300 50 -6, 980 268 38 8'),
    bough(l, -60, 250, 0.9),
    bough(l, 2060, 240, 0.9, true),
  );
}

/** Windows lit along the cliff at nightfall. */
export function stay(l: Light = dusk): string {
  return hero(
    sky(l, w, 460, 3849),
    orb(l, 1240, 430, 66),
    streaks(l.cloud, '500 170 620, 1600 230 560, 1000 310 420'),
    streaks(l.cloudShade, '1200 110 560, 300 300 460'),
    sea(l, w, 456, h),
    startPoint(l, 1480, 458, 0.9),
    glitter(1240, 466, 780, 380, l.glint, 5),
    sailingBoat(l, 1606, 600, 150, { mirror: true, rig: 'sloop' }),
    ripples('1100 480 880 320', 40, l.glint, 8, 0.35),
    hill(
      l,
      '0 360, 200 366, 420 400, 620 440, 800 480, 960 540, 1080 620, 1160 720',
      906,
      ink.fern,
      0.06,
    ),
    wood(l, '90 380 60, 200 380 56, 560 430 44', 0.04),
    church(l, 360, 408, 136, 0.1),
    cottage(l, 560, 450, 130, { roof: ink.slate }),
    cottage(l, 700, 480, 150, { roof: ink.red }),
    cottage(l, 470, 540, 170, { roof: ink.slate }),
    cottage(l, 640, 580, 190, { roof: ink.red }),
    cottage(l, 850, 560, 180, { roof: ink.slate }),
    cliff(
      l,
      '900 660, 990 650, 1070 660, 1140 700, 1190 760',
      '960 910, 1050 910, 1130 910, 1200 904, 1250 890',
    ),
    hill(
      l,
      '300 700, 600 640, 840 630, 1000 640, 1090 664, 1150 708, 1196 770, 1160 830, 1080 906',
      906,
      mix(ink.fern, ink.pine, 0.3),
    ),
    cottage(l, 770, 680, 270, { roof: ink.red, door: ink.gorse }),
    tree(l, 590, 690, 190),
    // tent on the near meadow
    hill(l, '0 660, 260 660, 560 720, 820 790, 960 906', 906, mix(ink.fern, ink.pine, 0.6)),
    at(950, 806, 0.9, [
      // its light on the grass, no further than the brink
      shape(leaf(-70, 46, 520, 84), '#f0b95a', 0.2),
      shape(leaf(-40, 46, 380, 58), '#f0b95a', 0.28),
      shape(
        'M0-220C24-140 90-60 200 0L190 40C80 56-80 56-190 40L-200 0C-90-60-24-140 0-220z',
        '#f4cf86',
      ),
      shape(
        'M0-220C-24-140-90-60-200 0L-190 40C-150 46-110 50-80 51C-70-40-30-130 0-220z',
        '#c98f4c',
      ),
      shape('M-36 52C-30 0-14-40-2-80C16-40 30 0 36 52z', '#fff3cf'),
      rod('0 -218, 0 -244', 5, ink.bark),
      shape('M0-244C20-250 26-238 44-244V-226C26-220 20-232 0-226z', dim(l, ink.red)),
    ]),
    hedge(l, '190 660, 300 668, 440 690, 560 722, 680 756', [34, 20]),
    grass(200, 910, 500, 90, 28, ink.navy, 4),
    pine(l, 130, 890, 620),
    gulls(ink.navy, '1060 300 46 -6, 1130 270 36 8'),
  );
}

/** Flags over the bay on regatta day, the fair on the shore. */
export function events(l: Light = morning): string {
  const flags = [ink.red, ink.paper, ink.gorse, ink.sea] as const;
  const marquee = (x: number, y: number, s: number, c: string) =>
    at(x, y, s, [
      shape('M-130 0V-90H130V0z', tone(l, ink.paper)),
      shape('M-130 0V-90H-40V0z', mix(tone(l, ink.paper), ink.slate, 0.3)),
      shape(
        'M-150-84C-90-110-30-150 0-210C30-150 90-110 150-84C120-70 100-70 75-84C50-68 25-68 0-84C-25-68-50-68-75-84C-100-70-120-70-150-84z',
        dim(l, c),
      ),
      shape(
        'M-75-84C-50-120-14-170 0-210C14-170 50-120 75-84C50-68 25-68 0-84C-25-68-50-68-75-84z',
        dim(l, ink.paper),
      ),
      rod('0 -208, 0 -250', 5, ink.bark),
      shape('M2-250C26-258 34-244 58-250V-228C34-222 26-236 2-228z', dim(l, ink.gorse)),
      // By night a lamp hangs in each.
      l.stars ? shape('M-60 0C-50-60-20-70 0-96C20-70 50-60 60 0z', '#f0b95a', 0.3) : '',
      shape('M-24 0C-20-40-8-60 0-80C8-60 20-40 24 0z', l.stars ? '#fbe0a0' : ink.navy),
    ]);
  return hero(
    sky(l, w, 420, 3878),
    cloud(l, 460, 226, 380),
    cloud(l, 1560, 222, 360, true),
    streaks(l.cloud, '1000 250 460'),
    sea(l, w, 416, 760),
    headland(
      l,
      '0 280, 180 296, 360 344, 500 380, 610 420',
      '0 360, 180 372, 360 396, 500 408, 624 430',
      462,
      0.26,
    ),
    startPoint(l, 1360, 418, 0.9),
    ripples('500 440 1480 200', 54, l.glint, 8, 0.55),
    dinghy(l, 752, 470, 120, { main: ink.gorse }),
    dinghy(l, 866, 500, 160, { main: ink.paper, jib: ink.sea }),
    sailingBoat(l, 1060, 556, 280, { rig: 'gaff' }),
    dinghy(l, 1244, 480, 124, { main: ink.sea }),
    dinghy(l, 1504, 490, 130, { main: ink.red }),
    hill(l, '0 620, 300 606, 640 640, 1000 670, 1400 650, 2010 610', 906, ink.meadow),
    hill(l, '0 740, 500 720, 1000 730, 1500 720, 2010 740', 906, mix(ink.fern, ink.meadow, 0.5)),
    tree(l, 150, 700, 400),
    tree(l, 1880, 690, 380),
    marquee(392, 720, 1, ink.red),
    marquee(1612, 716, 1, ink.sea),
    marquee(808, 690, 0.64, ink.gorse),
    marquee(1196, 690, 0.64, ink.red),
    rod('690 730, 690 150', 8, dim(l, ink.bark)),
    rod('1310 730, 1310 150', 8, dim(l, ink.bark)),
    bunting(l, -10, 190, 690, 156, 14, flags),
    bunting(l, 690, 156, 1310, 156, 14, flags),
    bunting(l, 1310, 156, 2010, 190, 14, flags),
    skirted(l, 900, 800, 150, { coat: ink.red, legs: ink.paper, hat: ink.gorse }),
    stander(l, 970, 806, 158, { coat: ink.deep }),
    stander(l, 1040, 806, 96, { coat: ink.gorse, legs: ink.red }),
    walker(l, 1160, 800, 150, { coat: ink.sea, hat: ink.navy }),
    skirted(l, 630, 790, 140, { coat: ink.sea, legs: ink.gorse }),
    walker(l, 1400, 800, 146, { coat: ink.red, mirror: true }),
    dog(l, 1240, 812, 66, ink.bark),
    stander(l, 300, 806, 146, { coat: ink.fern, hat: ink.red }),
    skirted(l, 1790, 796, 142, { coat: ink.gorse, legs: ink.deep }),
    gulls(ink.navy, '880 300 46 -6, 960 270 36 8'),
  );
}

/** The village and its tower on the hill above the bay. */
export function about(l: Light = gold): string {
  return hero(
    sky(l, w, 520, 1237),
    rays(l, 1236, 300, 1700, '#fffae6', 0.13),
    orb(l, 1236, 300, 60),
    cloud(l, 340, 228, 400),
    streaks(l.cloud, '760 140 480, 1700 360 460'),
    sea(l, w, 516, h),
    startPoint(l, 1640, 518, 0.9),
    glitter(1290, 526, 860, 400, l.glint, 5),
    headland(
      l,
      '300 430, 600 430, 900 450, 1180 480, 1300 520',
      '300 490, 600 490, 900 500, 1180 508, 1314 530',
      560,
      0.34,
    ),
    sailingBoat(l, 1540, 650, 190, { mirror: true, rig: 'lug' }),
    fishingBoat(l, 1820, 590, 120, true),
    hill(
      l,
      '0 520, 200 480, 460 452, 720 440, 940 460, 1080 520, 1180 620, 1230 720',
      906,
      ink.fern,
    ),
    blob('120 560, 400 500, 560 520, 480 620, 260 680, 100 640', tone(l, ink.meadow)),
    blob('940 520, 1040 540, 1110 620, 1130 700, 1020 680, 940 600', tone(l, ink.meadow)),
    hedge(l, '80 560, 340 520, 560 520', 24),
    church(l, 800, 490, 270),
    tree(l, 660, 480, 180),
    tree(l, 1040, 520, 150),
    cottage(l, 540, 520, 190, { roof: ink.red, wall: '#fbe9cf' }),
    cottage(l, 720, 590, 230, { roof: ink.slate, wall: '#f3dfb8' }),
    cottage(l, 990, 610, 220, { roof: ink.red }),
    cottage(l, 480, 650, 260, { roof: ink.slate }),
    cottage(l, 850, 710, 290, { roof: ink.red, wall: '#fbe9cf', door: ink.deep }),
    hedge(l, '380 670, 600 690, 700 730', 34),
    cliff(
      l,
      '1040 740, 1120 730, 1190 740, 1240 780, 1280 840',
      '1080 906, 1160 906, 1230 906, 1280 906, 1330 906',
    ),
    hill(
      l,
      '0 720, 300 700, 600 730, 860 740, 1080 728, 1200 744, 1260 800, 1290 880, 1200 906',
      906,
      mix(ink.fern, ink.meadow, 0.3),
    ),
    between(
      '700 730, 760 780, 760 840, 700 906',
      '740 730, 840 780, 900 840, 920 906',
      tone(l, mix(ink.sand, ink.paper, 0.4)),
    ),
    walker(l, 806, 834, 108, { coat: ink.red, mirror: true }),
    skirted(l, 858, 840, 106, { coat: ink.sea, legs: ink.paper, hat: ink.gorse }),
    gorse(l, 1080, 880, 240, 4),
    gorse(l, 560, 890, 260, 7),
    gorse(l, 330, 880, 240, 3),
    tree(l, 130, 860, 560),
    grass(200, 910, 400, 80, 24, tone(l, mix(ink.pine, ink.navy, 0.4)), 4),
    gulls(ink.navy, '1020 270 50 -6, 1096 236 38 8, 1050 330 32 0'),
  );
}

/** A pillar box and a signpost at the turning to the sea. */
export function contact(l: Light = morning): string {
  return hero(
    sky(l, w, 440, 49),
    orb(l, 1330, 300, 56),
    cloud(l, 500, 224, 340),
    streaks(l.cloud, '1000 230 460, 1700 280 420'),
    sea(l, w, 440, 700),
    startPoint(l, 1480, 442, 1),
    glitter(1330, 450, 660, 300, l.glint, 5),
    ripples('800 460 1180 180', 46, l.glint, 8, 0.5),
    hill(l, '0 460, 260 440, 520 470, 760 540, 1000 600, 1300 660, 2010 700', 906, ink.fern, 0.06),
    church(l, 96, 460, 220, 0.14),
    cottage(l, 341, 478, 170, { roof: ink.slate, far: 0.1 }),
    cottage(l, 452, 506, 170, { roof: ink.red, wall: '#f3dfb8', far: 0.06 }),
    hedge(l, '600 536, 800 590, 1060 650', 26),
    hill(l, '0 680, 400 650, 800 680, 1200 720, 2010 740', 906, ink.meadow),
    between(
      '900 690, 820 760, 640 830, 400 906',
      '960 694, 1000 760, 1020 830, 1000 906',
      tone(l, mix(ink.sand, ink.paper, 0.4)),
    ),
    // pillar box
    at(800, 822, 1.12, [
      shape(leaf(20, 4, 170, 16), mix(tone(l, ink.meadow), ink.navy, 0.5)),
      box(-46, -14, 92, 16, ink.navy),
      box(-40, -168, 80, 156, dim(l, mix(ink.red, ink.navy, 0.2))),
      box(4, -168, 36, 156, dim(l, '#cf5138')),
      shape(
        'M-50-154V-166C-48-174-42-177-36-179C-24-200 24-200 36-179C42-177 48-174 50-166V-154z',
        dim(l, ink.red),
      ),
      box(-14, -140, 44, 9, ink.navy),
      box(-12, -114, 30, 34, dim(l, ink.paper)),
    ]),
    // fingerpost
    at(1130, 826, 1.28, [
      shape(leaf(20, 2, 120, 12), mix(tone(l, ink.meadow), ink.navy, 0.5)),
      box(-8, -290, 9, 292, mix(tone(l, ink.paper), ink.slate, 0.4)),
      box(0, -290, 8, 292, tone(l, ink.paper)),
      facet('8 -270, 130 -278, 152 -256, 130 -234, 8 -238', tone(l, ink.paper)),
      facet(
        '-8 -220, -116 -228, -138 -206, -116 -186, -8 -190',
        mix(tone(l, ink.paper), ink.slate, 0.25),
      ),
      facet('8 -172, 104 -178, 122 -160, 104 -142, 8 -144', tone(l, ink.gorse)),
      // what lies that way: the sea, the church, a cup of tea
      shape('M34-252q10-13 20 0t20 0t20 0t20 0v4q-10 11-20 0t-20 0t-20 0t-20 0z', tone(l, ink.sea)),
      shape('M-84-194v-24h12v10h22v14z', ink.slate),
      shape('M48-168h20v3h7v8h-7q-2 7-10 7t-10-7z', dim(l, ink.red)),
      disc(0, -296, 13, dim(l, ink.red)),
    ]),
    shape('M812 660L850 654 853 674 816 680z', dim(l, '#ffffff')),
    skirted(l, 912, 840, 200, { coat: ink.sea, legs: ink.paper, hat: ink.gorse, arms: 'none' }),
    line('930 694, 938 716, 937 740', 9, mix(tone(l, ink.sea), ink.navy, 0.25)),
    rod('896 698, 872 690', 14, mix(tone(l, ink.sea), ink.navy, 0.25)),
    rod('878 692, 846 672', 9, tone(l, ink.skin)),
    dog(l, 1010, 848, 76, ink.bark, true),
    hedge(l, '1240 800, 1500 780, 2060 790', 60),
    hedge(l, '-60 780, 220 770, 440 800', 60),
    gorse(l, 1400, 890, 280, 5),
    gorse(l, 430, 900, 240, 8),
    tree(l, 1800, 870, 560),
    grass(200, 910, 500, 90, 28, tone(l, ink.pine), 4),
    grass(1620, 910, 400, 90, 22, tone(l, ink.pine), 9),
    gulls(ink.navy, '900 300 50 -6, 970 270 36 8, 840 340 34 0'),
  );
}

/** A rug on the headland with map and flask, the whole bay before it. */
export function planner(l: Light = dawn): string {
  return hero(
    sky(l, w, 430, 16),
    rays(l, 1240, 400, 1700, l.orb, 0.14),
    orb(l, 1240, 390, 80),
    streaks(l.cloud, '460 170 620, 1600 230 520, 900 300 380'),
    streaks(l.cloudShade, '1100 120 560, 320 290 460'),
    sea(l, w, 430, h),
    startPoint(l, 1560, 432, 1),
    headland(
      l,
      '0 320, 200 330, 400 366, 560 396, 680 434',
      '0 396, 200 402, 400 418, 560 426, 696 444',
      474,
      0.3,
    ),
    ribbon('560 476 0, 660 479 5, 750 475 0', foamWhite(l)),
    ripples('300 470 1660 260', 54, mix(l.glint, ink.shallow, 0.3), 8, 0.4),
    glitter(1240, 440, 780, 400, l.glint, 5),
    sailingBoat(l, 1000, 540, 170, { mirror: true }),
    sailingBoat(l, 1512, 506, 90, { main: ink.paper, rig: 'sloop' }),
    hill(
      l,
      '0 640, 300 640, 600 670, 900 700, 1200 710, 1500 740, 1760 800, 1900 906',
      906,
      mix(ink.fern, ink.pine, 0.3),
    ),
    ribbon(
      '500 660 0, 640 675 5, 900 702 12, 1200 713 14, 1500 744 12, 1800 830 0',
      tone(l, ink.meadow),
    ),
    // rug
    facet('720 790, 1240 770, 1360 870, 700 890', tone(l, ink.red)),
    ...[0, 1, 2, 3].map((n) =>
      facet(
        [
          [770 + n * 128, 788 - n * 5],
          [796 + n * 128, 787 - n * 5],
          [800 + n * 158, 887 - n * 5],
          [764 + n * 158, 888 - n * 5],
        ],
        tone(l, ink.paper),
      ),
    ),
    facet('712 822, 1280 802, 1292 812, 710 833', tone(l, ink.gorse)),
    // map
    facet('900 800, 980 812, 970 856, 880 842', tone(l, ink.paper)),
    facet('980 812, 1060 796, 1066 842, 970 856', mix(tone(l, ink.paper), ink.slate, 0.2)),
    shape(
      'M900 836C920 816 940 838 960 820L968 850C940 850 910 846 884 841z',
      tone(l, ink.shallow),
    ),
    line('912 812, 946 822, 972 832, 1010 818, 1048 826', 4, dim(l, ink.red)),
    disc(1048, 824, 8, dim(l, ink.red)),
    // flask and basket
    shape('M1118 838V770C1118 758 1158 758 1158 770V838z', tone(l, ink.sea)),
    shape('M1140 760C1158 760 1158 764 1158 770V838H1140z', mix(tone(l, ink.sea), ink.paper, 0.3)),
    box(1120, 744, 36, 18, ink.navy),
    `<path fill="none" stroke="${ink.bark}" stroke-width="8" d="M1190 800C1190 730 1300 730 1300 800"/>`,
    shape('M1176 796H1314L1300 850H1190z', tone(l, ink.rock)),
    shape('M1250 796H1314L1300 850H1250z', mix(tone(l, ink.rock), ink.sand, 0.4)),
    shape(
      'M1190 796C1200 770 1230 780 1240 796zM1240 796C1256 764 1290 776 1300 796z',
      dim(l, ink.paper),
    ),
    sitter(l, 840, 800, 190, { coat: ink.deep, hat: ink.gorse }),
    sitter(l, 720, 806, 184, { coat: ink.gorse, legs: ink.bark }),
    gorse(l, 396, 830, 280, 4),
    gorse(l, 240, 890, 280, 7),
    gorse(l, 1606, 890, 260, 5),
    thrift(l, 1748, 896, 130),
    thrift(l, 474, 900, 110),
    pine(l, 110, 890, 680),
    grass(200, 910, 420, 90, 24, tone(l, mix(ink.pine, ink.navy, 0.5)), 4),
    gulls(ink.navy, '860 250 52 -6, 940 220 40 8, 800 300 34 0'),
  );
}

/** The bay from high above, like a chart: coast, lake, headlands, ships. */
export function map(l: Light = noon): string {
  // Darker by night than what has the moon's light.
  const chart = (colour: string) => (l.stars ? mix(tone(l, colour), ink.navy, 0.38) : colour);
  const land = chart('#a9b56c');
  const coast: readonly Point[] =
    pts(`806 -60, 870 60, 930 110, 900 170, 960 220, 1010 270, 960 300, 900 330, 880 380,
      920 420, 900 470, 860 530, 830 600, 806 680, 800 740, 860 780, 950 810, 1060 850,
      1120 920`);
  const off = (by: number) => coast.map(([x, y]): Point => [x + by, y + by * 0.12]);
  const area = (points: readonly Point[], fill: string) =>
    between(
      points,
      points.map(([, y]): Point => [-20, y]),
      fill,
    );
  const rose = (x: number, y: number, r: number) =>
    [0, 45, 90, 135, 180, 225, 270, 315]
      .map(
        (a) =>
          `<g transform="translate(${x} ${y}) rotate(${a})">${shape(`M0 0L${-r * 0.13} ${-r * 0.24}L0 ${-(a % 90 ? r * 0.62 : r)}z`, a % 90 ? chart(ink.sea) : chart(ink.navy))}${shape(`M0 0L${r * 0.13} ${-r * 0.24}L0 ${-(a % 90 ? r * 0.62 : r)}z`, chart(ink.paper))}</g>`,
      )
      .join('');
  return picture(
    w,
    h,
    box(0, 0, w, h, chart('#1d7a8d')),
    area(off(330), chart('#2f8c9b')),
    area(off(210), chart('#4c9fa8')),
    area(off(110), chart('#74b6b7')),
    area(off(46), chart('#a5d0c8')),
    area(off(14), chart(ink.paper)),
    area(off(7), chart(ink.sand)),
    area(coast, land),
    // fields
    ...(
      [
        [120, 80, 190, 110, chart('#93a757')],
        [360, 60, 170, 130, chart('#c3bd6c')],
        [590, 110, 180, 100, chart('#7f9a4e')],
        [80, 260, 200, 120, chart('#c3bd6c')],
        [330, 270, 190, 110, chart('#7f9a4e')],
        [580, 300, 190, 130, chart('#b4bb70')],
        [120, 470, 190, 130, chart('#7f9a4e')],
        [370, 470, 180, 120, chart('#d3c67c')],
        [130, 700, 200, 120, chart('#93a757')],
        [400, 690, 200, 120, chart('#b4bb70')],
      ] as const
    ).map(([x, y, fw, fh, c], n) =>
      blob(
        [
          [x, y + (n % 3) * 10],
          [x + fw * 0.5, y - 10],
          [x + fw, y + 8],
          [x + fw - 12, y + fh],
          [x + fw * 0.4, y + fh + 8],
          [x - 10, y + fh - 12],
        ],
        c,
      ),
    ),
    hedgeLine(l, pts('60 230, 320 230, 560 250, 840 250')),
    hedgeLine(l, pts('320 20, 340 240, 330 440, 360 640, 350 900')),
    hedgeLine(l, pts('40 440, 340 440, 600 470, 800 450')),
    hedgeLine(l, pts('40 650, 360 640, 620 650')),
    // lake and bar
    shape(
      'M740 560C770 540 800 560 796 600C790 650 776 700 760 730C730 740 716 700 720 660C722 620 722 580 740 560z',
      chart('#a5d0c8'),
    ),
    shape(
      'M744 580C764 566 780 580 778 610C774 650 764 690 752 706C736 700 732 660 736 630C738 606 736 590 744 580z',
      chart('#d5e8dc'),
    ),
    line(
      pts(
        '700 -20, 790 80, 840 200, 820 320, 830 420, 810 540, 806 640, 780 760, 640 840, 560 920',
      ),
      9,
      chart(ink.paper),
    ),
    line(pts('840 200, 700 260, 520 250, 300 330, -20 360'), 7, chart(ink.paper)),
    // woods
    ...pts('880 350, 850 370, 820 350, 790 372, 870 396, 840 404').map(
      ([x, y]) =>
        clump(x, y, 60, 36, 5, chart(ink.pine)) + clump(x + 8, y - 10, 32, 20, 3, chart(ink.fern)),
    ),
    ...pts('640 560, 600 580, 660 600, 500 190, 540 200, 220 620, 260 630').map(
      ([x, y]) =>
        clump(x, y, 70, 40, 5, chart(ink.pine)) + clump(x + 9, y - 12, 38, 22, 3, chart(ink.fern)),
    ),
    church(l, 790, 290, 110),
    cottage(l, 720, 302, 70, { roof: ink.red }),
    cottage(l, 862, 314, 60, { roof: ink.slate }),
    cottage(l, 756, 340, 62, { roof: ink.slate }),
    cottage(l, 700, 460, 70, { roof: ink.red }),
    cottage(l, 760, 480, 66, { roof: ink.slate }),
    cottage(l, 720, 780, 64, { roof: ink.slate }),
    // Its beam goes out to sea.
    rock(l, 1012, 838, 130, 44),
    at(1010, 808, 1, lighthouse(l, 0, 0, 92), -1),
    ripples('1060 40 900 820', 60, chart('#d5e8dc'), 12, 0.4),
    `<path fill="none" stroke="${chart(ink.paper)}" stroke-width="5" stroke-linecap="round" stroke-dasharray="2 16" d="M1010 262C1120 330 1200 420 1180 560S1120 760 1110 840"/>`,
    sailingBoat(l, 1220, 470, 220),
    fishingBoat(l, 1330, 690, 130, true),
    dinghy(l, 1010, 640, 100, { main: ink.gorse }),
    disc(1676, 480, 236, chart('#1d7a8d')),
    rose(1676, 480, 206),
    disc(1676, 480, 22, chart(ink.red)),
    gulls(chart(ink.paper), '1340 380 56 -6, 1404 350 42 8'),
  );
}

const hedgeLine = (l: Light, points: readonly Point[]) => hedge(l, points, 14, 0.1);

/** The year in one tree above the bay: blossom, leaf, gold and bare boughs. */
export function calendar(l: Light = noon): string {
  const heart = '1000 576';
  // Each quarter of the sky in three rays of its season's light.
  const rayEnds = pts(
    '-20 576, -20 420, -20 250, -20 60, 320 -20, 660 -20, 1000 -20, 1340 -20, 1680 -20, 2020 60, 2020 250, 2020 420, 2020 576',
  );
  // By night one moon shines on all four.
  const [spring, summer, autumn, winter] = l.stars ? [l, l, l, l] : [morning, noon, gold, grey];
  const seasons: readonly Light[] = [spring, summer, autumn, winter];
  const skies = rayEnds.slice(1).map(([x, y], n) => {
    const season = seasons[Math.floor(n / 3)] ?? l;
    const [fromX, fromY] = rayEnds[n] ?? [x, y];
    const corner = n === 3 ? ' -20 -20' : n === 8 ? ' 2020 -20' : '';
    return shape(
      `M${heart} ${fromX} ${fromY}${corner} ${x} ${y}z`,
      season.sky[(n % 3) + 1] ?? '#fff',
    );
  });
  const crown = (x: number, y: number, size: number, inks: readonly [string, string, string]) =>
    clump(x, y, size, size * 0.66, 7, tone(l, inks[0])) +
    clump(x + size * 0.08, y - size * 0.2, size * 0.72, size * 0.46, 6, tone(l, inks[1])) +
    clump(x + size * 0.16, y - size * 0.38, size * 0.42, size * 0.26, 4, tone(l, inks[2]));
  const limb = (points: string) => ribbon(triples(points), tone(l, ink.bark));
  const scatter = (list: string, width: number, fill: string) =>
    shape(
      pts(list)
        .map(([x, y]) => leaf(x, y, width, width * 0.4))
        .join(''),
      tone(l, fill),
    );
  return hero(
    // behind the seams of the rays
    box(0, 0, w, 580, l.sky[2] ?? ink.shallow),
    ...skies,
    l.stars ? stars(w, 440, 70, 712) : '',
    orb(spring, 300, 430, 50),
    cloud(summer, 560, 190, 260),
    streaks(autumn.cloud, '1360 160 300, 1560 110 240'),
    cloud(winter, 1740, 330, 360, true),
    cloud(winter, 1500, 470, 220),
    sea(l, w, 560, 700, l.sea.slice(1, 4)),
    startPoint(l, 1480, 562, 0.8),
    ripples('0 570 2000 60', 40, l.glint, 5, 0.5),
    sailingBoat(l, 480, 606, 110, { main: ink.paper, rig: 'lug' }),
    sailingBoat(l, 1560, 602, 90, { rig: 'gaff', mirror: true }),
    hill(
      l,
      '-10 650, 250 626, 560 650, 820 700, 1000 720, 1200 700, 1500 650, 1780 626, 2010 650',
      906,
      ink.fern,
    ),
    hill(l, '-10 640, 220 622, 480 650, 700 736, 830 906', 906, '#9db265'),
    hill(l, '1180 906, 1300 736, 1520 650, 1780 622, 2010 640', 906, '#c9d2cb'),
    // the lie of the snow
    ribbon('1560 700 2, 1680 690 16, 1820 716 9, 1960 700 2', tone(l, '#a9b7b8')),
    ribbon('1640 796 2, 1760 774 20, 1900 800 10, 1990 782 2', tone(l, '#a9b7b8')),
    shape(
      'M1000 690C1130 660 1300 690 1410 790C1450 830 1466 870 1474 906H960C950 830 950 750 1000 690z',
      tone(l, '#c79a3f'),
    ),
    shape(
      'M600 800C680 700 860 660 1000 690C1030 740 990 830 1030 906H540C556 870 574 830 600 800z',
      tone(l, ink.fern),
    ),
    shape(leaf(1010, 796, 520, 40), tone(l, ink.pine), 0.4),
    // the tree
    limb('1120 560 20, 1200 500 15, 1270 420 9, 1300 350 2'),
    limb('1190 508 12, 1260 500 8, 1322 470 2'),
    limb('1232 464 8, 1238 410 5, 1222 366 2'),
    limb('1150 540 12, 1240 550 8, 1310 540 5, 1340 520 2'),
    limb('1262 548 6, 1300 574 4, 1326 580 2'),
    limb('1276 412 5, 1316 394 3, 1330 380 2'),
    limb('1214 490 6, 1180 440 4, 1176 404 2'),
    shape(
      'M930 806C962 780 968 700 950 620C920 580 860 560 800 520L812 506C870 536 920 548 950 566C930 500 900 440 880 390L898 384C930 440 966 500 990 552C1004 490 1050 430 1090 380L1106 390C1074 450 1050 510 1040 560C1070 556 1110 552 1158 518L1166 526C1114 590 1070 600 1052 640C1040 710 1050 776 1090 806C1040 794 980 794 930 806z',
      tone(l, ink.bark),
    ),
    shape(
      'M1040 560C1070 556 1110 552 1158 518L1166 526C1114 590 1070 600 1052 640C1040 710 1050 776 1090 806C1064 800 1040 797 1016 797C1020 720 1016 620 1040 560z',
      tone(l, mix(ink.bark, ink.sand, 0.3)),
    ),
    crown(790, 560, 310, ['#cf8d84', '#e7b3a4', '#f8dccd']),
    crown(1110, 430, 320, ['#a8552a', '#cf7d2e', ink.gorse]),
    crown(890, 430, 340, [mix(ink.pine, ink.fern, 0.3), ink.fern, ink.meadow]),
    scatter('700 640, 760 700, 680 730, 820 650, 730 780', 16, '#f8dccd'),
    scatter(
      '1120 640, 1180 700, 1090 730, 1240 720, 1150 770, 1210 800, 1080 810, 1290 790',
      26,
      '#cf7d2e',
    ),
    walker(l, 700, 806, 140, { coat: ink.gorse }),
    skirted(l, 860, 820, 142, { coat: ink.red, legs: ink.paper, hat: ink.gorse }),
    walker(l, 1170, 822, 146, { coat: ink.deep, legs: ink.bark, stick: true }),
    walker(l, 1330, 806, 140, { coat: ink.red, hat: ink.navy }),
    dots('120 760, 180 800, 300 740, 400 790, 66 800, 480 770, 560 806', 16, tone(l, ink.gorse)),
    dots('150 780, 230 760, 340 800, 250 812, 520 800', 13, tone(l, ink.paper)),
    grass(240, 910, 460, 70, 26, tone(l, '#5d7f3f'), 4),
    grass(1740, 910, 460, 60, 20, tone(l, ink.slate), 3),
    gulls(ink.navy, '640 330 46 -6, 1400 300 42 6, 1880 240 40 0'),
  );
}

/** A lifeguard on the high chair between the flags, looking out over the bathers. */
export function safety(l: Light = noon): string {
  const sand = tone(l, ink.sand);
  const shadow = mix(sand, ink.navy, 0.4);
  const timber = tone(l, ink.paper);
  const timberShade = mix(timber, tone(l, ink.slate), 0.35);
  const red = tone(l, ink.red);
  const yellow = tone(l, ink.gorse);
  const flag = (x: number, y: number, s: number) =>
    at(x, y, s, [
      shape(leaf(20, 2, 120, 10), shadow),
      rod('0 8, 0 -330', 8, ink.bark),
      shape('M4-326C50-346 90-310 150-332V-276C90-254 50-290 4-270z', red),
      shape('M4-270C50-290 90-254 150-276V-220C90-198 50-234 4-214z', yellow),
    ]);
  const swimmer = (x: number, y: number) =>
    disc(x, y, 11, tone(l, ink.skin)) +
    shape(
      `M${x - 12} ${y - 1}C${x - 11} ${y - 16} ${x + 11} ${y - 16} ${x + 12} ${y - 1}z`,
      ink.red,
    ) +
    shape(leaf(x, y + 11, 70, 6), foamWhite(l));
  const chair =
    shape(leaf(0, 192, 190, 12), shadow) +
    rod('30 4, 38 186', 7, timberShade) +
    rod('-16 4, -30 186', 7, timberShade) +
    rod('-24 52, 34 52', 5, timberShade) +
    rod('-28 104, 36 104', 5, timberShade) +
    rod('-24 8, -34 -64', 7, timber) +
    rod('-14 4, -24 -62', 6, timberShade) +
    rod('-36 -54, -20 -56', 9, timber);
  const front =
    rod('44 4, 60 196', 9, timber) +
    rod('-28 4, -54 196', 9, timber) +
    [48, 86, 124, 162]
      .map((y) =>
        rod(
          [
            [-28 - y * 0.135, y],
            [44 + y * 0.083, y],
          ],
          6,
          timber,
        ),
      )
      .join('') +
    box(26, 45, 42, 7, timber) +
    box(-38, -1, 92, 10, timber) +
    box(-38, 9, 92, 4, timberShade);
  const guard =
    // far arm and leg, then the body, then what is held
    shape(
      'M-14-16C8-20 34-18 48-14C54-8 52 0 48 6L46 42C50 42 60 42 62 46H36L35 6C20 1 0 1-14 0z',
      tone(l, ink.skin),
    ) +
    shape('M-17-22C0-25 18-23 28-18L28 1C10 3-4 3-17 0z', red) +
    shape('M-18-18C-22-40-20-62-9-74C-2-80 11-79 14-70C18-52 16-34 15-18z', yellow) +
    shape(
      'M4-78C10-78 13-75 14-70C18-52 16-34 15-18L6-17C11-36 11-58 4-78z',
      mix(yellow, '#ffffff', 0.3),
    ) +
    rod('4 -25, 62 -33', 13, red) +
    rod('30 -22, 34 -36', 4, timber) +
    rod('-2 -66, 8 -40', 11, mix(yellow, ink.bark, 0.22)) +
    rod('6 -42, 34 -30', 8, tone(l, ink.skin)) +
    box(-4, -84, 10, 9, mix(tone(l, ink.skin), ink.bark, 0.2)) +
    disc(3, -92, 10.5, tone(l, ink.skin)) +
    shape('M-9-91C-12-108 10-110 13-96L24-94C24-91 20-91 12-92C4-94-2-94-9-91z', red);
  return hero(
    sky(l, w, 380, 16),
    cloud(l, 440, 230, 480),
    cloud(l, 1560, 190, 420, true),
    sea(l, w, 376, h),
    startPoint(l, 1400, 378, 0.9),
    headland(
      l,
      '0 260, 170 274, 320 312, 460 342, 570 380',
      '0 328, 170 336, 320 358, 460 368, 586 390',
      424,
      0.24,
    ),
    ribbon('460 426 0, 550 429 5, 640 426 0', foamWhite(l)),
    ripples('0 410 2000 160', 70, l.glint, 5, 0.5),
    byDay(l, swimmer(800, 572), swimmer(1134, 566), swimmer(1096, 604)),
    foam('120 600, 360 592, 620 602, 860 596', 7, foamWhite(l)),
    foam('1184 592, 1320 596, 1500 588, 1820 580', 7, foamWhite(l)),
    shape(
      'M0 690C240 660 460 700 720 676C1000 654 1240 700 1500 672C1700 652 1860 676 2000 664V906H0z',
      mix(sand, ink.bark, 0.28),
    ),
    surf(
      '-20 690, 240 672, 480 694, 720 678, 980 668, 1240 690, 1500 674, 1760 664, 2020 666',
      16,
      foamWhite(l),
      5,
    ),
    shape('M0 736C300 706 640 736 1000 716C1360 700 1700 726 2000 708V906H0z', sand),
    pebbles('0 756 2000 130', 90, 10, mix(sand, ink.bark, 0.24), 6),
    byDay(l, flag(670, 806, 1.2), flag(1184, 802, 1.2)),
    at(980, 520, 1.46, chair + byDay(l, guard) + front),
    // ring buoy
    at(1520, 806, 1.2, [
      shape(leaf(10, 2, 110, 9), shadow),
      rod('0 6, 0 -190', 11, dim(l, ink.bark)),
      box(-56, -210, 112, 112, yellow),
      disc(0, -154, 46, red),
      shape(
        'M-46-160H-20V-148H-46zM20-160H46V-148H20zM-6-200H6V-174H-6zM-6-134H6V-108H-6z',
        timber,
      ),
      disc(0, -154, 21, yellow),
    ]),
    skirted(l, 1326, 826, 150, { coat: ink.sea, legs: ink.paper, hat: ink.gorse }),
    stander(l, 1380, 828, 96, { coat: ink.red, legs: ink.bark }),
    byDay(
      l,
      walker(l, 500, 800, 150, { coat: ink.paper, legs: ink.skin }),
      walker(l, 432, 800, 104, { coat: ink.sea, legs: ink.skin }),
    ),
    grass(1880, 910, 380, 100, 26, tone(l, ink.pine), 4),
    grass(80, 910, 320, 100, 24, tone(l, ink.pine), 9),
    nearGull(790, 322, 0.8, l, 'soaring'),
    gulls(ink.navy, '1180 316 46 -6'),
  );
}

/** A fingerpost where the cliff path forks, and somebody with a dog who has the day before him. */
export function today(l: Light = morning): string {
  const path = tone(l, mix(ink.sand, ink.paper, 0.35));
  const wood = tone(l, ink.bark);
  const board = tone(l, ink.paper);
  const boardShade = mix(board, tone(l, ink.slate), 0.3);
  const arm = (edge: string) => {
    const points = pts(edge);
    const lower = points.map(([x, y]): Point => [x, y + 7]);
    return facet(lower, boardShade) + facet(points, board);
  };
  return hero(
    sky(l, w, 400, 1239),
    rays(l, 1300, 200, 1700, '#fffae6', 0.14),
    orb(l, 1300, 200, 66),
    cloud(l, 430, 198, 350),
    cloud(l, 1720, 192, 300, true),
    cloud(l, 860, 186, 220),
    sea(l, w, 396, h),
    startPoint(l, 1480, 398, 0.95),
    headland(
      l,
      '0 226, 180 240, 360 268, 520 312, 640 352, 740 402',
      '0 330, 180 342, 360 358, 520 374, 640 388, 756 410',
      446,
      0.22,
    ),
    church(l, 140, 250, 130, 0.2),
    // the cove, where the left path leads
    shape(
      'M380 462C560 446 690 455 724 464C836 482 800 532 704 562C610 592 550 640 530 700H380z',
      foamWhite(l),
    ),
    shape(
      'M0 470C240 458 520 452 700 470C800 482 770 520 690 548C560 592 520 640 500 700H0z',
      path,
    ),
    shape(
      'M520 462C600 462 660 468 700 474C780 488 760 520 690 546C600 580 540 620 512 676C500 630 560 580 640 548C700 520 690 484 520 462z',
      tone(l, mix(ink.sand, ink.rock, 0.35)),
    ),
    glitter(1300, 406, 640, 330, l.glint, 5, 0.9),
    ripples('820 424 1180 230', 70, l.glint, 6, 0.5),
    sailingBoat(l, 1350, 500, 150),
    dinghy(l, 1570, 432, 62, { main: ink.gorse }),
    sailingBoat(l, 1740, 446, 84, { main: ink.paper, mirror: true }),
    gulls(tone(l, ink.navy, 0.3), '760 250 64 -8, 838 288 44 6, 700 306 36 4'),
    // all that is near, high enough for a title to stand below it
    at(0, -140, 1, [
      hill(
        l,
        '0 670, 180 674, 360 702, 520 726, 660 734, 820 712, 1000 668, 1240 676, 1500 650, 1760 606, 2000 574',
        h + 150,
        ink.fern,
      ),
      hill(l, '1060 764, 1180 724, 1320 690, 1560 660, 1800 622, 2000 592', h + 150, ink.meadow),
      hill(
        l,
        '0 742, 300 750, 640 770, 1000 752, 1360 764, 1700 740, 2000 720',
        h + 150,
        mix(ink.fern, ink.pine, 0.25),
      ),
      ribbon(
        '1010 1040 380, 960 850 150, 860 790 92, 760 762 50, 680 752 26, 610 739 10, 548 728 2',
        path,
      ),
      ribbon(
        '1010 1040 380, 1090 838 130, 1230 776 80, 1420 728 48, 1620 684 28, 1800 650 15, 2040 606 6',
        path,
      ),
      shape('M840 1046C900 860 974 806 1006 804C1040 806 1110 860 1190 1046z', path),
      // the post, and its shadow away from the sun
      shape('M1000 806C940 812 880 826 820 846L812 838C872 816 936 802 994 796z', ink.pine, 0.4),
      facet('986 806, 986 420, 1000 404, 1014 420, 1014 806', wood),
      facet('1002 806, 1002 406, 1014 420, 1014 806', mix(wood, tone(l, ink.sand), 0.4)),
      arm('976 446, 1180 446, 1216 474, 1180 502, 976 502'),
      arm('1024 522, 822 522, 786 550, 822 578, 1024 578'),
      // the ways: along the cliff to the tower, down to the water
      shape(leaf(1064, 484, 96, 20) + leaf(1112, 488, 70, 12), tone(l, ink.fern)),
      shape(leaf(880, 541, 84, 12) + leaf(930, 556, 84, 12), tone(l, ink.sea)),
      disc(1092, 462, 8, tone(l, ink.red)),
      grass(1000, 812, 90, 40, 12, tone(l, ink.pine), 4),
      shape('M852 838C802 842 760 850 720 862L716 855C756 840 806 832 852 830z', ink.pine, 0.35),
      stander(l, 858, 836, 206, { coat: ink.red, pack: ink.gorse, hat: ink.navy }),
      dog(l, 756, 842, 92, ink.bark),
    ]),
    gorse(l, 230, 880, 470, 3),
    gorse(l, 560, 908, 260, 8),
    gorse(l, 1660, 884, 500, 5),
    gorse(l, 1960, 850, 260, 6),
    thrift(l, 1250, 820, 92),
    thrift(l, 1328, 832, 66),
    grass(1430, 906, 160, 90, 16, tone(l, ink.pine), 9),
    grass(690, 908, 120, 60, 10, tone(l, ink.pine), 2),
    bough(l, 2040, 160, 1, true),
  );
}

/** Moon over a tide running out past a marked post. */
export function tides(l: Light = dawn): string {
  const shore = '-10 764, 300 746, 620 780, 960 762, 1300 744, 1640 770, 2010 744';
  return hero(
    sky(l, w, 460, 820),
    streaks(l.cloud, '460 250 520, 1660 230 460, 640 350 300'),
    disc(960, 356, 200, l.halo, 0.24),
    disc(960, 356, 130, l.halo, 0.4),
    disc(960, 356, 72, l.orb),
    ...triples('936 342 13, 984 374 18, 974 324 8').map(([x, y, r]) =>
      disc(x, y, r, mix(l.orb, l.cloud, 0.34)),
    ),
    sea(l, w, 456, h),
    startPoint(l, 1330, 458, 0.9),
    headland(
      l,
      '0 350, 200 360, 400 396, 560 424, 680 460',
      '0 424, 200 430, 400 444, 560 452, 696 470',
      500,
      0.24,
    ),
    glitter(960, 466, 860, 460, l.glint, 5, 0.95),
    ripples('0 490 2000 260', 70, mix(l.glint, ink.shallow, 0.5), 8, 0.4),
    fishingBoat(l, 836, 566, 150, true, ink.sea),
    hill(l, shore, 906, ink.sand),
    foam(shore, 15, foamWhite(l)),
    ribbon(
      '0 720 2, 340 690 10, 700 736 4, 1060 702 11, 1420 690 5, 1780 728 10, 2000 704 2',
      mix(foamWhite(l), ink.sea, 0.35),
    ),
    shape(
      'M300 850C560 806 820 860 1100 836C1300 820 1500 850 1700 830C1560 880 1200 890 900 880C700 880 460 880 300 850z',
      mix(tone(l, ink.sea), l.glint, 0.3),
    ),
    shape(leaf(900, 846, 130, 5) + leaf(1020, 852, 170, 5) + leaf(1110, 842, 90, 4), l.glint, 0.8),
    // the gauge
    at(
      1240,
      830,
      1.2,
      shape(leaf(-14, 3, 90, 8), mix(tone(l, ink.sea), ink.navy, 0.5)) +
        box(-16, -420, 32, 424, tone(l, ink.paper)) +
        box(-16, -420, 14, 424, mix(tone(l, ink.paper), tone(l, ink.slate), 0.45)) +
        Array.from({ length: 10 }, (_, n) =>
          box(-16, -410 + n * 42, n % 2 ? 18 : 32, 14, n < 2 ? dim(l, ink.red) : ink.navy),
        ).join('') +
        box(-24, -434, 48, 16, dim(l, ink.red)),
    ),
    shape(leaf(780, 836, 250, 14), mix(tone(l, ink.sand), ink.navy, 0.5)),
    rowingBoat(l, 790, 830, 250, ink.red),
    line('900 790, 1010 830, 1100 826, 1220 830', 4, dim(l, '#c9b48a')),
    rock(l, 330, 850, 240, 120),
    rock(l, 480, 864, 140, 64),
    rock(l, 1640, 860, 280, 130),
    rock(l, 1810, 880, 220, 160),
    rock(l, 150, 890, 260, 170),
    gulls(tone(l, ink.slate, 0.2), '700 330 46 -6, 770 304 36 8'),
  );
}

/** A lone boat in the mist, a gull on a post: nothing here. */
export function notFound(l: Light = grey): string {
  const mist = (y: number, opacity: number, shift: number) =>
    shape(
      `M0 ${y}C${300 + shift} ${y - 30} ${560 + shift} ${y + 20} ${900 + shift} ${y - 8}S${1500 + shift} ${y + 16} 2000 ${y - 10}V${y + 46}C${1600 + shift} ${y + 66} ${1200 + shift} ${y + 30} ${860 + shift} ${y + 52}S${300 + shift} ${y + 40} 0 ${y + 60}z`,
      dim(l, '#eef0e6'),
      opacity,
    );
  return hero(
    sky(l, w, 480, 1984),
    streaks(l.cloud, '460 200 640, 1620 180 560, 560 372 400'),
    orb(l, 1090, 350, 60),
    sea(l, w, 476, h),
    headland(
      l,
      '1280 478, 1400 440, 1560 400, 1740 370, 2010 340',
      '1266 486, 1400 470, 1560 456, 1740 446, 2010 436',
      520,
      0.5,
    ),
    headland(
      l,
      '0 370, 200 380, 380 420, 520 446, 640 480',
      '0 440, 200 446, 380 460, 520 468, 656 490',
      520,
      0.55,
    ),
    // the tower to steer by
    church(l, 1440, 431, 56, 0.5),
    mist(470, 0.75, 0),
    glitter(1090, 490, 800, 320, l.glint, 5, 0.6),
    mist(540, 0.5, -120),
    ripples('0 560 2000 300', 60, l.glint, 8, 0.45),
    // the boat's shadow
    shape(
      leaf(900, 699, 420, 28) + leaf(870, 722, 300, 8) + leaf(920, 742, 200, 7),
      mix(l.sea[4] ?? ink.sea, ink.navy, 0.3),
    ),
    // the rower sits behind the near gunwale and has both oars in hand
    rod('958 605, 688 665', 6, mix(tone(l, ink.bark), l.air, 0.2)),
    shape('M722 652L674 660 678 674 725 663z', mix(tone(l, ink.bark), l.air, 0.2)),
    shape(leaf(676, 672, 90, 6), l.glint, 0.7),
    at(892, 652, 1.7, [
      shape('M-16 6C-20-20-16-44-4-54C8-60 22-52 24-40C26-22 22-6 20 6z', tone(l, ink.gorse)),
      shape('M-16 6C-20-20-16-44-4-54C-8-34-8-14-6 6z', mix(tone(l, ink.gorse), ink.bark, 0.3)),
      box(4, -60, 9, 10, tone(l, mix(ink.skin, ink.bark, 0.2))),
      disc(10, -68, 10.5, tone(l, ink.skin)),
      shape('M-4-66C-6-86 20-88 23-70C34-70 30-64 22-66C12-69 4-70-4-66z', tone(l, ink.gorse)),
    ]),
    rowingBoat(l, 900, 690, 340, ink.red),
    line('908 588, 930 612, 954 611', 15, mix(tone(l, ink.gorse), ink.bark, 0.18)),
    rod('972 604, 690 706', 7, dim(l, ink.bark)),
    shape('M724 688L672 702 678 718 729 700z', dim(l, ink.bark)),
    shape(leaf(672, 714, 90, 6), l.glint, 0.7),
    disc(962, 608, 8, tone(l, ink.skin)),
    mist(770, 0.28, 80),
    // post with a gull that knows the way
    at(1220, 860, 1.4, [
      box(-22, -240, 44, 290, dim(l, ink.bark)),
      box(4, -240, 18, 290, mix(tone(l, ink.bark), dim(l, ink.sand), 0.4)),
      `<ellipse cy="-240" rx="24" ry="8" fill="${dim(l, ink.rock)}"/>`,
      shape(
        'M-70-276C-40-300 0-320 34-316C36-340 52-352 70-350C86-348 92-336 90-324L108-314 88-312C86-290 70-262 30-250C0-244-40-256-70-276z',
        dim(l, '#fffaf0'),
      ),
      shape('M-84-262C-50-300-10-310 26-296C10-268-30-254-84-262z', dim(l, '#9fb0b4')),
      shape('M-84-262C-70-278-52-288-40-292C-50-276-62-266-84-262z', ink.navy),
      shape('M90-326L112-314 88-311z', dim(l, ink.gorse)),
      disc(72, -334, 4, ink.navy),
      rod('-2 -252, -2 -238', 4, dim(l, ink.gorse)),
      rod('12 -252, 12 -238', 4, dim(l, ink.gorse)),
      shape('M-22-62C-10-68 10-68 22-62V-34L15-42 9-26 1-40-7-22-13-40-22-30z', tone(l, ink.fern)),
    ]),
    gulls(ink.navy, '760 300 54 -6, 850 268 42 8, 700 360 36 0'),
  );
}
