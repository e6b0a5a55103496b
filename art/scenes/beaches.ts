/** Four pictures of each beach. */
import { fishingBoat, rowingBoat, sailingBoat } from '../kit/boats';
import { cottage } from '../kit/buildings';
import {
  at,
  between,
  blob,
  box,
  card,
  chance,
  clump,
  disc,
  dots,
  facet,
  ground,
  leaf,
  line,
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
  lamplit,
  type Light,
  mix,
  moonlit,
  morning,
  noon,
  tone,
} from '../kit/palette';
import { dog, sitter, skirted, stander, walker } from '../kit/people';
import { foam, ripples, sea, surf } from '../kit/sea';
import { bands, beach, campfire, foamWhite, startPoint } from '../kit/shore';
import { cloud, glitter, gulls, nearGull, orb, rays, sky, streaks } from '../kit/sky';
import { pine, wood } from '../kit/trees';

/** At the water's edge: clear shallows over shelving shingle. */
export function blackpoolSands2(l: Light = morning): string {
  const next = chance(12);
  const stone = (near: number, x: number, y: number) => {
    const w = 26 + near * 50;
    const c =
      [ink.slate, '#c7a68a', ink.sand, '#a9b3b0', '#8a6a58'][Math.floor(next() * 5)] ?? ink.slate;
    const base = tone(l, c);
    return (
      blob(
        [
          [x - w / 2, y],
          [x - w * 0.3, y - w * 0.24],
          [x + w * 0.2, y - w * 0.28],
          [x + w / 2, y - w * 0.02],
          [x + w * 0.24, y + w * 0.16],
          [x - w * 0.28, y + w * 0.15],
        ],
        mix(base, ink.navy, 0.16),
      ) +
      blob(
        [
          [x - w * 0.2, y - w * 0.12],
          [x + w * 0.16, y - w * 0.26],
          [x + w * 0.44, y - w * 0.04],
          [x + w * 0.1, y],
        ],
        mix(base, '#ffffff', 0.35),
      )
    );
  };
  const stones = Array.from({ length: 26 }, (_, index) =>
    stone(
      0.15 + (index / 26) * 0.85,
      40 + ((index * 0.618034) % 1) * 1130,
      640 + (index / 26) * 150,
    ),
  ).join('');
  return card(
    sky(l, 1200, 230),
    cloud(l, 820, 150, 400),
    streaks(l.cloud, '300 100 420, 480 180 300'),
    sea(l, 1200, 226, 800, ['#7fb9b4', '#4d9fa5', '#358f9a', '#3f9fa2', '#66b7b0', '#93cbbd']),
    headland(
      l,
      '0 110, 120 124, 260 160, 380 180, 470 226',
      '0 180, 120 190, 260 208, 380 220, 486 236',
      264,
      0.24,
    ),
    ribbon('400 266 0, 470 266 5, 520 264 5, 600 268 0', foamWhite(l)),
    sailingBoat(l, 900, 296, 100),
    ripples('0 260 1200 120', 34, l.glint, 6, 0.6),
    shape(
      'M0 470C180 440 360 500 560 474C760 450 960 500 1200 462V640H0z',
      dim(l, '#a9d6c4'),
      0.75,
    ),
    ripples('0 400 1200 170', 40, dim(l, '#e6f3df'), 9, 0.55),
    ribbon('60 366 0, 240 360 7, 430 368 8, 640 362 0', foamWhite(l)),
    ribbon('620 424 0, 820 416 10, 1000 424 9, 1170 416 0', foamWhite(l)),
    shape(
      'M0 590C160 560 300 620 470 590C640 556 800 610 960 580C1060 562 1140 570 1200 560V800H0z',
      mix(tone(l, ink.sand), ink.bark, 0.28),
    ),
    surf(
      '-20 592, 160 578, 300 602, 470 590, 640 572, 800 598, 960 582, 1220 564',
      15,
      foamWhite(l),
      3,
    ),
    shape(
      'M0 640C160 610 300 660 470 636C640 610 800 654 960 626C1060 612 1140 618 1200 610V800H0z',
      tone(l, ink.sand),
    ),
    bands('0 650 1200 60', 8, 9, mix(tone(l, ink.sand), ink.slate, 0.4), 4),
    bands('0 660 1200 130', 8, 13, mix(tone(l, ink.sand), dim(l, '#ffffff'), 0.5), 7),
    stones,
    byDay(
      l,
      line('400 462, 417 498, 424 532', 12, mix(ink.red, ink.navy, 0.2)),
      line('446 522, 438 530, 428 534', 7, mix(ink.gorse, ink.navy, 0.2)),
      disc(425, 535, 6, ink.skin),
      stander(l, 380, 590, 190, { coat: ink.red, legs: ink.skin, hat: ink.paper, arms: 'left' }),
      stander(l, 456, 598, 118, { coat: ink.gorse, legs: ink.skin, arms: 'left', mirror: true }),
      shape(leaf(386, 594, 110, 10) + leaf(460, 602, 80, 8), foamWhite(l)),
    ),
    nearGull(700, 326, 0.8, l, 'beating'),
    gulls(ink.navy, '560 130 44 -6, 620 100 34 6'),
  );
}

/** Jenny Cole's Cove at low water: sand bared between the rocks. */
export function blackpoolSands3(l: Light = gold): string {
  const sand = tone(l, ink.sand);
  return card(
    sky(l, 1200, 300),
    streaks(l.cloud, '480 96 420, 900 210 260'),
    orb(l, 760, 170, 58),
    sea(l, 1200, 300, 800),
    glitter(760, 312, 520, 220, l.glint, 6),
    ripples('320 330 560 150', 24, l.glint, 3, 0.6),
    shape('M0 560C140 500 320 480 520 486C720 486 900 466 1210 470V800H0z', sand),
    between(
      '0 546, 160 502, 330 478, 520 482, 700 480, 860 464',
      '0 586, 160 536, 330 506, 520 506, 700 500, 860 480',
      mix(sand, tone(l, ink.sea), 0.4),
    ),
    foam('0 548, 160 502, 330 480, 520 484, 700 482, 870 462', 13, foamWhite(l)),
    foam('100 492, 330 458, 520 462, 700 456, 820 444', 6, mix(foamWhite(l), ink.sea, 0.3)),
    cliff(
      l,
      '860 124, 930 98, 1010 78, 1100 60, 1210 40',
      '800 470, 880 480, 980 490, 1090 500, 1210 510',
      0.04,
    ),
    shape(
      'M836 136C900 96 980 74 1060 62C1100 54 1160 34 1210 20V70C1140 84 1090 84 1040 96C980 100 920 120 880 150C860 160 840 150 836 136z',
      tone(l, ink.fern),
    ),
    bands('330 700 640 90', 5, 9, mix(sand, ink.bark, 0.3), 5),
    shape('M420 640C500 616 640 616 720 640C680 668 480 676 420 640z', tone(l, ink.shallow)),
    shape(leaf(540, 636, 130, 5) + leaf(612, 648, 90, 4), l.glint),
    shape('M760 720C820 704 900 706 940 722C900 744 800 744 760 720z', tone(l, ink.shallow)),
    cliff(
      l,
      '0 60, 80 90, 170 130, 240 190, 300 280, 330 360',
      '-10 640, 90 632, 190 610, 270 580, 330 550, 380 520',
    ),
    shape(
      'M0 20C90 50 180 90 250 160C300 220 330 300 350 380C320 350 296 310 270 270C220 210 160 160 90 130C60 116 20 104 0 100z',
      tone(l, ink.fern),
    ),
    hedge(l, '10 56, 110 90, 200 150, 270 230', 30),
    rock(l, 410, 556, 150, 110),
    rock(l, 500, 540, 90, 56),
    rock(l, 1010, 560, 260, 170),
    rock(l, 870, 530, 130, 80),
    rock(l, 1196, 566, 150, 120),
    rock(l, 1130, 620, 220, 150),
    rock(l, 250, 690, 240, 120),
    rock(l, 120, 760, 260, 170),
    byDay(
      l,
      walker(l, 590, 590, 100, { coat: ink.red, legs: ink.skin }),
      walker(l, 650, 596, 66, { coat: ink.sea, legs: ink.skin }),
      shape(leaf(570, 594, 100, 7) + leaf(634, 600, 70, 6), mix(sand, ink.navy, 0.3)),
      dog(l, 720, 604, 54, ink.bark),
    ),
    gulls(ink.navy, '520 200 46 -6, 590 160 36 8, 460 240 30 0'),
  );
}

/** Evening over the bay, pines dark against the afterglow. */
export function blackpoolSands4(l: Light = dusk): string {
  const dark: Light = { ...l, strength: 0.72 };
  return card(
    sky(l, 1200, 430),
    orb(l, 700, 400, 74),
    streaks(l.cloud, '340 190 560, 880 140 480, 560 300 420, 1000 320 300'),
    streaks(l.cloudShade, '200 110 460, 1000 230 420, 300 340 320'),
    sea(l, 1200, 428, 800),
    headland(
      l,
      '0 330, 120 340, 250 370, 380 392, 470 432',
      '0 400, 120 404, 250 416, 380 424, 484 440',
      462,
      0.3,
    ),
    glitter(700, 438, 720, 380, l.glint, 9),
    sailingBoat(l, 470, 540, 170, { mirror: true }),
    beach(
      l,
      '1210 560, 1080 590, 930 640, 720 690, 480 716, 240 720, -20 700',
      '1210 600, 1210 680, 1210 810, 720 850, 480 850, 240 850, -20 850',
      [-3, -10],
    ),
    rowingBoat(l, 980, 712, 150, ink.deep),
    sitter(lamplit(dark), 660, 722, 110, { coat: ink.red }),
    sitter(lamplit(dark), 844, 722, 104, { coat: ink.gorse, mirror: true }),
    campfire(752, 726, 1),
    pine(dark, 160, 806, 560),
    pine(dark, 50, 806, 420, 0, true),
    pine(dark, 1130, 802, 450, 0, true),
    grass(120, 806, 380, 70, 24, ink.navy, 4),
    grass(1090, 806, 260, 70, 16, ink.navy, 8),
    gulls(ink.navy, '560 220 50 -6, 640 190 38 8, 500 262 32 0'),
  );
}

/** From the cliff: the long beach running away, the lake beside it. */
export function streteGate1(l: Light = morning): string {
  return card(
    sky(l, 1200, 260),
    cloud(l, 300, 150, 360),
    cloud(l, 980, 110, 280, true),
    streaks(l.cloud, '640 180 380'),
    hill(l, '460 262, 620 226, 780 236, 960 200, 1210 186', 320, ink.fern, 0.5),
    sea(l, 1200, 258, 800),
    ripples('0 280 480 430', 44, l.glint, 8, 0.55),
    fishingBoat(l, 200, 380, 110, true),
    hill(l, '640 286, 780 262, 940 254, 1210 236', 520, mix(ink.fern, ink.meadow, 0.3), 0.22),
    hedge(l, '800 272, 940 270, 1100 262', 12, 0.28),
    shape(
      'M752 302C860 288 1020 288 1210 280V420C1080 390 960 372 870 344C820 330 784 322 752 302z',
      tone(l, ink.shallow),
    ),
    shape(
      'M820 316C920 302 1040 306 1210 300V322C1060 326 920 328 820 316z',
      dim(l, '#d5e6d8'),
      0.7,
    ),
    ...triples('900 358 22, 950 370 24, 1000 382 25, 1056 394 26, 1112 406 28, 1168 416 30').map(
      ([x, y, h]) => grass(x, y, 48, h, 6, tone(l, '#b49a56'), x),
    ),
    beach(
      l,
      '500 268, 536 276, 562 300, 574 340, 568 400, 544 470, 500 560, 430 660, 320 830',
      '520 266, 600 278, 680 306, 750 350, 800 410, 820 480, 810 570, 770 670, 700 830',
      [-9, 1],
    ),
    ribbon(
      '600 276 2, 720 308 5, 860 362 9, 960 430 15, 1010 520 22, 1030 610 28',
      tone(l, ink.slate),
    ),
    hill(
      l,
      '690 810, 764 672, 804 570, 814 490, 846 446, 920 424, 1010 410, 1110 430, 1210 440',
      800,
      ink.fern,
    ),
    hill(l, '700 690, 800 580, 930 520, 1060 500, 1210 500', 800, mix(ink.fern, ink.meadow, 0.6)),
    wood(l, '1000 450 34, 1070 440 38, 1140 452 44, 1190 470 46'),
    cottage(l, 910, 500, 80, { roof: ink.red }),
    hedge(l, '720 670, 830 590, 960 540, 1200 530', 24),
    cliff(
      l,
      '352 806, 420 746, 500 706, 580 676, 680 650, 760 640',
      '340 812, 400 820, 470 830, 560 840, 660 840, 760 840',
    ),
    hill(
      l,
      '430 812, 520 730, 600 690, 690 656, 800 634, 960 640, 1210 620',
      800,
      mix(ink.fern, ink.pine, 0.4),
    ),
    between(
      '690 806, 780 744, 900 700, 1040 676, 1210 668',
      '790 806, 860 756, 960 718, 1070 698, 1210 688',
      tone(l, mix(ink.sand, ink.paper, 0.3)),
    ),
    walker(l, 930, 714, 104, { coat: ink.red, pack: ink.deep, mirror: true }),
    walker(l, 1000, 700, 96, { coat: ink.gorse, hat: ink.paper, mirror: true }),
    gorse(l, 1060, 806, 240, 6),
    thrift(l, 846, 792, 64),
    gulls(dim(l, '#fffaf0'), '360 440 54 -6, 300 500 40 8, 420 520 36 0'),
  );
}

/** The beach café: hatch, tables, parked cars, shingle beyond. */
export function streteGate2(l: Light = noon): string {
  const timber = tone(l, '#d9ece4');
  const car = (x: number, y: number, s: number, c: string) => {
    const paint = tone(l, c);
    return at(x, y, s, [
      shape(leaf(4, 2, 210, 10), mix(tone(l, ink.sand), ink.navy, 0.4)),
      shape(
        'M-84-14C-88-30-84-38-70-40L-56-42C-46-58-36-66-18-67H22C40-66 50-56 60-42C78-40 86-34 86-16L80-10H-80z',
        paint,
      ),
      shape('M-84-14L-86-24H86L86-16 80-10H-80z', mix(paint, ink.navy, 0.3)),
      shape('M-47-42C-38-56-32-61-18-61H-4V-42zM2-61H22C36-60 44-52 51-42H2z', tone(l, ink.navy)),
      shape(
        'M-40-44L-28-58H-20L-32-44zM10-44L22-58H28L16-44z',
        dim(l, mix(ink.navy, ink.shallow, 0.4)),
      ),
      shape('M60-40C70-39 78-36 82-30H70z', mix(paint, '#ffffff', 0.4)),
      ...[-50, 50].map((px) => disc(px, -13, 15, ink.navy) + disc(px, -13, 7, dim(l, ink.shallow))),
    ]);
  };
  const table = (x: number, y: number, s: number) =>
    at(x, y, s, [
      rod('-30 0, -14 -40', 6, dim(l, ink.bark)),
      rod('30 0, 14 -40', 6, dim(l, ink.bark)),
      box(-50, -46, 100, 8, dim(l, ink.rock)),
      box(-64, -24, 128, 6, dim(l, ink.rock)),
    ]);
  // Someone on the bench, a cup in hand on the table.
  const stool =
    shape('M-62-34C-66-52-64-70-54-78C-44-80-38-72-38-62C-37-50-40-40-42-32z', dim(l, ink.sea)) +
    shape(
      'M-62-34H-40C-30-36-24-34-24-26V-2H-33V-22H-56C-62-24-63-30-62-34z',
      moonlit(l, ink.navy),
    ) +
    rod('-48 -66, -38 -50, -22 -52', 6, dim(l, mix(ink.sea, ink.navy, 0.3))) +
    box(-24, -56, 8, 10, dim(l, ink.paper)) +
    disc(-48, -88, 8.5, tone(l, ink.skin)) +
    shape('M-58-90C-58-102-40-102-39-91C-46-94-52-93-58-90z', moonlit(l, ink.bark));
  return card(
    sky(l, 1200, 380),
    cloud(l, 900, 190, 460),
    cloud(l, 240, 120, 280, true),
    sea(l, 1200, 376, 560),
    ripples('0 400 1200 90', 34, l.glint, 5, 0.6),
    sailingBoat(l, 1060, 430, 110),
    shape('M0 520C240 480 500 500 760 486C940 478 1080 490 1200 480V800H0z', tone(l, ink.sand)),
    foam('-40 526, 80 508, 240 488, 500 492, 760 486, 940 481, 1240 480', 12, foamWhite(l)),
    bands('0 530 1200 80', 8, 7, mix(tone(l, ink.sand), ink.bark, 0.25), 6),
    facet('110 620, 110 380, 470 380, 470 620', mix(timber, ink.slate, 0.2)),
    facet('470 620, 470 380, 590 396, 590 612', timber),
    ...[410, 440, 470, 500, 530, 560, 590].map((y) =>
      rod(
        [
          [110, y],
          [470, y],
        ],
        2,
        mix(timber, ink.slate, 0.4),
      ),
    ),
    facet('80 388, 130 316, 500 316, 486 388', tone(l, ink.sea)),
    facet('500 316, 612 402, 590 404, 486 388', mix(tone(l, ink.sea), '#ffffff', 0.25)),
    box(170, 430, 240, 106, l.lamps ? mix(ink.gorse, ink.bark, 0.4) : ink.navy),
    box(160, 534, 262, 14, dim(l, ink.paper)),
    ...[0, 1, 2, 3, 4, 5].map((n) =>
      shape(
        `M${160 + n * 44} 410H${204 + n * 44}V446Q${182 + n * 44} 466 ${160 + n * 44} 446z`,
        dim(l, n % 2 ? ink.paper : ink.red),
      ),
    ),
    stander(lamplit(l), 300, 596, 150, { coat: ink.paper, hat: ink.red }),
    box(166, 534, 250, 14, dim(l, ink.paper)),
    box(160, 548, 262, 72, mix(timber, ink.slate, 0.2)),
    rod('160 584, 422 584', 2, mix(timber, ink.slate, 0.4)),
    shape('M360 534V512H378V534zM384 534V516H400V534z', ink.gorse),
    rod('490 322, 490 190', 6, dim(l, ink.bark)),
    shape('M490 192C520 180 540 206 574 194V236C540 248 520 222 490 234z', dim(l, ink.gorse)),
    shape('M0 640C300 612 700 616 1200 590V800H0z', mix(tone(l, ink.sand), ink.slate, 0.35)),
    shape('M0 652C300 624 700 628 1200 602V612C700 640 300 638 0 664z', tone(l, ink.fern)),
    car(994, 664, 1.5, ink.red),
    table(700, 668, 1.3),
    at(700, 668, 1.3, stool),
    skirted(l, 816, 672, 124, { coat: ink.gorse, legs: ink.paper, mirror: true }),
    stander(l, 470, 676, 130, { coat: ink.red, mirror: true }),
    stander(l, 414, 680, 82, { coat: ink.gorse, legs: ink.deep }),
    dog(l, 540, 690, 60, ink.bark, true),
    shape(leaf(470, 680, 130, 9) + leaf(700, 668, 130, 9), mix(tone(l, ink.sand), ink.navy, 0.4)),
    hill(l, '0 730, 200 712, 460 744, 700 800', 802, tone(l, ink.fern)),
    thrift(l, 160, 770, 100),
    thrift(l, 330, 800, 90),
    grass(90, 806, 260, 100, 18, tone(l, ink.pine), 4),
    grass(1060, 806, 320, 90, 22, tone(l, ink.pine), 5),
    nearGull(700, 290, 0.75, l, 'soaring'),
    gulls(ink.navy, '520 150 40 6'),
  );
}

/** The path through the wood, the sea blue between the trunks. */
export function streteGate3(l: Light = morning): string {
  const trunk = (x: number, w: number, foot: number, lean: number, far: number) => {
    const c = tone(l, mix(ink.bark, ink.navy, 0.15), far);
    return (
      shape(
        `M${x - w} ${foot}C${x - w * 0.5} ${foot - 200} ${x + lean - w * 0.6} 300 ${x + lean - w * 0.7} -10H${x + lean + w * 0.5}C${x + lean + w * 0.5} 300 ${x + w * 0.6} ${foot - 200} ${x + w * 1.1} ${foot}C${x + w * 0.4} ${foot + w / 4} ${x - w * 0.3} ${foot + w / 4} ${x - w} ${foot}z`,
        c,
      ) +
      shape(
        `M${x + w * 0.2} ${foot + w * 0.18}C${x + w * 0.3} ${foot - 200} ${x + lean + w * 0.1} 300 ${x + lean + w * 0.1} -10H${x + lean + w * 0.5}C${x + lean + w * 0.5} 300 ${x + w * 0.6} ${foot - 200} ${x + w * 1.1} ${foot}Q${x + w * 0.7} ${foot + w * 0.18} ${x + w * 0.2} ${foot + w * 0.18}z`,
        mix(c, tone(l, ink.sand, far), 0.45),
      )
    );
  };
  /** A crown above the picture, of which only the hanging edge is seen. */
  const leaves = (x: number, width: number, drop: number, lobes: number, fill: string) =>
    at(x, -20, -1, clump(0, 0, width, drop, lobes, fill), 1);
  const path = tone(l, mix(ink.sand, ink.rock, 0.2));
  const far = tone(l, ink.pine, 0.3);
  return card(
    box(0, 0, 1200, 800, l.stars ? (l.sky[3] ?? ink.navy) : '#e6e6bd'),
    l.stars ? sky(l, 1200, 330) : box(0, 0, 1200, 330, '#f2e8c4'),
    shape('M0 330H1200V480H0z', tone(l, ink.sea, 0.2)),
    shape('M0 330H1200V360H0z', tone(l, ink.sea, 0.5)),
    sailingBoat(l, 690, 384, 90),
    hill(l, '0 430, 300 410, 620 440, 900 420, 1200 400', 800, ink.meadow, 0.2),
    ...triples('130 16 0.5, 260 12 0.55, 820 14 0.5, 930 12 0.55, 1080 16 0.5, 460 10 0.6').map(
      ([x, w, far]) => trunk(x, w, 450, 12, far),
    ),
    leaves(160, 620, 210, 9, l.stars ? far : '#c3cf93'),
    leaves(640, 640, 150, 9, l.stars ? far : '#d3dba4'),
    leaves(1080, 620, 230, 9, l.stars ? far : '#c3cf93'),
    ribbon(
      '716 436 1, 700 450 5, 672 476 9, 656 510 14',
      tone(l, mix(ink.sand, ink.rock, 0.2), 0.2),
    ),
    hill(l, '0 500, 260 470, 560 500, 860 470, 1200 450', 800, mix(ink.fern, ink.meadow, 0.6)),
    between(
      '650 494, 606 540, 620 600, 560 680, 420 810',
      '668 493, 672 540, 720 600, 760 690, 820 810',
      path,
    ),
    between(
      '650 494, 606 540, 620 600, 560 680, 420 810',
      '653 494, 618 540, 642 600, 600 680, 490 810',
      mix(path, ink.navy, 0.25),
    ),
    byDay(l, shape('M700 582L1200 520V560zM740 676L1200 600V650z', ink.gorse, 0.35)),
    walker(l, 640, 600, 96, { coat: ink.red, pack: ink.navy }),
    skirted(l, 690, 606, 90, { coat: ink.gorse, legs: ink.deep }),
    dog(l, 590, 640, 50, ink.paper),
    trunk(330, 30, 620, 20, 0.12),
    trunk(900, 32, 600, -24, 0.1),
    trunk(1090, 52, 730, -40, 0),
    trunk(110, 58, 740, 36, 0),
    leaves(330, 520, 170, 8, tone(l, mix(ink.fern, ink.meadow, 0.6))),
    leaves(880, 540, 160, 8, tone(l, mix(ink.fern, ink.meadow, 0.6))),
    leaves(120, 620, 250, 9, tone(l, ink.fern)),
    leaves(1090, 640, 270, 9, tone(l, ink.fern)),
    leaves(20, 500, 190, 7, tone(l, ink.pine)),
    leaves(1190, 520, 210, 7, tone(l, ink.pine)),
    leaves(600, 700, 70, 9, tone(l, ink.pine)),
    hill(l, '0 700, 180 690, 340 740, 440 806', 806, mix(ink.fern, ink.pine, 0.6)),
    hill(l, '780 806, 880 750, 1040 700, 1210 690', 806, mix(ink.fern, ink.pine, 0.6)),
    ...triples('70 800 150, 210 806 120, 330 806 90, 960 806 120, 1090 800 150, 1190 806 120').map(
      ([x, y, h]) => grass(x, y, h * 1.1, h, 13, tone(l, ink.pine), x),
    ),
    ...pts('250 740, 300 770, 170 726, 900 770, 990 742, 1040 764').map(
      ([x, y]) => disc(x, y, 7, dim(l, '#8fa3d0')) + disc(x + 12, y + 8, 6, dim(l, '#a9badd')),
    ),
  );
}

/** The rocks of Pilchard Cove under their cliffs, the tide at their feet. */
export function streteGate4(l: Light = grey): string {
  const white = foamWhite(l);
  return card(
    sky(l, 1200, 330),
    streaks(l.cloudShade, '600 110 520, 940 270 420'),
    cloud(l, 1060, 130, 300, true),
    cloud(l, 820, 200, 520),
    sea(l, 1200, 326, 800),
    ripples('520 350 680 200', 30, l.glint, 7, 0.6),
    cliff(
      l,
      '300 150, 370 180, 440 216, 510 250, 570 300, 620 350',
      '340 430, 420 424, 500 420, 570 414, 640 408, 690 400',
      0.24,
    ),
    shape(
      'M280 140C360 160 460 210 530 252C580 290 610 320 630 356C590 330 560 300 520 276C450 236 370 200 290 180z',
      tone(l, ink.fern, 0.2),
    ),
    ribbon('540 418 6, 640 411 9, 720 405 8, 820 408 0', white),
    cliff(
      l,
      '0 40, 90 60, 180 96, 260 150, 330 230, 390 330, 430 400',
      '-10 650, 100 600, 200 556, 290 540, 370 520, 440 500, 490 480',
    ),
    shape(
      'M0 0C110 16 200 50 280 116C350 190 400 290 440 410C410 370 380 320 350 280C300 210 240 160 170 130C110 106 50 96 0 92z',
      tone(l, ink.fern),
    ),
    hedge(l, '10 30, 110 50, 210 96, 290 170', 28),
    sailingBoat(l, 980, 400, 90, { main: ink.red, mirror: true }),
    rock(l, 560, 520, 150, 130),
    rock(l, 690, 528, 100, 80),
    rock(l, 810, 540, 70, 44),
    ribbon('400 546 0, 500 532 10, 640 540 12, 760 532 11, 910 546 0', white),
    shape(
      'M0 600C180 566 360 590 520 580C640 580 760 600 860 650C900 680 860 740 780 800H0z',
      mix(tone(l, ink.sand), ink.slate, 0.25),
    ),
    between(
      '340 588, 520 574, 660 582, 790 608, 878 652, 894 704, 840 770, 796 812',
      '340 588, 520 588, 660 598, 774 624, 852 660, 866 700, 810 770, 768 812',
      white,
    ),
    rock(l, 270, 650, 260, 170),
    rock(l, 120, 720, 300, 220),
    rock(l, 420, 690, 200, 110),
    rock(l, 1060, 700, 240, 170),
    rock(l, 1170, 740, 190, 210),
    ribbon('890 710 0, 1000 701 14, 1100 712 16, 1210 704 15', white),
    bands('120 740 560 60', 4, 11, mix(tone(l, ink.sand), ink.navy, 0.35), 4),
    rock(l, 620, 790, 170, 90),
    walker(l, 610, 660, 110, { coat: ink.gorse, hat: ink.gorse, mirror: true }),
    nearGull(760, 300, 1, l),
    gulls(ink.navy, '560 170 46 -6, 640 140 36 8, 500 120 30 0'),
  );
}

/** A dumping wave on the steep shingle. */
export function slaptonSands2(l: Light = grey): string {
  const white = foamWhite(l);
  return card(
    sky(l, 1200, 330),
    streaks(l.cloudShade, '260 90 560, 940 240 420'),
    cloud(l, 300, 210, 480),
    cloud(l, 820, 150, 360, true),
    sea(l, 1200, 326, 800),
    startPoint(l, 700, 328, 0.85),
    ripples('0 345 1200 110', 34, l.glint, 5, 0.6),
    foam('700 420, 860 426, 1020 418', 8, white),
    // the wave: its back, the hollow face, the lip that falls
    shape(
      'M-10 520C140 470 300 420 470 404C620 392 740 414 830 470C900 520 900 600 860 660H-10z',
      dim(l, '#86b0b0'),
    ),
    shape(
      'M-10 560C160 540 300 486 460 470C610 458 720 480 770 530C800 570 780 620 740 660H-10z',
      dim(l, '#4d8793'),
    ),
    shape(
      'M-10 610C180 600 340 540 480 520C590 506 670 520 700 556C716 590 700 630 670 660H-10z',
      dim(l, '#2f6a7c'),
    ),
    ribbon('-10 584 2, 180 566 9, 340 516 10, 500 492 8, 640 500 5, 730 540 1', dim(l, '#a9c9c5')),
    ribbon('60 620 1, 220 590 8, 380 548 9, 520 530 6, 640 540 1', dim(l, '#5f97a0')),
    ribbon('160 640 1, 320 606 8, 450 576 7, 580 566 1', dim(l, '#5f97a0')),
    shape(
      'M380 420C500 384 660 380 770 430C850 466 896 524 880 590C874 566 858 548 838 536C842 560 832 578 816 588C816 560 800 534 776 520C776 538 766 550 750 554C750 530 734 508 706 496C700 510 686 514 670 510C664 490 640 476 600 470C630 462 660 460 690 464C620 430 500 412 380 420z',
      white,
    ),
    blob(
      '690 660, 700 610, 740 590, 770 600, 796 570, 840 566, 866 584, 900 560, 940 580, 956 606, 1000 600, 1040 626, 1060 660',
      white,
    ),
    blob(
      '730 660, 752 632, 790 634, 820 610, 856 622, 886 602, 926 626, 970 630, 990 660',
      mix(white, dim(l, '#86b0b0'), 0.5),
    ),
    ...triples(`690 366 8, 760 380 6, 826 398 9, 880 436 6, 930 470 9, 958 520 6, 986 548 9, 920 536 5,
      640 352 5, 1030 570 6, 1070 600 5, 850 360 5, 900 396 4`).map(([x, y, r]) =>
      disc(x, y, r, white),
    ),
    ground(
      '-20 647, 180 612, 330 636, 480 628, 640 614, 780 636, 940 612, 1080 586, 1220 566',
      800,
      mix(tone(l, ink.sand), ink.bark, 0.32),
    ),
    surf(
      '-20 650, 180 616, 330 640, 480 632, 640 618, 780 640, 940 616, 1080 590, 1220 570',
      17,
      white,
      4,
    ),
    shape('M0 720C200 690 420 720 620 700C840 680 1040 650 1200 610V800H0z', tone(l, ink.sand)),
    shape(
      'M0 760C240 730 480 760 700 740C900 724 1060 690 1200 660V690C1060 720 900 750 700 764C480 780 240 760 0 790z',
      mix(tone(l, ink.sand), '#ffffff', 0.35),
    ),
    bands('0 720 1200 74', 11, 10, mix(tone(l, ink.sand), ink.slate, 0.55), 5),
    bands('100 710 1100 80', 6, 13, mix(tone(l, ink.sand), ink.navy, 0.4), 9),
    stander(l, 1090, 676, 128, { coat: ink.red, mirror: true }),
    dog(l, 1020, 690, 60, ink.navy, true),
    nearGull(420, 290, 1, l),
    gulls(ink.navy, '640 220 50 -8, 720 180 38 8, 560 170 32 0'),
  );
}

/** Swans and reeds on the Ley at daybreak. */
export function slaptonSands3(l: Light = dawn): string {
  const white = mix('#fffaf0', l.wash, l.stars ? 0.3 : 0);
  const swan = (x: number, y: number, s: number, mirror = false) =>
    at(
      x,
      y,
      s,
      shape(
        'M-70-4C-84-20-80-34-92-46C-60-50-20-54 10-40C20-46 26-58 22-76C18-96 20-112 36-116C48-118 56-110 58-102L74-94 58-92C46-96 38-92 40-78C44-54 46-34 36-14C30 0 10 6-20 6C-46 6-62 4-70-4z',
        white,
      ) +
        shape('M-92-46C-60-50-20-54 10-40C0-16-40-8-70-14C-78-24-82-36-92-46z', dim(l, '#e2d3c8')) +
        shape('M58-102L74-94 58-92z', dim(l, ink.red)) +
        shape('M50-108L60-102 58-94z', ink.navy) +
        shape(leaf(-10, 10, 150, 7) + leaf(0, 20, 90, 5), white, 0.6),
      mirror ? -s : s,
    );
  const reed = mix(tone(l, '#8a7a46'), ink.navy, 0.3);
  return card(
    sky(l, 1200, 360),
    rays(l, 780, 330, 1200, l.orb, 0.14),
    orb(l, 780, 320, 66),
    streaks(l.cloud, '320 140 520, 1000 200 360'),
    streaks(l.cloudShade, '940 110 420, 240 250 360'),
    hill(l, '0 300, 180 272, 380 304, 560 330, 720 346', 380, ink.fern, 0.4),
    hill(l, '360 372, 520 352, 760 340, 960 320, 1210 290', 380, ink.fern, 0.3),
    wood(l, '60 330 32, 120 330 34, 190 336 30, 980 340 30, 1050 334 34, 1130 326 38', 0.24),
    sea(
      l,
      1200,
      362,
      800,
      l.stars ? l.sea : ['#e9b597', '#d0a694', '#a99a94', '#7c8d94', '#587c8b', '#3b6a7e'],
    ),
    shape('M0 364C200 380 400 376 660 366C420 394 180 396 0 390z', tone(l, ink.fern, 0.1), 0.4),
    glitter(780, 372, 640, 240, l.glint, 5),
    ripples('0 420 1200 300', 34, l.glint, 8, 0.4),
    swan(536, 560, 1.4),
    swan(726, 500, 0.9, true),
    ...triples('700 610 0.9, 760 626 0.8').map(([x, y, s]) =>
      at(x, y, s, [
        shape(
          'M-30 2C-30-14-8-18 8-12C8-24 14-32 24-32C34-32 38-24 34-18L46-14 34-10C32-2 24 4 14 6H-16C-26 6-30 6-30 2z',
          dim(l, '#9b8f88'),
        ),
        shape(leaf(0, 10, 80, 5), white, 0.5),
      ]),
    ),
    grass(120, 806, 420, 380, 34, reed, 3),
    grass(60, 806, 260, 460, 20, mix(reed, ink.navy, 0.45), 9),
    grass(1090, 806, 360, 340, 30, reed, 6),
    grass(1160, 806, 200, 430, 16, mix(reed, ink.navy, 0.45), 5),
    grass(620, 806, 700, 90, 40, mix(reed, ink.navy, 0.45), 12),
    ...pts('180 420, 250 500, 96 380, 1040 480, 1120 420, 980 560').map(
      ([x, y]) =>
        line(
          [
            [x - 6, 806],
            [x + 4, (y + 806) / 2],
            [x, y],
          ],
          4,
          ink.navy,
        ) +
        shape(
          `M${x - 7} ${y + 34}C${x - 9} ${y - 10} ${x - 6} ${y - 36} ${x} ${y - 38}C${x + 6} ${y - 36} ${x + 9} ${y - 10} ${x + 7} ${y + 34}z`,
          ink.bark,
        ),
    ),
    gulls(ink.navy, '480 180 60 -6, 540 216 58 -6, 420 214 56 -6, 600 250 54 -6, 360 246 52 -6'),
  );
}

/** The Sherman tank at Torcross, raised from the sea as a memorial. */
export function slaptonSands4(l: Light = gold): string {
  const steel = mix(moonlit(l, ink.navy), moonlit(l, ink.slate), 0.45);
  const dark = mix(steel, ink.navy, 0.6);
  const lit = mix(steel, tone(l, ink.sand), 0.4);
  const wheel = (x: number) =>
    disc(x, -44, 24, dark) + disc(x + 2, -46, 15, steel) + disc(x + 3, -47, 5, dark);
  const step = mix(tone(l, ink.sand), ink.slate, 0.55);
  const wreath = (x: number, y: number) =>
    shape(leaf(x - 8, y + 22, 64, 8), mix(tone(l, ink.fern), ink.navy, 0.4)) +
    disc(x, y, 22, dim(l, ink.fern)) +
    disc(x, y, 10, step) +
    dots(
      [
        [x - 14, y - 8],
        [x + 12, y - 12],
        [x + 2, y + 16],
        [x - 10, y + 12],
      ],
      12,
      dim(l, ink.red),
    );
  return card(
    sky(l, 1200, 400, 96),
    cloud(l, 240, 272, 300),
    streaks(l.cloud, '700 110 480, 1010 330 300'),
    orb(l, 940, 262, 58),
    hill(l, '0 330, 160 300, 340 322, 520 360, 640 400', 440, ink.fern, 0.34),
    wood(l, '40 350 34, 110 346 36, 190 350 34', 0.28),
    ...(
      [
        [270, 400, 90, ink.paper, ink.slate],
        [360, 404, 92, '#f3dfb8', ink.red],
        [460, 408, 88, ink.paper, ink.slate],
        [180, 400, 92, '#cfe0dc', ink.red],
      ] as const
    ).map(([x, y, w, wall, roof]) => cottage(l, x, y, w, { wall, roof, far: 0.2 })),
    sea(l, 1200, 396, 560),
    shape('M0 398H560C600 420 640 450 700 470H0z', tone(l, ink.sand, 0.15)),
    foam('540 404, 620 440, 740 474, 900 489, 1060 497, 1240 500', 11, foamWhite(l)),
    glitter(940, 404, 470, 220, l.glint, 6),
    shape('M0 450C300 440 600 470 800 486C960 496 1100 500 1200 500V800H0z', tone(l, ink.sand)),
    bands('500 510 700 80', 6, 8, mix(tone(l, ink.sand), ink.bark, 0.25), 3),
    shape('M0 560C300 520 760 540 1200 560V800H0z', tone(l, ink.meadow)),
    shape(
      'M120 690C260 656 940 656 1090 690C1140 720 1100 750 1040 760H180C110 750 80 716 120 690z',
      mix(tone(l, ink.sand), ink.slate, 0.3),
    ),
    shape(
      'M120 706C300 740 900 740 1090 706C1100 740 1080 752 1040 760H180C130 754 106 734 120 706z',
      step,
    ),
    at(600, 716, 1.55, [
      shape(leaf(0, 4, 470, 26), mix(tone(l, ink.slate), ink.navy, 0.5)),
      shape(
        'M-204-60C-206-92-190-100-176-100H170C200-100 214-84 212-62C208-36 190-8 168-2H-160C-184-10-200-36-204-60z',
        dark,
      ),
      ...[-156, -94, -32, 30, 92, 152].map(wheel),
      disc(-182, -66, 17, steel),
      disc(192, -68, 17, steel),
      shape('M-214-100C-212-112-200-118-188-118H186C204-118 214-110 218-98L200-92H-200z', steel),
      shape('M-190-116L-164-164H96C130-164 160-146 192-116z', steel),
      shape('M96-164C130-164 160-146 192-116H130z', lit),
      shape('M-190-116L-164-164H-120L-136-116z', dark),
      shape('M-86-160C-90-206-66-224-20-226C34-228 70-216 76-160z', steel),
      shape('M20-227C56-224 72-206 76-160H36C42-190 36-212 20-227z', lit),
      shape('M-86-160C-90-206-66-224-40-225C-64-206-66-184-62-160z', dark),
      shape('M60-204H88V-176H66z', dark),
      shape('M84-202L238-236V-220L84-182z', dark),
      shape('M228-239L246-243V-220L228-216z', steel),
      shape('M-38-226C-38-238 2-240 4-227z', dark),
    ]),
    wreath(430, 748),
    wreath(700, 748),
    shape(leaf(220, 746, 170, 10), mix(step, ink.navy, 0.4)),
    stander(l, 200, 740, 170, { coat: ink.deep, legs: ink.bark }),
    skirted(l, 262, 750, 160, { coat: ink.red, legs: ink.navy }),
    grass(1100, 806, 300, 90, 20, tone(l, ink.pine), 4),
    grass(60, 806, 240, 80, 16, tone(l, ink.pine), 8),
    gulls(ink.navy, '560 260 48 -6, 640 230 36 8'),
  );
}
