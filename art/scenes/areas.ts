/** The four corners of the parish: posters of 1200 × 800, each in seven inks of its own. */
import {
  at,
  between,
  box,
  card,
  clump,
  disc,
  dots,
  facet,
  ground,
  leaf,
  oval,
  paint,
  type Point,
  ribbon,
  rod,
  shape,
  triples,
  turned,
} from '../kit/draw';
import { byDay, inks, type Light, noon } from '../kit/palette';
import { figure, poses } from '../kit/people';
import { gulls, starlight } from '../kit/nature';

/** From roof to roof at evening, the tower over all of them. */
export function villageCentre(l: Light = noon): string {
  const [sky, wall, slate, dark, red, lamp, ink] = inks(
    l,
    'f6b48c fdebc8 64788a 35485c c24e34 f8cf6b 152231',
    '14304a 4a6a7c 24425a 14293c 33303a f5c263 060f19',
  );
  const window = (x: number, y: number, s: number, isLit: boolean) =>
    at(x, y, s, [
      box(-24, -32, 48, 64, isLit ? lamp : dark),
      box(-3, -32, 6, 64, wall),
      box(-24, -3, 48, 6, wall),
    ]);
  // A gable to the viewer, the roof running away to the right.
  const house = (x: number, y: number, w: number, h: number, back: number, lit: number) =>
    at(x, y, 1, [
      facet(
        [
          [0, 0],
          [0, -h],
          [w / 2, -h - w * 0.62],
          [w, -h],
          [w, 0],
        ],
        wall,
      ),
      facet(
        [
          [w, 0],
          [w, -h],
          [w + back, -h],
          [w + back, 0],
        ],
        dark,
      ),
      facet(
        [
          [w / 2 - 6, -h - w * 0.7],
          [w / 2 + back - 10, -h - w * 0.7],
          [w + back + 14, -h + 12],
          [w + 12, -h + 12],
        ],
        slate,
      ),
      facet(
        [
          [w / 2 - 6, -h - w * 0.7],
          [w / 2 + 8, -h - w * 0.66],
          [-8, -h + 16],
          [-20, -h + 6],
        ],
        dark,
      ),
      ...[0.34, 0.67].map((t) =>
        ribbon(
          [
            [w / 2 + t * w * 0.5 + 4, -h - w * 0.7 * (1 - t), 1],
            [w / 2 + back / 2 + t * w * 0.5, -h - w * 0.7 * (1 - t), 6],
            [w / 2 + back + t * w * 0.5, -h - w * 0.7 * (1 - t), 1],
          ],
          dark,
        ),
      ),
      window(w * 0.5, -h * 0.86, w / 220, lit % 2 === 1),
      window(w * 0.28, -h * 0.34, w / 220, lit > 1),
      window(w * 0.72, -h * 0.34, w / 220, lit === 3),
    ]);
  const chimney = (x: number, y: number, s: number) =>
    at(x, y, s, [
      box(-34, -96, 68, 130, red),
      box(-34, -96, 24, 130, ink),
      box(-42, -106, 84, 16, ink),
      facet('-26 -106, -22 -140, -6 -140, -2 -106', red),
      facet('4 -106, 8 -136, 22 -136, 26 -106', red),
    ]);
  const smoke = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      s,
      shape(
        'M0 0C-30-40 20-70-6-110C-30-150 30-180 60-210C40-170 60-150 50-110C44-70 24-50 10 0z',
        wall,
      ),
    );
  const louvre = (x: number, y: number) =>
    shape(
      `M${x - 30} ${y + 60}V${y}C${x - 30} ${y - 50} ${x + 30} ${y - 50} ${x + 30} ${y}V${y + 60}z`,
      ink,
    ) + [0, 1, 2].map((n) => box(x - 26, y - 6 + n * 22, 52, 7, slate)).join('');
  return card(
    box(0, 0, 1200, 800, sky),
    l.stars
      ? starlight(320, 90, wall, 15)
      : shape(
          'M-10 200C140 150 300 210 420 180V230C300 250 140 220-10 260zM1210 110C1040 80 900 140 740 120V166C900 186 1040 140 1210 170z',
          lamp,
        ),
    ground('-10 430, 200 400, 460 420', 600, dark),
    box(760, 360, 450, 120, slate),
    shape('M1210 376C1120 370 1080 360 1020 364C980 372 960 380 930 380L1210 384z', ink),
    ground('700 470, 900 430, 1210 450', 640, dark),
    // the tower
    facet('430 640, 440 130, 620 130, 620 640', wall),
    facet('620 640, 620 130, 690 140, 700 640', slate),
    facet('414 640, 422 320, 446 300, 446 640', slate),
    ...[432, 486, 540, 594].map((x) => box(x, 86, 32, 60, wall)),
    facet('626 96, 626 140, 650 146, 650 100', slate),
    facet('668 104, 668 148, 694 152, 694 108', slate),
    box(424, 140, 204, 14, slate),
    facet('628 140, 698 150, 698 164, 628 154', dark),
    facet('452 90, 452 36, 470 14, 488 36, 488 90', wall),
    facet('488 90, 488 36, 470 14, 504 44, 504 90', slate),
    louvre(530, 240),
    louvre(662, 250),
    box(434, 350, 190, 10, slate),
    shape('M512 470V420C512 400 548 400 548 420V470z', l.stars ? lamp : ink),
    rod('470 14, 470 -20', 4, ink),
    clump(310, 560, 260, 150, 7, ink),
    clump(800, 560, 220, 110, 6, ink),
    // roofs, row behind row
    smoke(204, 270, 1.1),
    house(-60, 620, 200, 120, 150, 1),
    chimney(214, 376, 0.8),
    house(300, 650, 170, 110, 120, 0),
    house(730, 640, 190, 130, 200, 3),
    chimney(1010, 400, 0.8),
    house(1060, 620, 180, 110, 160, 1),
    smoke(656, 340, 1.3),
    house(450, 800, 230, 150, 190, 2),
    chimney(664, 480, 1.05),
    house(-110, 860, 250, 130, 260, 1),
    house(880, 850, 260, 150, 240, 3),
    chimney(1124, 484, 1.1),
    // the cat on the ridge
    at(
      252,
      566,
      1.1,
      shape(
        'M-40-8C-44-50-20-72 6-70L12-92 24-80H38L48-92 50-68C50-56 44-50 36-48C42-30 42-12 44-8H-12C-30-2-60-4-84 22C-78-6-60-20-40-8z',
        ink,
      ),
    ),
    ...triples('310 90 .8, 370 140 .6, 800 80 .9, 880 190 .6, 250 190 .5').map(([x, y, s], n) =>
      turned(
        x,
        y,
        n * 24 - 30,
        at(
          0,
          0,
          s,
          shape(
            'M0 4C-20-16-50-24-84-16C-54-6-30 6-10 16L-16 40 0 26 16 40 10 16C30 6 54-6 84-16C50-24 20-16 0 4z',
            ink,
          ),
        ),
      ),
    ),
  );
}

/** A stonechat on the gorse; the path and the sea are far below. */
export function coastalPath(l: Light = noon): string {
  const [sky, sea, deep, yellow, green, dark, breast] = inks(
    l,
    'f9e8be a7cdc9 3f8796 f4b929 4c7340 17302c cb5a2c',
    '14324a 1b4a62 0f3148 8c8a6a 1c4034 050f15 f0a050',
  );
  const next = [0.2, 0.7, 0.4, 0.9, 0.1, 0.6, 0.8, 0.3];
  // A stem with its thorns, and flowers along it.
  const sprig = (
    x: number,
    y: number,
    height: number,
    lean: number,
    flowers: number,
    fill: string,
  ) => {
    const on = (t: number): Point => [x + lean * t * t, y - height * t];
    const thorns = Array.from({ length: Math.round(height / 26) }, (_, n) => {
      const t = n / Math.round(height / 26);
      const [px, py] = on(t);
      const long = 70 * (1.1 - t * 0.7) * (0.8 + (next[n % 8] ?? 0) * 0.4);
      return [-1, 1]
        .map(
          (s) =>
            `M${Math.round(px)} ${Math.round(py + 10)}L${Math.round(px + s * long)} ${Math.round(py - long * 0.7)}L${Math.round(px)} ${Math.round(py - 6)}z`,
        )
        .join('');
    }).join('');
    const [tx, ty] = on(1);
    return (
      shape(
        `M${x - 12} ${y}Q${Math.round(x + lean * 0.2)} ${Math.round(y - height * 0.5)} ${Math.round(tx)} ${Math.round(ty - 20)}Q${Math.round(x + lean * 0.3 + 14)} ${Math.round(y - height * 0.5)} ${x + 14} ${y}z${thorns}`,
        fill,
      ) +
      Array.from({ length: flowers }, (_, n) => {
        const t = 0.36 + (n / flowers) * 0.58;
        const [px, py] = on(t);
        const side = n % 2 ? 1 : -1;
        return turned(
          px + side * 26 * (1.15 - t * 0.6),
          py - 8,
          side * 38,
          shape('M-24 4C-34-20-16-44 0-34C16-44 34-20 24 4C14 22-14 22-24 4z', yellow) +
            shape('M-8 16C-14-2 14-2 8 16C4 24-4 24-8 16z', breast),
        );
      }).join('')
    );
  };
  return card(
    box(0, 0, 1200, 800, sky),
    l.stars ? starlight(300, 80, yellow, 9) : '',
    ground('-10 262, 700 256, 1210 262', 800, sea),
    ribbon('420 300 2, 560 296 8, 690 302 2', sky),
    ribbon('250 380 2, 420 372 10, 600 384 2', sky),
    shape(
      'M1210 262H470C540 236 640 240 700 216C780 190 900 200 1000 176C1080 160 1160 150 1210 146z',
      deep,
    ),
    facet('480 256, 484 226, 492 226, 496 254', l.stars ? breast : sky),
    shape('M1210 240C1040 250 920 280 800 330C740 350 690 380 640 384L610 420H1210z', green),
    shape('M640 384L610 420C700 430 760 424 800 470L900 430 860 360z', breast),
    shape('M1210 380C1000 400 860 440 700 540C620 590 520 600 470 660L440 810H1210z', dark),
    shape('M1210 420C1020 440 880 490 740 580C660 630 600 650 560 720L540 810H1210z', green),
    ribbon(
      '1210 350 8, 1060 370 10, 960 420 16, 990 480 24, 900 540 32, 770 620 46, 760 720 66, 700 820 90',
      sky,
    ),
    figure(
      960,
      432,
      76,
      poses.strolling,
      {
        coat: breast,
        legs: dark,
        skin: l.stars ? yellow : breast,
        hair: dark,
        hat: dark,
        hatKind: 'cap',
      },
      true,
    ),
    figure(
      996,
      424,
      70,
      poses.strolling,
      { coat: yellow, legs: dark, skin: l.stars ? yellow : breast, hair: dark, cut: 'skirt' },
      true,
    ),
    ribbon('440 730 4, 400 700 16, 330 726 4', sky),
    ribbon('470 650 2, 380 636 12, 280 650 2', sky),
    // near enough to count its feathers
    sprig(60, 820, 560, -60, 9, dark),
    sprig(500, 840, 420, 90, 7, green),
    sprig(170, 840, 420, 60, 7, green),
    sprig(640, 860, 330, 110, 6, dark),
    sprig(290, 840, 420, 60, 9, dark),
    sprig(400, 860, 330, -30, 6, dark),
    sprig(20, 860, 320, 30, 5, green),
    at(330, 400, 1.5, [
      paint`
        ${dark} M-20 36L-16 70M-150 70L-60 10 10 20C30 30 20 50 0 56L-110 66-196 96z
        ${breast} M-40-70C-20-110 40-110 66-70C92-20 70 40 10 56C-40 66-80 40-70 0C-66-30-52-50-40-70z
        ${sky} M-60 20C-40 54 20 60 50 30C44 56 10 72-20 66C-46 60-60 46-60 20z
        ${dark} M-30-96C-20-150 50-160 70-112L108-98 72-84C66-60 30-50 0-62C-40-40-70 0-130 34C-110-20-70-50-30-96z
        ${sky} M-26-62C-6-70 14-66 22-54C10-36-12-34-30-42z
        ${green} M-34-30C-10-14-20 30-110 62L-150 66C-90 40-60-10-34-30z
      `,
      disc(48, -112, 6, sky),
      rod('-14 58, -18 84', 6, dark),
      rod('14 56, 16 82', 6, dark),
    ]),
    gulls(deep, '640 120 70 -8, 740 90 50 8'),
  );
}

/** As a swimmer sees it: the strand, the pines, and two in front. */
export function blackpoolSands(l: Light = noon): string {
  const [sky, hill, pines, shingle, shallow, water, red] = inks(
    l,
    'fdefc6 7fa04f 1c463c edc27c 67bdbc 1a7c90 d43f2b',
    '16364e 1b4238 071a1c 5a7480 1a5068 0c3048 f0b95a',
  );
  const pine = (x: number, y: number, s: number) =>
    at(x, y, s, [
      shape('M-9 0C-4-90-12-170 4-250L16-250C8-170 8-90 11 0z', pines),
      clump(-50, -190, 150, 54, 5, pines),
      clump(50, -230, 170, 60, 5, pines),
      clump(0, -280, 150, 64, 5, pines),
    ]);
  const ripple = (list: string, fill: string) =>
    shape(
      triples(list)
        .map(([x, y, w]) => leaf(x, y, w, 4 + (y - 380) * 0.05))
        .join(''),
      fill,
    );
  return card(
    box(0, 0, 1200, 800, sky),
    l.stars ? starlight(260, 70, shingle, 6) : disc(270, 120, 70, shingle),
    ground('-10 250, 160 220, 340 250, 470 300, 560 352', 384, l.stars ? hill : shallow),
    ground('330 360, 480 290, 640 180, 820 110, 1000 80, 1210 50', 384, hill),
    ...['640 190, 720 240, 760 330', '930 96, 960 170, 900 250'].map((way) =>
      ribbon(
        way.split(', ').map((p): [number, number, number] => {
          const [x = 0, y = 0] = p.split(' ').map(Number);
          return [x, y, 9];
        }),
        pines,
      ),
    ),
    ground('760 352, 900 290, 1060 260, 1210 240', 384, pines),
    pine(820, 350, 0.8),
    pine(900, 340, 1),
    pine(990, 346, 0.86),
    pine(1080, 340, 1.1),
    pine(1170, 350, 0.96),
    shape('M180 392C360 372 520 352 700 346C900 340 1080 338 1210 346V410H160z', shingle),
    facet('560 346, 560 322, 590 306, 620 322, 620 344', sky),
    facet('552 324, 590 298, 628 324', red),
    byDay(
      l,
      ...triples('420 372 26, 500 366 28, 690 362 32, 780 364 34, 1010 364 36, 1110 366 36').map(
        ([x, y, r], n) =>
          rod(
            [
              [x, y - r],
              [x + 4, y + 4],
            ],
            3,
            pines,
          ) +
          shape(
            `M${x - r} ${y - r * 0.8}C${x - r * 0.6} ${y - r * 2} ${x + r * 0.6} ${y - r * 2} ${x + r} ${y - r * 0.8}z`,
            n % 2 ? sky : red,
          ),
      ),
      ...triples(
        '460 376 46, 546 376 44, 640 374 50, 736 374 50, 856 374 54, 930 376 50, 1060 378 56',
      ).map(([x, y, s], n) =>
        figure(x, y, s, n % 2 ? poses.waving : poses.standing, {
          coat: n % 3 ? water : red,
          legs: n % 3 ? water : red,
          skin: pines,
          hair: pines,
          cut: 'shorts',
        }),
      ),
    ),
    l.stars
      ? disc(590, 334, 9, red) +
          disc(700, 364, 14, red) +
          figure(
            740,
            376,
            52,
            poses.sitting,
            { coat: pines, legs: pines, skin: pines, hair: pines },
            true,
          )
      : '',
    // the sea, as far as the eyes
    ground('-10 394, 300 398, 700 390, 1210 396', 800, sky),
    ground('-10 404, 240 412, 600 402, 900 410, 1210 404', 800, shallow),
    ground('-10 520, 200 500, 460 540, 760 496, 1000 540, 1210 510', 800, water),
    ripple('200 450 260, 560 440 200, 900 456 280, 1120 436 180, 420 480 180', sky),
    ripple(
      '140 600 260, 330 700 300, 1000 620 240, 1110 720 260, 620 760 340, 80 760 240',
      shallow,
    ),
    // who swims in front of us
    oval(700, 690, 330, 44, shallow),
    paint`
      ${shingle} M520 700C530 630 590 590 650 582L654 540H746L750 582C810 590 870 630 880 700C820 716 580 716 520 700z
      ${red} M610 640L640 584H668L650 700H600zM790 640L760 584H732L750 700H800z
      ${shingle} M604 520C586 500 590 450 612 448L612 500zM796 520C814 500 810 450 788 448L788 500z
      ${red} M604 490C590 330 810 330 796 490C770 520 630 520 604 490z
      ${sky} M600 440C640 420 760 420 800 440L800 464C760 446 640 446 600 464z
      ${shallow} M440 700C520 680 600 720 700 704C800 720 880 680 960 700C900 740 820 724 700 740C580 724 500 740 440 700z
    `,
    oval(280, 596, 170, 26, shallow),
    paint`
      ${shingle} M212 596C220 560 240 546 262 542L264 520H304L306 542C328 546 350 560 356 596z
      ${pines} M234 500C226 420 340 420 334 500C330 520 310 536 284 536S238 520 234 500z
      ${shallow} M170 592C220 578 250 604 284 594C320 604 350 580 398 592C370 616 330 610 284 618C240 610 200 616 170 592z
      ${shingle} M366 586C392 560 392 520 380 480L398 474C416 520 418 560 396 592z
    `,
    gulls(l.stars ? shingle : water, '420 130 84 -8, 520 190 60 8, 110 60 50 0'),
  );
}

/** Out of the leaning trees to the long beach, the dog first. */
export function streteGate(l: Light = noon): string {
  const [sky, pale, sea, shingle, green, dark, red] = inks(
    l,
    'f1efd6 a9cfc4 3d8f9e e6c687 7f9f63 1d3b38 d9532f',
    '15354c 1f4c60 0f3a54 566e76 1f4238 051316 f0b95a',
  );
  const shore = '60 800, 210 640, 380 520, 520 430, 610 372, 660 330, 676 306';
  const trunk = (x: number, lean: number, w: number) =>
    shape(
      `M${x - w} 820C${x - w * 0.6} 640 ${x + lean * 0.2 - w * 0.6} 480 ${x + lean * 0.55 - w * 0.5} 300C${x + lean * 0.8} 180 ${x + lean} 100 ${x + lean + 60}-20H${x + lean + 60 + w}C${x + lean + w} 110 ${x + lean * 0.8 + w * 0.8} 200 ${x + lean * 0.55 + w * 0.6} 320C${x + lean * 0.2 + w} 500 ${x + w} 660 ${x + w * 1.6} 820z`,
      dark,
    );
  const bough = (x: number, y: number, tox: number, toy: number, w: number) =>
    ribbon(
      [
        [x, y, w],
        [(x + tox) / 2, (y + toy) / 2 - 30, w * 0.6],
        [tox, toy, 4],
      ],
      dark,
    );
  return card(
    box(0, 0, 1200, 800, sky),
    l.stars
      ? starlight(240, 80, shingle, 26)
      : shape(
          'M-10 90C140 50 300 100 460 70C620 50 740 110 900 80V130C740 160 620 110 460 130C300 156 140 110-10 150z',
          pale,
        ),
    box(0, 300, 1200, 500, sea),
    shape('M676 306H250C330 276 420 290 480 262C560 240 620 270 676 306z', l.stars ? dark : pale),
    facet('262 300, 265 268, 274 268, 277 298', l.stars ? red : sky),
    l.stars ? facet('270 268, -10 210, -10 244', shingle) : '',
    shape('M1210 200C1080 200 960 240 860 270C780 290 720 300 676 306L700 330H1210z', green),
    facet('700 318, 1210 318, 1210 480, 860 400', pale),
    ...[
      '-10 380 4, 160 372 10, 330 384 2',
      '-10 460 4, 120 450 14, 270 466 3',
      '-10 580 4, 70 568 16, 190 590 3',
    ].map((way) => ribbon(way, pale)),
    between(shore, '1210 800, 1010 640, 860 520, 770 430, 716 372, 690 330, 684 306', shingle),
    between(
      '30 800, 180 640, 356 520, 500 430, 596 372, 652 330, 674 306',
      '80 810, 232 640, 396 522, 530 432, 616 374, 664 332, 677 307',
      sky,
    ),
    // the wood one comes out of
    shape('M1210 420C1100 420 980 450 900 540C850 600 860 700 800 810H1210z', green),
    shape('M-10 640C80 650 130 700 150 810H-10z', green),
    between('690 470, 620 560, 520 680, 380 820', '730 470, 720 560, 730 680, 760 820', sky),
    shape(
      leaf(600, 700, 220, 26) + leaf(560, 770, 300, 30) + leaf(670, 610, 120, 14),
      l.stars ? green : shingle,
    ),
    trunk(120, 150, 44),
    trunk(900, 170, 40),
    trunk(1090, 110, 54),
    bough(200, 330, 480, 210, 34),
    bough(250, 200, 560, 120, 26),
    bough(1010, 260, 760, 170, 26),
    bough(1000, 300, 1180, 200, 30),
    ...triples(
      '300 70 420, 60 150 360, 560 60 360, 500 210 240, 800 70 380, 1060 90 420, 760 170 220, 1170 210 280',
    ).map(([x, y, s], n) => clump(x, y, s, s * 0.42, 8, n % 3 ? dark : green)),
    clump(1130, 620, 260, 120, 7, dark),
    clump(40, 800, 260, 110, 7, dark),
    // who comes, and the dog
    oval(640, 742, 90, 12, shingle),
    figure(
      600,
      740,
      330,
      '0 -50, 0 -79, 0 -92, 12 -66, 20 -52, -10 -65, -12 -50, 5 -26, 5 0, -5 -26, -5 -4',
      {
        coat: red,
        legs: dark,
        skin: l.stars ? shingle : red,
        hair: dark,
        hat: sea,
        hatKind: 'cap',
        behind: true,
      },
    ),
    figure(704, 734, 310, poses.away, {
      coat: l.stars ? dark : sea,
      legs: l.stars ? dark : sea,
      skin: l.stars ? sky : red,
      hair: dark,
      hat: dark,
      hatKind: 'brim',
      cut: 'skirt',
      behind: true,
    }),
    at(
      420,
      700,
      2.4,
      shape(
        'M-22-20C-28-24-30-30-29-35C-26-30-24-26-18-24C-8-27 4-27 10-25C12-32 14-36 20-37L19-41L24-37C28-36 31-34 33-31C31-28 27-28 24-28C21-24 20-20 16-17C20-10 28-8 34-2H28C20-4 12-8 8-14C3-12-5-12-9-13C-15-8-24-6-30 0H-36C-30-10-22-10-20-15z',
        dark,
      ),
      -2.4,
    ),
    dots('690 384, 704 384, 640 410', 7, dark),
    gulls(dark, '420 330 70 -8, 500 300 46 8, 330 240 50 4'),
  );
}
