/** Things to do: posters of 1200 × 800, each in seven inks of its own. */
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
  type Point,
  pts,
  ribbon,
  rod,
  shape,
  triples,
  turned,
} from '../kit/draw';
import { inks, type Light, noon } from '../kit/palette';
import { figure, poses } from '../kit/people';
import { gulls, starlight } from '../kit/nature';

/** A lane like a tunnel, at its end the cove. */
export function walkToBlackpoolSands(l: Light = noon): string {
  const [cream, sea, shingle, light, green, dark, coral] = inks(
    l,
    'fff0c9 2b9bab f0c67c b3c44f 4f8a4c 163a36 d94f33',
    '8fa6a6 123f56 2c4a58 1f4a3c 12322f 06161a f0b95a',
  );
  // Leaves all round a hole through which one looks; each ring is nearer.
  const ring = (x: number, y: number, rx: number, ry: number, lobes: number, fill: string) => {
    const on = (n: number): Point => {
      const a = (n / lobes) * Math.PI * 2 + 0.3;
      const r = n % 3 ? 1 : 0.93;
      return [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r];
    };
    const r = Math.round((rx * 4.2) / lobes);
    const arcs = Array.from({ length: lobes }, (_, n) => {
      const [px, py] = on(n + 1);
      return `A${r} ${r} 0 0 0 ${Math.round(px)} ${Math.round(py)}`;
    });
    const [sx, sy] = on(0);
    return shape(
      `M-10-10V810H1210V-10zM${Math.round(sx)} ${Math.round(sy)}${arcs.join('')}z`,
      fill,
    );
  };
  return card(
    box(0, 0, 1200, 800, l.stars ? sea : cream),
    l.stars
      ? dots('560 170, 610 220, 680 150, 720 230, 640 120', 7, cream)
      : disc(700, 220, 40, coral),
    box(400, 296, 480, 220, sea),
    ground('400 300, 470 262, 560 258, 620 298', 312, green),
    shape('M880 330C780 340 700 380 690 450L880 470z', shingle),
    shape('M880 330C770 336 680 378 668 450L690 450C704 384 784 346 880 340z', cream),
    facet('700 372, 706 330, 730 366', cream),
    shape('M688 372H736L726 382H698z', coral),
    ring(640, 320, 190, 190, 17, light),
    ring(626, 330, 300, 280, 19, green),
    ring(600, 350, 470, 360, 21, dark),
    between('606 470, 560 556, 440 670, 230 820', '682 470, 730 556, 860 670, 1060 820', shingle),
    ...triples('610 486 60, 560 560 90, 456 660 150, 290 800 300').map(([x, y, s]) =>
      clump(x - s * 0.7, y, s * 1.5, s * 0.5, 6, s > 100 ? dark : green),
    ),
    ...triples('676 486 60, 736 560 90, 846 660 150, 1010 800 300').map(([x, y, s]) =>
      clump(x + s * 0.7, y, s * 1.5, s * 0.5, 6, s > 100 ? dark : green),
    ),
    shape(
      leaf(700, 600, 90, 10) +
        leaf(560, 660, 120, 12) +
        leaf(760, 716, 180, 16) +
        leaf(470, 760, 170, 16),
      l.stars ? green : light,
    ),
    oval(590, 716, 90, 12, green),
    oval(704, 704, 60, 9, green),
    figure(
      584,
      716,
      330,
      '0 -50, 0 -79, 0 -92, 12 -66, 24 -52, -11 -65, -13 -50, 5 -26, 5 0, -5 -26, -5 -4',
      {
        coat: coral,
        legs: coral,
        skin: l.stars ? cream : shingle,
        hair: dark,
        hat: cream,
        hatKind: 'brim',
        cut: 'skirt',
        bareArms: true,
        behind: true,
      },
    ),
    figure(
      700,
      704,
      200,
      '0 -50, 0 -79, 0 -93, -12 -68, -20 -78, 12 -65, 16 -50, 6 -26, 6 -4, -5 -26, -5 0',
      {
        coat: l.stars ? cream : sea,
        legs: dark,
        skin: l.stars ? cream : shingle,
        hair: dark,
        cut: 'shorts',
        behind: true,
      },
    ),
    facet('722 604, 760 600, 754 640, 730 642', coral),
    line('722 604, 740 580, 760 600', 3, dark),
    l.stars ? disc(740, 620, 12, cream) : '',
  );
}

/** Straight down on the edge of the land, walkers and their long shadows on the turf. */
export function coastalPathTrails(l: Light = noon): string {
  const [sea, deep, cream, rock, turf, dark, yellow] = inks(
    l,
    '1f8194 0e5a72 fbeed0 a8562f 86a64c 1d3f38 f4b93f',
    '164a60 0b2f45 8fa6a8 26343c 23503f 06161c f0b95a',
  );
  const edge = pts(
    '470 -20, 430 70, 500 150, 610 210, 640 300, 560 380, 450 440, 410 530, 480 620, 590 680, 610 760, 570 830',
  );
  const off = (by: number, swing = 0): Point[] =>
    edge.map(([x, y], n) => [x - by - swing * Math.abs(Math.sin(n * 1.9)), y + by * 0.12]);
  const walker = (x: number, y: number, coat: string, hat: string, height: number) =>
    turned(
      x,
      y,
      96,
      at(
        0,
        0,
        1,
        figure(0, 10, height, poses.strolling, {
          coat: dark,
          legs: dark,
          skin: dark,
          hair: dark,
          hat: dark,
          hatKind: 'brim',
          pack: dark,
        }),
      ),
    ) +
    at(x, y, 1, [
      oval(-12, -26, 12, 8, dark),
      oval(14, 30, 12, 8, dark),
      oval(0, 0, 48, 25, coat),
      shape('M-28-4C-28-44 28-44 28-4z', rock),
      disc(0, 8, 27, hat),
      disc(0, 8, 14, coat),
    ]);
  return card(
    box(0, 0, 1200, 800, sea),
    shape(
      'M-10-10H300C240 80 330 190 300 280C260 360 150 400 160 520C180 640 300 690 260 810H-10z',
      deep,
    ),
    ...[
      '60 120 2, 130 110 10, 220 124 2',
      '30 330 2, 120 342 10, 190 330 2',
      '20 640 2, 90 628 10, 170 640 2',
    ].map((way) => ribbon(way, sea)),
    between(off(130, 46), off(-40), cream),
    between(off(104, 40), off(-40), sea),
    between(off(66, 34), off(-40), cream),
    ...pts('330 300, 270 560, 360 690').map(([x, y], n) =>
      at(x, y, 1 - n * 0.12, [
        blob('-70 0, -30 -50, 40 -46, 74 4, 30 54, -40 46', cream),
        blob('-44 4, -16 -32, 30 -30, 46 4, 18 34, -24 30', rock),
        facet('-16 -32, 30 -30, 46 4, 8 0', dark),
      ]),
    ),
    between(off(46, 30), off(-60), rock),
    ...edge.slice(0, 11).map(([x, y], n) =>
      facet(
        [
          [x - 48 - 26 * Math.abs(Math.sin(n * 1.9)), y + 8],
          [x + 30, y + 6],
          [x + 24, y + 52],
          [x - 20, y + 40],
        ],
        dark,
      ),
    ),
    between(off(0), pts('1210 -20, 1210 100, 1210 830'), turf),
    between(
      '740 -20, 700 90, 760 200, 850 300, 830 390, 720 480, 670 580, 740 690, 800 830',
      '782 -20, 746 90, 810 190, 904 290, 884 400, 776 490, 728 580, 800 680, 864 830',
      cream,
    ),
    ...triples(
      '570 100 110, 650 50 70, 730 300 110, 1000 90 150, 1140 50 120, 960 190 80, 1010 620 120, 1150 590 190, 570 560 100, 1020 760 160, 900 690 70, 640 720 60',
    ).map(
      ([x, y, s]) =>
        disc(x, y, s * 0.42, dark) +
        dots(
          [0, 1, 2, 3, 4, 5, 6].map((n): Point => [
            x + Math.cos(n * 0.9) * s * 0.4,
            y + Math.sin(n * 0.9) * s * 0.4,
          ]),
          s * 0.34,
          dark,
        ) +
        dots(
          [0, 1, 2, 3, 4, 5].map((n): Point => [
            x + Math.cos(n * 2.4) * s * 0.34 * (n % 3 ? 1 : 0.3),
            y - 4 + Math.sin(n * 2.4) * s * 0.26,
          ]),
          s * 0.17,
          l.stars ? turf : yellow,
        ),
    ),
    walker(874, 316, l.stars ? cream : rock, cream, 330),
    walker(772, 466, yellow, cream, 310),
    l.stars ? disc(836, 430, 22, yellow) : '',
    ...[
      [210, 210, 30],
      [120, 470, -20],
      [150, 590, 60],
    ].map(([x = 0, y = 0, a = 0]) =>
      turned(
        x,
        y,
        a,
        shape(
          'M-74 18C-50-14-24-20 0-8C24-20 50-14 74 18C46 0 22 2 8 10L4 34H-4L-8 10C-22 2-46 0-74 18z',
          cream,
        ),
      ),
    ),
  );
}

/** What the fish see: a board and a swimmer against the light. */
export function snorkellingPaddleboarding(l: Light = noon): string {
  const [navy, deep, teal, aqua, light, red, yellow] = inks(
    l,
    '0a3a52 0f6379 2b98a3 8fd3c8 fdf3cf d94a2b f4b73f',
    '051420 0a283c 14425a 24586c 7f9aa0 8a3f2c f0b95a',
  );
  const pool = (rx: number, ry: number, swell: number, fill: string) =>
    blob(
      Array.from({ length: 18 }, (_, n): Point => {
        const a = (n / 18) * Math.PI * 2;
        const r = 1 + swell * (n % 2 ? 1 : -1) * (0.6 + 0.4 * Math.sin(n * 1.7));
        return [690 + Math.cos(a) * rx * r, 300 + Math.sin(a) * ry * r];
      }),
      fill,
    );
  const fish = (x: number, y: number, a: number, s: number, fill: string) =>
    turned(
      x,
      y,
      a,
      at(0, 0, s, [
        shape('M-60 0C-30-34 30-34 62 0C30 30-30 30-60 0zM-50 0L-92-28-82 0-92 28z', fill),
        disc(38, -6, 5, navy),
      ]),
    );
  const kelp = (way: string, side: number) => {
    const spine = triples(way);
    return (
      ribbon(spine, navy) +
      shape(
        spine
          .slice(1, -1)
          .map(
            ([x, y], n) =>
              `M${x} ${y}q${side * (n % 2 ? 90 : 20)}-${n % 2 ? 6 : 80} ${side * (n % 2 ? 150 : -40)}-${n % 2 ? 60 : 130}q${side * (n % 2 ? -110 : 60)}-20 ${side * (n % 2 ? -150 : 40)} ${n % 2 ? 60 : 130}z`,
          )
          .join(''),
        navy,
      )
    );
  };
  return card(
    box(0, 0, 1200, 800, deep),
    pool(620, 450, 0.03, teal),
    pool(440, 310, 0.05, aqua),
    pool(260, 180, 0.09, light),
    disc(690, 300, 74, l.stars ? yellow : aqua),
    l.stars ? disc(722, 282, 62, light) : disc(690, 300, 60, light),
    // the board from below, its paddle in the water
    turned(
      560,
      300,
      -28,
      shape('M-330 0C-240-82 200-84 330 0C200 84-240 82-330 0z', red),
      shape('M-310 0C-200-14 200-14 312 0C200 14-200 14-310 0z', navy),
      shape('M-250 0C-236-44-216-60-186-66C-206-40-206-20-196 0z', navy),
      rod('40 60, 150 230', 12, navy),
      shape('M132 204L176 226C206 270 204 310 190 324C156 310 132 270 126 232z', navy),
    ),
    dots('720 560, 750 500, 716 470, 742 430, 700 420', 15, light),
    // the snorkeller
    turned(
      880,
      520,
      32,
      figure(
        0,
        190,
        400,
        '0 -48, 0 -79, 0 -94, 20 -80, 36 -94, -20 -76, -34 -62, 9 -26, 8 -2, -10 -27, -16 -4',
        {
          coat: navy,
          legs: navy,
          skin: yellow,
          hair: yellow,
          cut: 'shorts',
          bareArms: true,
          behind: true,
          shoes: navy,
        },
      ),
      shape('M18 176L52 188 66 290 24 300zM-78 172L-44 168-48 284-96 282z', navy),
      shape('M-30-212C-30-196 30-196 30-212V-190C30-172-30-172-30-190z', navy),
      rod('34 -190, 52 -266', 10, red),
    ),
    fish(250, 570, -30, 0.9, yellow),
    fish(360, 650, -24, 0.8, yellow),
    fish(200, 690, -36, 0.7, yellow),
    fish(420, 540, -32, 0.6, yellow),
    fish(1050, 200, 150, 0.7, navy),
    fish(1130, 290, 140, 0.6, navy),
    fish(150, 260, 10, 0.6, navy),
    kelp('20 820 50, 40 680 40, 90 560 34, 110 440 26, 150 340 12', 1),
    kelp('1190 820 50, 1150 700 40, 1120 580 32, 1060 470 12', -1),
    shape(
      'M-10 810V760C120 720 260 770 420 790C620 770 820 800 1000 776C1100 764 1160 740 1210 744V810z',
      navy,
    ),
  );
}

/** Out of the dark of the porch: a guide and her guests in the sun. */
export function historicVillageTour(l: Light = noon): string {
  const [sun, white, green, slate, dark, red, tan] = inks(
    l,
    'f9d488 fff5dc 86a457 6a7c8c 211f2c c4432c c9824f',
    '16344a 8199a2 1f4438 24404f 060f18 f0b95a 55636a',
  );
  const cottage = (x: number, y: number, w: number, h: number) =>
    box(x, y, w, h, white) +
    facet(
      `${x - 16} ${y + 8}, ${x + 20} ${y - 96}, ${x + w - 20} ${y - 96}, ${x + w + 16} ${y + 8}`,
      slate,
    ) +
    [0.2, 0.66]
      .map(
        (share) =>
          box(x + w * share, y + 34, 44, 52, l.stars ? red : slate) +
          box(x + w * share + 19, y + 34, 6, 52, white),
      )
      .join('');
  const stone = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      s,
      shape('M-44 0V-90C-44-130 44-130 44-90V0z', slate) +
        shape('M-44 0V-90C-44-124-10-124-10-120C-30-110-30-90-30-80V0z', dark),
    );
  return card(
    box(0, 0, 1200, 800, sun),
    l.stars ? starlight(300, 90, white, 8) : disc(820, 170, 64, white),
    ground('200 360, 420 300, 700 320, 1000 270', 800, green),
    cottage(300, 366, 210, 140),
    box(350, 240, 36, 50, red),
    cottage(690, 350, 250, 150),
    box(860, 226, 36, 50, red),
    clump(600, 500, 240, 110, 7, green),
    clump(420, 520, 260, 60, 8, dark),
    clump(860, 520, 300, 60, 8, dark),
    ground('200 510, 600 500, 1000 512', 800, green),
    stone(384, 620, 0.9),
    stone(840, 600, 0.8),
    between('560 510, 540 600, 430 820', '640 510, 680 600, 860 820', l.stars ? tan : white),
    oval(474, 742, 80, 11, slate),
    oval(660, 736, 170, 12, slate),
    figure(
      470,
      744,
      390,
      '0 -50, 1 -79, 4 -91, 15 -86, 22 -108, -8 -64, 2 -52, 5 -26, 6 0, -4 -26, -6 0',
      { coat: red, legs: dark, skin: tan, hair: dark, hat: red, hatKind: 'brim', cut: 'skirt' },
    ),
    at(558, 318, 1, [
      rod('0 20, 10 -70', 8, dark),
      shape('M10-74C-2-130 6-190 22-220C38-190 40-130 24-74z', slate),
    ]),
    figure(
      780,
      738,
      380,
      '0 -50, 0 -79, 2 -92, 9 -64, 10 -48, -9 -64, 4 -54, 4 -26, 5 0, -4 -26, -5 0',
      { coat: slate, legs: dark, skin: tan, hair: dark, hat: dark, hatKind: 'cap' },
      true,
    ),
    figure(
      690,
      740,
      350,
      '0 -50, 0 -79, 2 -92, 9 -68, 18 -72, -9 -64, -10 -48, 4 -26, 5 0, -4 -26, -5 0',
      { coat: white, legs: tan, skin: tan, hair: dark, hat: slate, hatKind: 'brim', cut: 'skirt' },
      true,
    ),
    figure(
      740,
      752,
      220,
      poses.standing,
      { coat: red, legs: dark, skin: tan, hair: dark, cut: 'shorts' },
      true,
    ),
    // the porch
    shape(
      'M-10-10V810H1210V-10zM290 810V380C300 220 430 100 600 22C770 100 900 220 910 380V810z',
      slate,
    ),
    shape(
      'M-10-10V810H1210V-10zM258 810V380C266 200 410 70 600-8C790 70 934 200 942 380V810z',
      dark,
    ),
    shape(
      'M910 380C900 220 770 100 600 22L600 48C750 116 872 230 880 380V810H910z',
      l.stars ? slate : white,
    ),
    paint`
      ${slate} M-10 640H200V672H-10zM30 672H70V810H30zM150 672H190V810H150z
      ${slate} M1010 250H1150V470H1010z
      ${dark} M1022 262H1138V458H1022z
      ${l.stars ? slate : white} M1034 276H1086V340H1034zM1096 290H1128V330H1096zM1040 356H1120V440H1040z
      ${slate} M-10 790H1210V810H-10z
    `,
  );
}

/** A paddle steamer comes down the Dart straight at us. */
export function riverDartCruise(l: Light = noon): string {
  const [sky, wood, green, dark, water, red, white] = inks(
    l,
    'fae3b4 c8925a 34714f 14353a 3b96a0 cf3f2a fff8e6',
    '14324a 1f4c46 12322f 06151b 16465e f0b95a 8fa6ac',
  );
  const guest = (x: number, y: number, pose: string, coat: string, hat: string, mirror = false) =>
    figure(
      x,
      y,
      210,
      pose,
      { coat, legs: dark, skin: l.stars ? white : wood, hair: dark, hat, hatKind: 'brim' },
      mirror,
    );
  const bank = (crowns: string, fill: string) =>
    triples(crowns)
      .map(([x, y, s]) => clump(x, y, s, s * 0.62, 7, fill))
      .join('');
  const roofed = (x: number, y: number, s: number) =>
    at(x, y, s, [
      box(-30, -44, 60, 44, white),
      facet('-38 -42, 0 -76, 38 -42', red),
      box(-8, -32, 16, 18, dark),
    ]);
  return card(
    box(0, 0, 1200, 800, sky),
    l.stars ? starlight(320, 90, white, 5) : '',
    ground('-10 240, 200 270, 420 390, 600 440, 800 380, 1000 250, 1210 190', 520, wood),
    bank('120 300 240, 300 370 220, 440 430 180, 760 430 200, 900 370 240, 1090 300 300', wood),
    shape('M-10 210C100 230 240 330 340 430C390 470 440 490 470 506L-10 620z', green),
    bank('40 260 240, 180 340 220, 290 430 190, 380 490 160, 60 420 260, 200 490 240', green),
    shape('M1210 130C1080 200 940 330 850 430C810 470 770 490 740 506L1210 620z', green),
    bank('1170 210 300, 1040 320 240, 920 430 200, 830 490 150, 1120 470 260, 990 500 220', green),
    bank('60 560 300, 250 550 220, 1150 560 280, 960 550 220', dark),
    roofed(950, 350, 1.1),
    roofed(1030, 300, 1.2),
    roofed(1020, 400, 1.3),
    roofed(1110, 350, 1.3),
    roofed(930, 450, 1.2),
    roofed(1120, 450, 1.5),
    box(0, 508, 1200, 300, water),
    ...[
      '-10 548 4, 160 540 12, 340 552 3',
      '860 552 3, 1060 542 12, 1210 550 4',
      '-10 640 4, 120 650 16, 300 640 3',
      '900 650 3, 1080 640 16, 1210 652 4',
    ].map((way) => ribbon(way, sky)),
    // smoke, mast and funnel
    paint`
      ${white} M560 70C540 20 600-20 660 10C720-40 820-20 830 30C900 10 980 40 1010 90C940 80 880 110 820 90C760 120 680 110 640 84C610 100 580 96 560 70z
    `,
    rod('470 420, 470 60', 9, dark),
    shape('M474 66C510 56 530 84 566 72V116C530 128 510 100 474 112z', red),
    facet('548 360, 556 84, 644 84, 652 360', red),
    box(553, 84, 94, 44, dark),
    box(551, 150, 98, 26, white),
    // the paddle boxes either side
    paint`
      ${white} M250 640V470C250 420 430 420 430 470V640z
      ${dark} M268 640V490C268 456 412 456 412 490V640z
      ${white} M770 640V470C770 420 950 420 950 470V640z
      ${dark} M788 640V490C788 456 932 456 932 490V640z
    `,
    ...[500, 532, 564, 596].map((y) => box(268, y, 144, 14, red) + box(788, y, 144, 14, red)),
    box(440, 330, 320, 130, white),
    box(424, 316, 352, 22, dark),
    ...[462, 556, 650].map((x) => box(x, 356, 84, 58, l.stars ? red : dark)),
    guest(410, 600, poses.waving, red, white),
    guest(486, 604, poses.standing, green, red),
    guest(560, 606, poses.holding, sky, dark),
    guest(716, 604, poses.waving, green, white, true),
    guest(640, 606, poses.standing, red, dark, true),
    guest(790, 600, poses.pointing, sky, red),
    // the bow
    paint`
      ${dark} M350 480C440 510 520 520 600 520C680 520 760 510 850 480C830 600 740 690 664 740H536C460 690 370 600 350 480z
      ${white} M350 480C440 510 520 520 600 520C680 520 760 510 850 480L846 508C760 536 680 546 600 546C520 546 440 536 354 508z
      ${red} M470 676C510 704 560 716 600 716C640 716 690 704 730 676L664 740H536z
      ${green} M594 546H606V720H594z
      ${sky} M480 580L500 576 496 620 520 636 512 648 484 630zM720 580L700 576 704 620 680 636 688 648 716 630z
    `,
    paint`
      ${white} M600 700C560 690 520 700 470 720C400 700 330 720 240 790C330 770 380 780 430 770C480 800 560 800 600 790C640 800 720 800 770 770C820 780 870 770 960 790C870 720 800 700 730 720C680 700 640 690 600 700z
      ${water} M600 730C560 724 500 738 452 758C510 764 560 772 600 768C640 772 690 764 748 758C700 738 640 724 600 730z
    `,
    ribbon('-10 770 6, 100 760 18, 220 776 3', white),
    ribbon('980 776 3, 1100 760 18, 1210 772 6', white),
    gulls(white, '300 180 84 -8, 210 120 60 10, 880 200 70 8'),
  );
}

/** Over the skipper's shoulder, a mackerel on the line. */
export function fishingTrips(l: Light = noon): string {
  const [sky, pale, sea, deep, yellow, skin, dark] = inks(
    l,
    'eef0dc b4d0cb 4f8f9c 1c5068 f2b33d e0824a 10222f',
    '14324a 34627c 163f57 0b283d f0b95a 8a6a4c 050f18',
  );
  const foam = l.stars ? pale : sky;
  return card(
    box(0, 0, 1200, 800, sky),
    l.stars ? starlight(260, 70, skin, 12) : '',
    shape(
      'M-10 120C160 80 300 130 420 110C600 80 800 150 1210 90V180C900 210 700 160 500 180C300 200 120 160-10 190z',
      pale,
    ),
    shape('M1210 250C1060 230 940 262 840 300L760 330H1210z', pale),
    facet('846 300, 850 262, 862 262, 866 296', l.stars ? yellow : deep),
    ground('-10 340, 200 320, 420 350, 700 322, 960 350, 1210 326', 800, pale),
    ground('-10 420, 180 440, 420 396, 700 450, 980 400, 1210 430', 800, sea),
    ribbon('300 410 2, 440 402 12, 600 430 2', sky),
    ribbon('860 430 2, 1000 408 12, 1130 420 2', sky),
    ground('-10 560, 260 510, 560 580, 860 520, 1210 590', 800, deep),
    ribbon('620 580 2, 800 534 14, 980 540 2', pale),
    ribbon('700 660 2, 860 644 12, 1010 664 2', sea),
    ribbon('980 730 2, 1100 720 12, 1190 732 2', sea),
    // the rod and what hangs on it
    ribbon(
      '560 640 20, 690 480 16, 830 300 10, 940 170 7, 1010 130 6, 1066 140 5, 1100 180 3',
      dark,
    ),
    line('1100 180, 1102 300, 1096 380', 3, dark),
    turned(
      1076,
      480,
      104,
      shape('M-110 0C-60-50 40-52 112-8C60 44-50 46-110 0zM-100 0L-164-46-146 0-164 44z', sea),
      shape('M112-8C60 44-50 46-110 0C-50 12 50 14 112-8z', foam),
      shape(
        'M-80-14L-66 0-50-30-36-4-20-38-6-6 10-40 24-8 40-38 52-10 62-30 40-40-20-44-60-28z',
        dark,
      ),
      disc(88, -12, 7, dark),
      shape('M-10 28L10 56 30 26zM-20-44L4-66 20-42z', sea),
    ),
    paint`
      ${foam} M960 640C980 590 1000 580 1012 560C1020 590 1036 590 1048 556C1060 590 1080 590 1096 560C1104 590 1136 600 1150 640C1100 624 1010 624 960 640z
    `,
    dots('990 540, 1020 514, 1130 530, 1150 570, 1104 500', 14, foam),
    // the boat's edge, the skipper's back
    shape('M-10 690C300 660 600 690 860 810H-10z', pale),
    shape('M-10 716C300 690 560 714 780 810H-10z', dark),
    paint`
      ${yellow} M40 810C40 640 90 500 260 452C330 430 400 430 450 456C560 500 600 640 600 810z
      ${dark} M316 810C324 680 330 560 340 470L352 470C346 560 340 680 338 810z
      ${yellow} M470 470C560 500 640 560 700 620L668 690C600 650 520 620 450 600z
      ${skin} M676 612C706 596 740 606 748 634C752 664 730 690 700 692L660 684z
      ${dark} M624 572L704 610 670 700 596 664z
      ${skin} M560 700C580 676 616 672 640 694L628 736 570 744z
      ${yellow} M400 620C480 640 550 660 590 690L566 756C500 740 430 720 380 700z
      ${dark} M470 640C500 650 540 662 566 676L560 690C530 676 500 664 468 656z
    `,
    paint`
      ${skin} M280 400H430V470C400 500 310 500 280 470z
      ${yellow} M240 340C220 160 480 150 486 336C540 350 560 372 556 392C500 420 420 424 350 420C260 470 190 470 160 440C190 420 220 380 240 340z
      ${dark} M240 340C320 364 420 362 486 336C490 346 492 354 492 362C420 386 310 388 226 366z
    `,
    l.stars ? disc(700, 760, 40, yellow) + disc(700, 760, 20, sky) : '',
    gulls(dark, '640 130 96 -8, 780 90 70 10, 560 220 60 6'),
  );
}

/** A red sun half out of the sea, and one who was up in time. */
export function sunrisePhotographyWalk(l: Light = noon): string {
  const [sky, rose, sun, gold, sea, deep, dark] = inks(
    l,
    'fbe3b8 f6b98a e2472f fbd06a 6f9aa0 2d5f74 14202e',
    '123048 1b4258 f0b95a 7f98a0 123f56 0b2a40 050e17',
  );
  const across = (y: number, width: number, thick: number) => leaf(560, y, width, thick);
  return card(
    box(0, 0, 1200, 800, sky),
    l.stars ? starlight(300, 80, gold, 20) : '',
    shape(
      'M-10 60C200 30 420 70 640 50C860 30 1000 70 1210 40V110C1000 140 800 90 600 116C400 140 200 96-10 130z',
      rose,
    ),
    shape(
      'M-10 240C120 220 240 250 330 240V280C220 290 100 270-10 290zM1210 210C1040 200 900 236 800 226V262C920 276 1060 250 1210 262z',
      rose,
    ),
    l.stars ? disc(560, 450, 150, sun) : disc(560, 440, 300, sun),
    box(0, 452, 1200, 350, sea),
    shape(
      [
        across(462, 640, 8),
        across(490, 700, 14),
        across(528, 560, 18),
        across(576, 640, 22),
        across(632, 440, 22),
      ].join(''),
      gold,
    ),
    shape(
      [across(476, 420, 8), across(508, 480, 12), across(552, 340, 14), across(604, 300, 16)].join(
        '',
      ),
      sun,
    ),
    ...[
      '-10 500 4, 120 494 12, 240 502 2',
      '900 520 2, 1060 510 14, 1210 522 4',
      '-10 590 4, 100 584 16, 250 596 2',
      '860 620 2, 1010 606 16, 1210 622 4',
    ].map((way) => ribbon(way, deep)),
    // rocks in the swell
    shape('M-10 700C60 640 150 660 220 716L-10 760z', deep),
    shape(
      'M-10 810V770C160 730 330 740 470 790C560 770 620 700 660 640C690 620 720 612 760 606C800 580 860 570 900 584C960 560 1040 570 1080 600C1130 600 1180 640 1210 650V810z',
      dark,
    ),
    ribbon('160 720 2, 300 726 10, 420 752 2', gold),
    at(810, 596, 1, [
      rod('-30 -214, -84 0', 9, dark),
      rod('-30 -214, 14 2', 9, dark),
      rod('-30 -214, -32 0', 7, dark),
      shape('M-80-270H-10V-206H-80zM-80-262L-118-280V-200L-80-216z', dark),
      figure(
        76,
        0,
        350,
        '0 -50, -7 -77, -14 -87, -18 -66, -24 -68, -12 -62, -26 -58, 4 -26, 8 0, -6 -26, -8 0',
        { coat: dark, legs: dark, skin: dark, hair: dark, hat: dark, hatKind: 'brim', pack: dark },
      ),
    ]),
    figure(
      1010,
      590,
      230,
      '0 -50, -1 -79, -3 -91, -12 -66, -12 -74, -9 -64, -7 -49, 4 -26, 4 -1, -4 -26, -5 0',
      {
        coat: dark,
        legs: dark,
        skin: dark,
        hair: dark,
        cut: 'skirt',
      },
    ),
    shape('M1088 590C1080 560 1084 530 1096 500L1104 530C1110 560 1112 576 1110 596z', dark),
    gulls(dark, '300 200 110 -8, 410 150 80 8, 190 150 60 0'),
  );
}

/** From the dark of the hide: a heron, near enough to touch. */
export function slaptonLeyBirdwatching(l: Light = noon): string {
  const [mist, water, reed, straw, heron, dark, orange] = inks(
    l,
    'eaf0dc a9cdc6 6f8f52 e0bf6c 7d97a8 1c2328 e07f35',
    '1a4056 123048 1f4438 3c5a60 6f8d9c 050d14 f0b95a',
  );
  const plume = l.stars ? heron : mist;
  const stalk = (x: number, top: number, lean: number, fill: string) =>
    `M${x} 660Q${x + lean * 0.2} ${top + 120} ${x + lean} ${top}Q${x + lean * 0.4 + 12} ${top + 130} ${x + 13} 660z` +
    (fill === straw ? `M${x + lean} ${top}q-14-40 4-86q18 46 6 88z` : '');
  const reeds = (
    from: number,
    count: number,
    step: number,
    top: number,
    fill: string,
    seed: number,
  ) =>
    shape(
      Array.from({ length: count }, (_, n) =>
        stalk(from + n * step, top + ((n * 47 + seed) % 110), ((n * 31 + seed) % 50) - 16, fill),
      ).join(''),
      fill,
    );
  const duck = (x: number, y: number, s: number) =>
    at(x, y, s, [
      shape(
        'M-60-6C-70-30-80-30-84-36C-66-40-50-34-40-26C-10-36 16-34 30-22C36-40 30-64 50-70C66-74 78-62 76-50L100-40 76-38C70-20 66 6 30 10H-34C-50 8-56 0-60-6z',
        dark,
      ),
      shape('M-40-18C-10-30 16-28 28-14C10 2-20 4-40-18z', heron),
      disc(58, -56, 5, orange),
    ]);
  return card(
    box(0, 0, 1200, 800, mist),
    ground('-10 170, 240 150, 500 176, 800 134, 1210 150', 420, l.stars ? reed : water),
    reeds(-10, 62, 20, 250, reed, 20),
    box(0, 400, 1200, 300, water),
    ...[
      '60 440 2, 220 434 10, 420 444 2',
      '500 490 2, 640 484 12, 860 496 2',
      '80 560 2, 260 550 14, 420 562 2',
    ].map((way) => ribbon(way, mist)),
    duck(250, 486, 1),
    duck(390, 436, 0.66),
    ...triples('234 506 200, 392 446 130').map(([x, y, s]) => shape(leaf(x, y, s, 10), mist)),
    reeds(900, 16, 22, 190, straw, 8),
    reeds(-20, 9, 24, 300, straw, 30),
    // the heron
    shape(leaf(740, 640, 260, 16), mist),
    rod('700 520, 690 650', 11, dark),
    rod('760 520, 768 650', 11, dark),
    paint`
      ${heron} M560 560C590 470 640 410 730 380C780 366 820 380 838 420C850 470 800 530 720 540C660 546 600 540 560 560z
      ${dark} M560 560C600 500 660 470 740 470C710 510 650 530 560 560z
      ${plume} M780 440C830 430 852 380 838 330C826 290 790 270 792 226C794 180 836 160 876 172L872 206C846 204 836 220 842 244C856 290 890 320 880 380C874 430 840 470 800 470z
      ${plume} M800 210C796 160 850 140 884 160C900 170 902 190 890 204C860 214 830 216 800 210z
      ${dark} M812 168C790 150 740 150 690 178C740 170 780 180 816 196C846 182 872 176 900 178C884 152 840 146 812 168z
      ${orange} M886 166L1056 190 890 208z
    `,
    disc(868, 184, 7, dark),
    dots('836 330, 846 360, 850 390, 838 416', 9, dark),
    // the hide: its slit, the sill, and who sits here
    shape('M-10-10V810H1210V-10zM70 118H1130V640H70z', dark),
    ...[118, 640].map((y) => box(50, y - 6, 1100, 12, straw)),

    at(330, 800, 1, [
      shape('M-190 20C-190-110-130-150-60-160L60-160C130-150 190-110 190 20z', reed),
      shape('M-50-140H50V-180H-50z', straw),
      shape('M-84-226C-100-340 100-340 84-226C76-160-76-160-84-226z', dark),
      shape('M-92-240C-110-370 110-370 92-240C60-256-60-256-92-240z', orange),
      shape(
        'M-150-220C-160-262-100-276-80-256C-40-240 40-240 80-256C100-276 160-262 150-220L140-130C90-90 80-130 84-190H-84C-80-130-90-90-140-130z',
        reed,
      ),
    ]),
    shape(
      'M196 640C206 560 260 556 268 596L262 660zM464 640C454 560 400 556 392 596L398 660z',
      straw,
    ),
    paint`
      ${orange} M1010 640V584H1066V640z
      ${dark} M1018 592H1058V602H1018z
      ${orange} M1066 596C1094 596 1094 628 1066 628V618C1080 618 1080 606 1066 606z
    `,
  );
}

/** Under the walls, where the river meets the sea. */
export function dartmouthCastleVisit(l: Light = noon): string {
  const [sky, cloud, stone, shade, dark, sea, red] = inks(
    l,
    '6fb3c4 fff3d8 d9a863 8c5f45 2b2a35 1f7280 cf432c',
    '0f2a42 5d7a88 2c4a58 162f40 060f18 123f56 f0b95a',
  );
  const slit = (x: number, y: number, s = 1) =>
    at(x, y, s, shape('M-8-40H8V40H-8zM-22-8H22V8H-22z', l.stars ? red : dark));
  const crown = (left: number, right: number, y: number, rise: number, fill: string) => {
    const count = 5;
    const step = (right - left) / (count * 2 - 1);
    return Array.from({ length: count }, (_, n) =>
      box(left + n * 2 * step, y - rise - n * 0.5, step, rise + 20, fill),
    ).join('');
  };
  return card(
    box(0, 0, 1200, 800, sky),
    l.stars
      ? starlight(500, 120, cloud, 17)
      : shape(
          'M-10 330C40 200 160 220 190 290C230 180 400 190 410 300C470 280 500 320 500 360H-10zM1210 250C1120 170 1040 220 1030 280C960 250 920 300 930 340H1210z',
          cloud,
        ),
    ground('-10 520, 120 500, 240 530, 330 590', 640, l.stars ? shade : dark),
    box(0, 590, 1200, 220, sea),
    // the round tower and the square one, joined; both cropped by nothing but the sky
    facet('560 640, 580 150, 1010 90, 1050 640', stone),
    facet('800 640, 806 118, 1010 90, 1050 640', shade),
    crown(578, 800, 152, 60, stone),
    crown(806, 1012, 112, 66, shade),
    facet('572 196, 802 166, 802 186, 571 216', dark),
    facet('802 166, 1014 138, 1015 158, 802 186', dark),
    facet('370 640, 384 260, 610 236, 616 640', stone),
    shape('M500 640C506 500 508 380 506 246L610 236L616 640z', shade),
    crown(382, 612, 262, 52, stone),
    paint`
      ${dark} M384 300C440 316 540 306 611 284L611 304C540 326 440 336 383 320z
      ${dark} M640 640V520C640 470 720 460 720 520V640z
      ${dark} M880 640V500C880 440 970 430 972 500V640z
    `,
    l.stars
      ? shape(
          'M652 640V530C652 490 708 484 708 530V640zM894 640V510C894 460 958 454 960 510V640z',
          red,
        )
      : '',
    slit(450, 400),
    slit(566, 400, 0.8),
    slit(690, 300),
    slit(900, 260, 1.1),
    slit(450, 530, 0.8),
    slit(800, 400, 0.9),
    // the flag, over the stair's little tower
    facet('700 120, 704 40, 770 34, 776 112', stone),
    facet('736 118, 738 38, 770 34, 776 112', shade),
    rod('738 40, 738 -10', 7, dark),
    // rock down to the water
    shape(
      'M300 640C330 600 380 610 420 590C560 600 800 570 1060 590C1120 600 1180 560 1210 540V810H260C240 740 270 690 300 640z',
      dark,
    ),
    paint`
      ${shade} M340 650L420 610 480 700 420 760zM560 620L660 610 700 720 620 770 540 700zM780 610L900 600 880 720 800 740zM980 610L1100 600 1140 700 1060 760 990 700z
    `,
    ribbon(
      '200 742 4, 330 716 20, 480 764 10, 640 778 20, 820 752 12, 1000 776 20, 1210 740 8',
      cloud,
    ),
    ground('-10 700, 150 690, 290 750, 480 776, 640 794, 820 770, 1000 792, 1210 760', 810, sea),
    ...['30 650 2, 130 642 10, 230 654 2', '20 740 3, 130 732 12, 240 752 2'].map((way) =>
      ribbon(way, cloud),
    ),
    // two in a boat look up
    at(170, 690, 1, [
      figure(
        -30,
        26,
        150,
        '-6 -11, -10 -40, -12 -54, -1 -28, 14 -22, -18 -24, -8 -12, 16 -24, 26 0, 14 -19, 21 0',
        {
          coat: cloud,
          legs: dark,
          skin: l.stars ? cloud : stone,
          hair: dark,
          hat: red,
          hatKind: 'cap',
        },
      ),
      figure(
        64,
        26,
        150,
        '-6 -11, -8 -40, -10 -54, 6 -54, 18 -66, -18 -24, -8 -12, 16 -24, 26 0, 14 -19, 21 0',
        {
          coat: red,
          legs: dark,
          skin: l.stars ? cloud : stone,
          hair: dark,
          cut: 'skirt',
        },
      ),
      rod('-8 -2, -150 40', 7, cloud),
      shape(
        'M-140-4C-60 14 80 14 170-14C150 40 90 56 0 56C-70 56-120 40-140-4z',
        l.stars ? cloud : red,
      ),
      shape('M-130 14C-60 30 80 30 160 8C146 40 90 56 0 56C-66 56-112 44-130 14z', dark),
    ]),
    gulls(cloud, '250 190 90 -8, 350 120 64 8, 1100 420 80 -10'),
  );
}
