/** Small pictures, 1200 × 800, for where there is nothing to show yet. Nobody is in them. */
import { sailingBoat } from '../kit/boats';
import { at, between, blob, box, disc, leaf, line, picture, pts, rod, shape } from '../kit/draw';
import { gorse, grass, headland, hill, thrift } from '../kit/land';
import { dim, gold, ink, type Light, mix, morning, tone } from '../kit/palette';
import { ripples, sea } from '../kit/sea';
import { foamWhite, startPoint } from '../kit/shore';
import { cloud, glitter, gulls, nearGull, orb, sky } from '../kit/sky';

/** An empty bench above the bay, a rucksack beside it: all is still to come. */
export function emptyPlan(l: Light = morning): string {
  const wood = tone(l, mix(ink.bark, ink.rock, 0.45));
  const shade = tone(l, ink.bark);
  return picture(
    1200,
    800,
    sky(l, 1200, 350, 245),
    orb(l, 900, 176, 64),
    cloud(l, 300, 170, 380),
    sea(l, 1200, 346, 800),
    startPoint(l, 620, 348),
    glitter(900, 360, 540, 90, l.glint),
    ripples('0 370 1200 180', 44, l.glint, 6, 0.5),
    sailingBoat(l, 300, 470, 120, { rig: 'gaff' }),
    hill(l, pts('0 590, 240 560, 560 574, 880 556, 1200 520'), 800, ink.fern),
    blob(
      pts('140 650, 460 620, 840 630, 1120 600, 1080 690, 640 740, 240 730'),
      tone(l, ink.meadow),
    ),
    between(
      pts('1200 640, 1000 664, 800 690, 660 740, 620 806'),
      pts('1200 676, 1020 700, 860 726, 790 764, 800 806'),
      tone(l, mix(ink.sand, ink.paper, 0.4)),
    ),
    // The bench, seen from behind and a little to the side.
    at(
      520,
      690,
      1.25,
      shape(leaf(6, 2, 390, 16), tone(l, mix(ink.fern, ink.navy, 0.4))) +
        rod(pts('-130 0, -130 -132'), 16, shade) +
        rod(pts('136 0, 136 -132'), 16, shade) +
        box(-168, -66, 340, 14, mix(wood, ink.navy, 0.25)) +
        box(-160, -136, 324, 24, wood) +
        box(-160, -104, 324, 24, wood) +
        box(-160, -136, 324, 5, mix(wood, '#ffffff', 0.3)) +
        box(-160, -104, 324, 5, mix(wood, '#ffffff', 0.3)),
    ),
    at(
      716,
      706,
      1.15,
      shape(leaf(4, 0, 120, 9), tone(l, mix(ink.fern, ink.navy, 0.4))) +
        shape(
          'M-46 0C-52-44-48-92-30-108C-12-118 20-118 36-106C52-92 54-44 48 0z',
          tone(l, ink.red),
        ) +
        shape(
          'M14-114C30-112 36-108 40-102C54-84 54-40 48 0H22C32-40 30-84 14-114z',
          tone(l, mix(ink.red, ink.navy, 0.22)),
        ) +
        shape(
          'M-34-44H30C34-30 34-14 32 0H-36C-38-14-38-30-34-44z',
          tone(l, mix(ink.red, ink.gorse, 0.35)),
        ) +
        shape('M-36-78C-20-68 16-68 36-78V-70C16-60-20-60-36-70z', tone(l, ink.bark)) +
        line(pts('-12 -112, 2 -130, 18 -112'), 7, tone(l, ink.bark)),
    ),
    gorse(l, 150, 760, 280, 3),
    thrift(l, 1050, 770, 110),
    grass(330, 806, 300, 70, 16, tone(l, mix(ink.pine, ink.navy, 0.3)), 5),
    gulls(dim(l, ink.navy), '520 250 40 -6, 590 224 30 8'),
  );
}

/** One buoy on an empty sea, and a gull that has not found anything either. */
export function nothingFound(l: Light = gold): string {
  const red = tone(l, ink.red);
  const white = tone(l, ink.paper);
  return picture(
    1200,
    800,
    sky(l, 1200, 420),
    orb(l, 330, 290, 70),
    cloud(l, 860, 200, 460),
    sea(l, 1200, 416, 800),
    headland(
      l,
      pts('820 400, 960 384, 1080 360, 1200 350'),
      pts('800 418, 960 412, 1080 406, 1200 402'),
      430,
      0.4,
    ),
    glitter(330, 430, 790, 190, l.glint),
    ripples('0 440 1200 340', 90, l.glint, 9, 0.5),
    at(
      690,
      636,
      1.5,
      `<g transform="rotate(7)">${
        rod(pts('-34 -92, -16 -208'), 7, tone(l, ink.bark)) +
        rod(pts('34 -92, 16 -208'), 7, tone(l, ink.bark)) +
        rod(pts('0 -92, 0 -208'), 6, tone(l, ink.bark)) +
        box(-22, -220, 44, 14, tone(l, ink.navy)) +
        disc(0, -236, 15, ink.gorse) +
        shape('M-92 0C-88-52-70-86-50-98H50C70-86 88-52 92 0C50 20-50 20-92 0z', red) +
        shape(
          'M14-98H50C70-86 88-52 92 0C72 9 56 13 40 14C54-30 44-76 14-98z',
          mix(red, ink.navy, 0.25),
        ) +
        shape(
          'M-80-52C-40-40 40-40 80-52C84-44 87-34 89-24C44-10-44-10-89-24C-87-34-84-44-80-52z',
          white,
        )
      }</g>` + shape(leaf(0, 12, 300, 14) + leaf(30, 34, 220, 9), foamWhite(l)),
    ),
    nearGull(400, 560, 0.95, l, 'soaring'),
    gulls(dim(l, ink.navy), '960 250 40 6, 1040 280 30 -4'),
  );
}
