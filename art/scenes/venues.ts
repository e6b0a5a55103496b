/** Places to eat and drink: still lifes before the bay. */
import { fishingBoat, sailingBoat } from '../kit/boats';
import { church, cottage, festoon, inn } from '../kit/buildings';
import { at, blob, box, card, disc, dots, facet, leaf, line, rod, shape } from '../kit/draw';
import { grass, headland, hedge, hill } from '../kit/land';
import {
  dim,
  dusk,
  gold,
  ink,
  lamplit,
  type Light,
  mix,
  morning,
  noon,
  tone,
} from '../kit/palette';
import { skirted, stander } from '../kit/people';
import { foam, ripples, sea } from '../kit/sea';
import { foamWhite, startPoint } from '../kit/shore';
import { cloud, glitter, gulls, nearGull, orb, sky, streaks } from '../kit/sky';
import {
  crab,
  crabPot,
  fishPlate,
  lantern,
  loaf,
  pasty,
  pint,
  scone,
  teacup,
  teapot,
  wineGlass,
} from '../kit/table';
import { bough, tree, wood } from '../kit/trees';

/** A pint and a pasty on the wall before the village inn. */
export function luggersRest(l: Light = gold): string {
  const planks = tone(l, mix(ink.bark, ink.gorse, 0.4));
  // By night the inn's windows light what stands before them.
  const lit = lamplit(l);
  return card(
    sky(l, 1200, 460, 8757),
    orb(l, 612, 172, 50),
    cloud(l, 330, 130, 260),
    hill(l, '0 400, 300 350, 620 372, 900 340, 1200 370', 800, ink.fern, 0.34),
    church(l, 1076, 424, 200, 0.16),
    wood(l, '660 440 44, 990 436 40, 1140 440 54', 0.18),
    cottage(l, 1146, 500, 190, { roof: ink.red, far: 0.06 }),
    hill(l, '0 500, 400 480, 800 490, 1200 500', 800, ink.fern),
    inn(l, 229, 624, 2.9, ink.deep),
    l.stars ? lantern(658, 302, 58) : '',
    // a table before it, and what stands on it
    shape('M0 640C300 622 900 622 1200 640V800H0z', planks),
    shape('M0 640C300 622 900 622 1200 640V664C900 646 300 646 0 664z', mix(planks, ink.sand, 0.4)),
    shape('M0 716C300 698 900 698 1200 716V722C900 704 300 704 0 722z', mix(planks, ink.navy, 0.4)),
    shape(leaf(740, 645, 560, 20), mix(planks, ink.navy, 0.4)),
    pint(lit, 922, 640, 320),
    `<ellipse cx="612" cy="640" rx="196" ry="24" fill="${dim(lit, '#d8d0ba')}"/><ellipse cx="616" cy="635" rx="190" ry="19" fill="${dim(lit, '#fffaf0')}"/>`,
    pasty(lit, 612, 634, 310),
    gulls(ink.navy, '900 210 46 -6, 964 184 34 8'),
    bough(l, 1216, -10, 0.8, true),
  );
}

/** A table laid above the bay, fish and a glass of white. */
export function coveAndKiln(l: Light = dusk): string {
  // By night the candle lights the cloth.
  const lit = lamplit(l);
  const cloth = dim(lit, '#f3e9d6');
  return card(
    sky(l, 1200, 400, 724),
    orb(l, 800, 360, 66),
    streaks(l.cloud, '360 160 560, 960 120 420, 560 270 380'),
    streaks(l.cloudShade, '260 90 400, 1000 240 360'),
    sea(l, 1200, 398, 640),
    headland(
      l,
      '0 280, 120 290, 260 330, 370 360, 460 402',
      '0 360, 120 366, 260 384, 370 394, 474 410',
      440,
      0.24,
    ),
    startPoint(l, 980, 400, 0.6),
    glitter(800, 408, 600, 300, l.glint, 5),
    sailingBoat(l, 620, 480, 130, { mirror: true }),
    ripples('0 430 1200 150', 26, l.glint, 8, 0.35),
    // terrace
    rod('0 540, 1200 540', 8, ink.navy),
    ...[60, 200, 340, 480, 620, 760, 900, 1040, 1180].map((x) =>
      rod(
        [
          [x, 540],
          [x, 640],
        ],
        5,
        ink.navy,
      ),
    ),
    shape('M0 640C300 600 900 600 1200 640V800H0z', cloth),
    shape('M0 640C300 600 900 600 1200 640V662C900 622 300 622 0 662z', dim(lit, '#fffaf0')),
    shape('M0 700C240 690 420 720 520 800H0z', dim(lit, '#ddd0bb')),
    fishPlate(lit, 600, 716, 480),
    wineGlass(932, 716, 290, '#e6c15c'),
    wineGlass(1084, 690, 240, '#e6c15c'),
    shape('M306 724L282 666C274 680 276 704 294 730z', dim(lit, '#6d7d84')),
    shape('M306 724L294 730 316 776 330 770z', ink.bark),
    // candle
    disc(210, 560, 90, '#f4c66d', 0.22),
    disc(210, 560, 48, '#f9d888', 0.35),
    shape('M192 590H230L226 690H196z', ink.paper),
    shape('M210 590C196 572 208 560 210 540C222 560 226 574 210 590z', ink.gorse),
    `<ellipse cx="211" cy="692" rx="50" ry="11" fill="#8a6a58"/>`,
    festoon(-20, 30, 1220, 44, 17, ink.gorse),
    gulls(ink.navy, '520 240 46 -6, 590 210 34 8'),
  );
}

/** Cream tea under the bay tree. */
export function bayTreeTearoom(l: Light = morning): string {
  // By night a lantern lights the table.
  const lit = lamplit(l);
  // The far edge of the cloth.
  const brim = (x: number) => Math.round(652 - (x * (1200 - x)) / 16_000);
  const gingham = (x: number) =>
    shape(
      `M${x} ${brim(x)}L${x + (x - 600) * 0.5} 810H${x + 40 + (x - 560) * 0.5}L${x + 40} ${brim(x + 40)}z`,
      dim(lit, '#cfe0dc'),
    );
  return card(
    sky(l, 1200, 420, 1447),
    cloud(l, 800, 170, 360),
    streaks(l.cloud, '520 100 320'),
    sea(l, 1200, 360, 480),
    sailingBoat(l, 620, 410, 80),
    ripples('420 375 780 70', 20, l.glint, 5, 0.6),
    hill(l, '0 440, 300 430, 620 456, 900 440, 1200 420', 800, mix(ink.fern, ink.meadow, 0.4)),
    hedge(l, '390 454, 520 476, 660 482, 850 480', 36),
    dots('530 476, 590 468, 640 474, 700 462, 760 470', 13, tone(l, '#d9826f')),
    dots('556 464, 614 478, 672 464, 732 474', 12, tone(l, ink.gorse)),
    cottage(l, 980, 560, 350, { roof: ink.slate, wall: '#fbefd8', door: ink.fern }),
    tree(l, 240, 640, 560),
    // table
    shape('M0 650C300 620 900 620 1200 650V800H0z', dim(lit, ink.paper)),
    ...[40, 120, 200, 280, 360, 440, 520, 600, 680, 760, 840, 920, 1000, 1080, 1160].map(gingham),
    shape(
      'M0 672C300 646 900 646 1200 672V690C900 664 300 664 0 690zM0 726C300 704 900 704 1200 726V752C900 732 300 732 0 752z',
      dim(lit, '#a9c9c5'),
      0.7,
    ),
    shape(leaf(600, 726, 940, 34), dim(lit, '#8fb0ad')),
    l.stars ? lantern(110, 730, 150) : '',
    teapot(lit, 328, 704, 300, ink.red),
    // cake stand
    `<ellipse cx="622" cy="716" rx="168" ry="24" fill="${dim(lit, '#d9d3c0')}"/><ellipse cx="626" cy="711" rx="164" ry="19" fill="${dim(lit, dim(lit, '#fffaf0'))}"/>`,
    scone(lit, 560, 708, 160),
    scone(lit, 692, 712, 170),
    teacup(lit, 916, 716, 168, ink.sea),
    at(1080, 726, 1, [
      shape('M-46-86H46L38 0H-38z', dim(lit, '#fffaf0')),
      shape('M-46-86H-16L-12 0H-38z', dim(lit, '#ddd3bd')),
      shape('M-50-86C-50-104 50-104 50-86z', dim(lit, '#b02a2a')),
      box(-34, -60, 68, 34, dim(lit, ink.gorse)),
    ]),
    gulls(ink.navy, '600 200 44 -6, 660 176 34 8'),
  );
}

/** The crab shack: hatch, pots, floats, and a crab on its sign. */
export function crabShack(l: Light = noon): string {
  const board = tone(l, ink.sea);
  return card(
    sky(l, 1200, 360, 9),
    cloud(l, 984, 142, 370),
    streaks(l.cloud, '820 90 300'),
    sea(l, 1200, 356, 560),
    headland(
      l,
      '760 356, 840 320, 940 288, 1060 262, 1210 246',
      '746 364, 840 346, 940 332, 1060 322, 1210 318',
      392,
      0.24,
    ),
    foam('740 396, 860 392, 1000 398, 1200 394', 6, foamWhite(l)),
    fishingBoat(l, 1110, 446, 150, true),
    ripples('700 400 500 130', 22, l.glint, 6, 0.6),
    shape('M600 560C800 530 1000 520 1200 530V800H600z', tone(l, ink.sand)),
    foam('640 556, 800 534, 960 526, 1210 530', 11, foamWhite(l)),
    // the shack
    facet('0 700, 0 170, 640 170, 640 700', board),
    ...[40, 100, 160, 220, 280, 340, 400, 460, 520, 580].map((x) =>
      rod(
        [
          [x, 170],
          [x, 700],
        ],
        3,
        mix(board, ink.navy, 0.35),
      ),
    ),
    facet('640 170, 760 200, 760 680, 640 700', mix(board, tone(l, ink.sand), 0.45)),
    facet('-20 190, -20 80, 650 70, 680 190', tone(l, ink.slate)),
    facet('650 70, 790 196, 770 214, 680 190', mix(tone(l, ink.slate), tone(l, ink.sand), 0.45)),
    box(110, 270, 440, 220, l.lamps ? mix(ink.gorse, ink.bark, 0.45) : ink.navy),
    facet('60 272, 96 200, 564 200, 600 272', dim(l, ink.red)),
    facet('168 272, 190 200, 283 200, 276 272', dim(l, ink.paper)),
    facet('384 272, 377 200, 470 200, 492 272', dim(l, ink.paper)),
    shape('M150 490V430C150 420 180 420 180 430V490z', mix(ink.navy, ink.shallow, 0.3)),
    stander(lamplit(l), 330, 606, 260, { coat: ink.paper, hat: ink.red, legs: ink.paper }),
    box(80, 490, 500, 220, board),
    box(80, 486, 500, 26, tone(l, ink.sand)),
    box(80, 508, 500, 10, ink.bark),
    ...[120, 180, 240, 300, 360, 420, 480, 540].map((x) =>
      rod(
        [
          [x, 518],
          [x, 704],
        ],
        3,
        mix(board, ink.navy, 0.35),
      ),
    ),
    box(220, 534, 220, 140, ink.bark),
    box(228, 542, 204, 124, dim(l, ink.paper)),
    crab(l, 330, 634, 152),
    shape(
      'M0 690C300 676 800 690 1200 660V800H0z',
      mix(tone(l, ink.sand), tone(l, ink.bark), 0.25),
    ),
    shape(leaf(900, 740, 560, 30), mix(tone(l, ink.sand), ink.navy, 0.45)),
    crabPot(l, 830, 740, 230),
    crabPot(l, 1040, 750, 260),
    crabPot(l, 940, 610, 210),
    line('1080 620, 1140 660, 1110 720, 1170 760', 7, tone(l, ink.gorse)),
    disc(700, 716, 28, dim(l, ink.gorse)),
    shape('M690 690A28 28 0 0 0 690 742z', dim(l, mix(ink.gorse, ink.bark, 0.4))),
    disc(650, 746, 24, dim(l, ink.red)),
    shape('M640 724A24 24 0 0 0 640 768z', dim(l, mix(ink.red, ink.navy, 0.4))),
    nearGull(896, 256, 1, l, 'beating'),
  );
}

/** A baker draws loaves from the stone oven with a long peel; the batch cools on the table. */
export function shippenBakehouse(hour: Light = gold): string {
  // Within, the fire gives the light at any hour.
  const l = hour.stars ? { ...gold, wash: '#3a2418', strength: 0.36 } : { ...gold, strength: 0.16 };
  const outside = hour.stars ? hour : morning;
  const stone = tone(l, mix(ink.rock, ink.slate, 0.3));
  const block = (x: number, y: number, w: number, h: number, n: number) =>
    blob(
      [
        [x + 4, y + 3],
        [x + w * 0.5, y],
        [x + w - 4, y + 3],
        [x + w - 2, y + h - 4],
        [x + w * 0.5, y + h],
        [x + 3, y + h - 3],
      ],
      mix(stone, n % 3 ? ink.sand : ink.navy, n % 3 ? 0.12 + (n % 2) * 0.12 : 0.14),
    );
  const wood = tone(l, '#a8764a');
  const woodDark = tone(l, '#6d452b');
  const cloth = (colour: string) => (hour.stars ? tone(l, colour) : colour);
  const linen = tone(l, ink.paper);
  const linenShade = mix(linen, tone(l, ink.slate), 0.3);
  const skin = tone(l, ink.skin);
  return card(
    box(0, 0, 1200, 800, mix(stone, ink.navy, 0.28)),
    ...Array.from({ length: 7 }, (_, row) =>
      Array.from({ length: 9 }, (_, n) =>
        block(n * 150 - (row % 2) * 74, row * 90 + 4, 141, 81, row * 5 + n * 3),
      ).join(''),
    ),
    // the window, below what a card lays in its corner; the bay beyond
    box(930, 220, 220, 196, linen),
    box(944, 234, 192, 168, outside.sky[1] ?? ink.shallow),
    shape('M944 322H1136V402H944z', outside.sea[3] ?? ink.sea),
    shape('M944 298C1000 290 1066 306 1136 284V326H944z', tone(outside, ink.fern, 0.3)),
    sailingBoat(outside, 1086, 374, 70, { rig: 'lug' }),
    rod('1040 234, 1040 402', 8, linen),
    rod('944 318, 1136 318', 8, linen),
    box(916, 412, 248, 18, tone(l, ink.sand)),
    // floor
    shape('M0 640C300 628 900 628 1200 640V800H0z', tone(l, mix(ink.rock, ink.bark, 0.3))),
    line('0 690, 400 680, 800 682, 1200 690', 3, woodDark),
    line('0 752, 400 742, 800 744, 1200 752', 3, woodDark),
    hour.stars ? '' : shape('M930 430H1140L860 800H520z', '#f7dca0', 0.12),
    // the oven
    facet('90 646, 90 470, 610 470, 610 646', mix(stone, ink.navy, 0.12)),
    ...[0, 1, 2, 3].map((n) => block(98 + n * 128, 508, 120, 64, n + 1)),
    ...[0, 1, 2, 3].map((n) => block(98 + n * 128, 578, 120, 64, n + 4)),
    shape(
      'M110 490V330C110 190 220 110 350 110C480 110 590 190 590 330V490z',
      mix(ink.red, ink.bark, 0.45),
    ),
    ...Array.from({ length: 11 }, (_, n) => {
      const a = Math.PI * (1 - (n + 0.5) / 11);
      return `<rect x="-22" y="-30" width="44" height="62" fill="${mix(ink.red, n % 2 ? ink.bark : ink.sand, 0.35)}" transform="translate(${Math.round(350 + Math.cos(a) * 212)} ${Math.round(336 - Math.sin(a) * 194)}) rotate(${Math.round(90 - (a * 180) / Math.PI)})"/>`;
    }),
    shape('M160 490V340C160 236 256 172 350 172C444 172 540 236 540 340V490z', '#1c1713'),
    shape('M184 490V384C196 304 274 254 350 254C426 254 504 304 516 384V490z', '#7c2d16'),
    shape(
      'M206 490C204 420 244 400 254 346C290 384 300 400 310 420C320 366 350 346 360 292C406 346 416 392 426 420C446 404 456 384 462 364C486 420 484 450 480 490z',
      '#d9641f',
    ),
    shape(
      'M248 490C252 446 276 440 286 412C310 440 322 456 326 466C336 430 356 412 362 382C392 422 406 456 422 490z',
      ink.gorse,
    ),
    shape('M296 490C304 464 324 468 350 446C370 464 380 472 390 490z', '#fbe7a8'),
    facet('66 474, 634 474, 650 512, 50 512', mix(stone, ink.sand, 0.4)),
    facet('50 512, 650 512, 650 524, 50 524', mix(stone, ink.navy, 0.25)),
    // two loaves still on the hearth, one on the peel
    loaf(l, 190, 494, 96, '#b9752f'),
    facet('392 494, 400 478, 540 482, 560 492, 540 502, 400 506', wood),
    loaf(l, 456, 492, 112),
    // table with the batch
    rod('960 640, 960 776', 22, woodDark),
    rod('1180 640, 1180 778', 24, woodDark),
    facet('906 614, 1210 614, 1210 640, 890 640', tone(l, '#d3a672')),
    facet('890 640, 1210 640, 1210 662, 890 662', wood),
    loaf(l, 970, 616, 108, '#b9752f'),
    loaf(l, 1076, 620, 112),
    loaf(l, 1180, 616, 108, '#b9752f'),
    loaf(l, 1024, 566, 108, '#d39a48'),
    loaf(l, 1130, 568, 110, '#c98a3e'),
    loaf(l, 1078, 516, 106, '#d39a48'),
    // flour sack
    at(0, -26, 1, [
      shape(
        'M700 796C684 740 690 690 706 664C730 656 760 656 780 664C800 700 800 750 790 796z',
        cloth('#e3d3b0'),
      ),
      shape('M700 796C684 740 690 690 706 664L730 660C716 700 716 750 726 796z', cloth('#b9a47c')),
      shape(
        'M702 668C716 650 726 640 712 622C740 632 756 630 778 620C766 640 772 652 784 668C760 676 726 676 702 668z',
        cloth('#d5c299'),
      ),
    ]),
    shape(leaf(860, 780, 260, 16), woodDark),
    // the baker, weight on the back foot
    at(850, 778, 4.7, [
      shape('M0-48C6-30 14-14 17-1L26-1C24-16 18-34 12-48z', tone(l, ink.slate)),
      shape('M15-4H28C30-1 30 0 30 1H14z', ink.navy),
      shape(
        'M-12-48C-15-30-17-14-19-1H-9C-6-16-2-30 2-42z',
        mix(tone(l, ink.slate), ink.navy, 0.35),
      ),
      shape('M-19-4H-8V1H-27C-27-2-23-3-19-4z', ink.navy),
      shape('M-13-77C-9-84 9-84 13-77C17-64 17-52 14-42H-13C-16-54-16-66-13-77z', linen),
      shape(
        'M5-82C10-82 12-80 13-77C17-64 17-52 14-42H5C9-56 9-70 5-82z',
        mix(linen, cloth('#ffffff'), 0.5),
      ),
      shape(
        'M-12-70C-17-56-19-40-20-22C-11-17 0-17 8-20C9-38 7-54 3-66z',
        tone(l, mix(ink.paper, ink.sand, 0.6)),
      ),
      rod('-66 -60, 20 -52', 3.2, woodDark),
      // far arm, near arm
      shape('M-10-76C-20-70-27-64-33-58L-30-53C-22-56-14-60-7-66z', linenShade),
      disc(-34, -57, 3.6, skin),
      line('9 -74, 15 -61', 9, mix(linen, linenShade, 0.45)),
      line('15 -61, 10 -56', 7, mix(linen, linenShade, 0.45)),
      line('10 -56, 5 -53', 5, skin),
      disc(5, -53, 3.4, skin),
      box(-3, -86, 7, 6, mix(skin, ink.bark, 0.2)),
      disc(-1, -91, 8.6, skin),
      shape('M-9-91C-11-92-12-90-11-88L-8-88z', skin),
      shape('M8-92C9-88 7-84 4-84C6-88 5-92 3-95z', tone(l, ink.bark)),
      shape('M-11-95C-16-104-8-112 0-109C8-113 15-104 9-94C3-97-5-97-11-95z', linen),
      shape('M-11-95C-5-97 3-97 9-94L8-91C3-93-4-93-9-92z', linenShade),
    ]),
  );
}

/** A long table under lamps on the marsh at dusk. */
export function saltmarshCatering(l: Light = dusk): string {
  const lit = lamplit(l);
  const canvas = dim(lit, '#f0dfbd');
  return card(
    sky(l, 1200, 430, 6295),
    orb(l, 985, 424, 50),
    streaks(l.cloud, '300 160 500, 900 230 420'),
    streaks(l.cloudShade, '700 110 420, 400 300 360'),
    hill(l, '0 390, 220 360, 460 384, 640 412, 790 450', 450, ink.fern, 0.36),
    sea(l, 1200, 428, 540),
    glitter(980, 434, 530, 240, l.glint, 5),
    shape('M0 500C300 470 500 500 760 486C940 478 1080 490 1200 480V800H0z', tone(l, ink.fern)),
    grass(1080, 566, 300, 110, 24, tone(l, '#8a7a46'), 6),
    grass(120, 566, 260, 110, 24, tone(l, '#8a7a46'), 4),
    shape('M0 560C300 540 800 540 1200 560V800H0z', tone(l, mix(ink.fern, ink.meadow, 0.4))),
    // the marquee
    rod('80 640, 80 250', 10, ink.bark),
    rod('1120 640, 1120 250', 10, ink.bark),
    rod('360 600, 360 36', 8, ink.bark),
    rod('840 600, 840 36', 8, ink.bark),
    shape(
      'M20 262C140 220 260 150 360 70C460 130 560 150 600 152C640 150 740 130 840 70C940 150 1060 220 1180 262C1120 270 1080 272 1040 270C1000 290 960 290 920 272C880 292 840 292 800 272C760 292 720 292 680 272C640 292 560 292 520 272C480 292 440 292 400 272C360 292 320 292 280 272C240 290 200 290 160 270C120 272 80 270 20 262z',
      canvas,
    ),
    shape(
      'M20 262C140 220 260 150 360 70C330 150 300 220 280 272C240 290 200 290 160 270C120 272 80 270 20 262zM600 152C640 150 740 130 840 70C810 150 800 220 800 272C760 292 720 292 680 272C640 290 620 290 600 286z',
      dim(lit, '#cdb48d'),
    ),
    shape(
      'M360 70V40C384 34 392 48 416 40V60C392 68 384 54 360 62zM840 70V40C864 34 872 48 896 40V60C872 68 864 54 840 62z',
      dim(l, ink.red),
    ),
    festoon(80, 300, 600, 284, 8, '#f9d888'),
    festoon(600, 284, 1120, 300, 8, '#f9d888'),
    // the company and the table
    ...(
      [
        [250, ink.red, 0],
        [340, ink.sea, 1],
        [440, ink.gorse, 0],
        [760, ink.paper, 1],
        [860, ink.red, 0],
        [960, ink.deep, 1],
      ] as const
    ).map(([x, c, w]) =>
      w
        ? skirted(lit, x, 640, 190, { coat: c, legs: ink.paper })
        : stander(lit, x, 640, 196, { coat: c, hat: x === 440 ? ink.paper : ink.bark }),
    ),
    shape('M120 580C400 564 800 564 1080 580L1150 650H50z', dim(lit, '#f6ead2')),
    shape('M50 650H1150L1140 720C800 700 400 700 60 720z', dim(lit, '#d8c6a4')),
    shape('M580 570H640L664 652V694H556V652z', dim(lit, ink.sea), 0.85),
    fishPlate(lit, 318, 618, 150),
    crab(lit, 840, 606, 120),
    loaf(lit, 508, 620, 110),
    wineGlass(420, 622, 96, '#e6c15c'),
    wineGlass(744, 626, 100, '#e6c15c'),
    wineGlass(950, 624, 96, '#e6c15c'),
    wineGlass(206, 626, 96, '#e6c15c'),
    ...[150, 692, 1020].map(
      (x) =>
        disc(x, 566, 40, '#f9d888', 0.3) +
        shape(`M${x - 7} 600V572H${x + 7}V600z`, ink.paper) +
        shape(
          `M${x} 572C${x - 8} 562 ${x} 556 ${x} 546C${x + 8} 558 ${x + 7} 566 ${x} 572z`,
          ink.gorse,
        ),
    ),
    at(610, 600, 1, [
      blob('-40 4, -30 -30, 0 -44, 34 -30, 42 4', ink.fern),
      disc(-14, -30, 10, ink.gorse),
      disc(12, -36, 11, ink.paper),
      disc(26, -16, 9, ink.red),
      disc(-24, -10, 8, ink.paper),
    ]),
    shape('M0 760C300 740 800 740 1200 760V800H0z', mix(ink.pine, ink.navy, 0.4)),
    grass(100, 806, 320, 130, 20, ink.navy, 4),
    grass(1090, 806, 320, 130, 20, ink.navy, 9),
    gulls(ink.navy, '560 390 36 -6, 620 410 28 8'),
  );
}
