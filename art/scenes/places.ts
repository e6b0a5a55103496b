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
  paint,
  type Point,
  pts,
  ribbon,
  rod,
  shape,
  triples,
} from '../kit/draw';
import { grass } from '../kit/land';
import { byDay, inks, type Light, noon } from '../kit/palette';
import { figure, poses } from '../kit/people';
import { gulls, starlight } from '../kit/sky';

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
      [820, 716, 100],
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
      coat: lake,
      legs: rose,
      skin: lake,
      hair: reed,
      cut: 'skirt',
    }),
    shape('M700 480h34l-6 34h-22z', reed),
    figure(820, 716, 118, poses.bending, {
      coat: rose,
      legs: deep,
      skin: lake,
      hair: reed,
      cut: 'shorts',
    }),
    at(
      790,
      584,
      1.4,
      paint`
        ${reed} M-22-20C-28-24-30-30-29-35C-26-30-24-26-18-24C-8-27 4-27 10-25C12-32 14-36 20-37L19-41L24-37C28-36 31-34 33-31C31-28 27-28 24-28C21-24 20-20 16-17C16-10 18-5 21 0H16C13-6 11-10 9-14C3-12-5-12-9-13C-11-8-15-4-16 0H-21C-20-6-19-11-20-15z
      `,
    ),
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
