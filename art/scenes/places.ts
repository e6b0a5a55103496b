/** Posters of single places, 1200 × 800, each in seven inks of its own. */
import {
  at,
  between,
  blob,
  box,
  card,
  clump,
  disc,
  dots,
  facet,
  ground,
  leaf,
  line,
  oval,
  paint,
  pts,
  ribbon,
  rod,
  shape,
  triples,
  turned,
} from '../kit/draw';
import type { Point } from '../kit/draw';
import { byDay, inks, type Light, noon } from '../kit/palette';
import { dog, figure, poses } from '../kit/people';
import { grass, gulls, starlight } from '../kit/nature';

/** Down between the pines to the crescent of shingle, far below. */
export function blackpoolSands(l: Light = noon): string {
  const [sea, deep, shallow, white, shingle, pine, coral] = inks(
    l,
    '2a9cab 0d6079 83d0c6 fff7e2 f3d08c 153f38 df5a34',
    '14425c 0a2940 1f5a70 7f9fab 46586a 06151f f0b95a',
  );
  const shore = pts(
    '700 148, 830 150, 950 190, 1020 270, 1030 370, 980 460, 890 530, 770 584, 640 620, 480 650',
  );
  const out = (by: number) =>
    shore.map(([x, y], n): Point => {
      const share = (by / 420) * Math.min(1, n * 0.3, (9 - n) * 0.3);
      return [x + (640 - x) * share, y + (380 - y) * share];
    });
  const needles = (x: number, y: number, s: number) => clump(x, y, 300 * s, 96 * s, 9, pine);
  const tiny = (x: number, y: number, coat: string) =>
    figure(x, y, 36, poses.standing, { coat, legs: coat, skin: pine, hair: pine, cut: 'shorts' });
  return card(
    box(0, 0, 1200, 800, sea),
    shape('M-10-10H1210V40C900 60 500 40-10 90z', deep),
    ...[
      '-10 180 4, 200 168 10, 420 180 5, 560 172 1',
      '40 300 2, 240 286 12, 430 296 2',
      '-10 420 6, 160 430 12, 380 420 2',
      '200 560 2, 380 572 12, 560 560 2',
    ].map((way) => ribbon(way, deep)),
    between(out(150), shore, shallow),
    ribbon(
      out(104).map(([x, y], n) => [x, y, 4 + 8 * (n % 2)]),
      white,
    ),
    between(out(54), shore, white),
    between(out(38), shore, shallow),
    between(out(16), shore, white),
    // the crescent, and the woods behind it
    between(
      shore,
      pts(
        '700 148, 860 120, 1010 150, 1110 250, 1124 380, 1070 500, 970 590, 840 660, 680 710, 482 652',
      ),
      shingle,
    ),
    between(
      pts('860 140, 980 176, 1066 270, 1074 376, 1020 476, 930 556, 800 622'),
      pts('860 142, 976 182, 1056 272, 1062 376, 1010 470, 924 548, 800 620'),
      white,
    ),
    paint`
      ${pine} M590 164C680 110 800 70 900 60C1000 40 1100 30 1220 20V760H640L800 650C960 600 1090 500 1096 370C1090 250 990 160 860 134C800 140 700 156 590 164z
    `,
    ...triples(
      '800 112 90, 930 100 110, 1060 120 120, 1150 210 130, 1180 330 120, 1170 470 140, 1110 590 130',
    ).map(([x, y, s]) => clump(x, y, s, s * 0.56, 6, deep)),
    facet('1096 300, 1096 268, 1134 250, 1172 268, 1172 300', white),
    facet('1088 270, 1134 236, 1180 270', coral),
    byDay(
      l,
      ...triples('1040 214 14, 1082 300 15, 1080 390 17, 1020 486 19, 934 566 20').map(
        ([x, y, r], n) =>
          shape(leaf(x - r * 0.6, y + r, r * 2.4, r * 0.9), pine) +
          disc(x, y, r, n % 2 ? white : coral) +
          disc(x, y, r * 0.45, n % 2 ? coral : white),
      ),
      tiny(1050, 336, coral),
      tiny(1064, 340, white),
      tiny(1046, 440, deep),
      tiny(980, 540, coral),
      tiny(970, 210, deep),
      tiny(880, 594, coral),
      tiny(896, 598, white),
      ...pts('900 320, 930 250, 850 430').map(
        ([x, y]) =>
          disc(x, y, 7, pine) +
          ribbon(
            [
              [x - 22, y + 7, 1],
              [x, y + 9, 5],
              [x + 22, y + 7, 1],
            ],
            white,
          ),
      ),
    ),
    l.stars
      ? disc(1050, 440, 40, pine) +
          disc(1050, 440, 14, coral) +
          [0, 1, 2].map((n) => disc(1114 + n * 22, 286, 6, coral)).join('')
      : '',
    // a dinghy on the clear water, its shadow under it
    shape(leaf(330, 398, 150, 30), deep),
    shape('M290 372C320 388 372 388 404 370C392 400 312 404 290 372z', l.stars ? deep : coral),
    facet('344 366, 350 230, 420 356', white),
    facet('338 364, 342 244, 300 352', white),
    // the steps down, and two on them
    shape('M440 810C500 730 620 680 760 670C920 660 1100 690 1210 640V810z', pine),
    between(
      pts('640 810, 720 750, 820 726, 900 700, 880 670, 820 650'),
      pts('760 810, 800 770, 880 744, 950 704, 920 660, 822 644'),
      shingle,
    ),
    ...[
      [700, 790, 820, 800],
      [730, 766, 836, 780],
      [770, 746, 870, 760],
      [830, 730, 920, 742],
      [876, 712, 946, 716],
    ].map(([a = 0, b = 0, c = 0, d = 0]) =>
      rod(
        [
          [a, b],
          [c, d],
        ],
        4,
        pine,
      ),
    ),
    figure(
      800,
      782,
      190,
      poses.carrying,
      {
        coat: l.stars ? shallow : coral,
        legs: deep,
        skin: white,
        hair: pine,
        hat: white,
        hatKind: 'brim',
        cut: 'shorts',
        bareArms: true,
      },
      true,
    ),
    shape('M756 690C740 690 740 716 760 724L786 712V690z', white),
    figure(
      724,
      800,
      176,
      poses.pointing,
      {
        coat: shallow,
        legs: l.stars ? deep : coral,
        skin: white,
        hair: pine,
        cut: 'skirt',
        bareArms: true,
      },
      true,
    ),
    // the pines one looks between
    shape('M90 810C110 560 84 320 20-10H110C140 300 150 560 170 810z', pine),
    shape('M126 810C130 560 120 300 84-10H110C140 300 150 560 170 810z', l.stars ? deep : coral),
    shape('M110 300C180 250 260 230 340 226L342 238C270 250 190 280 132 340z', pine),
    needles(60, 60, 1.4),
    needles(330, 240, 0.9),
    needles(250, 40, 1.1),
    needles(20, 420, 0.9),
    needles(560, 10, 0.9),
    shape('M1160 810C1150 700 1150 600 1180 500H1210V810z', pine),
    needles(1150, 560, 0.9),
    needles(1190, 660, 0.8),
    gulls(white, '560 250 60 -8, 480 330 44 10, 620 560 52 -4'),
  );
}

/** Along the bar from above at evening: the sea on one hand, the lake on the other. */
export function slaptonSands(l: Light = noon): string {
  const [sky, rose, sea, deep, lake, shingle, reed] = inks(
    l,
    'fbdcae ee9b78 4d7f96 24516c fbeccb d9a96b 3f4a35',
    'f0b95a 1d4056 16374f 0a2136 4a7286 52656c 07151d',
  );
  // Both shores run to one point below the hills.
  const ray = (foot: number, y: number): Point => [
    690 + (foot - 690) * ((y - 200) / 600) ** 1.5,
    y,
  ];
  const rows = [202, 240, 300, 380, 480, 600, 720, 820];
  const shore = (foot: number, swing = 0) =>
    rows.map((y, n): Point => {
      const [x, at] = ray(foot, y);
      return [x + swing * Math.sin(n * 2.1) * (n / 7), at];
    });
  return card(
    box(0, 0, 1200, 800, l.stars ? deep : sky),
    ground('-10 60, 400 90, 800 50, 1210 80', 240, l.stars ? sea : lake),
    ribbon('300 60 1, 520 50 10, 760 58 1', rose),
    ribbon('820 104 1, 980 96 8, 1210 104 3', rose),
    l.stars
      ? dots(
          '90 30, 240 60, 330 24, 470 44, 560 20, 640 70, 760 30, 880 56, 990 24, 1100 50, 1160 20, 180 96, 420 100, 700 110, 940 100',
          4,
          lake,
        )
      : disc(1020, 170, 46, rose),
    box(0, 196, 1200, 620, sea),
    // Start Point, the lighthouse on it
    paint`
      ${l.stars ? deep : rose} M1210 196H730C780 176 850 182 900 168C960 150 1010 178 1070 180C1120 182 1160 176 1210 180z
    `,
    facet('1096 180, 1099 156, 1105 156, 1108 180', lake),
    l.stars ? facet('1102 158, 600 126, 600 150', rose) + disc(1102, 156, 6, sky) : '',
    // low light on the sea
    byDay(
      l,
      shape(
        leaf(1010, 220, 150, 5) +
          leaf(1020, 240, 220, 7) +
          leaf(996, 266, 250, 9) +
          leaf(1024, 300, 300, 10) +
          leaf(1000, 346, 320, 12),
        sky,
      ),
    ),
    ...[1500, 1330].map((foot, n) =>
      ribbon(
        shore(foot, 30).map(([x, y], m): [number, number, number] => [x, y, 3 + m * (n ? 3 : 5)]),
        deep,
      ),
    ),
    // the lake in its hills
    shape('M-10 200C120 150 260 130 400 160C520 176 620 190 690 202L-10 330z', reed),
    shape('M-10 250C140 214 260 210 380 214C480 216 600 210 690 204L690 208-10 420z', deep),
    facet([...shore(60), [-20, 820], [-20, 256]], lake),
    ...[
      [300, 300, 200],
      [190, 380, 300],
      [380, 330, 120],
      [90, 500, 220],
      [260, 470, 160],
    ].map(([x = 0, y = 0, s = 0]) => shape(leaf(x, y, s, s * 0.05), rose)),
    ...[
      [90, 290, 150],
      [20, 420, 130],
    ].map(([x = 0, y = 0, s = 0]) => clump(x, y, s * 1.6, s * 0.2, 8, reed)),
    // reeds, road, shingle, three broken waves
    between(shore(20), shore(240), reed),
    between(shore(240), shore(380), deep),
    between(shore(380), shore(470), reed),
    between(shore(470), shore(1010, 24), shingle),
    between(shore(640), shore(680), l.stars ? rose : sky),
    between(shore(940, 24), shore(1010, 26), rose),
    between(shore(1000, 26), shore(1070, 44), lake),
    between(shore(1070, 44), shore(1110, 30), sea),
    between(shore(1110, 34), shore(1142, 50), lake),
    between(shore(1220, 40), shore(1236, 54), lake),
    ...rows
      .slice(2, 7)
      .map((y, n) =>
        facet([ray(306, y), ray(314, y), ray(314, y + 14 + n * 6), ray(306, y + 14 + n * 6)], lake),
      ),
    // a car with the evening in its windows
    at(566, 486, 0.4, [
      paint`
        ${reed} M-60 30V-20C-60-34-50-40-40-42L-26-90C-20-100 30-100 36-90L50-42C62-40 70-34 70-20V30z
        ${sky} M-22-50L-14-82H26L34-50z
      `,
      disc(-40, -6, 11, sky),
      disc(50, -6, 11, sky),
      box(-56, 28, 26, 18, reed),
      box(42, 28, 26, 18, reed),
    ]),
    // long shadows of those who walk home
    ...[
      [640, 560, 150],
      [700, 548, 140],
      [770, 716, 100],
    ].map(([x = 0, y = 0, s = 0]) =>
      shape(
        `M${x - 6} ${y}L${x - s * 1.5} ${y + s * 0.42}L${x - s * 1.45} ${y + s * 0.52}L${x + 8} ${y + 2}z`,
        reed,
      ),
    ),
    figure(640, 562, 150, poses.strolling, {
      coat: l.stars ? rose : deep,
      legs: reed,
      skin: lake,
      hair: reed,
      hat: reed,
      hatKind: 'cap',
    }),
    figure(696, 550, 142, poses.carrying, {
      coat: l.stars ? sky : lake,
      legs: rose,
      skin: lake,
      hair: reed,
      cut: 'skirt',
    }),
    shape('M700 480h34l-6 34h-22z', reed),
    figure(770, 716, 118, poses.bending, {
      coat: l.stars ? sky : deep,
      legs: reed,
      skin: lake,
      hair: reed,
      cut: 'shorts',
    }),
    at(790, 584, 1.4, dog(reed)),
    // reeds at the edge of the picture
    shape(
      Array.from({ length: 26 }, (_, n) => {
        const x = -10 + n * 12;
        const top = 560 + ((n * 53) % 130);
        return `M${x} 810Q${x - 6} ${top + 90} ${x + 14} ${top}Q${x + 8} ${top + 100} ${x + 10} 810z`;
      }).join(''),
      reed,
    ),
    ...pts('40 560, 106 590, 190 620').map(([x, y]) =>
      blob(
        [
          [x, y],
          [x + 9, y - 24],
          [x + 12, y - 60],
          [x + 2, y - 60],
          [x - 3, y - 20],
        ],
        shingle,
      ),
    ),
    gulls(reed, '840 330 52 -8, 910 380 66 6, 420 150 36 0, 470 130 30 8'),
  );
}

/** A bell tent with its lamp lit, the shadows of two people on the canvas. */
export function starlitMeadow(l: Light = noon): string {
  const [top, middle, low, hedge, amber, glow, white] = inks(
    l,
    '1f5566 4f8f90 b9d2b0 14302f e08f37 ffd479 fff6dc',
    '081726 0f2c42 1d4a60 07131c c47a2c f5c263 e9e2c4',
  );
  const guy = (points: string) => rod(points, 3, white);
  return card(
    at(-290, -10, 0.9, [
      box(0, 0, 2000, 900, top),
      ground('-10 330, 500 250, 1100 200, 2010 300', 900, middle),
      ground('-10 560, 500 500, 1200 470, 2010 540', 900, low),
      starlight(480, 150, white, 12),
      // the bay far below, a lighthouse on its point
      ground('1180 640, 1400 610, 1640 560, 1840 548, 2010 520', 900, middle),
      facet('1398 616, 1402 576, 1412 576, 1416 616', white),
      disc(1407, 572, 9, glow),
      facet('1407 568, 2010 470, 2010 540, 1407 576', low),
      ground('-10 560, 160 540, 360 570, 560 620, 760 652', 900, top),
      ...pts('90 566, 130 570, 230 566, 250 584, 390 606').map(([x, y]) => box(x, y, 12, 14, glow)),
      ground('-10 690, 400 660, 900 676, 1400 690, 2010 640', 900, hedge),
      shape(leaf(1000, 756, 1020, 90), amber),
      shape(leaf(1000, 752, 760, 56), glow),
      guy('980 260, 560 748'),
      guy('1020 260, 1440 748'),
      paint`
        ${glow} M1000 200C1040 330 1160 500 1310 600L1290 740C1100 772 900 772 710 740L690 600C840 500 960 330 1000 200z
        ${amber} M1000 200C960 330 840 500 690 600L710 740C760 750 800 755 840 758C850 600 930 400 1000 200z
        ${amber} M1000 200C1000 420 1120 620 1170 757C1210 752 1250 748 1290 740L1310 600C1160 500 1040 330 1000 200z
      `,
      // shadows on the canvas
      figure(
        1056,
        752,
        240,
        poses.holding,
        { coat: amber, legs: amber, skin: amber, hair: amber, cut: 'skirt', bareArms: true },
        true,
      ),
      figure(
        930,
        742,
        250,
        '-6 -11, 2 -40, 8 -52, 12 -28, 24 -28, 12 -26, 22 -30, 16 -24, 26 0, 14 -19, 21 0',
        { coat: amber, legs: amber, skin: amber, hair: amber },
      ),
      shape('M980 668L1004 660 1010 690 984 696z', white),
      shape('M1000 200C990 420 1040 600 1100 768H1132C1060 600 1010 420 1000 200z', white),
      rod('1000 204, 1000 160', 6, hedge),
      paint`
        ${amber} M1000 160C1030 150 1040 172 1070 164V186C1040 194 1030 172 1000 182z
        ${white} M690 600Q720 640 742 588Q780 630 802 540L690 600zM1310 600Q1280 640 1258 588Q1220 630 1198 540L1310 600z
      `,
      // boots and a kettle by the door
      at(1200, 780, 1, [shape('M-20 0V-34H-4V-12L14-6V0zM16 2V-32H32V-10L50-4V2z', hedge)]),
      ground('-10 830, 500 800, 1000 824, 1500 806, 2010 790', 900, hedge),
      grass(300, 850, 640, 110, 34, hedge, 4),
      grass(1660, 830, 700, 120, 36, hedge, 9),
      grass(1000, 850, 700, 50, 26, hedge, 2),
      shape('M1780 910C1790 700 1772 560 1790 420L1806 420C1800 560 1816 700 1830 910z', hedge),
      ...triples('1700 440 190, 1880 400 220, 1780 330 200, 1900 500 170').map(([x, y, s]) =>
        shape(
          `M${x - s} ${y}C${x - s * 0.8} ${y - 60} ${x - s * 0.3} ${y - 90} ${x} ${y - 84}C${x + s * 0.5} ${y - 90} ${x + s * 0.9} ${y - 50} ${x + s} ${y}C${x + s * 0.4} ${y + 16} ${x - s * 0.4} ${y + 16} ${x - s} ${y}z`,
          hedge,
        ),
      ),
    ]),
  );
}

/** A kite over the beginning of the long beach. */
export function streteGate(l: Light = noon): string {
  const [sky, cloud, shingle, sea, dark, red, yellow] = inks(
    l,
    '74bcc8 fff4dc e3ba74 22788c 14364a d43f2b f7c548',
    '10304a 3a5c70 46586a 123f57 050f18 b5472e f5c263',
  );
  const string: readonly Point[] = pts('372 470, 470 430, 600 372, 720 316, 800 280');
  return card(
    box(0, 0, 1200, 800, sky),
    l.stars
      ? starlight(560, 120, cloud, 27)
      : paint`
          ${cloud} M-10 470C10 360 130 330 190 400C230 300 400 300 420 420C500 390 560 440 560 510H-10z
          ${cloud} M640 560C660 490 740 480 770 520C820 440 960 450 980 530C1060 500 1150 510 1210 540V590H640z
          ${cloud} M-10 90C80 30 200 50 230 110C300 80 360 110 370 150H-10z
        `,
    // Start Point, the sea, the bank of shingle
    shape('M-10 620V560C80 556 160 572 240 576C330 580 400 600 450 622z', l.stars ? dark : sea),
    facet('400 612, 404 578, 414 578, 418 612', l.stars ? yellow : cloud),
    box(0, 618, 1200, 190, sea),
    ...[
      '30 640 2, 160 634 10, 300 642 2',
      '420 656 2, 540 650 10, 680 658 2',
      '-10 680 4, 90 672 12, 220 682 2',
    ].map((way) => ribbon(way, cloud)),
    ribbon('-10 740 10, 160 716 24, 330 712 16, 560 676 16, 820 646 8, 1210 628 3', cloud),
    shape('M-10 752C200 720 420 716 620 680C840 646 1010 634 1210 622V810H-10z', shingle),
    shape(
      'M620 692C840 660 1010 648 1210 640V668C1000 676 820 690 620 692z',
      l.stars ? dark : cloud,
    ),
    dots(
      '60 780, 180 790, 520 750, 640 790, 760 740, 900 780, 1010 720, 1140 770, 860 700, 1100 690',
      12,
      l.stars ? sea : dark,
    ),
    // the kite
    ribbon('720 390 4, 690 450 10, 740 500 10, 690 560 10, 650 600 4', l.stars ? yellow : dark),
    ...triples('704 432 50, 728 492 54, 706 546 60').map(([x, y, a], n) =>
      turned(x, y, a, shape('M0 0L-46-28V28zM0 0L46-28V28z', n % 2 ? yellow : red)),
    ),
    at(880, 230, 1, [
      facet('110 -155, 220 20, -160 170, -150 -90', dark),
      facet('100 -165, 30 -20, -160 -100', red),
      facet('100 -165, 210 10, 30 -20', yellow),
      facet('30 -20, 210 10, -170 160', red),
      facet('-160 -100, 30 -20, -170 160', cloud),
      rod('100 -165, -170 160', 6, dark),
      rod('-160 -100, 210 10', 6, dark),
    ]),
    line(string, 4, l.stars ? yellow : dark),
    // who flies it, who wants a turn
    oval(300, 726, 100, 12, dark),
    figure(
      300,
      724,
      330,
      '-6 -48, -18 -76, -20 -89, 4 -76, 20 -80, 0 -68, 16 -72, 8 -28, 22 0, -8 -24, -8 0',
      {
        coat: red,
        legs: dark,
        skin: l.stars ? cloud : shingle,
        hair: dark,
        cut: 'shorts',
        bareArms: true,
      },
    ),
    oval(520, 700, 90, 10, dark),
    figure(
      520,
      700,
      250,
      '0 -50, -4 -79, -3 -92, -14 -92, -24 -108, 12 -90, 22 -106, 12 -30, 16 -6, -8 -26, -20 -8',
      {
        coat: yellow,
        legs: yellow,
        skin: l.stars ? cloud : shingle,
        hair: dark,
        cut: 'skirt',
        bareArms: true,
      },
      true,
    ),
    at(150, 744, 1.7, dog(dark)),
    gulls(l.stars ? cloud : dark, '480 150 90 -8, 580 90 64 8, 1120 430 60 -4'),
  );
}

/** Between the rocks at low water, where one comes on foot and not for long. */
export function jennyColesCove(l: Light = noon): string {
  const [sky, sea, strand, rock, shade, yellow, dark] = inks(
    l,
    'f8efc9 4fa3a5 ecc07e b45c40 6a3138 f2b33c 241f2c',
    '14324a 1a4c64 46586a 24303f 131f2c f0b95a 060b14',
  );
  const step = (x: number, y: number, s: number) =>
    oval(x, y, 15 * s, 7 * s, rock) + oval(x + 30 * s, y - 18 * s, 15 * s, 7 * s, rock);
  return card(
    box(0, 0, 1200, 800, sky),
    l.stars ? starlight(300, 80, strand, 43) : disc(640, 180, 60, yellow),
    box(0, 330, 1200, 200, sea),
    facet('560 352, 566 300, 592 346', l.stars ? yellow : sky),
    ...['420 366 2, 540 360 10, 660 368 2', '600 396 2, 700 388 10, 800 398 2'].map((way) =>
      ribbon(way, sky),
    ),
    ribbon('330 428 6, 480 418 18, 620 432 14, 800 416 20, 930 430 6', sky),
    shape(
      'M300 440C480 430 760 436 960 440C1060 560 1160 700 1210 810H-10C60 660 200 520 300 440z',
      strand,
    ),
    // pools that the sea has left
    shape(
      'M420 540C500 510 660 520 690 548C660 580 460 580 420 540zM560 700C660 650 860 660 900 704C860 750 620 750 560 700z',
      sea,
    ),
    shape(
      'M440 540C510 524 600 524 650 534C600 546 500 550 440 540zM590 700C670 670 770 672 810 690C750 704 660 712 590 700z',
      sky,
    ),
    step(330, 640, 1.3),
    step(380, 570, 1),
    step(270, 740, 1.6),
    // both walls
    paint`
      ${rock} M-10-10H330C300 60 350 110 330 190C310 250 370 300 350 380L400 470 300 520 260 610 120 690-10 720z
      ${shade} M-10-10H120L160 140 90 250 190 330 140 470 220 560 120 690-10 720z
      ${shade} M330 190L240 260 270 380 350 380zM330-10L250 70 290 160 336 120z
      ${dark} M190 330L240 260 270 380 220 560 140 470zM120-10L160 140 250 70 250-10z
      ${rock} M1210-10H900C930 80 870 140 890 220C920 280 850 330 880 410L840 480 960 540 990 640 1100 700 1210 740z
      ${shade} M900-10L960 90 900 150C870 180 880 200 890 220L960 280 920 370 880 410 960 460 1000 400 1060 450 1040 300 1120 200 1060 80 1100-10z
      ${dark} M1060 80L1120 200 1040 300 1060 450 1130 560 1210 480V120zM960 460L1000 400 1060 450 1130 560 990 640 960 540z
    `,
    // who looks into the pool, net in hand
    oval(760, 640, 90, 12, rock),
    figure(
      756,
      640,
      300,
      '0 -50, -12 -76, -20 -86, -20 -62, -34 -66, -8 -60, -24 -56, 6 -27, 8 0, -6 -26, -8 0',
      {
        coat: yellow,
        legs: yellow,
        skin: l.stars ? sky : rock,
        hair: dark,
        hat: sky,
        hatKind: 'brim',
        cut: 'skirt',
        bareArms: true,
        behind: true,
      },
    ),
    rod('700 400, 620 660', 9, dark),
    shape(
      'M596 640L650 656C650 690 620 714 600 700C590 684 590 660 596 640z',
      l.stars ? yellow : sky,
    ),
    facet('810 640, 816 596, 866 596, 872 640', l.stars ? yellow : shade),
    gulls(dark, '520 110 84 -8, 720 80 60 8'),
  );
}

/** What the sea does to a steep beach. */
export function slaptonWave(l: Light = noon): string {
  const [sky, cloud, wave, deep, foam, shingle, red] = inks(
    l,
    'ece5cd b8c8c2 32838c 17495b fffaea cf9f60 cf482c',
    '14324a 1f4a60 164a60 0a2a40 8aa2ac 39495a f0b95a',
  );
  const finger = (x: number, y: number, a: number, s: number) =>
    turned(
      x,
      y,
      a,
      at(
        0,
        0,
        s,
        shape(
          'M-30 0C-34-50-20-80 4-96C10-110 30-112 34-96C40-80 20-70 24-50C26-30 34-16 30 0z',
          foam,
        ),
      ),
    );
  return card(
    box(0, 0, 1200, 800, sky),
    l.stars ? starlight(240, 60, foam, 45) : '',
    shape(
      'M-10 60C300 20 700 110 1210 40V120C800 190 300 100-10 140zM1210 260C1000 230 800 290 620 270V300C800 320 1000 280 1210 300z',
      cloud,
    ),
    box(0, 330, 1200, 480, deep),
    ...['700 360 2, 860 352 10, 1010 362 2', '900 400 2, 1040 392 12, 1190 402 2'].map((way) =>
      ribbon(way, cloud),
    ),
    // the wave: its back, its wall, its lip
    shape(
      'M-10 300C120 200 300 120 500 130C700 140 850 240 880 380C900 470 860 540 800 580C840 500 820 420 760 370C700 320 620 330 590 390C560 460 600 540 680 600L700 700H-10z',
      wave,
    ),
    ...[
      '60 320, 260 190, 500 190, 690 270, 770 340',
      '20 420, 200 300, 400 260, 560 320, 570 380',
      '10 540, 160 420, 340 370, 500 420, 540 470',
      '40 640, 200 540, 360 500, 520 540, 590 580',
    ].map((way, n) =>
      ribbon(
        pts(way).map(([x, y], m) => [x, y, m % 4 ? 26 - n * 3 : 3]),
        deep,
      ),
    ),
    shape(
      'M360 150C500 90 720 110 830 230C900 310 910 420 870 500C880 420 850 340 790 290C700 210 520 180 360 150z',
      foam,
    ),
    ...[
      [800, 260, 60, 1],
      [850, 330, 84, 1.1],
      [876, 410, 110, 1],
      [740, 200, 36, 0.9],
      [660, 160, 20, 0.8],
      [870, 480, 140, 0.9],
      [560, 136, 6, 0.6],
    ].map(([x = 0, y = 0, a = 0, s = 1]) => finger(x, y, a, s)),
    dots(
      '960 300, 1000 380, 940 230, 1020 290, 980 460, 860 180, 930 540, 1050 360, 780 110, 700 90',
      18,
      foam,
    ),
    // it has fallen
    shape(
      'M-10 700C60 640 140 660 190 620C260 570 340 620 400 600C470 560 540 600 590 580C650 540 720 580 760 610C820 590 880 620 900 670C960 660 1020 690 1040 730C900 760 400 780-10 790z',
      foam,
    ),
    shape(
      'M-10 740C100 690 200 710 260 680C330 660 380 690 440 670C520 640 600 680 660 670C720 660 790 690 820 720C700 740 300 770-10 776z',
      cloud,
    ),
    shape('M-10 810V770C300 770 700 750 1000 700C1100 690 1160 680 1210 670V810z', shingle),
    ribbon('-10 766 14, 300 762 26, 640 746 20, 900 716 16, 1060 690 4', foam),
    dots(
      '80 796, 240 786, 420 792, 560 776, 700 780, 820 756, 940 776, 1010 740, 1140 770, 1170 716',
      13,
      deep,
    ),
    // who thought it would not reach
    oval(1060, 736, 70, 9, deep),
    figure(
      1040,
      732,
      270,
      '0 -48, 12 -74, 18 -86, 24 -66, 38 -74, 2 -64, -12 -54, 16 -34, 4 -18, -6 -26, -20 -8',
      {
        coat: red,
        legs: red,
        skin: l.stars ? foam : shingle,
        hair: red,
        shoes: l.stars ? foam : shingle,
        cut: 'shorts',
        bareArms: true,
      },
    ),
    at(1140, 690, 1.5, dog(foam)),
    gulls(l.stars ? foam : deep, '180 110 90 -8, 280 60 64 8, 1090 150 60 -4'),
  );
}

/** The tank that the sea gave back, and those who are remembered. */
export function torcrossTank(l: Light = noon): string {
  const [sky, glow, sea, black, steel, edge, red] = inks(
    l,
    'f8dcab f0a97c 6f9da2 171c20 333f45 667378 c93b2a',
    '14304a 1d4258 123a52 05090f 152330 3d5666 f0a04a',
  );
  const poppy = (x: number, y: number, s: number) =>
    at(x, y, s, [
      rod('0 0, -4 70', 6, black),
      shape('M-40-4C-46-40-10-50 0-34C10-50 46-40 40-4C30 24-30 24-40-4z', red),
      disc(0, -6, 12, black),
    ]);
  const track = (x: number) =>
    shape(`M${x} 330C${x} 296 ${x + 150} 296 ${x + 150} 330V760H${x}z`, black) +
    Array.from({ length: 9 }, (_, n) =>
      box(x + 10, 330 + n * 48, 130, 30, n % 2 ? steel : edge),
    ).join('');
  return card(
    box(0, 0, 1200, 800, sky),
    l.stars ? starlight(300, 90, edge, 47) : disc(210, 250, 110, glow),
    shape(
      'M-10 150C200 110 420 170 640 140C860 110 1040 170 1210 130V180C1040 210 860 160 640 190C420 220 200 160-10 200z',
      glow,
    ),
    box(0, 400, 1200, 200, sea),
    ...[
      '-10 440 4, 90 432 12, 200 442 2',
      '1010 450 2, 1100 440 12, 1210 452 4',
      '20 520 2, 110 512 12, 200 522 2',
    ].map((way) => ribbon(way, sky)),
    ground('-10 580, 300 566, 900 570, 1210 560', 810, edge),
    // the hull and its tracks
    track(230),
    track(820),
    shape('M360 410H840L880 640C860 700 340 700 320 640z', steel),
    shape(
      'M340 600C400 560 800 560 860 600C880 650 860 720 800 730C700 744 500 744 400 730C340 720 320 650 340 600z',
      black,
    ),
    shape(
      'M380 610C440 586 760 586 820 610C830 640 820 660 800 670C700 690 500 690 400 670C380 660 370 640 380 610z',
      steel,
    ),
    ...[430, 500, 570, 640, 710, 780].map((x) => disc(x, 604, 9, edge)),
    box(400, 430, 110, 60, black),
    box(690, 430, 110, 60, black),
    rod('412 452, 498 452', 9, edge),
    rod('702 452, 788 452', 9, edge),
    disc(350, 470, 30, edge),
    disc(850, 470, 30, edge),
    // the turret
    shape(
      'M330 400C340 250 430 160 600 156C770 160 860 250 870 400C800 430 400 430 330 400z',
      black,
    ),
    shape(
      'M600 156C770 160 860 250 870 400C820 420 740 424 690 424C760 340 740 220 600 156z',
      steel,
    ),
    shape('M500 170C500 120 700 120 700 170V190H500z', steel),
    box(520, 120, 120, 20, black),
    shape('M470 260C520 230 680 230 730 260V400C680 424 520 424 470 400z', edge),
    disc(600, 330, 96, black),
    disc(600, 330, 76, steel),
    disc(600, 330, 52, black),
    disc(600, 330, 28, sky),
    disc(606, 336, 25, black),
    rod('780 190, 800 20', 6, black),
    ground('-10 740, 300 720, 600 744, 900 722, 1210 742', 810, black),
    shape(
      Array.from(
        { length: 34 },
        (_, n) =>
          `M${n * 36} 760Q${n * 36 - 6} 720 ${n * 36 + 10} ${660 + ((n * 37) % 50)}Q${n * 36 + 12} 720 ${n * 36 + 12} 760z`,
      ).join(''),
      black,
    ),
    ...triples(
      '70 700 .9, 160 670 1.1, 250 716 .8, 380 720 .9, 520 706 .8, 680 716 .9, 830 706 .8, 960 690 1, 1050 720 .8, 1130 670 1.1',
    ).map(([x, y, s]) => poppy(x, y, s)),
    gulls(black, '960 250 80 -8, 1050 190 60 8'),
  );
}

/** The café at the head of the beach, a penny held up to its counter. */
export function streteGateCafe(l: Light = noon): string {
  const [white, red, teal, yellow, tan, dark, sand] = inks(
    l,
    'fff6e2 cf3f2c 2b7c86 f4b843 c98a58 1d2c3a eccf98',
    '7f97a2 7f3328 123f56 f0b95a 5a5a5c 060f18 2c4358',
  );
  const cup = (x: number, y: number) =>
    shape(
      `M${x - 26} ${y - 40}H${x + 26}C${x + 26} ${y - 10} ${x + 14} ${y} ${x} ${y}C${x - 14} ${y} ${x - 26} ${y - 10} ${x - 26} ${y - 40}z`,
      white,
    ) + oval(x, y, 36, 7, white);
  return card(
    box(0, 0, 1200, 800, teal),
    // inside
    box(150, 180, 900, 330, l.stars ? yellow : dark),
    ...[230, 330].flatMap((y, k) => [
      box(170, y + 40, 250, 9, tan),
      ...[200, 260, 320, 380].map((x, n) =>
        (n + k) % 2
          ? box(x - 18, y - 20, 36, 60, red)
          : shape(
              `M${x - 22} ${y + 40}V${y}C${x - 22} ${y - 30} ${x + 22} ${y - 30} ${x + 22} ${y}V${y + 40}z`,
              l.stars ? tan : yellow,
            ),
      ),
    ]),
    // she pours
    figure(
      640,
      690,
      430,
      '0 -50, 0 -79, -3 -92, -14 -66, -24 -58, 10 -66, -12 -56, 4 -26, 4 0, -4 -26, -4 0',
      {
        coat: white,
        legs: white,
        skin: tan,
        hair: l.stars ? dark : red,
        hat: white,
        hatKind: 'cap',
        cut: 'skirt',
      },
      true,
    ),
    at(880, 510, 1, [
      shape('M-90 0V-210C-90-250 90-250 90-210V0z', yellow),
      shape('M40 0V-236C70-232 90-226 90-210V0z', tan),
      shape('M-50-244C-40-290 40-290 50-244z', yellow),
      disc(0, -288, 16, dark),
      box(-110, -16, 220, 16, dark),
      shape('M-90-60H-130V-44H-116V-20H-104V-44H-90z', dark),
      ...[-190, -150].map((y) => box(-90, y, 180, 8, dark)),
    ]),
    cup(752, 506),
    // the awning
    ...Array.from({ length: 11 }, (_, n) => {
      const x = 60 + n * 98.2;
      const top = 160 + n * 80;
      return shape(
        `M${top} -10H${top + 80}L${x + 98} 190C${x + 98} 250 ${x} 250 ${x} 190z`,
        n % 2 ? white : red,
      );
    }),
    // the counter and what stands on it
    box(110, 500, 980, 30, white),
    box(130, 530, 940, 280, l.stars ? dark : red),
    ...Array.from({ length: 12 }, (_, n) => box(150 + n * 78, 540, 5, 280, l.stars ? teal : dark)),
    box(130, 530, 940, 14, dark),
    at(300, 500, 1, [
      shape('M-110-80H110L90-64H-90zM-10-64H10V-12H50V0H-50V-12H-10z', white),
      ...[-70, 0, 70].map(
        (x) =>
          shape(`M${x - 34}-80C${x - 38}-130 ${x + 38}-130 ${x + 34}-80z`, tan) +
          dots(
            [
              [x - 10, -104],
              [x + 12, -100],
              [x, -90],
            ],
            7,
            dark,
          ),
      ),
      ...[-34, 36].map((x) =>
        shape(`M${x - 34}-118C${x - 38}-166 ${x + 38}-166 ${x + 34}-118z`, tan),
      ),
    ]),
    // those who wait, on the sand
    ground('-10 760, 300 740, 700 756, 1210 736', 810, sand),
    oval(470, 772, 110, 14, tan),
    figure(
      470,
      770,
      330,
      '0 -50, 2 -78, 2 -92, 12 -92, 18 -112, -11 -65, -13 -50, 5 -26, 5 -5, -5 -26, -5 -5',
      {
        coat: yellow,
        legs: l.stars ? white : teal,
        skin: tan,
        hair: dark,
        cut: 'shorts',
        bareArms: true,
        behind: true,
        shoes: tan,
      },
    ),
    disc(532, 382, 15, yellow),
    oval(800, 776, 120, 14, tan),
    figure(
      800,
      776,
      420,
      '0 -50, 0 -79, 0 -92, 10 -66, 14 -52, -12 -66, -8 -52, 4 -26, 4 0, -4 -26, -4 -2',
      {
        coat: white,
        legs: white,
        skin: tan,
        hair: dark,
        hat: yellow,
        hatKind: 'cap',
        cut: 'skirt',
        behind: true,
        shoes: tan,
      },
    ),
    ...[480, 520, 560, 600].map((y) => box(770, y - 8, 60, 9, l.stars ? red : teal)),
    at(1040, 780, 2.2, dog(l.stars ? tan : dark), -2.2),
  );
}
