/** The four parts of the parish once more, 960 × 1200, composed upright for their cards. */
import { sailingBoat } from '../kit/boats';
import { church, cottage } from '../kit/buildings';
import { between, leaf, ribbon, shape, upright } from '../kit/draw';
import { cliff, gorse, grass, headland, hedge, hill, rock, thrift } from '../kit/land';
import { byDay, gold, ink, lamplit, type Light, mix, morning, noon, tone } from '../kit/palette';
import { dog, sitter, skirted, stander, walker } from '../kit/people';
import { foam, ripples, sea } from '../kit/sea';
import { beach, campfire, foamWhite, parasol, pebbles, startPoint } from '../kit/shore';
import { cloud, glitter, gulls, nearGull, orb, sky, streaks } from '../kit/sky';
import { bough, pine, tree, wood } from '../kit/trees';

const w = 960;
const h = 1200;

/** Up the lane between the cottages, the tower over the roofs. */
export function villageCentre(l: Light = morning): string {
  const lane = tone(l, mix(ink.sand, ink.paper, 0.3));
  return upright(
    sky(l, w, 700),
    cloud(l, 690, 250, 330),
    cloud(l, 170, 330, 260, true),
    streaks(l.cloud, '640 420 340'),
    hill(l, '-10 650, 220 600, 520 620, 970 570', h, ink.fern, 0.34),
    hedge(l, '560 640, 760 612, 960 604', 18, 0.3),
    tree(l, 250, 716, 260, 0.06),
    church(l, 420, 716, 560, 0.02),
    tree(l, 868, 730, 240, 0.04),
    hill(l, '-10 740, 260 706, 560 704, 970 740', h, ink.fern),
    between(
      '496 706, 500 770, 430 850, 380 960, 300 1080, 200 1210',
      '540 706, 580 770, 560 850, 610 960, 700 1080, 820 1210',
      lane,
    ),
    between(
      '496 706, 500 770, 430 850, 380 960, 300 1080, 200 1210',
      '506 706, 516 770, 456 850, 420 960, 356 1080, 280 1210',
      mix(lane, tone(l, ink.navy), 0.22),
    ),
    cottage(l, 300, 830, 250, { roof: ink.red, wall: '#f3dfb8', door: ink.deep }),
    cottage(l, 726, 822, 250, { roof: ink.slate, wall: '#cfe0dc' }),
    cottage(l, 130, 990, 380, { roof: ink.slate, door: ink.red }),
    cottage(l, 868, 1000, 400, { roof: ink.red, wall: '#fbe9cf', door: ink.fern }),
    hedge(l, '-20 1010, 120 1004, 300 1016', [50, 34]),
    hedge(l, '690 1016, 820 1010, 980 1020', [34, 54]),
    skirted(l, 468, 960, 118, { coat: ink.red, legs: ink.deep, hat: ink.gorse }),
    walker(l, 540, 972, 124, { coat: ink.sea, mirror: true }),
    dog(l, 600, 990, 54, ink.bark, true),
    shape(leaf(486, 974, 150, 10), mix(lane, ink.navy, 0.34)),
    hill(l, '-10 1080, 120 1084, 230 1124, 290 1210', h + 10, mix(ink.fern, ink.pine, 0.6)),
    hill(l, '720 1210, 790 1130, 880 1096, 970 1088', h + 10, mix(ink.fern, ink.pine, 0.6)),
    grass(90, 1206, 260, 100, 18, tone(l, ink.pine), 4),
    grass(890, 1206, 220, 100, 16, tone(l, ink.pine), 8),
    gulls(ink.navy, '130 180 60 -6, 210 146 44 8, 620 130 36 4'),
  );
}

/** The path along the brink, gorse on one hand and the sea deep below on the other. */
export function coastalPath(l: Light = gold): string {
  const path = tone(l, mix(ink.sand, ink.paper, 0.4));
  return upright(
    sky(l, w, 480),
    orb(l, 640, 230, 78),
    streaks(l.cloud, '300 130 420, 760 350 340, 180 300 300'),
    sea(l, w, 476, h),
    startPoint(l, 420, 478, 0.9),
    glitter(640, 492, 1000, 330, l.glint, 4),
    ripples('480 520 470 480', 30, l.glint, 7, 0.5),
    sailingBoat(l, 690, 660, 190, { rig: 'gaff', mirror: true }),
    headland(
      l,
      '-10 330, 90 344, 190 384, 290 420, 370 456, 430 492',
      '-10 436, 90 446, 190 462, 290 478, 370 488, 444 506',
      544,
      0.3,
    ),
    headland(
      l,
      '-10 420, 80 440, 160 500, 250 540, 330 580, 400 640',
      '-10 580, 80 594, 160 622, 250 640, 330 652, 418 668',
      716,
      0.16,
    ),
    ribbon('120 726 6, 280 720 9, 420 724 8, 530 718 0', foamWhite(l)),
    cliff(
      l,
      '480 826, 550 876, 604 950, 636 1040, 634 1120, 590 1210',
      '640 980, 690 1010, 730 1060, 760 1110, 790 1160, 800 1212',
    ),
    rock(l, 830, 1160, 110, 70),
    between(
      '640 980, 696 1008, 740 1058, 770 1108, 800 1158, 812 1212',
      '640 980, 686 1010, 726 1062, 756 1112, 786 1162, 796 1212',
      foamWhite(l),
    ),
    ribbon('776 1162 0, 830 1166 9, 890 1164 8, 940 1156 0', foamWhite(l)),
    hill(
      l,
      `-10 560, 90 590, 180 660, 280 730, 380 776, 480 818, 560 874, 620 950, 656 1050,
      640 1120, 600 1210`,
      h + 10,
      ink.fern,
    ),
    ribbon(
      '130 622 0, 280 734 12, 380 782 16, 480 824 16, 558 880 13, 612 948 7, 636 996 0',
      tone(l, ink.meadow),
    ),
    between(
      '104 602, 162 668, 270 752, 370 830, 420 910, 420 990, 380 1080, 330 1210',
      '94 594, 146 666, 250 764, 330 846, 350 916, 330 990, 230 1080, 90 1210',
      path,
    ),
    between(
      '94 594, 146 666, 250 764, 330 846, 350 916, 330 990, 230 1080, 90 1210',
      '94 594, 152 666, 258 762, 342 842, 366 912, 350 990, 262 1080, 136 1210',
      mix(path, tone(l, ink.bark), 0.35),
    ),
    walker(l, 306, 826, 96, { coat: ink.paper, hat: ink.sea }),
    walker(l, 380, 960, 156, { coat: ink.red, pack: ink.deep, stick: true }),
    hill(l, '-10 780, 90 810, 170 900, 190 1020, 120 1210', h + 10, mix(ink.fern, ink.pine, 0.7)),
    gorse(l, 90, 900, 240, 2),
    gorse(l, 110, 1060, 290, 5),
    gorse(l, 480, 1190, 240, 8),
    thrift(l, 360, 1196, 120),
    grass(90, 1206, 260, 100, 18, tone(l, mix(ink.pine, ink.navy, 0.5)), 4),
    nearGull(790, 880, 1.1, l, 'banking'),
    gulls(ink.navy, '500 330 52 -6, 560 300 38 8'),
  );
}

/** The crescent between its pines, parasols on the shingle. */
export function blackpoolSands(l: Light = noon): string {
  return upright(
    sky(l, w, 420, 96),
    cloud(l, 300, 230, 380),
    cloud(l, 700, 150, 240, true),
    sea(l, w, 416, h),
    startPoint(l, 150, 418, 0.8),
    headland(
      l,
      '400 420, 480 376, 580 330, 700 290, 830 262, 970 240',
      '386 432, 480 412, 580 392, 700 376, 830 364, 970 356',
      476,
      0.22,
    ),
    foam('370 482, 460 476, 560 480', 6, foamWhite(l)),
    ripples('0 450 440 460', 28, l.glint, 5, 0.55),
    sailingBoat(l, 180, 640, 200, { mirror: true, rig: 'gaff' }),
    sailingBoat(l, 330, 520, 84, { main: ink.paper, rig: 'sloop' }),
    hill(l, '548 560, 562 480, 640 456, 780 424, 970 390', h, mix(ink.fern, ink.meadow, 0.3), 0.05),
    wood(l, '690 500 34, 760 480 38, 840 470 40, 920 460 46, 800 530 44, 890 530 50', 0.04),
    beach(
      l,
      '500 492, 542 508, 574 532, 590 572, 566 640, 500 730, 400 830, 270 930, 130 1020, -20 1090',
      '560 478, 680 530, 780 610, 860 700, 970 800, 970 960, 970 1210, 400 1260, -20 1260',
      [-9, -2.5],
    ),
    pebbles('420 900 520 270', 36, 8, mix(tone(l, ink.sand), ink.bark, 0.24), 3),
    between(
      '572 484, 680 516, 780 590, 860 676, 970 770',
      '572 484, 620 560, 640 620, 694 662, 740 712, 810 750, 860 826, 920 862, 970 930',
      tone(l, mix(ink.fern, ink.pine, 0.3)),
    ),
    pine(l, 690, 640, 210, 0.02),
    pine(l, 760, 690, 290, 0, true),
    pine(l, 880, 800, 470),
    byDay(
      l,
      parasol(l, 505, 835, 0.9, ink.red),
      parasol(l, 620, 1040, 1.35, ink.gorse),
      sitter(l, 540, 1040, 130, { coat: ink.sea, mirror: true }),
      sitter(l, 690, 1046, 126, { coat: ink.red, hat: ink.paper }),
      stander(l, 360, 900, 110, { coat: ink.red, legs: ink.skin }),
      stander(l, 312, 916, 70, { coat: ink.gorse, legs: ink.skin }),
    ),
    l.stars
      ? campfire(600, 1010, 1.5) +
          sitter(lamplit(l), 512, 990, 120, { coat: ink.red }) +
          sitter(lamplit(l), 690, 986, 118, { coat: ink.gorse, mirror: true })
      : '',
    skirted(l, 640, 780, 92, { coat: ink.paper, legs: ink.deep, hat: ink.gorse }),
    byDay(l, dog(l, 330, 1060, 66, ink.bark, true)),
    hill(l, '500 1210, 640 1140, 800 1100, 970 1090', h + 10, mix(ink.fern, ink.pine, 0.6)),
    grass(800, 1206, 360, 110, 22, tone(l, ink.pine), 6),
    bough(l, -70, 120, 0.72),
    nearGull(150, 810, 0.8, l, 'beating'),
  );
}

/** Where the long beach begins, at evening: sea on one hand, the lake on the other. */
export function streteGate(l: Light = gold): string {
  return upright(
    sky(l, w, 480),
    orb(l, 330, 416, 74),
    streaks(l.cloud, '260 150 480, 760 250 380, 640 350 340'),
    streaks(l.cloudShade, '620 110 360'),
    hill(l, '330 480, 480 440, 640 450, 800 410, 970 396', 520, ink.fern, 0.5),
    sea(l, w, 478, h),
    startPoint(l, 150, 480, 0.6),
    glitter(330, 490, 1000, 330, l.glint, 6, 0.7),
    sailingBoat(l, 190, 640, 130, { rig: 'lug', mirror: true }),
    hill(l, '440 506, 560 480, 720 474, 970 458', 600, ink.fern, 0.3),
    shape(
      'M480 522C620 500 800 508 970 500V750C860 700 740 654 640 616C580 592 530 556 480 522z',
      mix(l.sea[1] ?? ink.shallow, l.sky[4] ?? ink.gorse, 0.3),
    ),
    shape(
      'M560 546C690 524 820 530 970 524V544C820 546 690 558 560 546z',
      l.sky[2] ?? ink.shallow,
      0.6,
    ),
    beach(
      l,
      '400 502, 430 520, 450 560, 446 620, 420 710, 370 830, 290 970, 190 1100, 80 1230',
      '420 502, 500 530, 580 570, 660 630, 730 720, 770 830, 780 960, 760 1100, 720 1230',
      [-10, 1],
    ),
    hill(
      l,
      '690 1230, 740 1090, 764 960, 756 830, 716 712, 640 610, 790 660, 970 720',
      h + 40,
      mix(ink.fern, ink.pine, 0.3),
    ),
    ribbon(
      '650 622 2, 750 664 8, 850 736 18, 924 850 36, 970 1000 60',
      tone(l, mix(ink.slate, ink.sand, 0.4)),
    ),
    cottage(l, 838, 985, 124, { roof: ink.slate }),
    walker(l, 500, 850, 142, { coat: ink.red }),
    skirted(l, 574, 862, 134, { coat: ink.paper, legs: ink.deep }),
    dog(l, 410, 880, 66, ink.navy, true),
    pine(l, 930, 1110, 470),
    hill(l, '430 1210, 560 1130, 740 1080, 970 1060', h + 10, mix(ink.pine, ink.navy, 0.3)),
    grass(760, 1206, 460, 140, 34, tone(l, mix(ink.pine, ink.navy, 0.6)), 5),
    grass(60, 1206, 160, 90, 12, tone(l, mix(ink.pine, ink.navy, 0.6)), 2),
    gulls(ink.navy, '250 330 52 -6, 330 300 38 8, 200 390 32 2'),
  );
}
