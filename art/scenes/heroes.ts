/**
 * The posters at the head of the pages, 2000 × 900, each in seven inks of its own. Wide frames show
 * a band of 2000 × 528 of them, phones a square: what matters stands in the middle.
 */
import {
  at,
  between,
  box,
  chance,
  clump,
  disc,
  dots,
  facet,
  ground,
  hero,
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
import { byDay, inks, type Light, noon } from '../kit/palette';
import { dog, figure, poses, type Wear } from '../kit/people';
import { grass, gulls, starlight } from '../kit/nature';

const w = 2000;
const h = 900;

/** Straight down on shingle and bathers, the tide's edge from corner to corner. */
export function beaches(l: Light = noon): string {
  const [sea, shallow, white, sand, wet, red, navy] = inks(
    l,
    '1f8496 8fcfc9 fff6e2 efdaa6 cf9f62 c6452c 17344c',
    '0c2c44 1a4a63 6f93a3 2b4456 1e3344 f0b95a 0a1f31',
  );
  const edge = (by: number, swing: number, phase: number): Point[] =>
    Array.from({ length: 41 }, (_, n) => {
      const out = by + swing * Math.abs(Math.sin(n * 0.62 + phase)) + 34 * Math.sin(n * 0.22 + 1);
      return [-40 + n * 52 - out * 0.4, 880 - n * 21.5 - out];
    });
  const parasol = (x: number, y: number, r: number, cloth: string) =>
    oval(x - r * 0.9, y + r * 0.7, r * 1.06, r * 0.86, wet) +
    disc(x, y, r, white) +
    [0, 1, 2, 3]
      .map((n) =>
        turned(
          x,
          y,
          n * 90 + 20,
          shape(`M0 0L${r} 0A${r} ${r} 0 0 1 ${r * 0.707} ${r * 0.707}z`, cloth),
        ),
      )
      .join('') +
    disc(x, y, 6, navy);
  const bather = (
    x: number,
    y: number,
    degrees: number,
    towel: string,
    wear: Partial<Wear>,
    pose: string = poses.standing,
  ) =>
    turned(
      x,
      y,
      degrees,
      shape('M-44 16L-40 -160 36 -160 40 16z', wet),
      shape('M-36 8L-36 -164 40 -164 40 8z', towel),
      figure(0, 0, 150, pose, {
        coat: red,
        legs: red,
        skin: wet,
        hair: navy,
        cut: 'shorts',
        bareArms: true,
        hatKind: 'none',
        shoes: wet,
        ...wear,
      }),
    );
  const swimmer = (x: number, y: number, degrees: number) =>
    turned(
      x,
      y,
      degrees,
      figure(
        0,
        96,
        110,
        '0 -50, 0 -79, 1 -93, 14 -92, 24 -112, -14 -66, -16 -46, 7 -28, 12 0, -7 -28, -12 -4',
        { coat: red, legs: red, skin: wet, hair: navy, cut: 'shorts', bareArms: true, shoes: wet },
      ),
      ribbon('-44 112 1, -20 98 8, 0 94 10, 20 98 8, 44 112 1', white),
    );
  return hero(
    box(0, 0, w, h, sea),
    ground(edge(210, 30, 0.4), h + 20, shallow),
    ribbon(
      edge(150, 26, 2).map(([x, y], n) => [x, y, 4 + 10 * Math.abs(Math.sin(n * 0.9))]),
      white,
    ),
    ground(edge(74, 22, 1), h + 20, white),
    ground(edge(48, 26, 1.3), h + 20, shallow),
    ground(edge(16, 28, 1.9), h + 20, white),
    ground(edge(-8, 28, 1.9), h + 20, wet),
    ground(edge(-44, 20, 2.2), h + 20, sand),
    ...[-150, -310, -480].map((by, n) =>
      ribbon(
        edge(by, 14, n).map(([x, y], m) => [x, y, (m + n) % 5 ? 6 : 1]),
        wet,
      ),
    ),
    // a rowing boat with its oars out, as a gull sees it
    turned(
      560,
      330,
      62,
      shape('M-14 26C-60 130 60 130 14 26z', shallow),
      rod('-118 20, 118 6', 8, white),
      shape('M-150 28L-112 12-112 26-148 40zM150-6L112-2 112 12 150 12z', white),
      shape('M0-130C56-80 60 60 34 120H-34C-60 60-56-80 0-130z', white),
      shape('M0-108C42-66 44 56 24 106H-24C-44 56-42-66 0-108z', wet),
      box(-40, -40, 80, 16, white),
      box(-40, 30, 80, 16, white),
      byDay(
        l,
        disc(0, 10, 22, red),
        rod('-20 6, -50 16', 9, red),
        rod('20 4, 50 10', 9, red),
        disc(0, 8, 12, navy),
      ),
    ),
    byDay(
      l,
      swimmer(1010, 236, 40),
      swimmer(860, 150, 74),
      swimmer(1330, 120, 20),
      swimmer(330, 640, 30),
      parasol(1110, 640, 104, red),
      bather(960, 640, -64, navy, {}),
      bather(1010, 716, -60, shallow, { coat: navy, legs: navy }, poses.waving),
      parasol(1400, 330, 96, navy),
      bather(1340, 560, -14, red, { coat: navy, legs: navy }),
      bather(1440, 580, -20, white, {}, poses.standing),
      parasol(690, 862, 100, sea),
      bather(900, 900, -30, white, {}),
      parasol(1640, 590, 104, sea),
      parasol(1740, 690, 92, red),
      bather(1520, 700, -70, shallow, {}, poses.waving),
      parasol(1720, 270, 90, red),
      bather(1590, 330, -40, navy, {}),
      bather(1850, 380, 30, white, { coat: navy, legs: navy }),
      parasol(1330, 800, 96, navy),
      bather(1220, 860, -50, red, { coat: navy, legs: navy }),
      parasol(1920, 90, 84, navy),
    ),
    l.stars
      ? disc(1150, 620, 124, wet) +
          disc(1150, 620, 60, red) +
          disc(1150, 620, 30, white) +
          [0, 100, 200, 290]
            .map((a) =>
              turned(
                1150,
                620,
                a,
                disc(0, -92, 22, white),
                shape('M-30-104C-20-136 20-136 30-104z', navy),
              ),
            )
            .join('')
      : '',
    gulls(white, '700 560 96 30, 600 640 70 10'),
  );
}

/** Half above the water, half below: a canoe overhead, a swimmer among weed and fish. */
export function thingsToDo(l: Light = noon): string {
  const [sky, light, water, deep, weed, red, skin] = inks(
    l,
    'f7e3a8 7cc4b8 2c8f95 125a6e 0d3a44 d9532f f0c08c',
    '14324a 1f5a70 123f56 0c2c42 081d2c c0722f 8fa3a0',
  );
  const next = chance(5);
  const kelp = (x: number, height: number, lean: number) => {
    const spine = Array.from({ length: 7 }, (_, n): [number, number, number] => [
      x + lean * (n / 6) ** 2 + 16 * Math.sin(n * 1.4 + x),
      910 - (height * n) / 6,
      16 - n * 2,
    ]);
    return (
      ribbon(spine, weed) +
      shape(
        spine
          .slice(1, 6)
          .map(
            ([sx, sy], n) =>
              `M${Math.round(sx)} ${Math.round(sy)}q${n % 2 ? 60 : -60}-10 ${n % 2 ? 92 : -92}-60q${n % 2 ? -64 : 64} 4 ${n % 2 ? -92 : 92} 60z`,
          )
          .join(''),
        weed,
      )
    );
  };
  const fish = (x: number, y: number, s: number, fill: string) =>
    at(
      x,
      y,
      s,
      shape('M-40 0C-20-22 20-22 42 0C20 20-20 20-40 0zM-34 0L-60-18-54 0-60 18z', fill) +
        disc(26, -4, 3, deep),
    );
  const surface = pts(
    '-10 236, 240 250, 480 232, 760 252, 1040 234, 1320 254, 1600 236, 1840 250, 2010 238',
  );
  return hero(
    box(0, 0, w, h, sky),
    byDay(l, disc(1500, 150, 64, red)),
    l.stars ? starlight(200, 60, skin, 4) : '',
    ground('-10 150, 160 130, 330 150, 480 190, 620 244', 300, light),
    ground('-10 200, 140 196, 300 214, 420 250', 300, water),
    ground(surface, h, light),
    ground(
      surface.map(([x, y], n): Point => [x, y + 96 + 20 * (n % 2)]),
      h,
      water,
    ),
    facet('1420 256, 1580 256, 1130 910, 690 910', light),
    facet('1660 256, 1740 256, 1560 910, 1320 910', light),
    ground(
      '-10 640, 300 600, 640 680, 900 760, 1200 742, 1500 690, 1760 600, 2010 560',
      h + 10,
      deep,
    ),
    ribbon(
      surface.map(([x, y], n) => [x, y, n % 2 ? 7 : 3]),
      skin,
    ),
    // the canoe, half of it under water
    at(760, 246, 1.3, [
      figure(
        0,
        18,
        140,
        '0 -20, 6 -52, 10 -66, 26 -44, 36 -34, 4 -34, 22 -50, 26 -22, 40 -12, 22 -20, 36 -12',
        { coat: deep, legs: deep, skin, hair: weed, hat: red, hatKind: 'cap' },
      ),
      rod('4 -88, 92 16', 5, weed),
      shape('M84-2L104 20 98 34 78 14z', weed),
      shape('M-190-16C-120-4 120-4 196-18C170 26 90 42 0 42C-90 42-166 26-190-16z', red),
      shape('M-166 10C-90 22 100 22 172 8C140 34 80 42 0 42C-80 42-136 34-166 10z', weed),
    ]),
    ...triples(
      '330 470 .8, 420 520 .7, 300 560 .8, 400 610 .6, 520 560 .75, 1520 470 .7, 1630 430 .8, 1590 520 .65, 1720 490 .75',
    ).map(([x, y, s]) => fish(x, y, s, x < 1000 ? skin : sky)),
    // the swimmer
    turned(
      700,
      530,
      76,
      at(0, 0, 3.7, [
        figure(
          0,
          0,
          100,
          '0 -50, 0 -79, 3 -93, 10 -100, 6 -122, -10 -66, -20 -54, 6 -26, 14 -6, -4 -26, -16 -6',
          { coat: red, legs: red, skin, hair: weed, cut: 'shorts', bareArms: true },
        ),
        paint`
          ${weed} M10-8C14-12 19-9 20-5L42 30 30 27 27 36 19 28 12 34zM-20-10C-16-14-9-10-9-5L-14 34-22 27-30 35-33 26-44 26z
          ${sky} M6-101L13-98 11-92 5-95z
        `,
        line('8 -87, 2 -84, -9 -92, -10 -112', 2.4, sky),
      ]),
    ),
    dots(
      Array.from({ length: 12 }, (_, n): Point => [
        1240 + 30 * Math.sin(n * 2) + n * 5,
        480 - n * 19,
      ]),
      13,
      skin,
    ),
    kelp(120, 420, 60),
    kelp(230, 300, 70),
    kelp(430, 250, 40),
    kelp(1560, 300, -60),
    kelp(1690, 420, -70),
    kelp(1850, 500, -60),
    kelp(1940, 340, -30),
    kelp(1440, 190, -30),
    ground(
      '-10 840, 200 800, 520 850, 840 880, 1200 868, 1500 820, 1800 790, 2010 780',
      h + 10,
      weed,
    ),
    ...pts('900 850, 1190 846').map(([x, y], n) =>
      turned(
        x,
        y,
        n * 30,
        [0, 72, 144, 216, 288]
          .map((a) => turned(0, 0, a, shape('M-13 4Q0-56 13 4z', red)))
          .join(''),
      ),
    ),
    dots(
      Array.from({ length: 30 }, (): Point => [next() * 2000, 870 + next() * 26]),
      12,
      deep,
    ),
  );
}

/** At the table in the pub's window, the sun going down behind the boats. */
export function foodDrink(l: Light = noon): string {
  const [dark, brown, orange, yellow, cream, red, teal] = inks(
    l,
    '2b1a1d 743a28 e8813a f9c65a fdf0d0 bb3f28 2d6470',
    '0c101b 33211f 8a4a2a e6a747 d9c8a0 9a3c28 14354a',
  );
  const [sky, cloud] = l.stars ? [teal, teal] : [orange, yellow];
  const plate = (x: number, y: number, r: number) =>
    oval(x, y + 8, r, r * 0.17, dark) + oval(x, y, r, r * 0.17, cream);
  return hero(
    box(0, 0, w, h, sky),
    l.stars ? starlight(380, 90, cream, 8) : '',
    shape('M400 180C800 150 1200 210 1600 170V260C1200 290 800 240 400 270z', cloud),
    byDay(l, disc(1000, 400, 84, cream)),
    box(400, 400, 1200, 200, l.stars ? brown : teal),
    ground('400 330, 560 336, 680 356, 760 376, 840 404', 404, l.stars ? dark : red),
    shape(
      ['420 190', '446 150', '474 220', '506 150']
        .map((row, n) => {
          const [y = 0, long = 0] = row.split(' ').map(Number);
          return leaf(
            (l.stars ? 1206 : 1000) + 8 * (n % 2),
            y + (l.stars ? 40 : 0),
            long * (l.stars ? 0.4 : 1),
            11,
          );
        })
        .join(''),
      yellow,
    ),
    // a crabber coming home
    at(1236, 424, 1.2, [
      shape('M-80-14H84L64 18H-64z', red),
      box(-44, -44, 40, 32, red),
      rod('26 -14, 26 -96', 5, red),
      shape('M26-92L74-20H26z', cream),
      box(-34, -36, 12, 12, yellow),
    ]),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((n) => box(440 + n * 160 - 6, 40, 12, 560, dark)),
    box(400, 236, 1200, 12, dark),
    box(0, 0, 440, h, brown),
    box(1560, 0, 440, h, brown),
    box(0, 590, w, 100, brown),
    box(410, 40, 30, 560, dark),
    box(1560, 40, 30, 560, dark),
    box(390, 584, 1220, 22, dark),
    box(0, 0, w, 44, dark),
    rod('1000 40, 1000 96', 6, dark),
    shape('M930 150C940 90 1060 90 1070 150z', dark),
    oval(1000, 152, 64, 12, yellow),
    // he leans over to tell it
    at(110, 0, 1, [
      paint`
        ${teal} M236 910C236 690 300 560 430 500C490 474 566 500 606 560C640 620 640 700 640 910z
        ${orange} M478 510L496 420 586 440 576 530 540 560z
        ${yellow} M452 330C450 280 560 260 586 312L596 344 618 372 598 380C602 400 592 420 584 436C560 458 500 450 480 420C460 400 452 370 452 330z
        ${dark} M436 340C420 260 520 220 580 270C600 284 606 300 640 312C610 326 560 322 520 330C500 350 492 380 470 392C446 380 440 362 436 340z
        ${dark} M462 488L540 566 590 520 612 600 600 700H500z
      `,
    ]),
    // she listens, her chin in her hand
    at(-120, 0, 1, [
      paint`
        ${cream} M1750 910C1760 720 1720 580 1600 520C1540 490 1470 500 1420 560C1380 640 1380 700 1376 910z
        ${orange} M1520 520L1500 420 1420 440 1440 530 1480 570z
        ${yellow} M1536 350C1536 300 1430 280 1404 332L1396 362 1372 392 1392 400C1388 416 1398 436 1408 452C1440 472 1500 460 1520 430z
        ${red} M1560 440C1600 380 1570 260 1470 262C1420 266 1390 296 1392 340C1430 330 1450 320 1470 330C1474 370 1470 420 1500 450C1520 460 1545 458 1560 440z
        ${yellow} M1360 690L1376 500C1380 470 1400 450 1430 456L1452 470 1440 500 1452 690z
        ${cream} M1344 710L1372 540 1452 548 1470 600 1560 720z
      `,
    ]),
    // the table, and what stands on it
    facet('120 660, 1880 660, 2010 910, -10 910', orange),
    shape('M120 660H1880L1896 690H104z', yellow),
    at(0, -40, 1, [
      oval(800, 774, 150, 20, brown),
      oval(1100, 794, 230, 30, brown),
      oval(1420, 752, 150, 20, brown),
      shape(
        'M560 700C596 656 680 646 742 640L760 690C700 716 640 730 590 732C560 732 544 718 560 700z',
        teal,
      ),
      at(850, 772, 1, [
        paint`
          ${yellow} M-72-250H72L58 0H-58z
          ${cream} M26-250H60L48-6H22z
          ${cream} M-80-252C-92-292-54-306-36-294C-20-322 30-318 40-296C66-304 92-286 78-250C40-232-40-232-80-252z
        `,
        `<path fill="none" stroke="${cream}" stroke-width="16" d="M-68-206C-130-200-120-86-60-92"/>`,
        paint`
          ${orange} M-124-160C-96-176-84-166-62-160L-58-146-84-142-60-134-60-120-88-118-64-108-66-96-96-92C-124-96-130-130-124-160z
        `,
      ]),
      plate(1130, 778, 190),
      paint`
        ${brown} M976 768C990 670 1080 640 1140 644C1226 650 1280 700 1286 768C1200 786 1060 786 976 768z
        ${yellow} M1000 762C1014 694 1090 664 1140 668C1210 672 1256 708 1262 762C1190 776 1070 776 1000 762z
      `,
      ...pts(
        '990 736, 1006 700, 1034 674, 1070 656, 1110 648, 1152 648, 1194 658, 1232 678, 1260 706, 1274 738',
      ).map(([x, y], n) => turned(x, y, -70 + n * 15.5, oval(0, 0, 24, 13, orange))),
      shape(
        'M1090 690L1104 686 1096 724 1084 722zM1130 680H1144L1142 718H1132zM1170 686L1184 690 1190 722 1178 724z',
        brown,
      ),
      plate(1420, 740, 120),
      at(1420, 730, 1, [
        ...[-1, 1].map((s) =>
          at(
            0,
            0,
            1,
            paint`
              ${red} M30-20C80-60 96-50 104-74C130-100 140-60 112-56C112-40 80-10 40-6zM50 0L110 6 116-2 60-12zM46 8L96 24 104 18 56 0z
            `,
            s,
          ),
        ),
        shape('M-66 0C-60-50 60-50 66 0C40 22-40 22-66 0z', red),
        disc(-16, -34, 6, dark),
        disc(16, -34, 6, dark),
      ]),
    ]),
  );
}

/** Every window lit along the terrace, and three who have come to stay. */
export function stay(l: Light = noon): string {
  const [sky, wall, pale, slate, amber, glow, red] = inks(
    l,
    '2f6680 4d8596 b9cdc4 1c3448 e39b38 ffdc8c b5432e',
    '0b2238 17384f 34566a 081522 c98530 f7ca6a 7c3128',
  );
  const shade: Wear = { coat: slate, legs: slate, skin: slate, hair: slate };
  const window = (x: number, y: number, inside: string, front = wall) =>
    at(x, y, 1, [
      box(-96, -86, 192, 182, slate),
      box(-86, -76, 172, 162, glow),
      inside,
      box(-86, 86, 172, 60, front),
      box(-86, -4, 172, 6, slate),
      box(-3, -76, 6, 162, slate),
      box(-96, 86, 192, 10, slate),
      box(-108, 92, 216, 16, front === wall ? pale : wall),
    ]);
  const drapes = shape('M-86-76H-40C-50-20-60 40-86 60zM86-76H40C50-20 60 40 86 60z', amber);
  const house = (left: number, width: number, front: string, eaves: number) =>
    box(left, eaves, width, 760 - eaves, front) +
    facet(
      [
        [left - 14, eaves + 10],
        [left + 20, eaves - 120],
        [left + width - 20, eaves - 120],
        [left + width + 14, eaves + 10],
      ],
      slate,
    ) +
    [0.3, 0.7]
      .map((share) =>
        ribbon(
          [
            [left + 20, eaves - 120 + 130 * share, 1],
            [left + width / 2, eaves - 120 + 130 * share, 5],
            [left + width - 20, eaves - 120 + 130 * share, 1],
          ],
          sky,
        ),
      )
      .join('');
  const chimney = (x: number, y: number) =>
    box(x - 34, y - 90, 68, 110, red) +
    box(x - 42, y - 96, 84, 16, slate) +
    box(x - 20, y - 124, 14, 30, amber) +
    box(x + 8, y - 124, 14, 30, amber);
  const guests = { skin: glow, hair: slate };
  return hero(
    box(0, 0, w, h, sky),
    starlight(160, 60, pale, 3),
    chimney(120, 130),
    chimney(690, 110),
    chimney(1330, 110),
    chimney(1870, 130),
    paint`
      ${pale} M694-10C740 10 660 30 698 60C720 76 700 90 692 96C690 76 664 66 672 40C676 24 700 12 680-10z
    `,
    box(640, 110, 720, 120, slate),
    house(-30, 720, wall, 220),
    house(1310, 730, wall, 220),
    house(680, 640, pale, 200),
    // what the windows show
    window(170, 330, drapes + figure(10, 110, 170, poses.waving, shade)),
    window(
      480,
      330,
      shape('M-86-76H86V-30C40-10-40-10-86-30z', red) +
        shape('M-30 86V40C-30 20 30 20 30 40V86z', amber),
    ),
    window(
      170,
      580,
      box(-86, 40, 172, 50, amber) +
        paint`
          ${slate} M-30 42C-44-2-20-20-10-26L-14-48 0-36 14-48 12-26C26-14 30 20 26 42C50 40 52 20 44 4C66 20 56 56 20 54z
        `,
    ),
    window(
      480,
      580,
      drapes +
        figure(-26, 100, 150, poses.holding, { ...shade, cut: 'skirt' }) +
        shape('M20 34h40v20h-40zM60 40h24v6H60z', slate) +
        ribbon('30 28 1, 42 8 7, 32 -14 5, 44 -36 1', pale),
    ),
    window(
      810,
      320,
      shape('M-70 86V20C-70-6-20-6-20 20V50H50V86z', amber) +
        figure(
          -14,
          92,
          160,
          '-6 -22, -10 -52, -4 -64, 2 -40, 18 -38, 0 -38, 18 -40, 16 -26, 26 -8, 14 -24, 22 -6',
          shade,
        ) +
        facet('12 20, 30 12, 36 40, 16 44', pale),
      pale,
    ),
    window(
      1190,
      320,
      drapes +
        shape('M-26 86C-36 50-16 44-18 26H18C16 44 36 50 26 86z', red) +
        dots('-26 2, 0 -18, 24 0, -10 14, 12 12, -34 -16, 30 -24', 22, amber),
      pale,
    ),
    window(
      810,
      570,
      figure(-44, 130, 170, poses.holding, shade) +
        figure(52, 130, 164, poses.holding, { ...shade, cut: 'skirt' }, true) +
        box(-86, 60, 172, 30, amber) +
        shape('M-12 60V30h24v30z', red),
      pale,
    ),
    window(1190, 570, drapes, pale),
    window(1520, 330, box(-90, -80, 180, 170, slate)),
    window(
      1820,
      330,
      drapes +
        figure(
          -16,
          104,
          160,
          '0 -50, 0 -79, 3 -90, 16 -70, 26 -84, -4 -62, 14 -72, 4 -26, 4 -1, -4 -26, -5 0',
          shade,
        ) +
        shape('M0-42C10-56 26-52 30-40C26-30 8-30 0-42zM28-46L60-58 62-54 30-40z', red),
    ),
    window(1520, 580, drapes + shape('M-4-76h8v40h-8zM-36-16C-30-46 30-46 36-16z', red)),
    window(1820, 580, shape('M-60 86C-60 0-30-40 0-40S60 0 60 86z', red)),
    // the door, open
    box(900, 436, 200, 300, slate),
    box(914, 450, 172, 286, glow),
    shape('M914 450L880 470V750L914 736z', red),
    shape('M890 436C900 370 1100 370 1110 436z', slate),
    shape('M912 430C930 384 1070 384 1088 430z', glow),
    figure(980, 740, 250, poses.waving, {
      coat: red,
      legs: slate,
      skin: amber,
      hair: slate,
      cut: 'skirt',
      bareArms: true,
    }),
    box(0, 760, w, 140, slate),
    box(0, 744, w, 20, pale),
    box(860, 736, 280, 28, pale),
    shape('M914 764L1086 764 1420 900H760z', amber),
    shape('M914 744H1086V764H914z', glow),
    ...[
      [60, 1],
      [330, 1.2],
      [640, 1],
      [1360, 1],
      [1680, 1.2],
      [1940, 1],
    ].map(([x = 0, s = 1]) =>
      at(x, 756, s, [
        box(-34, -40, 68, 44, red),
        clump(0, -36, 90, 50, 6, slate),
        dots('-26 -50, 0 -66, 24 -54, 8 -44', 12, amber),
      ]),
    ),
    // they carry what they need
    figure(
      1170,
      850,
      270,
      poses.carrying,
      { ...guests, coat: slate, legs: sky, hat: red, hatKind: 'cap' },
      true,
    ),
    shape('M1088 736H1176V800H1088z', red),
    rod('1114 736, 1120 716, 1142 716, 1148 736', 8, slate),
    figure(
      1300,
      858,
      256,
      poses.strolling,
      {
        ...guests,
        coat: amber,
        legs: red,
        hat: pale,
        hatKind: 'brim',
        cut: 'skirt',
        bareArms: true,
      },
      true,
    ),
    shape('M1302 730C1340 716 1360 740 1352 790H1308z', wall),
    figure(
      1400,
      862,
      160,
      poses.holding,
      { ...guests, coat: red, legs: wall, cut: 'shorts' },
      true,
    ),
    disc(1366, 770, 14, amber),
    disc(1364, 796, 20, amber),
    disc(1354, 758, 6, amber),
    disc(1378, 758, 6, amber),
  );
}

/** A swing-boat at its height over the heads of the fair. */
export function events(l: Light = noon): string {
  const [sky, cream, red, navy, yellow, skin, green] = inks(
    l,
    '8fd0d2 fff2d4 d23f2c 1e3556 f4b73f d99a6c 6d9a4a',
    '0f2740 7d8fa0 8f3a2e 0a1829 f4b73f 8a6a58 1f4347',
  );
  const flags = (from: Point, to: Point, sag: number) => {
    const on = (t: number): Point => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
    ];
    const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 64);
    return (
      line(
        Array.from({ length: 8 }, (_, n) => on(n / 8)),
        4,
        navy,
      ) +
      Array.from({ length: count }, (_, n) => {
        const [x, y] = on((n + 0.5) / count);
        return facet(
          [
            [x - 20, y],
            [x + 20, y + 1],
            [x, y + 44],
          ],
          [red, cream, yellow][n % 3] ?? red,
        );
      }).join('')
    );
  };
  const tent = (x: number, y: number, s: number) =>
    at(x, y, s, [
      box(-190, -130, 380, 150, cream),
      ...[-190, -76, 38, 152].map((left) => box(left, -130, left === 152 ? 38 : 57, 150, red)),
      paint`
        ${cream} M-230-120C-120-170-40-240 0-330C40-240 120-170 230-120z
        ${red} M-230-120C-120-170-40-240 0-330C-30-240-70-170-120-120zM-40-120C-30-190-10-260 0-330C10-260 30-190 40-120zM120-120C70-170 30-240 0-330C40-240 120-170 230-120z
      `,
      ...[-184, -92, 0, 92, 184].map((left) =>
        shape(`M${left - 46}-122h92q-46 60-92 0z`, left % 184 ? cream : yellow),
      ),
      rod('0 -328, 0 -380', 6, navy),
      shape('M0-382C30-394 40-372 72-382V-352C40-344 30-364 0-352z', yellow),
    ]);
  const rider = (x: number, lean: string, wear: Partial<Wear>, mirror: boolean) =>
    figure(
      x,
      506,
      250,
      lean,
      { coat: yellow, legs: navy, skin, hair: navy, bareArms: true, ...wear },
      mirror,
    );
  const back = (x: number, s: number, coat: string, hat: string, kind: 'brim' | 'cap' | 'bob') =>
    at(x, 706, s, [
      shape('M-100 290C-104 100-96 50-44 34L0 24 44 34C96 50 104 100 100 290z', coat),
      box(-16, -10, 32, 50, skin),
      oval(0, -26, 45, 13, skin),
      kind === 'bob'
        ? shape('M-44 8C-60-100 60-100 44 8C20 18-20 18-44 8z', hat)
        : shape('M-40-30C-42-78 42-78 40-30C39-8 26 8 16 12H-16C-26 8-39-8-40-30z', navy),
      kind === 'brim'
        ? oval(0, -40, 76, 17, hat) + shape('M-44-42C-40-104 40-104 44-42z', hat)
        : '',
      kind === 'cap' ? shape('M-48-36C-62-86 40-104 56-50C58-36-30-28-48-36z', hat) : '',
    ]);
  return hero(
    box(0, 0, w, h, sky),
    l.stars
      ? starlight(460, 90, cream, 6)
      : shape(
          'M-10 420C120 300 260 380 330 300C440 200 600 260 620 360C700 340 740 400 860 400C1080 400 1240 480 1420 440C1560 340 1700 420 1780 360C1880 330 1960 360 2010 340V700H-10z',
          cream,
        ),
    ground('-10 640, 500 610, 1100 620, 2010 590', h, green),
    tent(330, 650, 0.92),
    tent(1690, 640, 1),
    flags([-10, 110], [650, 180], 60),
    flags([1350, 180], [2010, 90], 70),
    // the frame, the boat at its height
    ...[
      [660, 580, 760],
      [1340, 1240, 1420],
    ].map(
      ([top = 0, left = 0, right = 0]) =>
        rod(
          [
            [top, 180],
            [left, 700],
          ],
          16,
          navy,
        ) +
        rod(
          [
            [top, 180],
            [right, 700],
          ],
          16,
          navy,
        ) +
        disc(top, 176, 20, yellow),
    ),
    box(630, 168, 740, 20, navy),
    flags([650, 188], [1350, 188], 20),
    at(
      1000,
      186,
      0.8,
      turned(
        0,
        0,
        27,
        rod('-20 0, -190 430', 9, navy),
        rod('20 0, 190 430', 9, navy),
        rod('0 0, -200 436', 5, navy),
        rod('0 0, 200 436', 5, navy),
        rider(
          -112,
          '0 -50, -12 -76, -14 -89, 8 -84, 22 -98, -4 -72, 20 -90, 10 -44, 12 -30, 6 -44, 10 -30',
          { hat: red, hatKind: 'cap' },
          false,
        ),
        rider(
          112,
          '0 -50, -10 -76, -8 -89, 8 -80, 24 -88, -4 -70, 20 -84, 10 -44, 12 -30, 6 -44, 10 -30',
          { coat: navy, legs: red, hair: navy },
          true,
        ),
        paint`
          ${red} M-264 330C-240 372-200 384-130 386H130C200 384 240 372 264 330C268 440 190 520 90 520H-90C-190 520-268 440-264 330z
          ${yellow} M-252 400C-220 424-150 428 0 428S220 424 252 400C246 424 236 444 222 460C150 476-150 476-222 460C-236 444-246 424-252 400z
        `,
        ...[-150, -75, 0, 75, 150].map((x) => disc(x, 446, 12, navy)),
        paint`
          ${yellow} M-264 330C-290 320-300 290-284 270C-280 296-262 300-252 316zM264 330C290 320 300 290 284 270C280 296 262 300 252 316z
        `,
      ),
    ),
    l.stars
      ? dots(
          Array.from({ length: 18 }, (_, n): Point => [612 + n * 46, 160]),
          18,
          yellow,
        )
      : '',
    // the fair, from behind
    at(0, -64, 1, [
      back(210, 1, navy, navy, 'bob'),
      back(780, 1, red, yellow, 'brim'),
      back(1250, 1, cream, navy, 'bob'),
      back(1700, 1, yellow, navy, 'cap'),
      paint`
      ${skin} M570 740C616 690 650 640 668 586L660 556 676 530 694 550 692 596C682 650 640 730 604 780z
    `,
      back(560, 1.16, sky, red, 'brim'),
      back(400, 1.1, cream, navy, 'cap'),
      back(920, 1.14, yellow, navy, 'bob'),
      back(1110, 1.16, navy, navy, 'bob'),
      // a child on his shoulders
      figure(
        1110,
        800,
        250,
        '0 -50, 0 -79, 2 -91, 13 -90, 24 -108, -9 -66, -12 -52, 2 -52, 0 -50, -2 -52, 0 -50',
        { coat: yellow, legs: red, skin, hair: navy, cut: 'shorts', bareArms: true },
      ),
      rod('1168 536, 1186 416', 6, navy),
      shape('M1184 418C1216 404 1234 428 1274 414L1268 468C1232 478 1214 456 1176 470z', red),
      back(1400, 1.18, red, yellow, 'brim'),
      back(1560, 1.08, cream, navy, 'bob'),
      back(1850, 1.2, navy, red, 'brim'),
      back(70, 1.2, red, yellow, 'cap'),
    ]),
  );
}

/** Up the tower from its foot. */
export function about(l: Light = noon): string {
  const [blue, pale, lit, shade, dark, green, red] = inks(
    l,
    '3b8bb0 b5dade f5e2b8 bd9269 273b49 53733f c8472d',
    '0b2036 17405a 5f7686 2f4a60 0a1726 12303a f0b95a',
  );
  const rise = (x: number, y: number): Point => {
    // From the plain face, 0 to 1 across and up, to the face as one sees it from its foot.
    const up = 1 - (1 - y) ** 1.5;
    const half = 340 - 236 * up;
    return [1003 - up * 3 + (x - 0.5) * 2 * half, 900 - 698 * up];
  };
  const face = (corners: string, fill: string) =>
    facet(
      pts(corners).map(([x, y]) => rise(x / 100, y / 100)),
      fill,
    );
  const course = (y: number) =>
    face(`-3 ${y}, 38 ${y - 2}, 103 ${y}, 103 ${y + 3}, 38 ${y + 1}, -3 ${y + 3}`, dark);
  const stone = (x: number, y: number) =>
    face(`${x} ${y}, ${x + 7} ${y}, ${x + 7} ${y + 3}, ${x} ${y + 3}`, shade);
  const arch = (x: number, y: number, width: number, height: number, fill: string) =>
    face(
      `${x} ${y}, ${x + width} ${y}, ${x + width} ${y + height * 0.7}, ${x + width * 0.82} ${y + height * 0.9}, ${x + width / 2} ${y + height}, ${x + width * 0.18} ${y + height * 0.9}, ${x} ${y + height * 0.7}`,
      fill,
    );
  const bird = (x: number, y: number, s: number, a: number) =>
    turned(
      x,
      y,
      a,
      at(
        0,
        0,
        s,
        paint`
          ${dark} M0 0C-20-34-60-40-92-22C-64-20-40-8-24 12L-6 30 6 30 22 12C40-8 66-20 94-20C62-40 20-34 0 0z
        `,
      ),
    );
  return hero(
    box(0, 0, w, h, blue),
    l.stars
      ? starlight(640, 150, lit, 21)
      : shape(
          'M1000-400L-10 300V560L600 300zM1000-300L2010 180V330L1300 190zM1000-300L2010 520V640L1260 330z',
          pale,
        ),
    facet([rise(-0.06, 0), rise(0.38, 0), rise(0.38, 1), rise(-0.02, 1)], shade),
    facet([rise(0.38, 0), rise(1.06, 0), rise(1.02, 1), rise(0.38, 1)], lit),
    ...pts(
      '44 8, 60 14, 80 6, 92 18, 48 28, 88 33, 46 45, 90 52, 48 74, 90 80, 70 88, 46 62, 84 66',
    ).map(([x, y]) => stone(x, y)),
    // buttress, courses, windows
    face('-12 0, 3 0, 0 60, -4 66', dark),
    face('97 0, 112 0, 104 66, 100 60', shade),
    face('33 0, 43 0, 41 68, 36 68', dark),
    course(36),
    course(68),
    arch(56, 4, 28, 26, dark),
    face('69 4, 71 4, 71 28, 69 28', lit),
    arch(8, 8, 16, 18, dark),
    arch(56, 74, 11, 20, dark),
    arch(75, 74, 11, 20, dark),
    arch(12, 74, 10, 20, dark),
    ...[78, 82, 86].map(
      (y) =>
        face(`56 ${y}, 67 ${y}, 67 ${y + 1}, 56 ${y + 1}`, lit) +
        face(`75 ${y}, 86 ${y}, 86 ${y + 1}, 75 ${y + 1}`, lit),
    ),
    oval(...rise(0.7, 0.5), 46, 34, dark),
    oval(...rise(0.7, 0.5), 36, 26, red),
    rod([rise(0.7, 0.5), rise(0.7, 0.56)], 4, dark),
    rod([rise(0.7, 0.5), rise(0.76, 0.47)], 4, dark),
    // the battlements against the sky
    at(300, 38, 0.7, [
      facet(
        '846 254, 930 240, 1160 254, 1172 222, 1140 216, 1138 238, 1090 234, 1092 212, 1050 208, 1048 230, 1000 226, 1002 204, 954 200, 950 224, 922 222, 922 200, 890 204, 890 228, 862 232, 862 210, 838 214',
        lit,
      ),
      facet(
        '846 254, 930 240, 930 222, 922 222, 922 200, 890 204, 890 228, 862 232, 862 210, 838 214',
        shade,
      ),
      facet('846 254, 930 240, 1160 254, 1156 266, 930 252, 850 266', dark),
      facet('936 206, 946 184, 956 206', lit),
      facet('834 220, 842 190, 850 220', shade),
      facet('1160 224, 1166 196, 1174 224', lit),
    ]),
    bird(1260, 170, 0.7, -14),
    bird(1350, 280, 0.5, 10),
    bird(740, 230, 0.6, 16),
    bird(690, 370, 0.42, -8),
    bird(1420, 150, 0.4, 24),
    bird(620, 150, 0.46, -20),
    // yews on either hand, and those who crane their necks
    ...[
      [190, 930, 1.2],
      [1830, 960, 1.5],
    ].map(([x = 0, y = 0, s = 1]) =>
      at(x, y, s, [clump(0, 20, 560, 440, 11, dark), clump(40, -40, 440, 320, 9, green)]),
    ),
    figure(
      1330,
      950,
      440,
      '0 -50, 0 -79, -2 -92, 13 -92, 23 -110, -9 -66, -4 -52, 5 -26, 6 0, -4 -26, -7 0',
      { coat: red, legs: dark, skin: lit, hair: dark, hat: dark, hatKind: 'cap' },
      true,
    ),
    figure(
      1430,
      960,
      410,
      '0 -50, -2 -79, -5 -91, 10 -68, 2 -60, -8 -74, 3 -91, 4 -26, 5 0, -4 -26, -6 0',
      { coat: pale, legs: red, skin: lit, hair: dark, cut: 'skirt', bareArms: true },
      true,
    ),
    figure(720, 930, 320, poses.pointing, { coat: green, legs: dark, skin: lit, hair: dark }),
  );
}

/** Up the hill against the wind, over the brow the path and the sea beyond. */
export function walks(l: Light = noon): string {
  const [sky, cloud, grassy, bracken, dark, yellow, skin] = inks(
    l,
    'efe6cf b9cbc6 7c9150 b0602c 1f3a3d eab23c d79a6b',
    '14324a 1d4a60 1f4438 4a3430 081a26 d99a3a 8d8074',
  );
  const thorn = (x: number, y: number, s: number) =>
    at(x, y, s, [
      paint`
        ${dark} M-20 6C-14-50-30-90-6-150C6-190 40-220 90-250L96-240C60-214 30-186 22-150C40-170 80-190 130-196L132-186C80-176 40-150 20-110C10-70 14-40 22 6z
        ${bracken} M-30-196C0-260 80-330 190-330C300-336 400-300 470-250C380-260 330-252 280-232C240-236 200-220 170-196C130-206 90-196 60-170C30-190 0-196-30-196z
        ${dark} M60-252C110-310 220-322 330-296C390-286 430-270 470-250C400-262 340-262 290-246C210-270 120-262 60-252z
      `,
    ]);
  const brow =
    '-10 800, 260 700, 520 610, 780 540, 1040 486, 1300 450, 1560 444, 1800 470, 2010 520';
  const wear = { skin, hair: dark, legs: dark };
  return hero(
    box(0, 0, w, h, sky),
    l.stars ? starlight(500, 120, skin, 31) : '',
    // the wind
    paint`
      ${cloud} M-10 120C300 60 640 60 900 110C1160 150 1500 120 2010 30V90C1560 190 1180 220 880 180C600 140 300 150-10 210z
      ${cloud} M-10 300C200 260 460 250 700 290C900 330 1200 330 1400 300C1200 380 900 390 660 350C440 320 200 340-10 390z
      ${cloud} M1240 250C1500 250 1760 200 2010 150V200C1800 260 1500 290 1240 250z
    `,
    ...[
      [1500, 330, 0.9, 24],
      [1640, 280, 0.6, -10],
      [420, 210, 0.7, -30],
    ].map(([x = 0, y = 0, s = 1, a = 0]) =>
      turned(
        x,
        y,
        a,
        at(
          0,
          0,
          s,
          paint`
            ${dark} M0 0C-20-34-60-40-92-22C-64-20-40-8-24 12L-6 22 22 12C40-8 66-20 94-20C62-40 20-34 0 0z
          `,
        ),
      ),
    ),
    ground('-10 560, 180 540, 420 560, 640 590', h, cloud),
    ground('-10 510, 120 506, 240 530, 330 574, 430 610, 640 720', h, grassy),
    ground('-10 560, 120 570, 260 620, 340 680', h, bracken),
    ground(brow, h, grassy),
    between(
      '430 910, 700 740, 960 610, 1180 528, 1340 478, 1420 450',
      '860 910, 920 780, 1060 660, 1240 560, 1380 492, 1450 449',
      sky,
    ),
    ground('-10 880, 200 800, 460 740, 560 800, 520 910', h, bracken),
    ground('1060 910, 1180 760, 1340 650, 1600 560, 1820 540, 2010 590', h, bracken),
    thorn(1610, 556, 1.05),
    ...triples('1390 770 90, 1800 700 74, 1540 876 120, 1960 850 110, 110 880 120, 300 840 64').map(
      ([x, y, s]) =>
        clump(x, y, s * 2.2, s, 7, dark) +
        dots(
          [
            [x - s * 0.6, y - s * 0.5],
            [x - s * 0.2, y - s * 0.8],
            [x + s * 0.3, y - s * 0.7],
            [x + s * 0.7, y - s * 0.4],
            [x, y - s * 0.4],
          ],
          s * 0.3,
          l.stars ? skin : yellow,
        ),
    ),
    // four of them, and the dog that is first
    figure(
      1296,
      530,
      230,
      '0 -50, 4 -78, 9 -90, 20 -79, 36 -90, -7 -64, -12 -50, 12 -30, 12 -3, -6 -26, -16 0',
      { ...wear, coat: bracken, hat: dark, hatKind: 'cap', pack: dark },
    ),
    figure(1086, 632, 300, poses.leaning, {
      ...wear,
      coat: yellow,
      pack: bracken,
      hat: bracken,
      hatKind: 'cap',
    }),
    rod('1170 470, 1198 622', 7, dark),
    figure(
      916,
      700,
      286,
      '0 -50, 12 -75, 20 -86, 30 -72, 33 -86, 24 -62, 36 -56, 14 -30, 13 0, -6 -26, -20 -3',
      {
        ...wear,
        coat: l.stars ? skin : dark,
        legs: bracken,
        cut: 'skirt',
        hat: yellow,
        hatKind: 'brim',
      },
    ),
    shape('M950 470C914 460 880 474 840 452C862 486 900 496 944 492z', bracken),
    figure(
      760,
      750,
      190,
      '0 -50, 10 -76, 17 -88, 24 -72, 40 -66, 4 -60, -8 -54, 14 -30, 14 0, -6 -26, -20 -3',
      { ...wear, coat: bracken, legs: dark, cut: 'shorts' },
    ),
    at(1450, 474, 1.7, dog(dark)),
    grass(1000, 905, 300, 90, 18, dark, 3),
    grass(480, 905, 240, 90, 16, dark, 8),
  );
}

/** The bus to the village comes down the wet lane with its lamps lit. */
export function gettingAround(l: Light = noon): string {
  const [rain, leafy, hedge, red, cream, lamp, slate] = inks(
    l,
    'bccac4 7f9c6a 23473c c23a29 f5ead0 f6c550 3a4b55',
    '1b3a4e 24483f 0a2422 7c2f2a c4b68e f6c550 0c1c2a',
  );
  const next = chance(9);
  const drop = (x: number, y: number, long: number) =>
    `M${Math.round(x)} ${Math.round(y)}l${-Math.round(long * 0.28)} ${Math.round(long)}`;
  const pane = (corners: string) => facet(corners, l.stars ? lamp : slate);
  return hero(
    box(0, 0, w, h, rain),
    ground('-10 330, 300 270, 700 250, 1100 290, 1500 250, 2010 300', h, leafy),
    ...[
      '-10 420, 240 360, 560 330',
      '1280 300, 1560 280, 2010 360',
      '560 270, 700 300, 760 360',
    ].map((way) =>
      ribbon(
        pts(way).map(([x, y]) => [x, y, 12]),
        hedge,
      ),
    ),
    // the tower on its hill
    facet('470 262, 470 190, 478 182, 478 190, 500 190, 500 182, 508 190, 508 256', slate),
    facet('508 258, 508 232, 580 232, 590 254', slate),
    // the lane between its banks
    between(
      '620 330, 700 380, 660 440, 480 560, 200 740, -10 910',
      '690 330, 790 380, 800 440, 1180 560, 1560 700, 2010 910',
      slate,
    ),
    ground(
      '-10 520, 120 470, 300 440, 520 420, 640 400, 690 388, 640 440, 480 540, 240 690, -10 860',
      h,
      hedge,
    ),
    paint`
      ${leafy} M-10 860C160 740 360 600 560 480C640 430 700 410 700 390L660 440C560 540 320 720 80 910H-10z
    `,
    ground('770 392, 900 360, 1100 350, 1400 380, 1700 420, 2010 440', 580, hedge),
    paint`
      ${hedge} M770 392C840 440 1200 560 1500 660C1720 730 1900 820 2010 900V540C1600 480 1100 420 770 392z
      ${leafy} M1360 600C1600 670 1840 770 2010 860V910H1180C1200 860 1240 760 1340 650z
    `,
    at(140, 112, 0.86, [
      // the wet road has the lamps in it
      shape(
        leaf(690, 800, 150, 10) +
          leaf(680, 830, 200, 12) +
          leaf(664, 868, 260, 14) +
          leaf(930, 806, 150, 10) +
          leaf(940, 838, 200, 12) +
          leaf(950, 876, 260, 14),
        lamp,
      ),
      shape(leaf(900, 742, 640, 44), hedge),
      paint`
        ${hedge} M646 700H712V772C694 784 664 782 648 768zM908 720H982V790C964 800 928 800 910 786z
      `,
      // the bus: its front, and the side with the door, towards the hedge
      facet('986 240, 1392 330, 1392 640, 986 742', red),
      facet('986 240, 1392 330, 1392 470, 986 466', cream),
      pane('1008 300, 1090 314, 1090 450, 1008 450'),
      ...[1150, 1214, 1274, 1330].map((x, n) =>
        pane(
          `${x} ${328 + n * 14}, ${x + 50 - n * 4} ${338 + n * 14}, ${x + 50 - n * 4} 456, ${x} 454`,
        ),
      ),
      facet('1010 470, 1098 470, 1098 716, 1010 738', slate),
      facet('1022 486, 1062 486, 1062 712, 1022 724', lamp),
      facet('986 470, 1392 474, 1392 490, 986 490', red),
      ...[
        [1200, 690, 52],
        [1350, 652, 40],
      ].map(
        ([x = 0, y = 0, r = 0]) =>
          oval(x, y, r * 0.62, r, slate) + oval(x, y, r * 0.26, r * 0.46, cream),
      ),
      paint`
        ${red} M640 720V300C640 210 700 190 812 186C930 184 988 210 990 300V738L640 716z
        ${cream} M650 470V306C650 226 704 206 812 202C924 200 978 226 980 306V480C880 490 760 488 650 470z
      `,
      box(716, 220, 196, 40, slate),
      box(728, 228, 172, 24, lamp),
      paint`
        ${l.stars ? lamp : slate} M672 300C720 290 770 288 808 288V436C760 436 710 434 672 428zM824 288C870 288 920 290 960 302V436C920 440 870 440 824 438z
      `,
      // its driver, at the right-hand side
      paint`
        ${l.stars ? slate : cream} M690 430C690 390 712 376 730 372C718 360 720 330 742 330C764 330 766 360 754 372C776 378 792 396 792 436z
        ${red} M716 336C722 312 764 314 770 338z
        ${cream} M752 560C752 520 780 506 814 506C850 506 880 520 880 560V690H752z
      `,
      ...[772, 796, 820, 844].map((x) => box(x, 530, 10, 150, slate)),
      disc(696, 600, 44, slate),
      disc(696, 600, 34, lamp),
      disc(936, 606, 44, slate),
      disc(936, 606, 34, lamp),
      facet('630 700, 996 724, 996 746, 630 722', slate),

      rod('640 330, 606 316', 8, slate),
      shape('M590 300h24v56h-24z', slate),
      // who waits, and waves it down
      rod('1500 880, 1500 470', 12, slate),
      shape('M1440 420h120v76h-120z', red),
      box(1456, 436, 88, 44, cream),
      at(0, -44, 1, [
        figure(
          1330,
          838,
          300,
          '0 -50, -1 -79, 1 -91, 14 -84, 26 -96, -8 -66, -10 -64, 5 -26, 7 0, -4 -26, -6 0',
          { coat: lamp, legs: slate, skin: cream, hair: slate, hat: slate, hatKind: 'cap' },
          true,
        ),
        figure(
          1420,
          850,
          280,
          '0 -50, 0 -79, 1 -91, 10 -66, 16 -82, -9 -64, -8 -46, 4 -26, 4 -1, -4 -26, -5 0',
          { coat: red, legs: cream, skin: cream, hair: slate, cut: 'skirt' },
          true,
        ),
        rod('1374 630, 1374 420', 6, slate),
        paint`
          ${leafy} M1226 540C1240 440 1310 396 1376 394C1446 396 1516 440 1530 540C1506 520 1476 520 1452 540C1428 520 1400 520 1376 540C1352 520 1324 520 1300 540C1276 520 1250 520 1226 540z
          ${cream} M1300 540C1304 460 1340 410 1376 394C1412 410 1446 460 1452 540C1428 520 1400 520 1376 540C1352 520 1324 520 1300 540z
          ${hedge} M1446 716H1520V786H1446z
        `,
        rod('1464 716, 1472 696, 1494 696, 1502 716', 6, hedge),
      ]),
    ]),
    `<path fill="none" stroke="${l.stars ? leafy : cream}" stroke-width="3" d="${Array.from({ length: 130 }, () => drop(next() * 2100, next() * 860, 40 + next() * 50)).join('')}"/>`,
  );
}

/** Low water in a sea fret: a boat on its side, the pole that says how deep. */
export function tides(l: Light = noon): string {
  const [fret, pale, grey, water, sand, red, dark] = inks(
    l,
    'e3e8e2 c9d6d5 9fb6ba 6f919b dcc9a4 c64f38 2b4350',
    '1c3c50 16334a 2b5468 3f6c7e 24333f e0a04a 07131f',
  );
  const ebb = (y: number, swing: number, thick: number, n: number): [number, number, number][] =>
    Array.from({ length: 21 }, (_, k) => [
      k * 102 - 20,
      y + swing * Math.sin(k * 0.42 + n),
      thick * (0.35 + 0.65 * Math.abs(Math.sin(k * 0.7 + n))),
    ]);
  const edge = (y: number, swing: number, n: number): Point[] =>
    ebb(y, swing, 0, n).map(([x, at]) => [x, at]);
  return hero(
    box(0, 0, w, h, fret),
    l.stars ? starlight(240, 40, water, 14) : '',
    shape('M-10 380V190C140 170 260 200 360 260C450 310 560 330 640 380z', pale),
    shape('M2010 390V250C1860 230 1700 260 1600 310C1500 350 1400 360 1330 390z', pale),
    shape('M-10 420V300C80 280 160 310 230 350C300 390 360 396 420 420z', grey),
    // the moon that does it
    disc(850, 300, 54, l.stars ? red : pale),
    disc(872, 289, 47, fret),
    ground(edge(398, 5, 1), h, pale),
    ground(edge(440, 10, 2), h, grey),
    ribbon(ebb(470, 10, 8, 0.4), fret),
    ground(edge(506, 14, 2.6), h, water),
    ribbon(ebb(540, 14, 9, 3.4), pale),
    ground(edge(574, 18, 0.6), h, fret),
    ground(edge(586, 18, 0.6), h, sand),
    ...[
      [640, 18, 12],
      [704, 22, 22],
      [776, 24, 16],
      [846, 20, 30],
    ].map(([y = 0, swing = 0, thick = 0], n) =>
      ribbon(ebb(y, swing, thick, n * 1.3), n % 2 ? grey : pale),
    ),
    // the pole, and itself once more in the wet sand
    ...Array.from(
      { length: 9 },
      (_, n) =>
        box(642, 252 + n * 56, 40, 28, n < 2 ? red : dark) + box(642, 280 + n * 56, 40, 28, fret),
    ),
    box(642, 700, 40, 10, dark),
    facet('634 262, 662 240, 690 262', red),
    facet('642 716, 682 716, 674 880, 650 880', grey),
    oval(662, 712, 70, 12, grey),
    // the boat on its bilge
    oval(1160, 742, 340, 36, grey),
    shape('M860 760C960 800 1300 806 1430 750C1380 850 1000 880 860 760z', grey),
    turned(
      1150,
      690,
      -13,
      at(0, 0, 0.92, [
        rod('40 -100, 40 -470', 12, dark),
        rod('40 -440, -250 -120', 4, dark),
        rod('40 -440, 300 -110', 4, dark),
        rod('40 -196, -240 -176', 10, dark),
        shape('M34-200C-40-216-140-210-232-184C-150-160-40-158 34-176z', fret),
        rod('-60 -208, -64 -166', 5, dark),
        rod('-140 -204, -144 -168', 5, dark),
        shape('M-320-120C-200-90 160-80 330-150C300-20 190 60 0 66C-190 70-290-10-320-120z', red),
        shape('M-300-60C-180-10 200-10 310-80C270 14 170 62 0 66C-170 68-264 16-300-60z', dark),
        shape('M-322-126C-200-96 160-86 334-156L330-134C160-66-200-74-318-104z', fret),
      ]),
    ),
    line('860 700, 760 760, 600 770, 420 800', 5, dark),
    at(400, 806, 1, [
      rod('0 0, 30 -70', 8, dark),
      shape('M-36-10C-30 20 20 24 44 6L34 0C16 8-14 6-22-12z', dark),
    ]),
    // digging for bait
    figure(1530, 760, 200, poses.bending, {
      coat: dark,
      legs: water,
      skin: sand,
      hair: dark,
      hat: red,
      hatKind: 'cap',
    }),
    rod('1574 628, 1602 764', 6, dark),
    oval(1530, 766, 60, 9, grey),
    figure(
      1680,
      776,
      130,
      poses.carrying,
      { coat: red, legs: dark, skin: sand, hair: dark, cut: 'shorts' },
      true,
    ),
    shape('M1642 712h34l-6 44h-22z', dark),
    oval(1676, 780, 44, 7, grey),
    gulls(dark, '1380 310 70 -8, 1480 276 48 8'),
  );
}
