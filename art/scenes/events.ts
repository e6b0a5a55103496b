/** Events through the year: posters of 1200 × 800, each in seven inks of its own. */
import {
  at,
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
  type Point,
  ribbon,
  rod,
  shape,
  triples,
  turned,
} from '../kit/draw';
import { inks, type Light, noon } from '../kit/palette';
import { figure } from '../kit/people';
import { gulls, starlight } from '../kit/nature';

/** The tug of war, with everything one has. */
export function villageFair(l: Light = noon): string {
  const [sky, white, red, navy, mint, skin, green] = inks(
    l,
    'fbd36b fff4dc c8402b 21405a 8dbfae d9935c 5f8f4a',
    '12304a 8fa3ac 8f3a2e 0a1829 f4b73f 8a6a58 1f4347',
  );
  const pull =
    '-14 -38, -36 -62, -38 -75, -14 -60, 6 -54, -18 -52, -4 -50, 10 -30, 24 0, -2 -22, 8 0';
  const flag = (x: number, y: number, fill: string) =>
    facet(
      [
        [x, y],
        [x + 44, y + 4],
        [x + 18, y + 52],
      ],
      fill,
    );
  const hats = (x: number, n: number) =>
    at(x, 596, 1, [
      disc(0, 0, 24, skin),
      n % 3
        ? shape('M-40-6C-20-16-20-44 0-44S20-16 40-6z', n % 2 ? white : navy)
        : shape('M-26-4C-26-36 26-36 26-4L36 0H-26z', navy),
      shape('M-44 80C-44 30-20 24 0 24S44 30 44 80z', [red, navy, mint][n % 3] ?? red),
    ]);
  return card(
    box(0, 0, 1200, 800, sky),
    l.stars
      ? starlight(360, 90, white, 10)
      : Array.from({ length: 9 }, (_, n) => {
          const a = (n * 2 * Math.PI) / 18 + Math.PI;
          const to = (turn: number): Point => [
            420 + Math.cos(a + turn) * 1400,
            620 + Math.sin(a + turn) * 1400,
          ];
          return facet([[420, 620], to(0), to(0.17)], white);
        }).join(''),
    // the tower, trees, those who look on
    facet('940 590, 944 300, 1030 300, 1034 590', navy),
    ...[944, 973, 1002].map((x) => box(x, 282, 20, 24, navy)),
    l.stars ? box(976, 360, 22, 50, mint) : '',
    clump(1110, 610, 280, 190, 7, navy),
    clump(840, 610, 220, 120, 6, navy),
    clump(100, 610, 330, 200, 8, navy),
    ...Array.from({ length: 13 }, (_, n) => hats(40 + n * 98, n)),
    ground('-10 650, 400 636, 800 640, 1210 650', 810, green),
    l.stars ? shape(leaf(500, 720, 1060, 60), navy) : shape(leaf(500, 730, 1000, 40), navy),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) =>
      flag(20 + n * 140, 70 + 30 * Math.sin(n * 1.1), [red, white, navy][n % 3] ?? red),
    ),
    line(
      Array.from({ length: 9 }, (_, n): Point => [42 + n * 140, 70 + 30 * Math.sin(n * 1.1)]),
      5,
      navy,
    ),
    // the team
    ...[
      [920, red, white, navy],
      [640, mint, navy, red],
      [360, red, white, navy],
    ].map(([x, coat, legs, hat], n) =>
      figure(Number(x), 736 + n * 8, 560, pull, {
        coat: String(coat),
        legs: l.stars ? white : String(legs),
        skin,
        hair: navy,
        hat: String(hat),
        hatKind: n === 1 ? 'brim' : 'cap',
        bareArms: true,
        shoes: navy,
      }),
    ),
    line(
      '-10 640, 120 560, 260 474, 420 452, 640 444, 900 440, 1210 452',
      17,
      l.stars ? mint : navy,
    ),
    line('-10 640, 120 560, 260 474, 420 452, 640 444, 900 440, 1210 452', 8, white),
    shape('M1060 452H1090L1104 560 1076 536 1050 560z', red),
    ...triples('380 446 1, 408 450 1, 660 440 1, 690 442 1, 940 438 1, 968 440 1').map(([x, y]) =>
      oval(x, y, 22, 17, skin),
    ),
    ...[180, 470, 700, 1010].map((x, n) =>
      shape(
        `M${x} 810L${x - 18} 768 ${x + 4} 790 ${x + 14} 756 ${x + 20} 792 ${x + 40} 770 ${x + 30} 810z`,
        n % 2 ? navy : mint,
      ),
    ),
  );
}

/** What the camera sees is upside down. */
export function photographyWorkshop(l: Light = noon): string {
  const [sky, orange, sea, deep, black, cream, wood] = inks(
    l,
    'fbd79a ea7f3f 3f8792 17495a 16181d fff0cf a8622f',
    '14324a f0b95a 163f57 0b283d 050a10 7f98a0 3a3836',
  );
  const hand = l.stars ? cream : wood;
  return card(
    box(0, 0, 1200, 800, sky),
    l.stars ? starlight(360, 90, cream, 22) : '',
    disc(180, 330, 110, orange),
    box(0, 400, 1200, 200, sea),
    shape(
      leaf(180, 420, 240, 10) +
        leaf(190, 448, 300, 14) +
        leaf(170, 484, 220, 12) +
        leaf(190, 516, 140, 10),
      orange,
    ),
    shape('M1210 400H860C920 350 1010 340 1080 300C1130 280 1180 276 1210 270z', deep),
    facet('56 410, 66 300, 120 396', cream),
    shape('M44 412H128L116 430H58z', black),
    ground('-10 560, 240 590, 500 560, 800 590, 1010 540, 1210 520', 810, deep),
    ...triples('80 640 260, 1120 620 300, 980 700 240, 230 740 260').map(([x, y, s]) =>
      clump(x, y, s, s * 0.3, 7, black),
    ),
    dots(
      '40 590, 90 574, 130 596, 1060 560, 1120 548, 1170 566, 930 650, 990 640, 190 690, 250 680, 1210 600',
      16,
      l.stars ? sea : orange,
    ),
    // three legs
    facet('470 560, 520 560, 340 820, 280 820', wood),
    facet('690 560, 740 560, 930 820, 870 820', wood),
    facet('580 560, 626 560, 632 820, 576 820', wood),
    facet('620 560, 626 560, 632 820, 612 820', black),
    facet('726 560, 740 560, 930 820, 912 820', black),
    // the bellows behind, the back of it towards us
    facet('390 150, 810 150, 860 90, 340 90', black),
    box(310, 104, 600, 474, wood),
    box(310, 104, 600, 22, black),
    box(880, 104, 30, 474, black),
    box(356, 150, 480, 372, black),
    box(368, 162, 456, 348, sea),
    // upside down on the glass: land and sea over, sun and sky under
    box(368, 330, 456, 180, sky),
    disc(690, 410, 62, orange),
    shape(leaf(690, 322, 140, 8) + leaf(684, 298, 170, 12) + leaf(694, 264, 120, 10), orange),
    shape('M368 162H824V214C740 190 680 210 600 192C500 176 440 210 368 200z', deep),
    shape('M368 330H540C520 360 470 356 440 380C410 396 380 400 368 402z', deep),
    facet('752 324, 742 470, 818 336', cream),
    facet('738 324, 734 440, 700 336', cream),
    shape('M696 326H826L810 300H716z', black),
    rod('596 162, 596 510', 2, black),
    rod('368 336, 824 336', 2, black),
    ...[
      [380, 174],
      [812, 174],
      [380, 498],
      [812, 498],
    ].map(([x = 0, y = 0]) => disc(x, y, 7, wood)),
    disc(930, 470, 34, cream),
    disc(930, 470, 20, wood),
    // the dark cloth, thrown back, and the hand at the screw
    paint`
      ${black} M290 120C280 60 340 20 420 34C520 6 700 6 800 34C880 20 940 60 930 120C900 96 860 104 820 96C700 84 520 84 400 96C360 104 320 96 290 120z
      ${black} M300 100C230 160 200 300 210 420C170 470 200 560 240 560C270 500 260 430 290 380C320 300 316 200 330 110z
      ${deep} M250 220C240 300 240 380 246 430C264 400 270 340 280 300C290 240 300 180 306 130C280 150 260 180 250 220z
      ${cream} M1210 660C1130 640 1060 590 1010 530L1060 470C1110 520 1170 550 1210 560z
      ${orange} M1210 720C1150 700 1090 660 1060 610L1130 510C1160 530 1190 540 1210 540z
      ${hand} M1070 580C1010 570 984 546 976 516L1004 452C1040 452 1070 470 1100 500z
    `,
    ...[
      '1010 470, 968 436, 926 434',
      '1000 498, 950 496, 916 484',
      '1010 530, 966 534, 930 516',
    ].map((way) => line(way, 28, hand)),
    rod('974 514, 930 506', 4, black),
    rod('980 478, 936 466', 4, black),
    gulls(l.stars ? cream : black, '1010 190 80 -8, 1090 120 60 8'),
  );
}

/** The fleet comes down on us; the town leans on its railings. */
export function regatta(l: Light = noon): string {
  const [sky, white, red, yellow, navy, sea, tan] = inks(
    l,
    'bde0da fff5de d23f2b f4b83f 17324f 2c8c9a d9935c',
    '14324a 8199a4 8f3a2e f0b95a 081826 123f57 6a5a50',
  );
  const yacht = (
    x: number,
    y: number,
    s: number,
    lean: number,
    main: string,
    jib: string,
    hull: string,
    stripe: string,
  ) =>
    turned(
      x,
      y,
      lean,
      at(0, 0, s, [
        rod('0 40, 0 -640', 10, navy),
        shape('M8-630C120-400 200-180 236-10C160-26 80-26 8-10z', main),
        shape('M60-524L96-446 8-430V-600z', stripe),
        shape('M-10-560C-60-380-120-170-210 6C-130-14-60-14-10 0z', jib),
        shape('M-10-560C-40-380-60-170-76-4C-50-6-30-4-10 0z', main === jib ? stripe : main),
        rod('4 -10, 246 -10', 9, navy),
        ...[-60, 0, 60].map((px, n) =>
          figure(
            px,
            54,
            130,
            '-6 -11, -22 -38, -26 -50, -8 -34, 6 -26, -18 -24, -8 -10, 8 -20, 20 0, 6 -16, 16 0',
            {
              coat: [white, yellow, red][n] ?? white,
              legs: navy,
              skin: tan,
              hair: navy,
              hat: white,
              hatKind: 'cap',
            },
          ),
        ),
        shape('M-280 34C-100 50 120 50 290 22C250 100 130 134 0 130C-130 126-230 90-280 34z', hull),
        shape(
          'M-250 66C-100 88 120 88 268 60C230 110 120 134 0 130C-120 126-200 100-250 66z',
          navy,
        ),
      ]),
    );
  const back = (x: number, s: number, coat: string, hat: string, kind: number) =>
    at(x, 800, s, [
      shape('M-96 40C-100-60-80-110-40-124L0-134 40-124C80-110 100-60 96 40z', coat),
      box(-15, -164, 30, 44, tan),
      disc(0, -180, 36, kind === 1 ? hat : navy),
      kind === 0 ? oval(0, -190, 72, 15, hat) + shape('M-42-192C-38-246 38-246 42-192z', hat) : '',
      kind === 2 ? shape('M-42-188C-50-236 44-244 44-190C20-178-20-178-42-188z', hat) : '',
    ]);
  return card(
    box(0, 0, 1200, 800, sky),
    l.stars
      ? starlight(340, 90, white, 19)
      : shape(
          'M-10 150C80 60 220 70 270 170C330 90 480 110 500 210L460 240H-10zM1210 330C1150 240 1040 260 1010 330z',
          white,
        ),
    ground(
      '-10 400, 160 350, 330 380, 520 330, 760 390, 980 340, 1210 390',
      520,
      l.stars ? navy : sea,
    ),
    ...triples(
      '60 430 1, 130 410 1, 220 420 1, 310 430 1, 900 420 1, 980 410 1, 1080 430 1, 1150 420 1',
    ).map(
      ([x, y], n) =>
        box(x, y, 44, 40, l.stars && n % 3 ? navy : white) +
        facet(
          [
            [x - 6, y],
            [x + 22, y - 26],
            [x + 50, y],
          ],
          n % 2 ? red : navy,
        ) +
        (l.stars ? box(x + 14, y + 12, 14, 16, yellow) : ''),
    ),
    ground('-10 480, 300 470, 700 486, 1210 470', 800, sea),
    ...[
      '20 510 2, 140 502 12, 280 512 2',
      '420 520 2, 540 512 10, 660 522 2',
      '980 520 2, 1080 510 14, 1200 522 2',
    ].map((way) => ribbon(way, white)),
    yacht(1000, 520, 0.56, 12, yellow, yellow, navy, red),
    yacht(200, 540, 0.6, 13, white, white, red, yellow),
    ribbon('60 590 2, 140 604 22, 260 616 20, 380 590 2', white),
    yacht(640, 560, 0.98, 14, red, white, white, yellow),
    ribbon('300 640 2, 420 640 26, 620 676 34, 820 676 24, 960 620 3', white),
    ribbon('420 690 2, 600 706 16, 800 700 3', sky),
    // the railing
    box(0, 704, 1200, 20, navy),
    ...[20, 140, 260, 380, 500, 620, 740, 860, 980, 1100].map((x) => box(x, 704, 12, 110, navy)),
    box(0, 764, 1200, 10, navy),
    back(110, 1, navy, yellow, 0),
    back(330, 0.9, red, navy, 2),
    back(480, 0.66, yellow, red, 1),
    back(760, 0.9, white, red, 0),
    back(930, 1, navy, white, 2),
    back(1120, 0.9, red, tan, 1),
    line('760 700, 800 630, 800 570', 26, white),
    disc(800, 552, 20, tan),
    facet('808 556, 804 490, 884 520', yellow),
    rod('804 580, 804 486', 6, navy),
    gulls(navy, '860 120 90 -8, 960 190 60 8, 300 90 60 -4'),
  );
}

/** Along the strandline with sacks, after the gale. */
export function beachClean(l: Light = noon): string {
  const [sky, cloud, sea, stone, kelp, red, dark] = inks(
    l,
    'f4efd9 bccfcb 4f8f97 e2c08a a9683c d14a2b 20303a',
    '15354c 56788a 123f57 2b3f4e 16232c f0b95a 060f17',
  );
  const wear = { skin: l.stars ? sky : kelp, hair: dark, shoes: dark };
  return card(
    box(0, 0, 1200, 800, sky),
    l.stars ? starlight(260, 70, stone, 24) : '',
    shape(
      'M-10 90C200 40 420 130 620 90C840 50 1010 130 1210 80V170C1000 220 840 140 640 180C420 220 200 140-10 190z',
      cloud,
    ),
    shape('M1210 330C1060 300 900 320 760 342L700 352H1210z', cloud),
    box(0, 350, 1200, 200, sea),
    ribbon('-10 380 4, 200 372 14, 420 386 3', cloud),
    ribbon('500 400 2, 720 392 14, 900 404 3', cloud),
    ribbon('-10 430 6, 180 420 20, 420 446 16, 620 424 18, 900 452 12, 1210 430 8', sky),
    ground('-10 470, 180 444, 420 470, 640 448, 900 476, 1210 452', 800, cloud),
    ground('-10 500, 180 480, 420 500, 700 470, 960 486, 1210 440', 800, stone),
    // far along the beach, others
    ...[
      [970, 500, 120, 0],
      [1120, 506, 130, 1],
      [70, 494, 110, 1],
    ].map(([x = 0, y = 0, h = 0, m]) =>
      figure(
        x,
        y,
        h,
        '0 -50, 20 -64, 30 -66, 26 -44, 28 -24, 18 -42, 14 -22, 8 -28, 4 0, -6 -26, -8 0',
        {
          ...wear,
          coat: m ? red : dark,
          legs: dark,
        },
        m === 1,
      ),
    ),
    // the strandline
    ribbon('-10 690 30, 180 640 50, 420 676 36, 640 640 46, 860 680 40, 1210 620 30', kelp),
    ...triples('90 650 120, 300 670 150, 560 660 130, 760 680 150, 1000 660 140').map(([x, y, s]) =>
      shape(
        `M${x - s * 0.5} ${y}q${s * 0.2}-${s * 0.5} ${s * 0.44}-${s * 0.4}q-${s * 0.1} ${s * 0.2} 0 ${s * 0.3}q${s * 0.3}-${s * 0.3} ${s * 0.5}-${s * 0.16}q-${s * 0.3} ${s * 0.2}-${s * 0.3} ${s * 0.4}z`.replace(
          /(\d+\.\d)\d+/g,
          '$1',
        ),
        kelp,
      ),
    ),
    // a net's cork, a bottle, a broken pot
    ...triples('150 730 26, 216 746 20, 270 728 22').map(
      ([x, y, r]) => disc(x, y, r, red) + disc(x, y, r * 0.3, dark),
    ),
    line('150 730, 216 746, 270 728, 340 760, 430 740', 6, dark),
    turned(
      1010,
      744,
      8,
      shape('M-110-30H20C50-30 60-14 80-12H128V14H80C60 16 50 32 20 32H-110z', sea),
      shape('M-96-18H20L30-8H-96z', sky),
      box(128, -16, 26, 34, kelp),
    ),
    dots(
      '60 770, 420 790, 470 720, 620 760, 700 790, 800 740, 880 780, 1170 700, 560 560, 700 540, 340 560, 900 560, 1060 540',
      14,
      l.stars ? cloud : kelp,
    ),
    dots('30 560, 240 590, 660 590, 1000 590, 1150 570, 520 790, 760 770', 12, sky),
    // two of them, near
    oval(400, 716, 260, 18, kelp),
    figure(
      380,
      716,
      660,
      '-8 -26, 6 -54, 13 -65, 20 -42, 34 -22, 12 -40, 26 -30, 18 -28, 10 0, 10 -10, -14 -2',
      {
        ...wear,
        skin: l.stars ? cloud : kelp,
        coat: red,
        legs: dark,
        hat: l.stars ? stone : sea,
        hatKind: 'cap',
      },
    ),
    turned(648, 610, 26, shape('M-30-14H60V30H-30z', sea), shape('M60-20H84V36H60z', dark)),
    at(200, 716, 1.16, [
      shape(
        'M-70 6C-104-70-70-150-36-176C-60-190-50-210-26-206H30C50-206 54-186 38-174C80-140 104-60 70 6C30 20-30 20-70 6z',
        l.stars ? cloud : sky,
      ),
      shape('M-40-178C-16-164 16-164 40-176L34-160C10-150-14-150-36-160z', kelp),
      shape('M30-20C60-60 60-110 30-150C80-120 100-50 70 6z', cloud),
    ]),
    oval(850, 700, 160, 16, kelp),
    at(780, 306, 1.14, [
      shape(
        'M-50-36C10-60 60 0 92 60C130 150 90 240 30 240C-20 240-50 180-40 110C-36 60-60 10-50-36z',
        kelp,
      ),
      shape('M60 20C110 90 110 200 40 236C100 240 130 150 92 60z', dark),
    ]),
    figure(
      850,
      700,
      600,
      '0 -50, -3 -78, -5 -91, -17 -68, -12 -82, 8 -66, 12 -50, 8 -27, 14 0, -4 -26, -12 -2',
      {
        ...wear,
        coat: l.stars ? cloud : sea,
        legs: l.stars ? cloud : sky,
        cut: 'skirt',
        hat: red,
        hatKind: 'brim',
      },
      true,
    ),
    gulls(dark, '560 200 90 -8, 660 140 60 8, 160 200 70 6'),
  );
}

/** The big brass, and the lamps reflected in it. */
export function musicOnTheGreen(l: Light = noon): string {
  const [dusk, rose, green, navy, brass, glow, red] = inks(
    l,
    '3d6f86 f0997a 2f6350 15263f e8a33a ffe3a0 c23f2c',
    '0c2440 2a4a62 12322f 050d1a c98a30 f5cf80 7f2f28',
  );
  const lantern = (x: number, y: number, r: number, fill: string) =>
    rod(
      [
        [x, y - r * 2],
        [x, y - r],
      ],
      4,
      navy,
    ) +
    oval(x, y, r, r * 1.14, fill) +
    oval(x, y, r * 0.45, r * 1.14, fill === red ? brass : glow) +
    box(x - r * 0.4, y - r * 1.24, r * 0.8, r * 0.26, navy) +
    box(x - r * 0.4, y + r, r * 0.8, r * 0.26, navy);
  return card(
    box(0, 0, 1200, 800, dusk),
    shape(
      'M-10 330C200 290 420 350 640 320C860 290 1010 340 1210 300V520H-10z',
      l.stars ? rose : glow,
    ),
    shape('M-10 430C160 400 340 450 620 420V520H-10z', l.stars ? dusk : brass),
    clump(150, 560, 420, 230, 9, navy),
    clump(1100, 560, 420, 280, 9, navy),
    facet('236 520, 240 220, 330 220, 334 520', navy),
    ...[240, 271, 302].map((x) => box(x, 200, 22, 24, navy)),
    ground('-10 540, 400 510, 800 520, 1210 530', 810, green),
    // on rugs, listening
    ...[
      [90, 620, red],
      [250, 650, glow],
      [60, 730, dusk],
    ].map(
      ([x, y, coat], n) =>
        shape(leaf(Number(x), Number(y) + 8, 210, 30), n % 2 ? red : brass) +
        figure(
          Number(x),
          Number(y),
          210,
          '-6 -11, -10 -40, -6 -52, -1 -28, 14 -22, -18 -24, -22 -1, 16 -24, 26 0, 14 -19, 21 0',
          {
            coat: String(coat),
            legs: navy,
            skin: rose,
            hair: navy,
            ...(n !== 1 && { hat: n ? glow : navy, hatKind: 'brim' as const }),
          },
        ),
    ),
    line('-10 60, 200 130, 420 120, 640 40, 700 10', 5, navy),
    line('1000 10, 1100 70, 1210 90', 5, navy),
    lantern(110, 180, 46, glow),
    lantern(280, 212, 46, red),
    lantern(450, 186, 46, brass),
    lantern(1120, 160, 46, red),
    // the player behind his instrument
    paint`
      ${navy} M420 810C430 650 480 560 600 520C680 490 800 490 880 520C1000 560 1060 650 1070 810z
      ${red} M420 810C430 700 450 640 500 590L560 810zM1070 810C1060 700 1040 640 990 590L930 810z
      ${rose} M540 400C530 310 600 260 660 262C720 264 750 300 746 360L744 440C740 500 700 520 650 520C590 516 550 470 540 400z
      ${navy} M524 350C510 230 600 200 670 206C740 212 770 260 760 310C700 290 640 290 590 310C570 330 560 370 552 410C534 396 526 376 524 350z
      ${red} M510 280C520 200 620 166 700 180C760 190 790 230 780 270C690 244 590 250 510 300z
      ${navy} M500 306C580 262 690 244 790 274C796 286 790 296 782 300C700 280 600 290 524 330C508 330 500 320 500 306z
    `,
    disc(720, 430, 44, rose),
    line('600 372, 616 362, 634 368', 7, navy),
    line('684 362, 702 354, 720 360', 7, navy),
    paint`
      ${brass} M700 450C660 470 600 540 590 640C584 720 620 790 700 800H930C1000 790 1030 730 1020 640L1010 560H930L936 650C940 700 920 720 890 720H720C680 716 660 690 668 640C680 580 720 530 760 500z
      ${glow} M690 470C650 500 610 570 604 640C600 680 606 720 622 746C610 660 640 560 720 490z
    `,
    ...[740, 806, 872].map(
      (x) =>
        box(x, 590, 44, 170, brass) +
        box(x, 590, 12, 170, glow) +
        box(x - 6, 570, 56, 22, navy) +
        rod(
          [
            [x + 22, 570],
            [x + 22, 530],
          ],
          10,
          glow,
        ) +
        oval(x + 22, 526, 24, 9, glow),
    ),
    // its bell
    paint`
      ${brass} M1012 610C1030 520 1020 470 1000 420H900C910 480 920 540 928 610z
      ${navy} M1000 420L1012 610H986C990 540 980 470 966 420z
    `,
    turned(
      900,
      300,
      -14,
      oval(0, 0, 262, 216, navy),
      oval(-4, -6, 254, 206, brass),
      oval(8, 6, 210, 164, glow),
      oval(16, 14, 184, 140, brass),
      oval(34, 30, 96, 74, navy),
      oval(44, 38, 70, 52, red),
      shape('M-160-90C-120-150-30-180 60-168C-20-150-90-110-120-50C-140-40-160-60-160-90z', glow),
      oval(-100, 60, 26, 32, glow),
      oval(-62, 104, 20, 24, red),
      oval(-126, 10, 16, 20, red),
    ),
    // the hand on the valves
    paint`
      ${rose} M700 570C720 540 780 520 850 524C900 528 930 548 924 570C910 580 880 572 850 570C810 572 780 590 760 620C730 640 690 620 700 570z
      ${navy} M640 720C650 650 680 590 720 570L770 610C740 650 730 690 726 740z
    `,
    line('792 548, 800 572', 5, navy),
    line('836 540, 846 566', 5, navy),
  );
}

/** A sheaf in the church, the nets beside it. */
export function harvestFestival(l: Light = noon): string {
  const [wall, stone, blue, wheat, gold, red, dark] = inks(
    l,
    'f5e6c4 b9a58a 4f93a5 f2c14e c98328 bf3d2a 2c2a3a',
    '1a3348 24445a 0f2c48 d9a747 8a5f2a 7f2f28 060f18',
  );
  const ear = (x: number, y: number, a: number, s: number) =>
    turned(
      x,
      y,
      a,
      at(0, 0, s, [
        shape('M-5 0L-3-130H3L5 0z', gold),
        shape(
          [0, 1, 2, 3, 4]
            .map((n) => `M0 ${-90 - n * 26}q-34-8-30-44q30 8 30 44q34-8 30-44q-30 8-30 44z`)
            .join('') + 'M0-206q-14-24 0-50q14 26 0 50z',
          wheat,
        ),
        shape('M-26-140L-54-236-18-160zM26-140L54-236 18-160zM-2-240L-6-310 4-240z', gold),
      ]),
    );
  const pane = (x: number, y: number, w: number, h: number, fill: string) => box(x, y, w, h, fill);
  return card(
    box(0, 0, 1200, 800, wall),
    ...[130, 270, 410, 550].flatMap((y, n) => [
      box(0, y, 1200, 5, stone),
      ...[80, 240, 980, 1140].map((x) => box(x + (n % 2) * 50, y, 5, 140, stone)),
    ]),
    // the window
    shape('M340 660V330C350 160 480 60 600 0C720 60 850 160 860 330V660z', stone),
    shape('M376 660V330C386 190 500 100 600 40C700 100 814 190 824 330V660z', dark),
    shape(
      'M390 640V330C400 200 504 112 592 58V640zM608 640V58C696 112 800 200 810 330V640z',
      l.stars ? blue : wall,
    ),
    shape('M390 470V330C400 200 504 112 592 58V470zM608 470V58C696 112 800 200 810 330V470z', blue),
    l.stars
      ? dots('450 300, 500 200, 560 260, 660 180, 720 280, 760 380, 470 400, 640 380', 8, wheat)
      : '',
    shape(
      'M390 520C450 480 520 470 592 490V640H390zM608 480C680 450 750 460 810 500V640H608z',
      l.stars ? dark : gold,
    ),
    ...[150, 262, 374, 486].map((y) => box(380, y, 440, 7, dark)),
    ...[456, 524, 676, 744].map((x) => box(x, 80, 6, 580, dark)),
    pane(530, 269, 56, 105, red),
    pane(614, 269, 56, 105, red),
    pane(462, 381, 62, 105, wheat),
    pane(682, 381, 62, 105, wheat),
    // the sill
    box(-10, 640, 1220, 170, stone),
    box(-10, 640, 1220, 16, wall),
    // the sheaf
    ...[-58, -46, -35, -24, -14, -5, 5, 14, 24, 35, 46, 58].map((a, n) =>
      ear(600 + a * 1.1, 470, a, 1.12 + 0.18 * ((n * 7) % 3)),
    ),
    ...[-40, -28, -17, -6, 6, 17, 28, 40].map((a, n) =>
      ear(600 + a * 1.2, 500, a, 1 + 0.14 * (n % 2)),
    ),
    paint`
      ${wheat} M510 560C520 480 560 470 600 470C640 470 680 480 690 560C700 640 740 720 760 770C650 800 550 800 440 770C460 720 500 640 510 560z
      ${gold} M540 500C530 600 510 700 480 778L506 784C540 700 556 600 560 490zM600 480C598 600 596 700 590 790H616C616 690 614 590 614 480zM656 496C668 600 690 700 724 778L700 784C666 700 646 600 640 490z
      ${red} M500 540C560 564 640 564 700 540L708 590C640 616 560 616 492 590z
      ${red} M600 574C560 520 500 520 496 560C492 600 560 600 600 580C640 600 708 600 704 560C700 520 640 520 600 574z
      ${dark} M592 560H612V592H592z
    `,
    // marrow, apples, the net over the edge
    paint`
      ${blue} M60 740C50 660 120 640 200 660C280 640 380 660 390 720C396 780 320 800 220 796C120 800 66 790 60 740z
      ${dark} M76 734C130 690 300 690 376 720C320 712 140 712 76 734zM70 760C140 740 310 740 384 760C320 756 140 756 70 760z
      ${gold} M56 724C40 716 24 720 20 700L40 690C46 704 60 706 70 710z
    `,
    ...triples('800 726 62, 900 742 56').map(
      ([x, y, r], n) =>
        disc(x, y, r, n ? red : red) +
        shape(leaf(x - r * 0.3, y - r * 0.36, r * 0.7, r * 0.2), wheat) +
        rod(
          [
            [x, y - r * 0.8],
            [x + 10, y - r * 1.2],
          ],
          6,
          dark,
        ) +
        shape(leaf(x + 34, y - r * 1.2, 54, 16), blue),
    ),
    paint`
      ${wheat} M960 770C950 700 990 650 1060 644C1140 640 1190 690 1190 770z
      ${gold} M1000 690L1040 660 1050 730zM1060 660L1100 656 1096 730zM1120 668L1150 690 1136 740z
    `,
    `<path fill="none" stroke="${dark}" stroke-width="4" d="${[0, 1, 2, 3, 4, 5].map((n) => `M${950 + n * 50} 770q-30 20-60 50M${930 + n * 50} 770q40 20 70 50`).join('')}"/>`,
    ...triples('950 776 18, 1040 780 18, 1130 776 18').map(([x, y, r]) => disc(x, y, r, red)),
  );
}

/** A crab that has come to enjoy itself. */
export function crabAndCiderFair(l: Light = noon): string {
  const [mint, cream, red, orange, green, amber, dark] = inks(
    l,
    'a9d6c4 fff2d4 cf3a26 ee7f3c 5c8a3f e9a92f 2a1e22',
    '123448 7f959c a8452f c9683a 1f4438 f0b95a 070d15',
  );
  const leg = (d: string) =>
    `<path fill="none" stroke="${red}" stroke-width="30" stroke-linejoin="round" stroke-linecap="round" d="${d}"/>`;
  const flag = (x: number, y: number, n: number) =>
    facet(
      [
        [x, y],
        [x + 56, y + 6],
        [x + 26, y + 64],
      ],
      [red, cream, amber][n % 3] ?? red,
    );
  return card(
    box(0, 0, 1200, 800, mint),
    l.stars ? starlight(500, 110, cream, 13) : disc(600, 420, 380, cream),
    ...[0, 1, 2, 3, 4, 5, 6].map((n) => flag(40 + n * 166, 16 + 50 * Math.sin(0.4 + n * 0.45), n)),
    line(
      Array.from({ length: 9 }, (_, n): Point => [
        -40 + n * 166,
        8 + 50 * Math.sin(0.1 + n * 0.45),
      ]),
      5,
      dark,
    ),
    // the top of a barrel, and the boards
    box(0, 690, 1200, 120, dark),
    ...[0, 1, 2, 3, 4, 5].map((n) =>
      facet(
        [
          [n * 240 - 60, 700],
          [n * 240 + 160, 700],
          [n * 240 + 130 + (n - 2) * 40, 810],
          [n * 240 - 110 + (n - 2) * 40, 810],
        ],
        l.stars ? green : amber,
      ),
    ),
    box(0, 690, 1200, 12, l.stars ? mint : orange),
    at(48, 66, 0.92, [
      // its legs
      leg('M400 560L290 600 230 700'),
      leg('M430 610L340 670 310 716'),
      leg('M800 560L910 600 970 700'),
      leg('M770 610L860 670 890 716'),
      leg('M380 500L260 510 170 610'),
      leg('M820 500L940 510 1030 610'),
      // its arms
      leg('M420 470L300 430 270 330'),
      leg('M780 470L900 430 930 330'),
      paint`
      ${red} M270 360C180 340 140 250 190 160C206 130 230 110 256 104C250 140 256 170 274 196C290 160 320 136 356 134C390 200 370 330 270 360z
      ${orange} M210 250C196 210 210 170 232 146C230 190 246 216 276 236C300 210 320 190 344 176C344 220 320 270 280 290C250 296 224 286 210 250z
      ${red} M930 360C840 330 826 220 860 150C884 160 910 190 918 216C946 196 962 160 958 120C1040 160 1060 250 1030 310C1010 350 970 364 930 360z
    `,
      // the body
      paint`
      ${dark} M330 520C330 400 450 340 600 340C750 340 870 400 870 520C870 640 760 726 600 726C440 726 330 640 330 520z
      ${red} M330 506C330 386 450 330 600 330C750 330 870 386 870 506C870 626 760 706 600 706C440 706 330 626 330 506z
      ${orange} M366 480C380 400 480 356 600 356C720 356 820 400 834 480C760 430 690 416 600 416C510 416 440 430 366 480z
      ${orange} M470 590C510 640 690 640 730 590C720 660 660 686 600 686C540 686 480 660 470 590z
      
    `,
      dots('450 470, 480 450, 720 450, 750 470, 420 520, 780 520, 560 440, 640 440', 20, orange),
      rod('540 350, 520 280', 14, red),
      rod('660 350, 680 280', 14, red),
      disc(518, 268, 26, dark),
      disc(682, 268, 26, dark),
      disc(526, 260, 8, cream),
      disc(690, 260, 8, cream),
      // what it holds: cider and an apple
      at(256, 180, 1, [
        turned(
          0,
          0,
          -16,
          shape('M-74-140H70L62 70H-66z', amber),
          shape('M-74-140H-40L-36 70H-66z', cream),
          shape(
            'M-86-132C-100-176-60-190-40-176C-20-204 30-200 40-174C70-184 96-160 82-132C50-116-50-116-86-132z',
            cream,
          ),
          `<path fill="none" stroke="${amber}" stroke-width="20" d="M70-100C140-96 136 20 64 20"/>`,
        ),
      ]),
      shape(
        'M200 300C170 260 166 220 186 190C210 210 226 240 226 270zM300 300C330 270 344 220 330 180C306 196 292 226 288 266z',
        red,
      ),
      disc(936, 130, 84, green),
      shape('M870 100C880 70 910 56 936 58C906 76 890 100 886 140z', l.stars ? cream : amber),
      rod('936 56, 950 14', 9, dark),
      shape('M950 30C980 0 1030 4 1050 30C1020 50 980 50 950 30z', green),
      shape(
        'M880 210C856 180 854 160 864 146C884 160 900 180 910 206zM966 210C980 180 976 150 962 122C990 136 1016 164 1022 200z',
        red,
      ),
    ]),
    // windfalls
    ...triples('110 680 52, 1090 676 58, 1180 700 44').map(
      ([x, y, r], n) =>
        disc(x, y, r, n === 1 ? amber : green) +
        rod(
          [
            [x, y - r],
            [x + 8, y - r - 24],
          ],
          7,
          dark,
        ),
    ),
  );
}
