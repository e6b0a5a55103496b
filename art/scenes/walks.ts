/** Walks, and the way about: the coast path at its turns, and the bus that comes up the hill. */
import { fishingBoat, sailingBoat } from '../kit/boats';
import { castle, cottage } from '../kit/buildings';
import {
  at,
  between,
  box,
  disc,
  type Point,
  picture,
  ribbon,
  rod,
  shape,
  pts,
  triples,
} from '../kit/draw';
import { cliff, gorse, grass, headland, hedge, hill, thrift } from '../kit/land';
import { dawn, gold, ink, type Light, mix, morning, noon, tone } from '../kit/palette';
import { dog, stander, walker } from '../kit/people';
import { foam, ripples, sea } from '../kit/sea';
import { beach, foamWhite, pebbles, startPoint } from '../kit/shore';
import { cloud, glitter, gulls, nearGull, orb, sky, streaks } from '../kit/sky';
import { pine, wood } from '../kit/trees';

const path = (l: Light) => tone(l, mix(ink.sand, ink.paper, 0.4));

/** Two headlands to the left, one behind the other, their feet in the sea. */
function farHeadlands(l: Light, horizon: number, reach: number): string {
  const land = (height: number, width: number, far: number) =>
    headland(
      l,
      [
        [0, horizon - height],
        [width * 0.3, horizon - height * 0.94],
        [width * 0.62, horizon - height * 0.66],
        [width * 0.85, horizon - height * 0.3],
        [width, horizon + 4],
      ],
      [
        [0, horizon - height * 0.3],
        [width * 0.4, horizon - height * 0.26],
        [width * 0.75, horizon - height * 0.1],
        [width + 14, horizon + 12],
      ],
      horizon + 26,
      far,
    );
  return land(60, reach * 1.25, 0.55) + land(104, reach, 0.28);
}

/** A small single-decker on its wheels; `x`, `y` is the ground under its middle. */
function bus(l: Light, x: number, y: number, length: number): string {
  const body = tone(l, ink.red);
  const roof = tone(l, ink.paper);
  const glass = tone(l, mix(ink.sea, ink.navy, 0.35));
  const tyre = tone(l, ink.navy);
  return at(
    x,
    y,
    length / 200,
    [
      shape('M-100-18V-84Q-100-96-88-96H84Q98-96 100-80L104-18z', body),
      shape('M-96-84Q-96-92-88-92H84Q94-92 97-84z', roof),
      box(-90, -78, 36, 30, glass),
      box(-48, -78, 36, 30, glass),
      box(-6, -78, 36, 30, glass),
      box(36, -78, 26, 50, glass),
      shape('M68-78H94L99-46H68z', glass),
      box(-100, -34, 162, 5, roof),
      disc(-58, -14, 16, tyre),
      disc(-58, -14, 7, roof),
      disc(62, -14, 16, tyre),
      disc(62, -14, 7, roof),
      disc(99, -28, 5, tone(l, ink.gorse)),
    ].join(''),
  );
}

/** The pole of a bus stop, its flag without a word. */
function busStop(l: Light, x: number, y: number, height: number): string {
  return (
    rod(
      [
        [x, y],
        [x, y - height],
      ],
      height * 0.04,
      tone(l, ink.slate),
    ) + box(x, y - height, height * 0.3, height * 0.22, tone(l, ink.red))
  );
}

/** A bus coming up the lane to a stop above the bay. */
export function gettingAround(l: Light = morning): string {
  const w = 2000;
  const verge: readonly Point[] = pts('0 640, 320 612, 700 628, 1080 650, 1500 622, 2000 590');
  return picture(
    w,
    900,
    sky(l, w, 420),
    cloud(l, 420, 160, 440),
    cloud(l, 1480, 130, 420, true),
    sea(l, w, 416, 900),
    startPoint(l, 1240, 418, 1),
    farHeadlands(l, 416, 720),
    ripples({ x: 760, y: 450, width: 1180, height: 130 }, 36, l.glint, 5, 0.5),
    sailingBoat(l, 1120, 500, 84, { main: ink.gorse }),
    sailingBoat(l, 1540, 470, 60),
    hill(l, verge, 910, tone(l, ink.fern)),
    hedge(l, pts('0 652, 300 628, 620 640'), 44),
    ribbon(triples('-20 752 60, 420 716 66, 900 730 74, 1360 752 84, 2020 730 96'), path(l)),
    bus(l, 860, 742, 300),
    busStop(l, 1180, 712, 150),
    stander(l, 1236, 716, 108),
    stander(l, 1284, 720, 100, { coat: ink.sea }),
    dog(l, 1338, 724, 54),
    gorse(l, 1660, 700, 220, 3),
    hedge(l, pts('0 880, 420 850, 900 872, 1400 846, 2000 868'), 70),
    grass(1500, 860, 420, 60, 34, tone(l, ink.pine), 4),
    gulls(tone(l, ink.slate), triples('700 250 34, 780 220 26, 1340 300 30')),
  );
}

/** A green shoulder of land that comes down to the water from the left, with a path along its brow. */
function brow(l: Light, width: number, points: readonly Point[], bottom: number): string {
  return (
    hill(l, points, bottom, tone(l, ink.meadow)) +
    ribbon(
      points.map(([x, y], index) => [x, y + 34 + index * 7, 9 + index * 5]),
      path(l),
    ) +
    gorse(l, width * 0.12, (points[0]?.[1] ?? 0) + 150, width * 0.16, 5)
  );
}

/** Headland behind headland, and the path along all of them. */
export function walksHero(l: Light = gold): string {
  const w = 2000;
  return picture(
    w,
    900,
    sky(l, w, 380),
    orb(l, 1240, 290, 70),
    streaks(l.cloud, triples('500 130 620, 1500 290 460, 980 220 380')),
    sea(l, w, 376, 900),
    startPoint(l, 1420, 378, 1),
    farHeadlands(l, 376, 860),
    glitter(1240, 392, 760, 420, l.glint, 4),
    sailingBoat(l, 1330, 520, 150, { main: ink.red, rig: 'gaff', mirror: true }),
    sailingBoat(l, 1720, 450, 80, { main: ink.paper, rig: 'sloop' }),
    cliff(
      l,
      pts('560 560, 760 566, 900 600, 1010 660'),
      pts('640 690, 800 720, 960 760, 1080 800'),
    ),
    foam(pts('680 720, 820 748, 960 790, 1090 822'), 12, foamWhite(l)),
    brow(l, w, pts('0 430, 240 450, 520 520, 760 590, 960 690, 1120 830, 1200 910'), 910),
    walker(l, 716, 630, 128, { coat: ink.red, pack: ink.deep, stick: true }),
    walker(l, 820, 672, 126, { coat: ink.sea, hat: ink.paper }),
    dog(l, 900, 712, 62),
    gorse(l, 300, 640, 300, 4),
    gorse(l, 560, 860, 300, 9),
    thrift(l, 800, 870, 120),
    grass(200, 910, 500, 80, 28, tone(l, mix(ink.pine, ink.navy, 0.4)), 4),
    hill(l, pts('900 910, 1240 838, 1600 800, 2000 760'), 910, tone(l, ink.pine)),
    gorse(l, 1560, 830, 260, 8),
    thrift(l, 1300, 860, 46),
    gulls(tone(l, ink.slate), triples('900 270 34, 980 240 26')),
  );
}

/** From the coast path down to the north end of the long beach. */
export function toStreteGate(l: Light = noon): string {
  return picture(
    1200,
    800,
    sky(l, 1200, 300),
    cloud(l, 260, 130, 320),
    cloud(l, 900, 100, 280, true),
    sea(l, 1200, 296, 800),
    startPoint(l, 760, 298, 0.9),
    ripples({ x: 760, y: 330, width: 430, height: 330 }, 34, l.glint, 6, 0.5),
    fishingBoat(l, 1010, 430, 110, true),
    hill(l, pts('-10 210, 180 232, 380 262, 560 288, 700 304'), 360, ink.fern, 0.4),
    // the lake behind the bar, and the fields down to it
    shape('M300 380C430 324 560 304 706 304C660 400 580 470 420 460z', tone(l, ink.shallow)),
    shape(
      'M470 344C560 322 630 314 690 312C660 330 560 346 480 362z',
      mix(tone(l, ink.shallow), l.glint, 0.5),
    ),
    between(
      pts('-10 300, 180 318, 320 352, 420 404, 520 436, 600 424, 664 370, 704 306'),
      pts('-10 700, 300 760, 600 820, 640 700, 636 590, 664 480, 690 390, 712 306'),
      tone(l, mix(ink.fern, ink.meadow, 0.3), 0.14),
    ),
    beach(
      l,
      pts('706 304, 722 330, 730 380, 744 450, 780 530, 850 620, 960 710, 1100 812'),
      pts('696 304, 680 340, 650 400, 610 480, 580 560, 580 660, 640 760, 700 830'),
      [9, 0],
    ),
    wood(l, triples('60 350 44, 150 356 46, 240 372 44, 330 396 40'), 0.08),
    cottage(l, 400, 446, 96, { roof: ink.slate }),
    hill(l, pts('-10 420, 150 440, 320 490, 460 556, 560 630, 620 720, 660 812'), 812, ink.fern),
    hill(l, pts('-10 520, 120 540, 260 600, 370 690, 430 812'), 812, ink.meadow),
    hedge(l, pts('-10 512, 130 536, 270 598, 380 700'), [34, 20]),
    between(
      pts('120 470, 300 510, 430 580, 500 660, 510 740, 480 812'),
      pts('120 474, 290 524, 396 596, 430 670, 420 740, 360 812'),
      path(l),
    ),
    walker(l, 400, 590, 84, { pack: ink.gorse, stick: true }),
    walker(l, 464, 676, 104, { coat: ink.sea }),
    dog(l, 536, 720, 46),
    gorse(l, 640, 790, 200, 4),
    gorse(l, 150, 790, 260, 7),
    grass(60, 812, 300, 70, 30, tone(l, ink.pine), 2),
    nearGull(900, 190, 0.7, l, 'banking'),
    gulls(tone(l, ink.paper), triples('860 540 36, 930 580 28')),
  );
}

/** The castle at the river's mouth, seen from the path that comes round the headland. */
export function toDartmouth(l: Light = morning): string {
  return picture(
    1200,
    800,
    sky(l, 1200, 330),
    cloud(l, 820, 120, 320),
    streaks(l.cloud, [[300, 150, 420]]),
    hill(l, pts('560 334, 700 300, 860 262, 1040 240, 1210 226'), 420, ink.pine, 0.42),
    sea(l, 1200, 330, 800),
    headland(
      l,
      pts('1210 226, 1060 250, 940 286, 850 330, 800 372'),
      pts('1210 330, 1060 340, 940 352, 850 362, 786 378'),
      404,
      0.3,
    ),
    ripples({ x: 420, y: 400, width: 760, height: 260 }, 34, l.glint, 9, 0.5),
    sailingBoat(l, 640, 470, 150, { main: ink.red, rig: 'gaff' }),
    sailingBoat(l, 930, 440, 80, { rig: 'sloop', main: ink.paper }),
    // the wooded hill behind the castle
    hill(l, pts('-10 170, 120 190, 260 240, 380 330, 440 440, 470 520'), 560, ink.pine, 0.1),
    wood(l, triples('30 226 70, 130 250 74, 240 300 72, 320 372 60, 60 320 74, 180 360 70'), 0.08),
    cliff(
      l,
      pts('60 480, 180 472, 300 474, 400 486, 470 520'),
      pts('40 610, 170 620, 300 622, 420 610, 510 586'),
    ),
    castle(l, 290, 490, 190),
    foam(pts('-10 616, 160 626, 320 628, 440 614, 530 588'), 9, foamWhite(l)),
    hill(l, pts('-10 700, 200 690, 460 676, 720 640, 960 600, 1210 540'), 812, ink.meadow),
    hill(l, pts('-10 770, 300 750, 620 776, 800 812'), 812, ink.fern),
    between(
      pts('330 812, 500 740, 700 686, 900 650, 1210 590'),
      pts('470 812, 600 762, 760 710, 930 668, 1210 604'),
      path(l),
    ),
    walker(l, 690, 726, 104, { pack: ink.red, mirror: true }),
    walker(l, 780, 700, 96, { coat: ink.gorse, mirror: true, stick: true }),
    gorse(l, 1040, 770, 240, 4),
    gorse(l, 180, 800, 220, 9),
    thrift(l, 600, 806, 60),
    gulls(tone(l, ink.slate), triples('560 250 40, 630 220 30')),
  );
}

/** Out of the hilltop village by the path, the cove far below. */
export function fromStrete(l: Light = dawn): string {
  return picture(
    1200,
    800,
    sky(l, 1200, 340),
    orb(l, 900, 220, 60),
    streaks(l.cloud, triples('420 110 420, 980 150 300')),
    sea(l, 1200, 336, 800),
    glitter(900, 350, 620, 300, l.glint, 6),
    headland(
      l,
      pts('1200 250, 1080 262, 960 300, 860 350'),
      pts('1200 340, 1080 350, 960 366, 850 378'),
      400,
      0.4,
    ),
    hill(
      l,
      pts('0 300, 160 306, 360 340, 560 420, 760 560, 900 700, 980 810'),
      810,
      tone(l, ink.meadow),
    ),
    cottage(l, 60, 372, 110),
    cottage(l, 190, 382, 96),
    cottage(l, 300, 404, 104),
    hedge(l, pts('0 400, 180 410, 370 442'), 26),
    ribbon(triples('180 420 10, 380 480 16, 500 560 26, 560 660 38, 640 810 56'), path(l)),
    walker(l, 470, 560, 84, { pack: ink.red }),
    walker(l, 530, 610, 88, { coat: ink.sea, stick: true }),
    pine(l, 860, 800, 180),
    pine(l, 930, 812, 150),
    gorse(l, 180, 700, 220, 6),
    grass(30, 810, 300, 70, 34, tone(l, ink.pine), 3),
  );
}

/** The bar from its seaward crest: the sea to the right, the lake behind reeds to the left. */
export function alongTheBar(l: Light = noon): string {
  const sand = tone(l, ink.sand);
  const bank = mix(ink.fern, ink.meadow, 0.4);
  return picture(
    1200,
    800,
    sky(l, 1200, 330),
    cloud(l, 330, 150, 360),
    cloud(l, 860, 100, 280, true),
    hill(l, pts('-10 280, 160 262, 340 276, 500 300, 640 334'), 380, ink.fern, 0.4),
    sea(l, 1200, 328, 800),
    startPoint(l, 760, 330, 0.8),
    ripples({ x: 760, y: 350, width: 440, height: 300 }, 34, l.glint, 8, 0.5),
    sailingBoat(l, 1010, 420, 120, { rig: 'lug', mirror: true }),
    // the lake and its far shore
    shape(
      'M-10 356C200 340 420 334 600 336C560 400 420 500 260 600C160 660 60 720-10 750z',
      tone(l, ink.shallow),
    ),
    shape(
      'M-10 392C140 372 330 366 470 364C380 386 160 400-10 424z',
      mix(tone(l, ink.shallow), l.glint, 0.45),
    ),
    wood(l, triples('40 352 34, 110 350 30, 180 346 28, 250 344 24, 310 342 20'), 0.3),
    ripples({ x: 20, y: 420, width: 300, height: 160 }, 18, l.glint, 3, 0.5),
    beach(
      l,
      pts('612 334, 650 350, 680 384, 730 440, 800 520, 900 610, 1020 700, 1180 812'),
      pts('606 334, 610 370, 600 430, 590 520, 580 620, 580 720, 600 812, 800 830'),
      [9, 0],
    ),
    // the bank between, with the path on it
    shape(
      'M598 336C560 400 440 500 280 600C180 664 80 724-10 756V812H660C640 700 640 560 624 440C618 396 610 360 606 334z',
      tone(l, bank),
    ),
    shape(
      'M600 340C540 430 420 540 260 640C160 704 60 756-10 790V812H300C420 700 520 540 590 420C600 396 602 366 600 340z',
      tone(l, mix(ink.fern, ink.pine, 0.35)),
    ),
    ribbon(
      triples('603 340 2, 602 400 8, 590 480 20, 560 590 38, 520 700 62, 480 816 92'),
      path(l),
    ),
    grass(60, 742, 240, 120, 36, tone(l, '#8a8a4a'), 5),
    grass(230, 650, 190, 92, 30, tone(l, '#b49a56'), 6),
    grass(380, 560, 130, 64, 24, tone(l, '#b49a56'), 7),
    grass(480, 480, 80, 40, 18, tone(l, '#b49a56'), 9),
    pebbles(
      { x: 690, y: 600, width: 220, height: 190 },
      40,
      7,
      mix(sand, tone(l, ink.bark), 0.25),
      5,
    ),
    walker(l, 560, 620, 112, { pack: ink.red, mirror: true }),
    walker(l, 504, 654, 118, { coat: ink.sea, stick: true, mirror: true }),
    dog(l, 600, 680, 56, ink.bark, true),
    thrift(l, 330, 790, 70),
    thrift(l, 690, 800, 60),
    gulls(tone(l, ink.paper), triples('860 480 40, 930 540 30, 990 500 26')),
  );
}

/** A stile in the hedge, the path to the cove beyond. */
export function theCircle(l: Light = gold): string {
  const wood_ = tone(l, ink.bark);
  return picture(
    1200,
    800,
    sky(l, 1200, 310),
    orb(l, 980, 160, 60),
    streaks(l.cloud, [[400, 120, 480]]),
    sea(l, 1200, 306, 800),
    startPoint(l, 860, 308, 0.8),
    farHeadlands(l, 306, 520),
    shape('M520 440C580 400 800 392 900 430L880 480H540z', tone(l, ink.sand)),
    foam(pts('520 436, 620 408, 760 400, 900 428'), 7, foamWhite(l)),
    hill(l, pts('0 380, 260 400, 520 430, 760 470, 1000 440, 1200 390'), 810, tone(l, ink.meadow)),
    pine(l, 930, 446, 110, 0.12),
    pine(l, 990, 440, 100, 0.12),
    pine(l, 880, 456, 92, 0.12),
    between(
      pts('700 462, 668 506, 694 556, 672 616, 620 690, 540 812'),
      pts('708 462, 690 506, 738 556, 742 620, 716 700, 690 812'),
      path(l),
    ),
    shape(
      'M-10 560C160 530 340 560 470 640C300 640 140 620-10 640z',
      tone(l, mix(ink.meadow, ink.gorse, 0.3)),
    ),
    shape(
      'M800 640C900 560 1060 530 1210 540V620C1060 610 920 620 800 640z',
      tone(l, mix(ink.fern, ink.meadow, 0.5)),
    ),
    hedge(l, pts('-20 700, 200 680, 430 690'), 90),
    hedge(l, pts('790 690, 980 676, 1220 690'), 90),
    rod(pts('450 770, 450 600'), 22, wood_),
    rod(pts('770 770, 770 600'), 22, wood_),
    box(440, 634, 340, 18, wood_),
    box(440, 690, 340, 18, wood_),
    box(530, 716, 160, 16, tone(l, mix(ink.bark, ink.sand, 0.3))),
    box(560, 730, 14, 60, wood_),
    box(646, 730, 14, 60, wood_),
    walker(l, 712, 606, 92, { pack: ink.red, mirror: true }),
    grass(780, 800, 380, 70, 40, tone(l, ink.pine), 8),
    thrift(l, 380, 780, 36),
  );
}
