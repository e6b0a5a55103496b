/** Walks, and the way about: the coast path at its turns, and the bus that comes up the hill. */
import { sailingBoat } from '../kit/boats';
import { castle, cottage } from '../kit/buildings';
import {
  at,
  box,
  disc,
  facet,
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
import { foamWhite, startPoint } from '../kit/shore';
import { cloud, glitter, gulls, orb, sky, streaks } from '../kit/sky';
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
    orb(l, 1420, 190, 80),
    streaks(l.cloud, triples('500 130 620, 1500 290 460, 980 220 380')),
    sea(l, w, 376, 900),
    startPoint(l, 1130, 378, 1),
    farHeadlands(l, 376, 860),
    glitter(1420, 392, 760, 420, l.glint, 4),
    sailingBoat(l, 1240, 470, 92, { main: ink.red }),
    cliff(
      l,
      pts('560 560, 760 566, 900 600, 1010 660'),
      pts('640 690, 800 720, 960 760, 1080 800'),
    ),
    foam(pts('680 720, 820 748, 960 790, 1090 822'), 12, foamWhite(l)),
    brow(l, w, pts('0 430, 240 450, 520 520, 760 590, 960 690, 1120 830, 1200 910'), 910),
    walker(l, 700, 626, 92, { pack: ink.red, stick: true }),
    walker(l, 764, 650, 88, { coat: ink.sea }),
    hill(l, pts('900 910, 1240 838, 1600 800, 2000 760'), 910, tone(l, ink.pine)),
    gorse(l, 1560, 830, 260, 8),
    thrift(l, 1300, 860, 46),
    gulls(tone(l, ink.slate), triples('900 270 34, 980 240 26')),
  );
}

/** Down over the fields to the end of the long beach. */
export function toStreteGate(l: Light = noon): string {
  const white = foamWhite(l);
  return picture(
    1200,
    800,
    sky(l, 1200, 300),
    cloud(l, 260, 120, 300),
    cloud(l, 900, 90, 260, true),
    sea(l, 1200, 296, 800),
    startPoint(l, 760, 298, 0.9),
    ripples({ x: 640, y: 330, width: 540, height: 300 }, 30, l.glint, 6, 0.5),
    shape(
      'M600 300C640 380 700 460 790 548C900 650 1060 730 1204 800V812H560C470 660 420 470 560 330z',
      tone(l, ink.sand),
    ),
    foam(pts('612 304, 644 362, 694 440, 786 540, 936 660, 1204 800'), 9, white),
    hill(l, pts('0 250, 180 268, 360 292, 520 318, 600 420'), 420, tone(l, ink.fern, 0.4), 0.3),
    brow(l, 1200, pts('0 360, 160 384, 320 440, 460 520, 580 630, 660 740, 700 810'), 810),
    walker(l, 414, 536, 74, { pack: ink.gorse, stick: true }),
    dog(l, 482, 576, 40),
    hedge(l, pts('0 470, 140 520, 230 600, 280 720'), 46),
    grass(60, 810, 360, 80, 40, tone(l, ink.pine), 2),
    gulls(tone(l, ink.slate), triples('760 180 26, 820 156 20')),
  );
}

/** The castle at the mouth of the river, from the cliffs to the south of it. */
export function toDartmouth(l: Light = morning): string {
  return picture(
    1200,
    800,
    sky(l, 1200, 330),
    cloud(l, 820, 110, 300),
    streaks(l.cloud, [[300, 150, 420]]),
    hill(l, pts('0 250, 220 214, 470 262, 640 330'), 460, tone(l, ink.fern, 0.45), 0.35),
    wood(l, triples('80 268 70, 180 250 80, 300 256 76, 410 280 64'), 0.4),
    sea(l, 1200, 330, 800),
    hill(
      l,
      pts('640 420, 730 336, 860 262, 1040 230, 1200 216'),
      420,
      tone(l, ink.pine, 0.4),
      0.35,
    ),
    ripples({ x: 120, y: 380, width: 1060, height: 330 }, 40, l.glint, 9, 0.5),
    sailingBoat(l, 560, 450, 120, { main: ink.red }),
    sailingBoat(l, 930, 420, 70),
    cliff(l, pts('0 452, 110 450, 220 466, 330 500'), pts('40 560, 150 572, 260 580, 360 586')),
    castle(l, 190, 470, 150),
    foam(pts('-10 588, 150 584, 270 594, 380 592'), 9, foamWhite(l)),
    hill(l, pts('300 810, 480 700, 720 640, 960 622, 1200 560'), 810, tone(l, ink.meadow)),
    ribbon(triples('460 810 40, 620 740 32, 820 684 24, 1010 660 18, 1200 606 12'), path(l)),
    walker(l, 700, 728, 92, { pack: ink.red, mirror: true }),
    walker(l, 780, 704, 86, { coat: ink.gorse, mirror: true }),
    gorse(l, 1000, 740, 190, 4),
    thrift(l, 560, 790, 36),
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

/** The bar between the sea and the lake, straight to the horizon. */
export function alongTheBar(l: Light = noon): string {
  return picture(
    1200,
    800,
    sky(l, 1200, 330),
    cloud(l, 330, 150, 360),
    cloud(l, 860, 100, 280, true),
    hill(l, pts('0 296, 260 270, 520 300, 640 330'), 360, tone(l, ink.fern, 0.4), 0.35),
    sea(l, 1200, 328, 800),
    startPoint(l, 760, 330, 0.8),
    shape('M0 340H590L420 460L180 640L0 760z', tone(l, ink.shallow)),
    ripples({ x: 20, y: 360, width: 380, height: 220 }, 20, l.glint, 3, 0.5),
    facet(
      pts('596 332, 612 332, 900 560, 1200 790, 1200 810, 0 810, 0 740, 300 540'),
      tone(l, ink.sand),
    ),
    foam(pts('612 332, 740 432, 900 558, 1040 668, 1210 796'), 10, foamWhite(l)),
    grass(40, 720, 200, 120, 40, tone(l, ink.pine), 5),
    grass(250, 590, 130, 80, 26, tone(l, ink.fern), 6),
    grass(400, 480, 80, 46, 18, tone(l, ink.fern), 7),
    ribbon(triples('602 334 2, 560 440 14, 540 560 34, 560 810 84'), path(l)),
    walker(l, 540, 620, 110, { pack: ink.red }),
    walker(l, 612, 640, 104, { coat: ink.sea }),
    dog(l, 700, 664, 56),
    gulls(tone(l, ink.slate), triples('860 240 28, 930 214 22, 1010 250 24')),
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
    pine(l, 900, 452, 90, 0.2),
    pine(l, 950, 450, 80, 0.2),
    pine(l, 860, 460, 74, 0.2),
    ribbon(triples('690 474 4, 640 520 12, 700 580 24, 620 680 44, 600 810 80'), path(l)),
    hedge(l, pts('-20 700, 200 680, 430 690'), 90),
    hedge(l, pts('790 690, 980 676, 1220 690'), 90),
    rod(pts('450 770, 450 600'), 22, wood_),
    rod(pts('770 770, 770 600'), 22, wood_),
    box(440, 634, 340, 18, wood_),
    box(440, 690, 340, 18, wood_),
    box(530, 716, 160, 16, tone(l, mix(ink.bark, ink.sand, 0.3))),
    box(560, 730, 14, 60, wood_),
    box(646, 730, 14, 60, wood_),
    walker(l, 664, 596, 70, { pack: ink.red, mirror: true }),
    grass(780, 800, 380, 70, 40, tone(l, ink.pine), 8),
    thrift(l, 380, 780, 36),
  );
}
