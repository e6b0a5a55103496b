/** Things to do. */
import { fishingBoat, riverBoat, rowingBoat, sailingBoat } from '../kit/boats';
import { castle, church, cottage } from '../kit/buildings';
import {
  at,
  between,
  blob,
  box,
  card,
  disc,
  dots,
  facet,
  leaf,
  line,
  type Point,
  pts,
  ribbon,
  rod,
  shape,
  triples,
} from '../kit/draw';
import { cliff, gorse, grass, headland, hedge, hill, rock, thrift } from '../kit/land';
import { byDay, dawn, dim, gold, ink, type Light, mix, morning, noon, tone } from '../kit/palette';
import { dog, skirted, stander, walker } from '../kit/people';
import { foam, ripples, sea } from '../kit/sea';
import { beach, foamWhite, startPoint } from '../kit/shore';
import { cloud, glitter, gulls, nearGull, orb, rays, sky, streaks } from '../kit/sky';
import { bough, pine, tree, wood } from '../kit/trees';

/** The path down to the crescent, walkers and dog ahead of us. */
export function walkToBlackpoolSands(l: Light = morning): string {
  const path = tone(l, mix(ink.sand, ink.paper, 0.4));
  return card(
    sky(l, 1200, 330),
    cloud(l, 880, 190, 330),
    cloud(l, 300, 120, 240, true),
    streaks(l.cloud, '560 230 420, 1020 256 300'),
    sea(l, 1200, 326, 800),
    ripples('60 350 560 200', 26, l.glint, 5, 0.55),
    sailingBoat(l, 250, 408, 90, { mirror: true }),
    headland(
      l,
      '560 320, 640 290, 760 262, 900 236, 1040 214, 1210 190',
      '548 332, 640 318, 760 306, 900 298, 1040 290, 1210 284',
      356,
      0.24,
    ),
    hill(
      l,
      '700 376, 760 350, 840 332, 980 300, 1210 262',
      800,
      mix(ink.fern, ink.meadow, 0.4),
      0.08,
    ),
    // Between the sand and the near hill.
    hill(
      l,
      '440 584, 560 572, 640 556, 700 536, 752 508, 812 440',
      800,
      mix(ink.fern, ink.meadow, 0.4),
      0.08,
    ),
    beach(
      l,
      '600 356, 690 364, 744 394, 738 440, 670 492, 560 530, 420 552',
      '650 350, 760 356, 820 396, 820 450, 760 520, 640 570, 470 590',
      [-9, 3],
    ),
    wood(l, '800 386 26, 846 398 28, 896 392 30, 950 380 30, 830 430 30, 1010 366 34', 0.06),
    pine(l, 856, 470, 110),
    pine(l, 910, 480, 132, 0, true),
    pine(l, 980, 486, 124),
    hill(l, '0 520, 160 530, 330 556, 500 590, 660 580, 800 530, 960 480, 1210 430', 800, ink.fern),
    hill(l, '644 590, 760 548, 900 506, 1060 474, 1210 452', 800, ink.meadow),
    hedge(l, '700 578, 860 540, 1040 520, 1210 512', 26),
    between(
      '634 586, 598 608, 566 640, 520 700, 450 810',
      '644 586, 642 608, 660 640, 700 700, 790 810',
      path,
    ),
    between(
      '634 586, 598 608, 566 640, 520 700, 450 810',
      '636 586, 606 608, 580 640, 542 700, 490 810',
      mix(path, tone(l, ink.bark), 0.3),
    ),
    walker(l, 640, 704, 126, { coat: ink.red, pack: ink.deep, mirror: true }),
    skirted(l, 586, 690, 116, { coat: ink.paper, legs: ink.sea, hat: ink.gorse }),
    dog(l, 668, 740, 62, ink.bark, true),
    hill(l, '0 600, 140 606, 280 650, 390 720, 440 800', 800, mix(ink.fern, ink.pine, 0.7)),
    hill(l, '820 800, 880 730, 990 670, 1110 640, 1210 632', 800, mix(ink.fern, ink.pine, 0.7)),
    gorse(l, 1040, 740, 260, 7),
    grass(120, 806, 300, 90, 18, tone(l, mix(ink.pine, ink.navy, 0.35)), 4),
    grass(1000, 806, 330, 80, 20, tone(l, mix(ink.pine, ink.navy, 0.35)), 8),
    gulls(dim(l, '#fffaf0'), '360 300 54 -8, 440 268 38 6'),
  );
}

/** Headland behind headland, the path along the brink. */
export function coastalPathTrails(l: Light = noon): string {
  const path = tone(l, ink.sand);
  return card(
    sky(l, 1200, 300),
    cloud(l, 860, 180, 460),
    cloud(l, 400, 116, 240, true),
    sea(l, 1200, 296, 800),
    headland(
      l,
      '0 190, 160 210, 320 232, 470 250, 560 284',
      '0 262, 160 268, 320 272, 470 278, 572 292',
      302,
      0.58,
    ),
    headland(
      l,
      '0 176, 120 190, 260 240, 390 270, 470 316',
      '0 270, 120 280, 260 300, 390 308, 486 328',
      348,
      0.36,
    ),
    foam('440 352, 500 350, 560 352', 6, foamWhite(l)),
    ripples('520 330 660 380', 46, l.glint, 12, 0.5),
    sailingBoat(l, 900, 372, 84, { main: ink.paper }),
    headland(
      l,
      '0 214, 110 228, 230 282, 370 330, 480 356, 590 420',
      '0 330, 110 344, 230 376, 370 402, 480 420, 606 450',
      500,
      0.14,
    ),
    rock(l, 640, 504, 60, 40, 0.1),
    foam('536 503, 600 506, 660 506, 720 502', 9, foamWhite(l)),
    cliff(
      l,
      '440 520, 540 548, 640 560, 740 590, 830 640, 890 700',
      '520 810, 610 812, 710 812, 800 812, 890 812, 970 812',
    ),
    rock(l, 1020, 766, 120, 70),
    rock(l, 1106, 770, 70, 34),
    foam('920 762, 1000 756, 1080 763, 1180 757', 11, foamWhite(l)),
    hill(
      l,
      `0 330, 120 346, 260 400, 400 470, 520 520, 640 540, 740 566, 840 620, 900 704,
      800 680, 700 720, 560 800`,
      800,
      ink.fern,
    ),
    ribbon('400 472 4, 520 524 10, 640 546 14, 740 574 12, 840 634 0', tone(l, ink.meadow)),
    blob('40 370, 180 392, 300 450, 380 500, 300 510, 120 450', tone(l, ink.meadow)),
    hedge(l, '0 400, 130 430, 280 520, 360 600', 20),
    between(
      '290 424, 430 506, 540 560, 600 610, 590 660, 500 720, 440 810',
      '288 428, 418 518, 510 574, 548 614, 520 650, 380 710, 250 810',
      path,
    ),
    walker(l, 452, 556, 84, { coat: ink.gorse, pack: ink.red }),
    walker(l, 566, 634, 104, { coat: ink.red, pack: ink.deep, stick: true }),
    hill(l, '0 560, 120 580, 230 640, 300 720, 330 800', 800, mix(ink.fern, ink.pine, 0.7)),
    rod('156 710, 156 560', 14, tone(l, ink.bark)),
    rod('158 710, 158 560', 5, tone(l, ink.sand)),
    facet('160 566, 250 574, 272 590, 248 602, 160 596', tone(l, ink.sand)),
    facet('152 606, 80 598, 60 612, 80 626, 152 634', tone(l, mix(ink.sand, ink.bark, 0.3))),
    gorse(l, 210, 790, 240, 3),
    thrift(l, 650, 790, 110),
    thrift(l, 730, 806, 90),
    grass(60, 806, 260, 100, 16, tone(l, mix(ink.pine, ink.navy, 0.35)), 2),
    nearGull(1010, 520, 0.9, l),
    gulls(dim(l, '#fffaf0'), '720 400 46 8, 1100 420 40 -8'),
  );
}

/** Above and below the water at once: a paddleboarder, and a snorkeller among fish and weed. */
export function snorkellingPaddleboarding(l: Light = noon): string {
  const weed = (x: number, y: number, h: number, fill: string, mirror = false) =>
    at(
      x,
      y,
      h / 200,
      shape(
        'M-10 0C-34-50 22-90-8-150C-14-170-8-188 4-200C2-170 26-150 16-112C8-80-6-50 12 0z',
        fill,
      ),
      (mirror ? -h : h) / 200,
    );
  const fish = (x: number, y: number, s: number, fill: string) =>
    at(x, y, s, [
      shape('M-30 0C-14-18 14-16 28-2L44-14C40-4 40 4 44 14L28 2C14 16-14 18-30 0z', fill),
      shape('M-30 0C-14-18 14-16 28-2C10-4-10-2-30 0z', mix(fill, '#ffffff', 0.3)),
      disc(-18, -4, 2.4, ink.navy),
    ]);
  const suit = l.stars ? tone(l, ink.sand) : ink.navy;
  const bed = tone(l, ink.sand);
  return card(
    sky(l, 1200, 250),
    cloud(l, 270, 150, 330),
    cloud(l, 960, 120, 260, true),
    sea(l, 1200, 246, 420, l.sea.slice(0, 3)),
    headland(
      l,
      '0 110, 110 130, 220 170, 320 196, 400 250',
      '0 190, 110 204, 220 224, 320 240, 414 266',
      296,
      0.16,
    ),
    foam('300 300, 400 296, 480 300', 7, foamWhite(l)),
    ripples('420 270 760 90', 24, l.glint, 4, 0.6),
    box(0, 396, 1200, 410, dim(l, '#4fb0b4')),
    shape(
      'M0 400C150 372 260 420 420 396C560 376 680 420 820 394C960 372 1080 412 1200 390V800H0z',
      dim(l, '#4fb0b4'),
    ),
    shape('M0 480C220 460 420 500 640 474C860 450 1040 490 1200 466V800H0z', dim(l, '#2f97a2')),
    shape('M0 580C260 556 480 604 720 572C900 550 1060 590 1200 566V800H0z', dim(l, '#1f7f90')),
    byDay(
      l,
      shape('M620 404L820 396L520 800H300zM880 391L960 385 1010 388L860 800H700z', '#a8dcd4', 0.26),
    ),
    ribbon(
      `0 402 10, 150 386 9, 300 404 12, 420 398 8, 560 390 12, 690 402 9, 820 396 13,
      960 384 9, 1090 398 12, 1200 392 9`,
      dim(l, '#eef6ea'),
    ),
    shape('M0 742C180 706 340 760 520 738C760 706 960 770 1200 720V800H0z', bed),
    shape(
      'M0 770C220 744 420 786 640 766C860 744 1040 790 1200 764V800H0z',
      mix(bed, ink.bark, 0.28),
    ),
    rock(l, 140, 790, 260, 170, 0.12),
    rock(l, 1080, 780, 300, 190, 0.12),
    rock(l, 930, 790, 130, 70, 0.08),
    weed(60, 800, 300, dim(l, '#1f5f58')),
    weed(120, 800, 240, dim(l, '#2f7a62'), true),
    weed(230, 800, 190, dim(l, '#1f5f58')),
    weed(1010, 790, 260, dim(l, '#2f7a62')),
    weed(1060, 800, 320, dim(l, '#1f5f58'), true),
    weed(1150, 800, 250, dim(l, '#2f7a62')),
    fish(216, 596, 1, dim(l, ink.gorse)),
    fish(290, 556, 0.8, dim(l, ink.gorse)),
    fish(176, 640, 0.7, dim(l, ink.gorse)),
    fish(840, 690, 0.9, dim(l, ink.red)),
    fish(910, 660, 0.7, dim(l, ink.red)),
    shape(
      'M360 388C470 394 640 396 770 380C752 404 690 414 600 416C480 418 400 408 360 388z',
      dim(l, ink.paper),
    ),
    shape(
      'M396 402C480 412 640 412 742 396C716 408 670 414 600 416C500 418 430 412 396 402z',
      dim(l, ink.red),
    ),
    rod('694 160, 640 470', 6, tone(l, mix(ink.bark, ink.sand, 0.4))),
    blob('628 466, 654 470, 652 520, 636 540, 622 516', dim(l, ink.gorse)),
    stander(l, 580, 394, 230, { coat: ink.red, legs: suit, hat: ink.paper, arms: 'none' }),
    line('608 230, 648 244, 686 212', 12, dim(l, ink.skin)),
    line('552 232, 586 292, 668 300', 12, dim(l, ink.skin)),
    line('608 230, 632 240', 16, dim(l, mix(ink.red, ink.navy, 0.2))),
    line('552 232, 568 264', 16, dim(l, mix(ink.red, ink.navy, 0.2))),
    at(640, 630, 1.5, [
      shape('M-70-10C-30-26 20-26 50-16C58-10 56 2 46 6C10 12-40 10-72 4z', suit),
      shape('M-20-20C10-26 34-22 50-16L46-8C24-14 0-16-20-12z', dim(l, '#3b5a70')),
      shape('M-70-10C-104-14-134-10-160-2L-158 8C-130 4-100 6-72 6z', suit),
      shape('M-160-4C-186-14-206-12-222-2C-204 6-182 12-158 10z', dim(l, ink.gorse)),
      shape('M-66-2C-100 4-126 14-148 28L-142 36C-120 24-92 14-66 10z', suit),
      shape('M-148 26C-170 28-186 38-194 52C-174 54-154 48-140 36z', dim(l, ink.gorse)),
      shape('M34 2C50 14 70 20 92 20L92 12C74 10 60 4 50-8z', dim(l, ink.skin)),
      disc(93, 16, 5, dim(l, ink.skin)),
      disc(66, -16, 17, dim(l, ink.skin)),
      shape('M50-20C48-36 66-42 76-34C66-34 58-28 54-14z', ink.bark),
      shape('M68-26L84-24 84-10 70-8z', dim(l, ink.red)),
      shape('M60-10C44-22 44-48 50-64L57-62C52-46 54-28 66-14z', dim(l, ink.red)),
    ]),
    dots('700 556, 718 528, 708 504, 726 476', 12, dim(l, '#d6efe6')),
  );
}

/** A lane in the old village below the church tower, a guide and her guests. */
export function historicVillageTour(l: Light = gold): string {
  const lane = tone(l, mix(ink.sand, ink.paper, 0.35));
  const shadow = mix(lane, tone(l, ink.navy), 0.3);
  return card(
    sky(l, 1200, 470),
    orb(l, 800, 240, 60),
    cloud(l, 250, 190, 300),
    streaks(l.cloud, '640 140 420, 920 346 300'),
    hill(l, '0 420, 260 380, 560 390, 860 360, 1200 400', 800, ink.fern, 0.36),
    wood(l, '120 420 40, 190 416 46, 820 396 44, 900 392 50, 980 398 46', 0.28),
    church(l, 540, 486, 316),
    tree(l, 350, 500, 190, 0.06),
    tree(l, 880, 500, 170, 0.06),
    hill(l, '0 520, 300 490, 600 484, 900 496, 1200 520', 800, ink.fern),
    between(
      '560 486, 520 540, 440 620, 300 720, 120 810',
      '640 486, 700 540, 800 620, 930 720, 1080 810',
      lane,
    ),
    between(
      '560 486, 520 540, 440 620, 300 720, 120 810',
      '576 486, 560 540, 520 620, 440 720, 360 810',
      shadow,
    ),
    cottage(l, 360, 590, 280, { roof: ink.slate, wall: '#f7e8cd' }),
    cottage(l, 130, 700, 420, { roof: ink.red, door: ink.deep }),
    at(860, 570, 1, cottage(l, 0, 0, 240, { roof: ink.red, wall: '#f3dfb8', door: ink.fern })),
    cottage(l, 1080, 690, 420, { roof: ink.slate, wall: '#fbefd8', door: ink.red }),
    hedge(l, '900 700, 1010 720, 1200 730', 40),
    wood(l, '40 708 34, 110 716 34, 200 722 34'),
    shape(
      leaf(600, 694, 130, 10) +
        leaf(720, 712, 120, 10) +
        leaf(780, 698, 110, 9) +
        leaf(505, 722, 160, 10),
      shadow,
    ),
    rod('664 544, 664 470', 4, tone(l, ink.bark)),
    shape(
      'M620 500C628 456 700 456 708 500C694 492 678 492 664 500C650 492 634 492 620 500z',
      tone(l, ink.red),
    ),
    skirted(l, 600, 690, 150, { coat: ink.red, legs: ink.deep, hat: ink.navy, arms: 'left' }),
    line('613 582, 642 574, 664 540', 9, mix(tone(l, ink.red), ink.navy, 0.15)),
    disc(664, 541, 6, tone(l, ink.skin)),
    stander(l, 730, 708, 150, { coat: ink.sea }),
    stander(l, 792, 694, 140, { coat: ink.gorse, legs: ink.bark, mirror: true, hat: ink.paper }),
    skirted(l, 520, 716, 144, { coat: ink.paper, legs: ink.fern }),
    stander(l, 470, 726, 104, { coat: ink.deep, hat: ink.red }),
    gulls(ink.navy, '330 300 46 -6, 400 262 34 8'),
  );
}

/** A steamer between steep woods, the town stacked on its hill. */
export function riverDartCruise(l: Light = noon): string {
  const houses: readonly (readonly [number, number, number, string, string])[] = [
    [690, 330, 70, '#f3c9a8', ink.slate],
    [770, 318, 66, ink.paper, ink.red],
    [850, 306, 70, '#cfe0dc', ink.slate],
    [930, 296, 66, ink.paper, ink.slate],
    [650, 372, 80, '#fbe9cf', ink.slate],
    [740, 364, 84, '#cfe0dc', ink.red],
    [836, 354, 84, ink.paper, ink.slate],
    [930, 346, 84, '#f3dfb8', ink.red],
    [1020, 336, 80, '#f3c9a8', ink.slate],
    [620, 416, 90, ink.paper, ink.red],
    [716, 414, 94, '#f3dfb8', ink.slate],
    [816, 408, 96, '#f3c9a8', ink.slate],
    [918, 402, 96, ink.paper, ink.slate],
    [1020, 396, 96, '#cfe0dc', ink.red],
    [1124, 388, 96, ink.paper, ink.slate],
  ];
  return card(
    sky(l, 1200, 330),
    cloud(l, 430, 150, 380),
    cloud(l, 900, 110, 220, true),
    hill(l, '280 330, 400 262, 520 250, 640 290, 760 330', 430, ink.fern, 0.5),
    hill(
      l,
      '0 150, 120 160, 260 220, 400 300, 540 396, 580 430',
      440,
      mix(ink.fern, ink.pine, 0.3),
      0.22,
    ),
    wood(
      l,
      `60 210 46, 140 230 48, 30 270 52, 220 280 50, 120 300 54, 300 330 50, 40 350 56,
      200 360 56, 380 382 46, 290 404 52, 110 396 58, 450 420 38, 10 420 60, 200 428 52,
      360 432 44`,
      0.18,
    ),
    hill(
      l,
      '560 430, 640 360, 740 290, 880 240, 1040 210, 1210 190',
      450,
      mix(ink.fern, ink.meadow, 0.25),
      0.1,
    ),
    wood(l, '900 262 38, 980 250 40, 1060 244 42, 1140 256 46, 1100 300 40, 1180 320 44', 0.1),
    ...houses.map(([x, y, w, wall, roof]) => cottage(l, x, y, w, { wall, roof, far: 0.36 })),
    box(560, 420, 650, 22, tone(l, '#a8977f', 0.2)),
    box(560, 420, 650, 7, tone(l, ink.sand, 0.2)),
    sea(l, 1200, 438, 800, ['#6fb0a6', '#4a998f', '#36877f', '#2a7672', '#1f6566']),
    shape(
      leaf(800, 470, 520, 12) + leaf(700, 500, 420, 10) + leaf(930, 520, 480, 12),
      dim(l, '#dfe9d6'),
      0.4,
    ),
    shape('M0 440H560C470 470 300 500 0 520z', dim(l, '#2c6a5c'), 0.55),
    sailingBoat(l, 1060, 500, 120, { main: ink.gorse, mirror: true }),
    rowingBoat(l, 860, 512, 76, ink.red),
    ripples('0 560 1200 220', 40, dim(l, '#dfeee2'), 9, 0.45),
    riverBoat(l, 520, 616, 560),
    hill(l, '0 690, 140 700, 300 740, 420 800', 800, mix(ink.pine, ink.navy, 0.2)),
    wood(l, '20 720 56, 120 726 60, 220 760 56, 310 796 48'),
    nearGull(1020, 690, 0.55, l, 'beating'),
    gulls(dim(l, '#fffaf0'), '250 250 44 -8, 1100 600 38 8'),
  );
}

/** Out at dawn: rods over the rail and gulls astern. */
export function fishingTrips(l: Light = dawn): string {
  // From behind the rail, which hides their legs; both hands on the rod.
  const angler = (x: number, y: number, coat: string, hat: string) =>
    line(
      pts('10 -86, -70 -190, -160 -226').map(([dx, dy]): Point => [x + dx, y + dy]),
      4,
      ink.navy,
    ) +
    rod(
      [
        [x - 160, y - 226],
        [x - 172, 650],
      ],
      1.4,
      ink.paper,
    ) +
    stander(l, x, y, 170, { coat, hat, legs: ink.navy, arms: 'none' }) +
    rod(
      [
        [x - 18, y - 112],
        [x - 8, y - 90],
        [x - 26, y - 116],
      ],
      12,
      dim(l, mix(coat, ink.navy, 0.3)),
    ) +
    rod(
      [
        [x + 20, y - 116],
        [x + 26, y - 88],
        [x - 2, y - 92],
      ],
      12,
      dim(l, mix(coat, ink.navy, 0.18)),
    ) +
    disc(x - 2, y - 94, 7, tone(l, ink.skin)) +
    disc(x - 26, y - 122, 7, tone(l, ink.skin));
  return card(
    sky(l, 1200, 410, 77),
    rays(l, 880, 360, 1300, l.orb, 0.16),
    orb(l, 880, 350, 84),
    streaks(l.cloud, '300 130 520, 980 210 480, 180 260 360, 600 300 300'),
    streaks(l.cloudShade, '1100 330 200, 420 350 380'),
    sea(l, 1200, 406, 800),
    startPoint(l, 1034, 408, 0.6),
    glitter(880, 416, 780, 420, l.glint, 4),
    ripples('0 430 620 340', 30, mix(l.glint, ink.shallow, 0.3), 6, 0.4),
    angler(262, 596, ink.red, ink.navy),
    stander(l, 404, 606, 172, { coat: ink.gorse, hat: ink.gorse, arms: 'left' }),
    rod('420 548, 452 500, 468 476', 5, tone(l, ink.bark)),
    rod('424 512, 436 520, 438 506', 11, mix(tone(l, ink.gorse), ink.bark, 0.3)),
    `<ellipse cx="476" cy="456" rx="30" ry="22" fill="none" stroke="${tone(l, ink.bark)}" stroke-width="4"/>`,
    shape('M506 456C498 504 468 510 446 458z', tone(l, ink.paper), 0.45),
    fishingBoat(l, 520, 636, 640, false, ink.deep, false),
    shape(
      'M0 712C160 690 280 740 460 716C660 690 800 742 980 716C1080 702 1150 716 1200 708V800H0z',
      l.sea[5] ?? ink.deep,
    ),
    ribbon(
      '0 714 2, 160 700 9, 330 724 4, 480 714 10, 660 706 4, 840 726 10, 1000 712 5, 1200 708 2',
      mix(l.glint, ink.shallow, 0.2),
    ),
    nearGull(860, 150, 1, l),
    gulls(ink.navy, '640 180 58 -6, 710 230 42 8, 560 140 46 -10'),
  );
}

/** A photographer and tripod dark against the rising sun. */
export function sunrisePhotographyWalk(l: Light = dawn): string {
  const dark = mix(ink.navy, '#6b3a3a', 0.18);
  return card(
    sky(l, 1200, 470),
    rays(l, 760, 440, 1500, '#fff0d6', 0.28),
    streaks(l.cloudShade, '280 150 520, 960 190 460, 620 96 420'),
    streaks(l.cloud, '1000 290 380, 300 260 420, 640 330 300'),
    l.stars ? orb(l, 760, 250, 80) : disc(760, 440, 128, l.orb),
    sea(l, 1200, 466, 800),
    glitter(760, 476, 790, 460, l.glint, 3),
    headland(
      l,
      '0 360, 100 366, 210 400, 300 426, 380 474',
      '0 420, 100 430, 210 448, 300 462, 394 490',
      520,
      0.34,
    ),
    foam('256 524, 300 520, 340 524', 6, l.glint),
    hill(
      l,
      '0 520, 120 524, 260 560, 400 630, 520 690, 640 740, 760 800',
      800,
      mix(ink.pine, ink.navy, 0.35),
    ),
    ribbon('130 524 3, 260 562 8, 400 634 10, 520 694 10, 640 744 5', mix(l.orb, ink.red, 0.3)),
    hill(l, '0 640, 140 650, 320 710, 460 800', 800, ink.navy),
    rod('452 674, 438 538', 5, dark),
    rod('414 668, 437 540, 476 690', 5, dark),
    shape('M418 508H458V540H418zM458 514L474 510V536L458 532z', dark),
    stander({ ...l, strength: 0.55, wash: '#2a2438' }, 372, 652, 178, {
      coat: ink.red,
      hat: ink.navy,
      pack: ink.bark,
      arms: 'left',
    }),
    line('394 530, 410 556, 426 532', 13, mix(ink.red, '#2a2438', 0.62)),
    gorse(l, 120, 720, 250, 5),
    grass(280, 806, 380, 90, 24, dark, 6),
    gulls(dark, '560 250 60 -8, 640 210 44 6, 500 204 36 4'),
  );
}

/** A heron at the reeds of the Ley, a watcher in the hide. */
export function slaptonLeyBirdwatching(l: Light = morning): string {
  const reed = tone(l, '#b49a56');
  const reedDark = tone(l, '#6d6b3f');
  const wood1 = tone(l, ink.bark);
  return card(
    sky(l, 1200, 330),
    orb(l, 860, 206, 54),
    streaks(l.cloud, '400 120 520, 800 96 300, 1030 292 300, 200 230 300'),
    hill(l, '0 270, 160 240, 340 262, 520 230, 720 268, 900 250, 1200 286', 360, ink.fern, 0.52),
    hill(l, '0 310, 220 286, 460 312, 700 296, 960 318, 1200 306', 370, ink.fern, 0.3),
    wood(
      l,
      `60 330 30, 120 326 34, 190 332 30, 880 334 30, 950 328 36, 1030 330 38, 1110 328 34,
      700 336 24`,
      0.26,
    ),
    sea(l, 1200, 342, 800, ['#a9cbbd', '#8bbab2', '#6fa8a6', '#4f929a', '#387f8d']),
    glitter(860, 352, 560, 260, l.glint, 8),
    shape('M0 344C200 360 420 352 640 350C420 372 180 380 0 366z', tone(l, ink.fern, 0.3), 0.5),
    ripples('120 380 900 260', 26, l.glint, 11, 0.6),
    ...triples('520 440 1, 590 452 0.9, 470 470 0.8').map(([x, y, s]) =>
      at(x, y, s, [
        shape(
          'M-34 0C-30-16-6-18 8-12C10-26 14-34 24-34C34-34 38-26 34-20L46-16 34-12C32-2 24 4 14 6H-20C-28 6-32 4-34 0z',
          ink.navy,
        ),
        shape('M-26-2C-14-12 4-10 10-2C0 4-14 4-26-2z', dim(l, '#8fa3a5')),
        shape('M14-14C20-18 28-16 32-12L26-4z', ink.paper),
      ]),
    ),
    facet('0 380, 0 800, 250 800, 250 410', wood1),
    facet('0 330, 0 390, 280 424, 262 372', mix(wood1, ink.navy, 0.45)),
    facet('250 414, 292 400, 292 790, 250 800', mix(wood1, tone(l, ink.sand), 0.55)),
    facet('262 372, 302 364, 306 408, 280 424', mix(wood1, tone(l, ink.sand), 0.3)),
    facet('20 480, 226 496, 226 570, 20 566', ink.navy),
    rod('0 620, 250 626', 3, mix(wood1, ink.navy, 0.4)),
    rod('0 690, 250 694', 3, mix(wood1, ink.navy, 0.4)),
    rod('0 446, 250 464', 3, mix(wood1, ink.navy, 0.4)),
    shape('M70 568C70 520 92 508 122 508C152 508 170 524 172 570z', tone(l, ink.red)),
    disc(124, 496, 27, tone(l, ink.skin)),
    shape('M96 492C94 462 152 458 156 488C140 480 116 480 96 492z', tone(l, ink.fern)),
    shape('M136 492H176L186 486V508L176 504H138z', tone(l, ink.rock)),
    line('92 548, 130 536, 150 512', 15, mix(tone(l, ink.red), ink.navy, 0.2)),
    shape(leaf(760, 704, 620, 34), mix(reedDark, l.sea[4] ?? ink.deep, 0.8)),
    grass(760, 704, 520, 190, 34, reedDark, 12),
    at(800, 700, 1.35, [
      rod('-6 -60, -8 40', 4, ink.slate),
      rod('8 -58, 14 40', 4, ink.slate),
      shape(
        'M-96-74C-60-128 0-140 36-126C52-120 54-104 44-92C26-66-8-52-40-54C-60-58-80-66-96-74z',
        dim(l, '#8298a0'),
      ),
      shape('M-96-74C-70-92-30-100 10-92C-10-74-30-62-56-60z', ink.slate),
      shape(
        'M22-128C20-160 46-170 46-196C46-216 54-228 70-228C82-228 90-222 92-214L142-202 90-204C80-204 66-200 64-186C62-160 48-148 48-112z',
        dim(l, '#e9ecdf'),
      ),
      shape('M58-224C46-222 26-212 12-206C28-204 50-208 64-214z', ink.navy),
      shape('M92-214L142-202 90-204z', dim(l, ink.gorse)),
      disc(78, -217, 2.6, ink.navy),
    ]),
    grass(620, 806, 620, 250, 34, reed, 5),
    grass(1040, 806, 380, 330, 26, reedDark, 9),
    grass(1090, 806, 300, 290, 18, reed, 2),
    line('1010 800, 1022 640, 1016 500', 4, reedDark),
    blobHead(1016, 496),
    line('1090 800, 1086 620, 1098 450', 4, reedDark),
    blobHead(1098, 446),
    line('360 806, 366 700, 360 590', 4, reedDark),
    blobHead(360, 586),
    grass(380, 806, 200, 160, 14, reedDark, 7),
    gulls(ink.navy, '560 190 54 -6, 620 222 54 -6, 500 220 50 -6, 680 254 50 -6, 440 250 48 -6'),
  );
}

const blobHead = (x: number, y: number) =>
  shape(
    `M${x - 7} ${y + 30}C${x - 10} ${y - 10} ${x - 8} ${y - 40} ${x} ${y - 42}C${x + 8} ${y - 40} ${x + 10} ${y - 10} ${x + 7} ${y + 30}z`,
    ink.bark,
  );

/** The castle on its rock where the Dart meets the sea. */
export function dartmouthCastleVisit(l: Light = gold): string {
  const white = foamWhite(l);
  return card(
    sky(l, 1200, 430),
    orb(l, 870, 206, 66),
    cloud(l, 300, 190, 360),
    streaks(l.cloud, '700 110 480, 930 312 300, 160 300 300'),
    sea(l, 1200, 426, 800),
    glitter(870, 436, 700, 300, l.glint, 6),
    headland(
      l,
      '760 420, 830 372, 920 330, 1020 290, 1110 262, 1210 240',
      '746 430, 830 402, 920 382, 1020 366, 1110 356, 1210 350',
      462,
      0.3,
    ),
    foam('740 466, 840 462, 960 468, 1080 464, 1200 470', 7, white),
    sailingBoat(l, 930, 590, 220, { main: ink.paper, jib: ink.paper, rig: 'gaff' }),
    sailingBoat(l, 1120, 506, 100, { main: ink.red, mirror: true, far: 0.1 }),
    hill(
      l,
      '0 190, 90 206, 200 270, 300 350, 390 420, 470 480',
      640,
      mix(ink.fern, ink.pine, 0.3),
      0.06,
    ),
    wood(l, '40 250 48, 120 290 50, 30 340 54, 190 350 50, 110 390 52, 260 410 44', 0.04),
    cliff(
      l,
      '180 520, 280 506, 380 506, 480 508, 590 510, 690 524, 736 572',
      '150 650, 260 660, 370 664, 480 662, 590 668, 690 664, 766 656',
    ),
    hill(
      l,
      `0 470, 130 474, 250 500, 360 508, 470 510, 580 514, 690 526, 600 536, 400 530,
      200 540, 60 580`,
      590,
      ink.fern,
    ),
    cliff(l, '0 560, 80 556, 160 560, 230 590', '0 680, 80 676, 180 668, 270 664'),
    castle(l, 400, 512, 330),
    rock(l, 778, 668, 84, 44),
    rock(l, 300, 690, 150, 50),
    foam('262 682, 350 690, 480 676, 620 682, 760 674, 850 680', 13, white),
    foam('290 714, 390 719, 560 706, 800 712', 6, mix(white, l.sea[3] ?? ink.sea, 0.4)),
    ripples('100 690 1080 100', 26, l.glint, 8, 0.5),
    hill(l, '0 690, 120 694, 280 740, 400 800', 800, mix(ink.pine, ink.navy, 0.3)),
    skirted(l, 150, 716, 118, { coat: ink.red, legs: ink.paper, hat: ink.gorse }),
    stander(l, 210, 732, 126, { coat: ink.sea, legs: ink.bark }),
    grass(90, 806, 300, 80, 18, mix(ink.pine, ink.navy, 0.6), 4),
    bough(l, 1216, 0, 0.8, true),
    gulls(ink.navy, '560 250 54 -8, 640 214 40 6, 690 284 34 2'),
  );
}
