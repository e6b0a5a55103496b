/** Walks, and the way about: the coast path at its turns, and the bus that comes up the hill. */
import { fishingBoat, sailingBoat } from '../kit/boats';
import { castle, cottage } from '../kit/buildings';
import { at, between, blob, box, card, facet, shape } from '../kit/draw';
import { cliff, gorse, grass, headland, hedge, hill, rock, thrift } from '../kit/land';
import { dawn, gold, ink, type Light, mix, morning, noon, tone } from '../kit/palette';
import { dog, stander, walker } from '../kit/people';
import { foam, ripples, sea } from '../kit/sea';
import { beach, foamWhite, startPoint } from '../kit/shore';
import { cloud, glitter, gulls, nearGull, orb, sky, streaks } from '../kit/sky';
import { pine, wood } from '../kit/trees';

const path = (l: Light) => tone(l, mix(ink.sand, ink.paper, 0.4));

/** The lake, which has no light of its own by night. */
const lake = (l: Light) => (l.stars ? mix(l.sea[1] ?? ink.sea, l.air, 0.4) : tone(l, ink.shallow));

/** From the coast path down to the north end of the long beach. */
export function toStreteGate(l: Light = noon): string {
  return card(
    sky(l, 1200, 300, 50),
    cloud(l, 330, 214, 300),
    cloud(l, 1080, 172, 190, true),
    sea(l, 1200, 296, 800),
    startPoint(l, 850, 298, 0.9),
    ripples('760 330 430 330', 34, l.glint, 6, 0.5),
    fishingBoat(l, 1010, 430, 110, true),
    hill(l, '-10 210, 180 232, 380 262, 560 288, 700 304', 360, ink.fern, 0.4),
    // the lake behind the bar, and the fields down to it
    shape(
      'M240 372C400 336 560 312 706 304C690 360 650 420 580 440C460 466 320 440 240 372z',
      lake(l),
    ),
    shape(
      'M500 372C560 344 630 324 690 314C650 336 570 362 500 372z',
      mix(lake(l), l.glint, l.stars ? 0.12 : 0.5),
    ),
    between(
      '-10 300, 120 320, 230 360, 340 412, 470 440, 580 430, 660 380, 704 306',
      '-10 700, 300 760, 600 820, 640 700, 636 590, 664 480, 690 390, 712 306',
      tone(l, mix(ink.fern, ink.meadow, 0.3), 0.14),
    ),
    beach(
      l,
      '706 304, 722 330, 730 380, 744 450, 780 530, 850 620, 960 710, 1100 812',
      '660 304, 664 340, 648 400, 610 480, 580 560, 576 660, 600 760, 620 830',
      [9, 0],
    ),
    // where the beach ends
    hill(l, '470 314, 580 301, 680 290, 750 291, 800 301, 830 314', 314, ink.fern, 0.4),
    wood(l, '60 350 44, 150 356 46, 240 372 44, 330 396 40', 0.08),
    cottage(l, 400, 446, 96, { roof: ink.slate }),
    hill(l, '-10 420, 150 440, 320 490, 460 556, 560 630, 620 720, 660 812', 812, ink.fern),
    hill(l, '-10 520, 120 540, 260 600, 370 690, 430 812', 812, ink.meadow),
    hedge(l, '-10 512, 130 536, 270 598, 380 700', [34, 20]),
    between(
      '-20 446, 120 458, 300 506, 430 580, 500 660, 510 740, 480 812',
      '-20 456, 120 472, 290 526, 392 598, 424 670, 410 740, 340 812',
      path(l),
    ),
    walker(l, 400, 590, 84, { pack: ink.gorse, stick: true }),
    walker(l, 464, 676, 104, { coat: ink.sea }),
    dog(l, 536, 720, 46),
    gorse(l, 150, 790, 260, 7),
    grass(60, 812, 300, 70, 30, tone(l, ink.pine), 2),
    nearGull(900, 190, 0.7, l, 'banking'),
    gulls(tone(l, ink.paper), '860 540 36, 930 580 28'),
  );
}

/** The castle at the river's mouth, seen from the path that comes round the headland. */
export function toDartmouth(l: Light = morning): string {
  return card(
    sky(l, 1200, 330, 29),
    cloud(l, 840, 220, 256),
    streaks(l.cloud, '440 190 340'),
    hill(l, '560 334, 700 300, 860 262, 1040 240, 1210 226', 420, ink.pine, 0.42),
    sea(l, 1200, 330, 800),
    headland(
      l,
      '790 378, 850 330, 940 286, 1060 250, 1210 226',
      '784 384, 850 364, 940 352, 1060 340, 1210 330',
      404,
      0.3,
    ),
    ripples('420 400 760 260', 34, l.glint, 9, 0.5),
    sailingBoat(l, 640, 470, 150, { main: ink.red, rig: 'gaff' }),
    sailingBoat(l, 930, 440, 80, { rig: 'sloop', main: ink.paper }),
    // the wooded hill behind the castle
    hill(l, '-10 170, 120 190, 260 240, 380 330, 440 440, 472 516, 486 552', 560, ink.pine, 0.1),
    wood(l, '30 226 70, 130 250 74, 240 300 72, 320 372 60, 60 320 74, 180 360 70', 0.08),
    cliff(
      l,
      '-10 486, 60 474, 110 486, 190 470, 244 480, 330 472, 392 486, 436 510, 476 544',
      '-10 606, 50 618, 120 608, 180 622, 270 612, 330 626, 410 612, 476 614, 540 592',
    ),
    rock(l, 70, 634, 130, 70),
    rock(l, 300, 636, 120, 46),
    rock(l, 520, 612, 96, 56),
    rock(l, 590, 610, 50, 24),
    castle(l, 290, 490, 190),
    foam('-10 640, 80 634, 170 642, 260 636', 8, foamWhite(l)),
    foam('330 640, 420 628, 510 622, 600 616', 8, foamWhite(l)),
    hill(l, '-10 700, 200 690, 460 676, 720 640, 960 600, 1210 540', 812, ink.meadow),
    hill(l, '-10 770, 300 750, 620 776, 800 812', 812, ink.fern),
    between(
      '330 812, 500 740, 700 686, 900 650, 1210 590',
      '470 812, 600 762, 760 710, 930 668, 1210 604',
      path(l),
    ),
    walker(l, 690, 726, 104, { pack: ink.red, mirror: true }),
    walker(l, 780, 700, 96, { coat: ink.gorse, mirror: true, stick: true }),
    gorse(l, 1040, 770, 240, 4),
    thrift(l, 600, 806, 60),
    gulls(tone(l, ink.slate), '560 250 40, 630 220 30'),
  );
}

/** Out of the hilltop village by the path, the cove far below. */
export function fromStrete(l: Light = dawn): string {
  return card(
    sky(l, 1200, 300, 295),
    orb(l, 830, 180, 58),
    streaks(l.cloud, '420 110 420, 1010 272 260, 180 210 300'),
    sea(l, 1200, 296, 800),
    glitter(830, 306, 560, 300, l.glint, 6),
    headland(
      l,
      '-10 190, 180 204, 380 232, 560 262, 660 296, 720 316',
      '-10 262, 180 270, 380 284, 560 298, 660 308, 734 322',
      348,
      0.3,
    ),
    sailingBoat(l, 900, 420, 130, { rig: 'gaff', mirror: true }),
    sailingBoat(l, 1090, 370, 70, { main: ink.paper, rig: 'sloop' }),
    // the cove below, pines behind its beach
    hill(
      l,
      '-10 300, 200 306, 420 322, 560 344, 640 372',
      800,
      mix(ink.fern, ink.meadow, 0.3),
      0.1,
    ),
    wood(l, '360 350 30, 430 352 32, 500 360 30, 300 352 28', 0.1),
    beach(
      l,
      '700 358, 640 364, 612 384, 620 416, 660 456, 720 500, 770 556',
      '640 354, 560 357, 520 384, 530 430, 570 480, 630 530, 700 580',
      [9, 2],
    ),
    pine(l, 536, 410, 96, 0.04),
    pine(l, 500, 430, 112, 0.04, true),
    pine(l, 560, 462, 104, 0.02),
    // the brow on which the village stands
    hill(
      l,
      '-10 420, 160 424, 340 446, 520 494, 680 528, 800 552, 900 596, 980 670, 1040 810',
      810,
      ink.fern,
    ),
    cliff(l, '820 560, 900 596, 970 660, 1022 744', '930 690, 976 730, 1020 780, 1062 830'),
    hill(l, '-10 470, 200 470, 420 520, 620 590, 780 630, 900 690, 960 810', 810, ink.meadow),
    hedge(l, '-20 468, 200 470, 400 514', 30),
    cottage(l, 350, 520, 150, { roof: ink.red, wall: '#fbe9cf' }),
    cottage(l, 190, 540, 200, { door: ink.deep }),
    cottage(l, 14, 600, 260, { roof: ink.red, door: ink.fern }),
    between(
      '-20 640, 120 620, 300 596, 460 606, 580 640, 640 690, 640 740, 600 812',
      '-20 654, 120 634, 300 616, 440 632, 530 664, 560 700, 530 750, 440 812',
      path(l),
    ),
    between('560 626, 680 622, 770 644, 850 750', '570 646, 680 634, 750 652, 820 750', path(l)),
    walker(l, 560, 672, 130, { pack: ink.red, coat: ink.sea }),
    walker(l, 640, 656, 118, { coat: ink.red, hat: ink.gorse, stick: true }),
    hedge(l, '-20 700, 120 690, 280 700', [70, 40]),
    hill(l, '-10 740, 160 730, 320 760, 420 812', 812, mix(ink.fern, ink.pine, 0.6)),
    gorse(l, 160, 780, 260, 6),
    thrift(l, 330, 800, 90),
    grass(60, 812, 240, 80, 18, tone(l, ink.pine), 3),
    gulls(tone(l, ink.slate), '590 200 44 -6, 660 172 34 8'),
  );
}

/** A stile in the hedge, the path to the cove beyond. */
export function theCircle(l: Light = gold): string {
  const timber = tone(l, ink.bark);
  const lit = tone(l, mix(ink.bark, ink.sand, 0.45));
  return card(
    sky(l, 1200, 310, 135),
    orb(l, 250, 170, 60),
    streaks(l.cloud, '720 110 480, 1000 230 340'),
    sea(l, 1200, 306, 800),
    glitter(250, 318, 460, 300, l.glint, 5),
    headland(
      l,
      '560 306, 660 270, 800 232, 960 206, 1210 186',
      '546 314, 660 294, 800 280, 960 272, 1210 266',
      340,
      0.3,
    ),
    sailingBoat(l, 330, 400, 100, { rig: 'lug' }),
    hill(l, '700 400, 800 350, 940 316, 1210 290', 800, mix(ink.fern, ink.meadow, 0.3), 0.1),
    hedge(l, '860 340, 1000 326, 1210 320', 14, 0.12),
    beach(
      l,
      '712 356, 740 378, 730 412, 670 446, 580 470, 470 484',
      '694 346, 770 350, 820 380, 810 430, 770 476, 680 526, 500 530',
      [-9, -2],
    ),
    wood(l, '860 396 26, 920 390 28, 990 384 30, 1060 380 32', 0.06),
    pine(l, 820, 430, 100, 0.04),
    pine(l, 866, 446, 120, 0.04, true),
    pine(l, 800, 470, 108, 0.02),
    // down through the fields
    hill(l, '-10 430, 200 446, 420 480, 640 500, 860 470, 1210 400', 810, ink.meadow),
    blob(
      '880 500, 1040 460, 1210 440, 1210 560, 1000 580',
      tone(l, mix(ink.meadow, ink.gorse, 0.35)),
    ),
    blob('-20 480, 160 490, 330 530, 300 590, -20 580', tone(l, mix(ink.fern, ink.meadow, 0.5))),
    hedge(l, '-20 474, 180 488, 380 534', 22),
    hedge(l, '860 506, 1020 462, 1220 430', 22),
    hedge(l, '330 600, 420 560, 440 500', [26, 12]),
    hill(l, '-10 680, 260 668, 600 690, 900 672, 1210 680', 810, ink.fern),
    between(
      '684 496, 644 540, 660 580, 620 640, 576 700, 530 750, 440 812',
      '687 496, 672 540, 704 580, 690 640, 676 700, 704 750, 770 812',
      path(l),
    ),
    stander(l, 680, 612, 96, { coat: ink.gorse, pack: ink.deep }),
    // the hedge, and the stile in it
    hedge(l, '-20 690, 200 676, 462 706', [150, 96]),
    hedge(l, '744 706, 980 678, 1220 690', [96, 160]),
    at(604, 740, 1, [
      box(-132, -150, 264, 15, timber),
      box(-132, -96, 264, 15, timber),
      box(-132, -150, 264, 4, lit),
      box(-132, -96, 264, 4, lit),
      box(-146, -190, 26, 200, timber),
      box(-128, -190, 8, 200, lit),
      box(120, -190, 26, 200, timber),
      box(138, -190, 8, 200, lit),
      box(34, -216, 18, 226, timber),
      box(46, -216, 6, 226, lit),
      box(-62, -40, 14, 60, timber),
      box(-14, -40, 14, 60, timber),
      facet('-92 -54, 22 -54, 30 -40, -100 -40', lit),
      facet('-100 -40, 30 -40, 30 -30, -100 -30', timber),
    ]),
    walker(l, 384, 748, 190, { coat: ink.red, pack: ink.deep, stick: true }),
    dog(l, 280, 750, 84, ink.bark),
    gorse(l, 950, 800, 280, 5),
    thrift(l, 800, 784, 90),
    grass(1120, 812, 220, 90, 18, tone(l, ink.pine), 8),
    gulls(ink.navy, '560 200 46 -6, 630 170 34 8'),
  );
}
