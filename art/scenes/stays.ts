/** Places to stay. */
import { sailingBoat } from '../kit/boats';
import { church, cottage, glass } from '../kit/buildings';
import {
  at,
  between,
  box,
  card,
  clump,
  disc,
  dots,
  facet,
  leaf,
  pts,
  rod,
  shape,
} from '../kit/draw';
import { cliff, gorse, grass, headland, hedge, hill, rock, thrift } from '../kit/land';
import { dawn, dim, gold, ink, type Light, mix, morning, night, noon, tone } from '../kit/palette';
import { sitter, skirted, stander, walker } from '../kit/people';
import { ripples, sea } from '../kit/sea';
import { cloud, crescent, glitter, gulls, nearGull, orb, sky, stars, streaks } from '../kit/sky';
import { lantern } from '../kit/table';
import { bough, pine, tree, wood } from '../kit/trees';

const window = (
  l: Light,
  x: number,
  y: number,
  w: number,
  h: number,
  frame = dim(l, '#ffffff'),
) => {
  const pane = glass(l);
  return (
    box(x - 3, y - 3, w + 6, h + 7, frame) +
    box(x, y, w / 2 - 1.5, h, pane) +
    box(x + w / 2 + 1.5, y, w / 2 - 1.5, h, pane) +
    box(x, y + h / 2 - 1.5, w, 3, frame)
  );
};

/** A white cottage with a watch window, high over the bay. */
export function lookoutCottage(l: Light = noon): string {
  const path = tone(l, mix(ink.sand, ink.paper, 0.4));
  const fence = tone(l, ink.paper);
  return card(
    sky(l, 1200, 400, 697),
    cloud(l, 320, 170, 400),
    cloud(l, 960, 130, 260, true),
    sea(l, 1200, 396, 800),
    headland(
      l,
      '0 300, 120 312, 250 344, 360 366, 450 402',
      '0 366, 120 374, 250 386, 360 394, 464 410',
      436,
      0.4,
    ),
    ripples('0 420 640 260', 34, l.glint, 5, 0.55),
    sailingBoat(l, 300, 500, 150, { mirror: true }),
    sailingBoat(l, 538, 442, 64, { main: ink.paper, far: 0.15 }),
    hill(l, '440 590, 520 546, 600 516, 720 504, 880 500, 1040 486, 1210 480', 640, ink.fern),
    cliff(
      l,
      '330 700, 390 640, 440 594, 530 590, 640 610, 740 640',
      '270 740, 330 770, 400 806, 500 830, 600 830, 720 830',
    ),
    shape(
      'M428 604C470 566 540 524 640 508C760 496 1040 486 1210 480V806H640C600 760 560 700 530 660C500 636 456 630 428 604z',
      tone(l, ink.fern),
    ),
    tree(l, 1130, 500, 220),
    cottage(l, 820, 530, 420, { roof: ink.slate, door: ink.red }),
    // the watch window
    at(1000, 526, 1, [
      facet('-52 4, -52 -170, 60 -170, 60 4', mix(tone(l, ink.paper), ink.slate, 0.12)),
      facet('60 4, 60 -170, 96 -156, 96 0', tone(l, '#ffffff')),
      facet('-66 -165, 6 -230, 112 -160, 96 -152, 60 -166', tone(l, ink.slate)),
      box(-30, -150, 80, 56, glass(l)),
      box(66, -146, 24, 50, glass(l)),
      box(8, -150, 4, 56, dim(l, '#ffffff')),
      window(l, -14, -66, 42, 46),
    ]),
    hedge(l, '600 600, 760 570, 960 560, 1200 566', 34),
    between('742 534, 736 600, 706 680, 600 806', '784 534, 788 600, 796 680, 780 806', path),
    rod('706 656, 706 570', 10, fence),
    rod('814 656, 814 570', 10, fence),
    shape(
      [
        566, 594, 622, 650, 678, 834, 862, 890, 918, 946, 974, 1002, 1030, 1058, 1086, 1114, 1142,
        1170,
      ]
        .map((x) => `M${x} 590h12v60h-12z`)
        .join(''),
      fence,
    ),
    ...[604, 630].map((y) => box(556, y, 150, 8, fence) + box(814, y, 390, 8, fence)),
    hill(l, '700 806, 800 700, 960 650, 1210 640', 806, ink.meadow),
    skirted(l, 880, 720, 130, { coat: ink.gorse, legs: ink.sea, hat: ink.red }),
    gorse(l, 1090, 780, 260, 7),
    thrift(l, 600, 730, 70),
    thrift(l, 940, 806, 90),
    rock(l, 250, 780, 120, 64),
    nearGull(470, 300, 0.9, l, 'soaring'),
    gulls(dim(l, '#fffaf0'), '180 600 46 -6'),
  );
}

/** A tall bay-windowed guest house, balcony to the sea. */
export function bayViewGuestHouse(l: Light = morning): string {
  const front = mix(tone(l, '#cfe0dc'), tone(l, ink.slate), 0.18);
  const lit = tone(l, '#dfece6');
  const bay = (x: number) =>
    facet(
      [
        [x, 0],
        [x, -330],
        [x + 30, -344],
        [x + 100, -344],
        [x + 130, -330],
        [x + 130, 0],
      ],
      lit,
    ) +
    facet(
      [
        [x, 0],
        [x, -330],
        [x + 30, -344],
        [x + 30, 0],
      ],
      mix(front, ink.slate, 0.2),
    ) +
    [-310, -200, -90]
      .map(
        (y) =>
          window(l, x + 42, y, 46, 66) +
          box(x + 6, y, 18, 66, glass(l)) +
          box(x + 106, y, 18, 66, glass(l)) +
          box(x, y + 82, 130, 8, tone(l, '#ffffff')),
      )
      .join('') +
    facet(
      [
        [x - 8, -330],
        [x + 24, -384],
        [x + 106, -384],
        [x + 138, -330],
        [x + 100, -346],
        [x + 30, -346],
      ],
      tone(l, ink.slate),
    );
  return card(
    sky(l, 1200, 420, 804),
    orb(l, 850, 190, 54),
    cloud(l, 1080, 300, 220),
    streaks(l.cloud, '850 270 300, 260 90 340'),
    sea(l, 1200, 420, 806),
    glitter(850, 430, 660, 220, l.glint, 5),
    ripples('620 440 580 170', 24, l.glint, 9, 0.5),
    sailingBoat(l, 764, 520, 96),
    hill(l, '0 640, 300 620, 640 630, 860 660, 1210 720', 806, ink.fern),
    at(130, 660, 1.12, [
      facet('-60 0, -60 -340, 420 -340, 420 0', front),
      facet('420 0, 420 -340, 454 -432, 504 -334, 500 0', tone(l, ink.paper)),
      facet('-80 -330, -40 -430, 456 -436, 420 -330', tone(l, ink.slate)),
      facet(
        '456 -436, 514 -334, 500 -330, 452 -412',
        mix(tone(l, ink.slate), tone(l, ink.sand), 0.4),
      ),
      box(20, -472, 40, 50, dim(l, mix(ink.red, ink.bark, 0.4))),
      box(330, -474, 40, 50, dim(l, mix(ink.red, ink.bark, 0.4))),
      bay(-40),
      bay(270),
      window(l, 150, -310, 56, 66),
      window(l, 150, -228, 56, 54),
      box(140, -120, 76, 122, tone(l, '#ffffff')),
      box(150, -110, 56, 112, dim(l, ink.red)),
      box(158, -102, 40, 36, glass(l)),
      facet('126 -124, 178 -156, 230 -124', tone(l, ink.slate)),
      window(l, 440, -300, 36, 60),
      window(l, 440, -190, 36, 60),
      window(l, 440, -84, 36, 60),
    ]),
    hedge(l, '60 690, 200 696, 276 694', 44),
    hedge(l, '400 696, 560 700, 760 716', 44),
    between(
      '298 660, 288 720, 240 806',
      '362 660, 376 720, 400 806',
      tone(l, mix(ink.sand, ink.paper, 0.4)),
    ),
    dots(
      `70 678, 110 690, 150 676, 190 690, 230 680, 440 690, 490 700, 540 688, 600 704,
      660 698, 720 710`,
      15,
      tone(l, '#d9826f'),
    ),
    walker(l, 330, 752, 130, { coat: ink.gorse, legs: ink.deep, mirror: true }),
    box(280, 690, 34, 40, dim(l, ink.red)),
    tree(l, 1010, 760, 420),
    grass(900, 806, 600, 70, 34, tone(l, ink.pine), 5),
    grass(80, 806, 200, 60, 14, tone(l, ink.pine), 8),
    gulls(ink.navy, '770 340 50 -6, 840 320 38 8, 760 290 30 0'),
  );
}

/** A cream caravan on the cliff, awning out. */
export function clifftopCaravan(l: Light = dawn): string {
  const cream = tone(l, '#fbf2dc');
  const shade = mix(cream, tone(l, ink.slate), 0.34);
  return card(
    sky(l, 1200, 430, 219),
    orb(l, 960, 290, 60),
    streaks(l.cloud, '320 150 520, 930 170 420, 560 290 320'),
    streaks(l.cloudShade, '900 90 460, 220 250 320'),
    sea(l, 1200, 430, 800),
    glitter(960, 440, 720, 320, l.glint, 5),
    headland(
      l,
      '0 350, 100 356, 200 384, 290 404, 370 436',
      '0 404, 100 410, 200 422, 290 430, 384 444',
      470,
      0.34,
    ),
    sailingBoat(l, 1110, 560, 130, { main: ink.red, mirror: true }),
    cliff(
      l,
      '760 650, 840 664, 920 684, 1000 720, 1060 770',
      '840 806, 910 806, 980 806, 1050 806, 1110 806',
    ),
    hill(
      l,
      '0 590, 200 580, 420 590, 620 610, 780 644, 900 674, 1000 716, 1070 780, 1060 806',
      806,
      ink.fern,
    ),
    hill(l, '0 680, 260 660, 520 670, 760 720, 900 806', 806, mix(ink.fern, ink.meadow, 0.6)),
    shape(leaf(400, 690, 620, 40), mix(tone(l, ink.fern), ink.navy, 0.4)),
    at(400, 680, 1.25, [
      shape('M-210-60C-214-150-190-196-140-206H120C180-206 206-160 210-110V-40H-210z', shade),
      shape('M60-206H120C180-206 206-160 210-110V-40H60z', cream),
      shape('M-210-96H210V-40H-210z', tone(l, ink.red)),
      shape('M-210-96H60V-40H-210z', mix(tone(l, ink.red), ink.navy, 0.25)),
      box(-212, -104, 424, 8, tone(l, ink.gorse)),
      shape('M-176-170H-76V-116H-184C-184-140-182-158-176-170z', glass(l)),
      box(-50, -176, 70, 140, mix(cream, tone(l, ink.slate), 0.12)),
      box(-40, -166, 50, 50, glass(l)),
      shape(
        'M50-170H150C168-162 178-142 182-116H50z',
        mix(glass(l), l.lamps ? ink.sand : ink.sea, 0.35),
      ),
      shape(
        'M110-170H150C168-162 178-142 182-116H140z',
        mix(glass(l), l.lamps ? ink.paper : ink.shallow, 0.6),
      ),
      shape('M-210-44H214L250-30H-200z', ink.bark),
      disc(-40, -26, 34, ink.navy),
      disc(-40, -26, 16, tone(l, ink.paper)),
      shape('M-82-40C-80-78-2-78 2-40z', mix(shade, ink.navy, 0.3)),
      disc(-40, -26, 30, ink.navy),
      disc(-40, -26, 14, tone(l, ink.paper)),
      rod('226 -34, 226 4', 6, ink.bark),
      shape('M-150-206C-130-222 100-222 120-206z', tone(l, ink.slate)),
    ]),
    // awning, table, breakfast
    shape(
      'M570 424C680 404 770 420 830 450V476C815 486 800 464 785 478C770 488 752 458 735 470C720 480 700 446 684 458C668 466 640 444 612 452z',
      tone(l, ink.gorse),
    ),
    rod('826 470, 822 692', 5, ink.bark),
    box(700, 620, 110, 8, ink.rock),
    rod('720 626, 708 700', 5, ink.bark),
    rod('790 626, 802 700', 5, ink.bark),
    shape('M730 620V600H752V620zM766 620V606H782V620z', dim(l, ink.paper)),
    sitter(l, 892, 684, 130, { coat: ink.sea, mirror: true }),
    skirted(l, 638, 704, 136, { coat: ink.red, legs: ink.paper }),
    gorse(l, 110, 790, 230, 4),
    thrift(l, 560, 796, 100),
    thrift(l, 650, 806, 90),
    grass(300, 806, 300, 70, 18, tone(l, mix(ink.pine, ink.navy, 0.4)), 5),
    gulls(ink.navy, '520 280 50 -6, 600 250 38 8, 480 330 32 0'),
  );
}

/** The hotel in its terraced garden above the sea. */
export function startBayHouse(l: Light = gold): string {
  const wall = tone(l, ink.paper);
  const front = mix(wall, tone(l, ink.slate), 0.2);
  const roof = tone(l, ink.red);
  const floor = (y: number) =>
    [-340, -270, -200, -130, -60, 10, 80, 150].map((x) => window(l, x, y, 36, 52)).join('');
  return card(
    sky(l, 1200, 430, 1),
    orb(l, 850, 176, 62),
    cloud(l, 200, 150, 300),
    streaks(l.cloud, '860 290 320, 420 90 360'),
    sea(l, 1200, 430, 800),
    glitter(850, 440, 800, 280, l.glint, 5),
    sailingBoat(l, 1010, 560, 150),
    sailingBoat(l, 1140, 480, 70, { main: ink.paper, mirror: true }),
    ripples('700 560 500 220', 20, l.glint, 9, 0.45),
    hill(
      l,
      '0 430, 160 410, 360 420, 560 440, 700 500, 780 580, 820 680, 840 806',
      806,
      mix(ink.fern, ink.pine, 0.2),
    ),
    wood(l, '30 430 60, 110 420 64, 640 470 40, 690 510 40'),
    at(400, 500, 0.98, [
      facet('-370 0, -370 -230, 220 -230, 220 0', front),
      facet('220 0, 220 -230, 261 -308, 310 -230, 310 0', wall),
      facet('-396 -220, -340 -306, 262 -312, 220 -220', roof),
      facet('262 -312, 324 -224, 308 -218, 258 -290', mix(roof, dim(l, '#ffe3b0'), 0.4)),
      facet('-130 0, -130 -250, -80 -330, -30 -250, -30 0', mix(front, wall, 0.5)),
      facet(
        '-150 -244, -80 -350, -10 -244, -30 -240, -80 -318, -130 -240',
        mix(roof, ink.navy, 0.2),
      ),
      ...[-270, 60].map((x) => box(x, -350, 34, 54, dim(l, mix(ink.red, ink.bark, 0.5)))),
      floor(-200),
      floor(-120),
      window(l, -98, -280, 36, 40),
      ...[238, 276].map((x) => window(l, x, -200, 22, 50) + window(l, x, -120, 22, 50)),
      box(-380, -56, 600, 10, dim(l, '#ffffff')),
      box(-380, -46, 600, 48, mix(front, ink.navy, 0.4)),
      ...[-360, -290, -220, -150, -80, -10, 60, 130, 200].map((x) =>
        box(x, -46, 10, 48, dim(l, '#ffffff')),
      ),
      rod('-80 -350, -80 -420', 5, ink.bark),
      shape('M-78-420C-50-430-40-412-12-420V-388C-40-380-50-398-78-390z', dim(l, ink.sea)),
    ]),
    // terraces
    shape('M0 520C240 500 520 506 744 552C520 530 240 524 0 544z', tone(l, ink.sand)),
    shape('M0 544C240 524 520 530 744 552L800 664C560 590 260 580 0 610z', tone(l, ink.meadow)),
    shape('M0 610C260 580 560 590 812 670C560 616 260 604 0 634z', tone(l, ink.sand)),
    hedge(l, '20 520, 160 510, 300 508', 24),
    hedge(l, '470 512, 600 526, 700 540', 24),
    dots(
      '60 580, 110 572, 170 568, 240 566, 520 574, 580 582, 640 598, 700 616',
      14,
      tone(l, '#d9826f'),
    ),
    dots('90 590, 140 584, 210 576, 550 584, 610 596, 670 610', 12, dim(l, ink.paper)),
    at(400, 640, 1.14, [
      rod('0 0, 0 -120', 5, ink.bark),
      shape(
        'M-80-96C-60-140 60-140 80-96C40-104 10-104 0-96C-10-104-40-104-80-96z',
        dim(l, ink.red),
      ),
      shape(
        'M-26-100C-18-124-8-130 0-132C8-130 18-124 26-100C14-103 6-101 0-96C-6-101-14-103-26-100z',
        dim(l, ink.paper),
      ),
    ]),
    skirted(l, 322, 656, 100, { coat: ink.sea, legs: ink.paper, hat: ink.gorse }),
    stander(l, 478, 660, 104, { coat: ink.paper, legs: ink.deep }),
    cliff(
      l,
      '560 690, 640 690, 720 690, 790 680, 830 690',
      '590 806, 670 806, 750 806, 830 806, 880 806',
    ),
    hill(l, '0 680, 200 660, 420 664, 640 690, 560 806', 806, mix(ink.fern, ink.pine, 0.6)),
    pine(l, 130, 790, 440),
    clump(300, 790, 260, 100, 7, tone(l, mix(ink.pine, ink.navy, 0.3))),
    clump(500, 810, 220, 80, 6, tone(l, mix(ink.pine, ink.navy, 0.3))),
    gulls(ink.navy, '1010 330 50 -6, 1080 304 38 8'),
  );
}

/** The inn by night, a ship's lantern at its corner. */
export function shipsLantern(l: Light = night): string {
  const wall = mix(tone(l, ink.paper), '#f0b95a', 0.12);
  const cobble = tone(l, ink.slate);
  return card(
    sky(l, 1200, 480),
    stars(1200, 360, 60, 724),
    crescent(l, 866, 150, 44),
    streaks(l.cloud, '760 220 420, 1000 300 360'),
    sea(l, 1200, 440, 620),
    glitter(850, 448, 620, 180, l.glint, 6, 0.85),
    sailingBoat(l, 1060, 540, 140),
    hill(l, '600 560, 760 580, 960 600, 1210 620', 806, ink.fern),
    church(l, 716, 570, 190, 0.2),
    cottage(l, 830, 600, 200, { roof: ink.slate }),
    // the inn
    facet('0 690, 0 230, 560 230, 560 690', mix(wall, ink.navy, 0.3)),
    facet('560 690, 560 230, 608 116, 670 230, 670 690', mix(wall, ink.navy, 0.05)),
    facet('-20 246, -20 120, 612 112, 560 246', tone(l, ink.slate)),
    facet('612 112, 692 240, 672 248, 606 150', mix(tone(l, ink.slate), '#f0b95a', 0.3)),
    box(120, 60, 70, 80, mix(ink.bark, ink.navy, 0.4)),
    ...[40, 220, 420].map((x) => window(l, x, 290, 90, 90, mix(wall, '#ffffff', 0.3))),
    ...[40, 420].map(
      (x) =>
        window(l, x, 470, 100, 120, mix(wall, '#ffffff', 0.3)) +
        shape(`M${x} 590H${x + 100}L${x + 130} 690H${x - 30}z`, '#f4c66d', 0.1),
    ),
    box(208, 450, 130, 242, mix(ink.bark, ink.navy, 0.3)),
    box(222, 466, 102, 226, ink.red),
    box(236, 482, 74, 70, glass(l)),
    box(271, 482, 5, 70, ink.red),
    facet('186 452, 273 396, 360 452', tone(l, ink.slate)),
    window(l, 596, 300, 44, 80, mix(wall, '#ffffff', 0.3)),
    window(l, 596, 480, 44, 90, mix(wall, '#ffffff', 0.3)),
    // bracket and lantern
    shape(
      'M664 264H806V274H664zM664 350C700 340 740 310 756 274H764C750 320 704 352 664 362z',
      '#0b1726',
    ),
    lantern(790, 420, 140),
    shape('M0 690H700C900 690 1080 660 1210 640V806H0z', mix(cobble, ink.navy, 0.35)),
    `<ellipse cx="640" cy="740" rx="360" ry="46" fill="#f0b95a" opacity=".2"/><ellipse cx="660" cy="736" rx="220" ry="26" fill="#f4c66d" opacity=".26"/>`,
    ...pts(`60 720, 180 740, 300 720, 420 750, 540 722, 660 742, 780 724, 900 744, 1020 716,
      1120 740, 120 776, 260 782, 400 786, 560 778, 700 786, 860 780, 1000 776, 1140 782`).map(
      ([x, y]) => shape(leaf(x, y, 80, 14), mix(cobble, '#f0b95a', 0.28), 0.7),
    ),
    walker({ ...l, strength: 0.42 }, 820, 732, 170, { coat: ink.red, hat: ink.navy, mirror: true }),
    skirted({ ...l, strength: 0.42 }, 890, 736, 160, { coat: ink.gorse, legs: ink.deep }),
    shape('M380 690V640H460V690zM372 640C376 626 464 626 468 640z', mix(ink.bark, ink.navy, 0.2)),
    grass(1130, 806, 220, 90, 16, '#0a1b2c', 4),
    bough(l, 1216, 10, 0.7, true),
  );
}
