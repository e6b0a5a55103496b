/** The four parts of the parish. */
import { sailingBoat } from '../kit/boats';
import { bunting, church, cottage, inn } from '../kit/buildings';
import { between, blob, box, card, leaf, ribbon, rod, shape } from '../kit/draw';
import { cliff, gorse, grass, headland, hedge, hill, rock, thrift } from '../kit/land';
import {
  byDay,
  dim,
  gold,
  ink,
  lamplit,
  type Light,
  mix,
  morning,
  noon,
  tone,
} from '../kit/palette';
import { dog, sitter, skirted, stander, walker } from '../kit/people';
import { foam, ripples, sea } from '../kit/sea';
import { bands, beach, campfire, foamWhite, parasol, startPoint } from '../kit/shore';
import { cloud, glitter, gulls, nearGull, orb, sky, streaks } from '../kit/sky';
import { pine, tree, wood } from '../kit/trees';

/** The inn, the green with its tree, the church above. */
export function villageCentre(l: Light = morning): string {
  const lane = tone(l, mix(ink.sand, ink.paper, 0.3));
  return card(
    sky(l, 1200, 460),
    cloud(l, 250, 160, 330),
    cloud(l, 760, 120, 250, true),
    streaks(l.cloud, '520 230 360'),
    hill(l, '0 420, 240 380, 520 400, 800 372, 1200 410', 800, ink.fern, 0.34),
    hedge(l, '20 410, 240 396, 460 420', 18, 0.3),
    church(l, 740, 456, 300, 0.04),
    tree(l, 640, 480, 150, 0.05),
    tree(l, 1130, 480, 190, 0.05),
    cottage(l, 420, 490, 200, { roof: ink.slate, wall: '#cfe0dc', far: 0.05 }),
    cottage(l, 560, 500, 180, { roof: ink.red, wall: '#f3dfb8', far: 0.04 }),
    hill(l, '0 530, 300 500, 620 492, 900 500, 1200 520', 800, ink.fern),
    inn(l, 210, 600, 2.1, ink.fern),
    between(
      '0 640, 300 612, 600 590, 900 560, 1200 548',
      '0 720, 300 660, 600 620, 900 584, 1200 566',
      lane,
    ),
    hill(l, '0 720, 300 660, 600 622, 900 586, 1200 568', 800, ink.meadow),
    blob(
      '60 812, 200 756, 420 714, 660 698, 830 708, 920 740, 880 776, 740 830',
      mix(tone(l, ink.meadow), tone(l, ink.fern), 0.7),
    ),
    shape(leaf(850, 750, 190, 22), mix(tone(l, ink.fern), ink.pine, 0.5)),
    bunting(l, 440, 470, 900, 486, 11, [ink.red, ink.paper, ink.gorse, ink.sea]),
    tree(l, 880, 740, 420),
    rod('760 724, 760 690', 8, ink.bark),
    rod('640 724, 640 690', 8, ink.bark),
    box(622, 684, 156, 10, tone(l, ink.rock)),
    box(622, 660, 156, 8, tone(l, ink.rock)),
    skirted(l, 492, 668, 110, { coat: ink.red, legs: ink.deep, hat: ink.gorse }),
    stander(l, 440, 672, 116, { coat: ink.sea, mirror: true }),
    dog(l, 570, 680, 56, ink.bark),
    walker(l, 1140, 588, 84, { coat: ink.gorse }),
    gulls(ink.navy, '560 140 46 -6, 620 170 34 8'),
  );
}

/** Gorse and thrift on the brink, Start Point far over the bay. */
export function coastalPath(l: Light = gold): string {
  const path = tone(l, mix(ink.sand, ink.paper, 0.4));
  const white = foamWhite(l);
  return card(
    sky(l, 1200, 340),
    orb(l, 740, 170, 70),
    streaks(l.cloud, '400 110 520, 1000 270 320, 220 230 360'),
    sea(l, 1200, 336, 800),
    startPoint(l, 520, 338, 0.95),
    glitter(740, 352, 700, 360, l.glint, 4),
    ripples('620 370 560 340', 26, l.glint, 7, 0.5),
    sailingBoat(l, 760, 430, 110, { main: ink.red }),
    headland(
      l,
      '0 210, 100 226, 210 268, 330 300, 430 324, 520 368',
      '0 310, 100 322, 210 340, 330 352, 430 366, 536 388',
      424,
      0.22,
    ),
    cliff(
      l,
      '640 572, 690 606, 732 680, 746 750, 734 812',
      '716 640, 764 684, 800 730, 826 772, 836 812',
    ),
    rock(l, 900, 786, 120, 70),
    between(
      '716 636, 768 682, 806 728, 834 770, 846 812',
      '716 636, 760 684, 794 732, 820 774, 830 812',
      white,
    ),
    ribbon('822 784 0, 862 790 8, 920 793 9, 980 788 6, 1030 792 0', white),
    hill(
      l,
      `0 330, 110 346, 230 396, 340 436, 450 470, 540 508, 620 544, 690 604, 734 680,
      746 750, 734 812`,
      812,
      ink.fern,
    ),
    ribbon(
      '200 382 0, 340 440 9, 450 476 13, 540 514 13, 620 550 12, 688 607 7, 732 678 0',
      tone(l, ink.meadow),
    ),
    between(
      '150 362, 206 398, 320 470, 420 520, 500 580, 520 640, 480 710, 440 810',
      '142 358, 190 402, 300 480, 380 534, 430 590, 420 640, 330 710, 230 810',
      path,
    ),
    between(
      '142 358, 190 402, 300 480, 380 534, 430 590, 420 640, 330 710, 230 810',
      '142 358, 194 402, 306 476, 390 530, 444 590, 438 640, 356 710, 268 810',
      mix(path, tone(l, ink.bark), 0.35),
    ),
    walker(l, 464, 640, 132, { coat: ink.red, pack: ink.deep, stick: true }),
    walker(l, 396, 566, 90, { coat: ink.paper, hat: ink.sea }),
    hill(l, '0 600, 110 620, 210 690, 270 800', 800, mix(ink.fern, ink.pine, 0.7)),
    gorse(l, 110, 690, 270, 2),
    gorse(l, 220, 790, 240, 5),
    thrift(l, 440, 800, 110),
    thrift(l, 690, 800, 100),
    grass(100, 806, 260, 80, 16, tone(l, mix(ink.pine, ink.navy, 0.5)), 4),
    nearGull(990, 560, 1.1, l),
    gulls(ink.navy, '560 250 48 -6, 618 216 36 8'),
  );
}

/** The shingle with its pines, families by the water. */
export function blackpoolSands(l: Light = noon): string {
  return card(
    sky(l, 1200, 340, 9),
    cloud(l, 300, 170, 400),
    cloud(l, 700, 100, 220, true),
    sea(l, 1200, 330, 800),
    headland(
      l,
      '560 336, 640 300, 760 250, 880 214, 1010 190, 1210 170',
      '548 346, 640 330, 760 306, 880 290, 1010 276, 1210 270',
      372,
      0.2,
    ),
    foam('540 376, 620 372, 720 378', 6, foamWhite(l)),
    ripples('0 350 560 250', 36, l.glint, 5, 0.6),
    sailingBoat(l, 190, 420, 130, { mirror: true }),
    sailingBoat(l, 410, 374, 60, { main: ink.paper, far: 0.15 }),
    hill(
      l,
      '796 420, 800 360, 860 336, 930 316, 1060 290, 1210 270',
      700,
      mix(ink.fern, ink.meadow, 0.3),
      0.05,
    ),
    wood(
      l,
      '850 380 30, 910 366 34, 980 352 36, 1060 340 38, 1150 336 42, 1110 380 40, 1010 392 36',
      0.03,
    ),
    beach(
      l,
      '684 387, 728 398, 766 416, 780 446, 730 496, 610 560, 440 620, 220 668, -20 700',
      '740 362, 900 390, 1010 440, 1110 500, 1210 560, 1210 700, 1210 840, -20 860',
      [-9, -2],
    ),
    bands('640 600 560 190', 6, 7, mix(tone(l, ink.sand), ink.bark, 0.25), 3),
    bands('200 720 600 76', 4, 8, mix(tone(l, ink.sand), dim(l, '#ffffff'), 0.5), 9),
    between(
      '778 366, 900 378, 1010 420, 1110 482, 1210 546',
      '778 366, 830 440, 880 476, 950 492, 1010 530, 1090 552, 1150 602, 1210 624',
      tone(l, mix(ink.fern, ink.pine, 0.3)),
    ),
    pine(l, 900, 470, 170, 0.02),
    pine(l, 980, 490, 210),
    pine(l, 1160, 560, 330, 0, true),
    pine(l, 1060, 520, 250),
    byDay(
      l,
      parasol(l, 806, 606, 1, ink.red),
      parasol(l, 560, 700, 1.2, ink.gorse),
      stander(l, 414, 650, 96, { coat: ink.red, legs: ink.skin }),
      stander(l, 368, 660, 62, { coat: ink.gorse, legs: ink.skin }),
    ),
    l.stars ? campfire(560, 700, 1.2) + sitter(lamplit(l), 486, 690, 100, { coat: ink.red }) : '',
    skirted(l, 678, 556, 84, { coat: ink.paper, legs: ink.deep, hat: ink.gorse }),
    byDay(l, dog(l, 300, 706, 60, ink.bark, true)),
    stander(l, 880, 720, 110, { coat: ink.sea, legs: ink.navy, mirror: true }),
    grass(60, 806, 200, 60, 12, tone(l, mix(ink.pine, ink.fern, 0.4)), 6),
    gulls('#fffaf0', '280 300 50 -6, 350 330 38 8'),
    nearGull(330, 500, 0.7, l),
  );
}

/** Where the long beach begins, at evening. */
export function streteGate(l: Light = gold): string {
  return card(
    sky(l, 1200, 330),
    streaks(l.cloud, '420 130 560, 980 200 420, 640 250 360'),
    streaks(l.cloudShade, '160 180 300, 820 96 380'),
    orb(l, 190, 296, 56),
    hill(l, '420 330, 620 290, 820 300, 1000 262, 1210 250', 360, ink.fern, 0.5),
    sea(l, 1200, 330, 800),
    glitter(190, 344, 640, 280, l.glint, 6, 0.9),
    hill(l, '560 352, 720 330, 900 326, 1060 318, 1210 312', 430, ink.fern, 0.3),
    // the lake behind the bar
    shape(
      'M640 360C760 346 960 350 1210 344V480C1040 450 880 416 760 404C710 396 674 380 640 360z',
      mix(l.sea[1] ?? ink.shallow, l.sky[4] ?? ink.gorse, 0.3),
    ),
    shape(
      'M700 380C840 366 1020 372 1210 370V384C1040 384 860 388 700 380z',
      l.sky[2] ?? ink.shallow,
      0.6,
    ),
    beach(
      l,
      '480 346, 520 356, 556 380, 570 420, 560 480, 520 560, 440 660, 320 810',
      '500 346, 580 356, 680 384, 780 430, 880 500, 950 590, 990 690, 1000 810',
      [-9, 1],
    ),
    ribbon(
      '560 352 2, 690 374 5, 820 420 10, 950 490 18, 1060 590 30, 1130 700 44, 1170 820 60',
      tone(l, ink.slate),
    ),
    hill(
      l,
      `1000 812, 986 690, 946 590, 876 500, 790 434, 690 388, 800 392, 930 420, 1070 450,
      1210 460`,
      802,
      mix(ink.fern, ink.pine, 0.3),
    ),
    ribbon(
      '700 376 2, 850 418 6, 1000 492 11, 1120 590 20, 1190 700 30',
      tone(l, mix(ink.slate, ink.sand, 0.4)),
    ),
    wood(l, '960 440 30, 1020 460 36, 1090 480 40, 1160 510 46, 1190 580 50'),
    cottage(l, 1018, 600, 84, { roof: ink.slate }),
    walker(l, 640, 600, 74, { coat: ink.red }),
    walker(l, 690, 606, 70, { coat: ink.paper, mirror: true }),
    dog(l, 580, 620, 40, ink.navy, true),
    pine(l, 1110, 720, 420),
    hill(l, '640 800, 760 730, 900 690, 1050 690, 1210 660', 802, mix(ink.pine, ink.navy, 0.3)),
    hill(l, '0 640, 80 660, 160 730, 210 802', 802, mix(ink.pine, ink.navy, 0.3)),
    grass(100, 806, 240, 110, 16, tone(l, mix(ink.pine, ink.navy, 0.6)), 2),
    grass(920, 806, 560, 130, 34, tone(l, mix(ink.pine, ink.navy, 0.6)), 5),
    gulls(ink.navy, '460 200 50 -6, 530 170 38 8, 420 250 30 2'),
  );
}
