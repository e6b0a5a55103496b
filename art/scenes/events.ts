/** Events through the year. */
import { dinghy, fishingBoat, sailingBoat } from '../kit/boats';
import { bunting, church, cottage, festoon } from '../kit/buildings';
import {
  at,
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
import { cliff, gorse, grass, headland, hedge, hill } from '../kit/land';
import {
  dim,
  dusk,
  gold,
  grey,
  ink,
  lamplit,
  type Light,
  mix,
  moonlit,
  morning,
  noon,
  tone,
} from '../kit/palette';
import { dog, sitter, skirted, stander, walker } from '../kit/people';
import { ripples, sea } from '../kit/sea';
import { bands, beach, foamWhite, startPoint } from '../kit/shore';
import { cloud, glitter, gulls, nearGull, orb, rays, sky, streaks } from '../kit/sky';
import { crab, lantern, loaf } from '../kit/table';
import { tree } from '../kit/trees';

const flags = [ink.red, ink.paper, ink.gorse, ink.sea] as const;

/** A striped stall with its awning, by night with lamps. */
function stall(l: Light, x: number, y: number, width: number, colour: string, goods = ''): string {
  const stripes = [0, 1, 2, 3, 4, 5]
    .map((n) =>
      shape(
        `M${-90 + n * 30} -130L${-110 + n * 36.6} -84Q${-92 + n * 36.6} -64 ${-73 + n * 36.6} -84L${-60 + n * 30} -130z`,
        dim(l, n % 2 ? ink.paper : colour),
      ),
    )
    .join('');
  return at(x, y, width / 220, [
    rod('-92 0, -92 -100', 6, ink.bark),
    rod('92 0, 92 -100', 6, ink.bark),
    box(-92, -84, 184, 40, mix(ink.navy, tone(l, ink.fern), 0.4)),
    goods,
    box(-104, -46, 208, 48, tone(l, ink.sand)),
    box(-104, -46, 150, 48, mix(tone(l, ink.sand), ink.bark, 0.25)),
    box(-110, -52, 220, 10, dim(l, ink.paper)),
    stripes,
    l.stars ? festoon(-98, -114, 98, -114, 4, '#f9d888') : '',
  ]);
}

/** Stalls, bunting and a coconut shy on the green. */
export function villageFair(l: Light = noon): string {
  // By night lamps hang from the stalls and the merry-go-round.
  const warm = (colour: string) => dim(lamplit(l), colour);
  return card(
    sky(l, 1200, 480, 1233),
    cloud(l, 260, 150, 360),
    cloud(l, 960, 120, 300, true),
    hill(l, '0 430, 300 390, 620 410, 900 380, 1200 410', 800, ink.fern, 0.36),
    church(l, 560, 480, 330, 0.05),
    tree(l, 400, 490, 200, 0.05),
    tree(l, 800, 490, 190, 0.05),
    cottage(l, 182, 522, 260, { roof: ink.red, wall: '#f3dfb8' }),
    cottage(l, 1036, 522, 270, { roof: ink.slate }),
    hill(l, '0 510, 300 500, 620 496, 900 500, 1200 510', 800, ink.meadow),
    hill(l, '0 620, 400 596, 800 600, 1200 620', 800, mix(ink.fern, ink.meadow, 0.45)),
    stall(
      l,
      240,
      620,
      300,
      ink.red,
      disc(-50, -56, 9, warm(ink.gorse)) +
        disc(-28, -56, 9, warm(ink.red)) +
        disc(-6, -56, 9, warm(ink.gorse)) +
        disc(20, -56, 9, warm(ink.paper)) +
        disc(46, -56, 9, warm(ink.red)),
    ),
    stall(
      l,
      952,
      616,
      300,
      ink.sea,
      box(-60, -66, 22, 14, warm(ink.gorse)) +
        box(-20, -70, 26, 18, warm(ink.paper)) +
        box(30, -66, 22, 14, warm(ink.red)),
    ),
    // merry-go-round
    at(
      600,
      640,
      1.02,
      shape(leaf(0, 6, 340, 26), mix(tone(l, ink.fern), ink.navy, 0.4)) +
        `<ellipse cy="-4" rx="140" ry="24" fill="${warm(ink.red)}"/><ellipse cy="-12" rx="140" ry="22" fill="${warm(ink.sand)}"/>` +
        box(-16, -170, 32, 160, warm(ink.gorse)) +
        [-110, -60, 60, 112]
          .map(
            (x, n) =>
              rod(
                [
                  [x, -16],
                  [x, -164],
                ],
                4,
                warm(ink.bark),
              ) +
              at(
                x,
                -52 - (n % 2) * 18,
                0.9,
                shape(
                  'M-36-8C-30-28-6-22 8-26C12-44 24-56 38-52L46-38 34-34C30-24 26-10 22-4L30 22H22L10 2H-14L-26 24H-34L-26-2C-30 0-40 8-44 4C-44-4-40-6-36-8z',
                  warm([ink.paper, ink.navy, ink.bark, ink.paper][n] ?? ink.paper),
                ),
              ),
          )
          .join('') +
        shape(
          'M-168-156C-120-210-40-240 0-262C40-240 120-210 168-156C140-140 112-160 84-144C56-132 28-156 0-142C-28-156-56-132-84-144C-112-160-140-140-168-156z',
          warm(ink.red),
        ) +
        shape(
          'M-84-144C-70-200-20-240 0-262C-10-220-20-180-28-152C-48-140-66-136-84-144zM84-144C76-190 30-240 0-262C30-240 120-210 168-156C140-140 112-160 84-144z',
          warm(ink.paper),
        ) +
        rod('0 -260, 0 -296', 4, warm(ink.bark)) +
        shape('M2-296C22-304 30-288 50-296V-274C30-266 22-282 2-274z', warm(ink.gorse)) +
        (l.stars
          ? festoon(-160, -156, 0, -152, 3, '#f9d888') + festoon(0, -152, 160, -156, 3, '#f9d888')
          : ''),
    ),
    bunting(l, -10, 300, 412, 240, 10, flags),
    bunting(l, 412, 240, 784, 250, 8, flags),
    bunting(l, 784, 250, 1210, 300, 9, flags),
    rod('412 640, 412 236', 7, ink.bark),
    rod('784 640, 784 246', 7, ink.bark),
    skirted(l, 160, 720, 150, { coat: ink.sea, legs: ink.paper, hat: ink.gorse }),
    stander(l, 230, 730, 158, { coat: ink.red }),
    stander(l, 300, 726, 92, { coat: ink.gorse, legs: ink.deep, hat: ink.paper }),
    line('316 684, 334 590, 350 400', 2, moonlit(l, ink.navy)),
    disc(352, 376, 24, dim(l, ink.gorse)),
    walker(l, 860, 724, 150, { coat: ink.deep, legs: ink.bark }),
    skirted(l, 1040, 722, 146, { coat: ink.red, legs: ink.gorse }),
    dog(l, 940, 740, 64, ink.bark),
    stander(l, 490, 784, 104, { coat: ink.paper, legs: ink.red }),
    grass(100, 806, 300, 60, 20, tone(l, ink.pine), 4),
    grass(1080, 806, 300, 60, 20, tone(l, ink.pine), 8),
    gulls(ink.navy, '700 120 44 -6'),
  );
}

/** A workshop on the cliff: tripods in a row towards the light. */
export function photographyWorkshop(l: Light = gold): string {
  const steel = l.stars ? tone(l, ink.shallow) : ink.navy;
  const tripod = (x: number, y: number, s: number) =>
    at(x, y, s, [
      rod('0 -110, -26 0', 4, steel),
      rod('0 -110, 4 2', 4, steel),
      rod('0 -110, 30 -2', 4, steel),
      shape('M-18-138H20V-110H-18zM20-132L36-136V-112L20-116zM-6-138V-146H10V-138z', steel),
    ]);
  return card(
    sky(l, 1200, 400),
    rays(l, 850, 250, 1300, '#fffae6', 0.16),
    orb(l, 850, 240, 80),
    streaks(l.cloud, '360 130 480, 600 336 320'),
    cloud(l, 250, 240, 300),
    sea(l, 1200, 396, 800),
    startPoint(l, 660, 398, 0.9),
    glitter(850, 408, 720, 340, l.glint, 5),
    headland(
      l,
      '0 300, 120 310, 250 340, 370 366, 460 400',
      '0 366, 120 372, 250 384, 370 392, 474 408',
      440,
      0.3,
    ),
    ribbon('400 441 0, 470 440 6, 530 442 0', foamWhite(l)),
    sailingBoat(l, 586, 472, 88, { main: ink.paper, rig: 'gaff' }),
    cliff(
      l,
      '720 640, 810 650, 890 676, 960 720, 1010 780',
      '800 806, 870 806, 940 806, 1000 806, 1050 806',
    ),
    hill(
      l,
      '0 560, 200 556, 420 574, 620 606, 770 636, 890 670, 970 724, 1020 806',
      806,
      mix(ink.fern, ink.pine, 0.3),
    ),
    ribbon('420 574 3, 620 607 9, 770 639 10, 890 674 9, 970 728 4', tone(l, ink.meadow)),
    tripod(260, 640, 1),
    walker(l, 200, 646, 150, { coat: ink.sea, legs: ink.bark, pack: ink.navy }),
    tripod(424, 664, 1.1),
    stander(l, 366, 670, 160, { coat: ink.gorse, hat: ink.paper, arms: 'left' }),
    line('388 556, 398 574, 412 540', 9, tone(l, mix(ink.gorse, ink.navy, 0.2))),
    tripod(690, 716, 1.45),
    skirted(l, 600, 726, 200, { coat: ink.red, legs: ink.deep, hat: ink.navy, arms: 'left' }),
    line('620 580, 640 590, 666 558', 11, tone(l, mix(ink.red, ink.navy, 0.15))),
    dots('413 539, 667 556', 11, tone(l, ink.skin)),
    stander(l, 512, 740, 194, { coat: ink.deep, pack: ink.red }),
    hill(l, '0 700, 200 690, 420 744, 560 806', 806, mix(ink.pine, ink.navy, 0.3)),
    gorse(l, 130, 770, 260, 5),
    grass(200, 806, 300, 60, 18, mix(ink.pine, ink.navy, 0.6), 4),
    gulls(ink.navy, '560 240 50 -6, 640 210 38 8, 520 300 32 0'),
  );
}

/** The fleet rounding the mark off the river's mouth. */
export function regatta(l: Light = noon): string {
  return card(
    sky(l, 1200, 360, 312),
    cloud(l, 320, 190, 420),
    cloud(l, 900, 130, 320, true),
    sea(l, 1200, 360, 800),
    headland(
      l,
      '0 230, 120 244, 250 286, 360 316, 440 364',
      '0 312, 120 322, 250 340, 360 350, 456 374',
      404,
      0.28,
    ),
    headland(
      l,
      '820 360, 900 330, 1000 300, 1100 276, 1210 250',
      '806 368, 900 350, 1000 342, 1100 336, 1210 330',
      396,
      0.34,
    ),
    dinghy(l, 46, 424, 84, { main: ink.paper, far: 0.15 }),
    dinghy(l, 410, 422, 80, { main: ink.gorse, far: 0.2 }),
    dinghy(l, 1124, 424, 90, { main: ink.red, far: 0.2 }),
    dinghy(l, 830, 430, 110, { main: ink.paper, jib: ink.sea, far: 0.1 }),
    ripples('0 410 1200 360', 60, l.glint, 6, 0.5),
    dinghy(l, 180, 470, 200, { main: ink.paper, jib: ink.gorse }),
    dinghy(l, 960, 520, 260, { main: ink.sea, jib: ink.paper }),
    sailingBoat(l, 650, 690, 560, { main: ink.red }),
    dinghy(l, 276, 664, 326, { main: ink.gorse, jib: ink.paper, hull: ink.deep }),
    at(1040, 700, 1, [
      shape('M-36 0C-40-40-20-90 0-96C20-90 40-40 36 0C20 10-20 10-36 0z', dim(l, ink.gorse)),
      shape(
        'M-36 0C-40-40-20-90 0-96C-16-60-20-30-14 7C-24 6-32 4-36 0z',
        dim(l, mix(ink.gorse, ink.bark, 0.4)),
      ),
      shape('M-32-40C-10-30 14-30 33-40L36-14C14-6-14-6-36-14z', dim(l, ink.red)),
      rod('0 -96, 0 -134', 4, moonlit(l, ink.navy)),
      shape('M0-134L34-122 0-110z', dim(l, ink.red)),
      shape(leaf(0, 10, 130, 10), l.glint),
    ]),
    shape(
      'M0 730C160 706 300 756 480 734C660 712 800 760 980 738C1080 726 1150 736 1200 730V800H0z',
      l.sea[5] ?? ink.deep,
    ),
    ribbon(
      `0 732 2, 160 718 10, 320 746 4, 480 734 10, 660 724 4, 840 750 10, 1000 738 5,
      1200 730 2`,
      foamWhite(l),
    ),
    bunting(l, -10, 20, 1210, 12, 26, flags, 0.04),
    nearGull(810, 238, 0.8, l, 'banking'),
    gulls(dim(l, '#fffaf0'), '420 280 42 -6'),
  );
}

/** Neighbours with sacks and pickers along the strandline. */
export function beachClean(l: Light = grey): string {
  const sack = (x: number, y: number, s: number, c: string) =>
    at(x, y, s, [
      shape(
        'M-30 0C-40-30-30-60-10-70L-16-86H18L12-70C32-60 42-30 30 0C14 6-14 6-30 0z',
        dim(l, c),
      ),
      shape(
        'M-30 0C-40-30-30-60-10-70L-6-70C-18-44-18-20-10 4C-20 3-26 2-30 0z',
        mix(dim(l, c), ink.navy, 0.35),
      ),
    ]);
  const picker = (x: number, y: number, dx: number) =>
    rod(
      [
        [x, y],
        [x + dx, y + 60],
      ],
      4,
      ink.navy,
    );
  return card(
    sky(l, 1200, 330, 785),
    cloud(l, 820, 180, 520),
    cloud(l, 260, 130, 300, true),
    sea(l, 1200, 326, 800),
    headland(
      l,
      '0 200, 140 214, 280 258, 400 286, 500 330',
      '0 284, 140 294, 280 308, 400 318, 514 340',
      380,
      0.24,
    ),
    ribbon('440 381 0, 530 380 6, 620 383 0', foamWhite(l)),
    ripples('200 392 1000 110', 34, l.glint, 5, 0.55),
    beach(
      l,
      '1210 470, 1000 486, 780 520, 560 540, 340 560, 160 590, -20 640',
      '1210 520, 1210 620, 1210 820, 700 820, 340 820, 160 820, -20 820',
      [-2, -9],
    ),
    ribbon(
      '0 720 2, 240 660 10, 520 634 6, 820 620 11, 1200 580 3',
      mix(tone(l, ink.fern), ink.bark, 0.5),
    ),
    bands('60 690 1100 100', 9, 9, mix(tone(l, ink.sand), ink.slate, 0.5), 5),
    line('820 618, 850 600, 880 622, 910 604, 940 618', 7, tone(l, ink.sea)),
    disc(816, 620, 13, dim(l, ink.gorse)),
    shape('M402 660L428 650 434 664 408 672z', dim(l, ink.red)),
    shape(
      leaf(310, 722, 220, 12) +
        leaf(580, 702, 140, 11) +
        leaf(710, 691, 130, 9) +
        leaf(950, 680, 170, 10) +
        leaf(1096, 637, 76, 8) +
        leaf(456, 731, 90, 7),
      mix(tone(l, ink.sand), ink.navy, 0.45),
    ),
    walker(l, 330, 720, 210, { coat: ink.gorse, legs: ink.deep, hat: ink.red }),
    picker(386, 610, 30),
    sack(230, 720, 1, ink.sea),
    skirted(l, 580, 700, 184, { coat: ink.red, legs: ink.deep }),
    picker(612, 612, 14),
    stander(l, 690, 690, 120, { coat: ink.sea, hat: ink.gorse }),
    sack(748, 690, 0.8, ink.paper),
    walker(l, 930, 680, 170, { coat: ink.paper, legs: ink.bark, hat: ink.sea, mirror: true }),
    picker(886, 588, -24),
    sack(1000, 676, 0.9, ink.gorse),
    stander(l, 1100, 636, 120, { coat: ink.red }),
    dog(l, 486, 730, 80, ink.bark),
    grass(90, 806, 260, 120, 18, tone(l, ink.pine), 4),
    grass(1120, 806, 240, 110, 18, tone(l, ink.pine), 8),
    nearGull(560, 270, 0.9, l),
    gulls(ink.navy, '360 150 44 -6, 430 120 34 8'),
  );
}

/** A band under the lamps at dusk. */
export function musicOnTheGreen(l: Light = dusk): string {
  const near: Light = l.stars ? { ...lamplit(l), strength: 0.26 } : { ...l, strength: 0.2 };
  const fiddle = (x: number, y: number) =>
    `<g transform="translate(${x} ${y}) rotate(-24)">${blob(
      '-26 0, -14 -12, 0 -7, 14 -11, 22 0, 14 11, 0 7, -14 12',
      '#a85a2a',
    )}${rod('20 0, 60 0', 5, ink.navy)}</g>`;
  const sleeve = (light: Light, coat: string, way: string) =>
    line(way, 11, mix(tone(light, coat), ink.navy, 0.2));
  return card(
    sky(l, 1200, 480, 2945),
    streaks(l.cloud, '300 170 520, 920 250 420'),
    streaks(l.cloudShade, '800 110 420, 340 320 360'),
    orb(l, 930, l.stars ? 250 : 430, 54),
    hill(l, '0 440, 300 410, 700 440, 1200 420', 806, ink.fern, 0.2),
    church(l, 200, 500, 320, 0.05),
    cottage(l, 1040, 500, 220, { roof: ink.slate }),
    cottage(l, 880, 500, 150, { roof: ink.red }),
    tree(l, 60, 520, 260),
    tree(l, 1160, 540, 330),
    hill(l, '0 520, 400 500, 800 506, 1200 520', 806, ink.fern),
    // the bandstand
    `<ellipse cx="600" cy="640" rx="430" ry="70" fill="#f0b95a" opacity=".2"/>`,
    shape('M330 600H870V650C700 664 500 664 330 650z', tone(near, ink.bark)),
    shape('M330 600H870V612H330z', tone(near, ink.sand)),
    shape('M350 330H850V600H350z', '#f4c66d', 0.3),
    ...[350, 470, 730, 850].map((x) =>
      rod(
        [
          [x, 602],
          [x, 320],
        ],
        10,
        ink.paper,
      ),
    ),
    shape(
      'M310 330C400 300 520 250 600 180C680 250 800 300 890 330C700 346 500 346 310 330z',
      tone(near, ink.red),
    ),
    shape(
      'M310 330C400 300 520 250 600 180C560 240 500 300 470 339C410 338 350 334 310 330z',
      mix(tone(near, ink.red), ink.navy, 0.4),
    ),
    shape(
      'M600 180C640 250 690 300 730 339C660 342 600 342 540 341C570 290 590 240 600 180z',
      mix(tone(near, ink.red), '#f0c87a', 0.3),
    ),
    shape(
      'M310 330C500 346 700 346 890 330V344Q860 366 830 348Q800 368 770 351Q740 370 710 352Q680 372 650 353Q620 374 590 354Q560 372 530 353Q500 370 470 351Q440 368 410 349Q380 366 350 346Q330 356 310 344z',
      ink.paper,
    ),
    rod('600 184, 600 150', 5, moonlit(l, ink.navy)),
    stander(near, 430, 602, 190, { coat: ink.sea, hat: ink.navy, arms: 'none' }),
    fiddle(452, 460),
    rod('442 500, 478 426', 3, ink.navy),
    sleeve(near, ink.sea, '455 470, 476 492, 492 450'),
    sleeve(near, ink.sea, '406 470, 398 506, 440 494'),
    stander(near, 556, 602, 186, { coat: ink.paper, legs: ink.navy, arms: 'none' }),
    shape(
      'M540 520C530 500 560 488 584 500C604 510 606 540 580 548C556 550 546 540 540 520z',
      '#b8742c',
    ),
    rod('590 505, 644 470', 6, ink.navy),
    sleeve(near, ink.paper, '582 472, 604 510, 624 488'),
    sleeve(near, ink.paper, '532 472, 520 508, 554 518'),
    skirted(near, 690, 602, 186, { coat: ink.red, legs: ink.deep }),
    at(803, 602, 1, [
      shape(
        'M-26-150C-40-120-20-100-26-76C-40-40-30-6 0-4C30-6 40-40 26-76C20-100 40-120 26-150C10-140-10-140-26-150z',
        '#8a4a24',
      ),
      rod('0 -140, 0 -230', 6, ink.navy),
    ]),
    stander(near, 764, 602, 192, { coat: ink.deep, hat: ink.bark, arms: 'left' }),
    sleeve(near, ink.deep, '790 470, 812 486, 804 446'),
    dots('492 447, 444 494, 626 484, 559 519, 804 442', 11, tone(near, ink.skin)),
    festoon(-10, 330, 316, 334, 6, '#f9d888'),
    festoon(884, 334, 1210, 330, 6, '#f9d888'),
    // dancers and listeners
    skirted(l, 260, 690, 170, { coat: ink.gorse, legs: ink.red }),
    stander(l, 200, 694, 176, { coat: ink.paper, legs: ink.bark, arms: 'left' }),
    sleeve(l, ink.paper, '222 574, 230 596, 246 604'),
    walker(l, 960, 690, 170, { coat: ink.red }),
    skirted(l, 1030, 694, 164, { coat: ink.sea, legs: ink.paper }),
    // on their rugs
    ...triples('84 776 1, 430 764 0.9, 740 768 0.95, 1090 778 1').map(([x, y, size], n) =>
      at(x, y, size, [
        shape(
          'M-120 10L-84-26H96L124 10z',
          tone(l, [ink.red, ink.deep, ink.gorse, ink.sea][n] ?? ink.red),
        ),
        shape('M-100-10H108L114 0H-110z', tone(l, ink.paper), 0.5),
        sitter(near, -46, -16, 122, {
          coat: [ink.gorse, ink.paper, ink.sea, ink.red][n] ?? ink.red,
        }),
        sitter(near, 60, -14, 116, {
          coat: [ink.sea, ink.red, ink.paper, ink.gorse][n] ?? ink.red,
          legs: ink.bark,
          mirror: n < 2,
          hat: n % 2 ? ink.sand : ink.deep,
        }),
      ]),
    ),
    lantern(592, 792, 64),
    grass(620, 806, 1200, 34, 60, mix(ink.pine, ink.navy, 0.4), 4),
    gulls(ink.navy, '560 110 36 -6'),
  );
}

/** Sheaves, loaves and fruit in the church porch. */
export function harvestFestival(l: Light = gold): string {
  // By night a lantern in the arch lights the gifts.
  const lit = lamplit(l);
  const sheaf = (x: number, y: number, s: number) =>
    at(x, y, s, [
      grass(0, -70, 40, 170, 18, dim(lit, '#b98d35'), 4),
      grass(4, -70, 34, 160, 12, dim(lit, '#e0b654'), 9),
      shape('M-34 0C-20-40-16-70-22-96H24C18-70 22-40 38 0z', dim(lit, '#c79a3f')),
      shape('M10 0C10-40 8-70 8-96H24C18-70 22-40 38 0z', dim(lit, '#e6c064')),
      shape('M-30-85C-10-74 12-74 32-85L29-65C10-57-10-57-27-65z', dim(lit, ink.red)),
    ]);
  const pumpkin = (x: number, y: number, s: number) =>
    at(x, y, s, [
      shape(
        'M-70-40C-74-84-30-92 0-84C30-92 74-84 70-40C66-4 30 4 0 0C-30 4-66-4-70-40z',
        dim(lit, '#d9822b'),
      ),
      shape('M-70-40C-74-84-30-92-20-86C-50-60-50-20-24 2C-46 0-68-10-70-40z', dim(lit, '#a85a24')),
      shape('M20-86C50-60 50-20 24 2C46 0 68-10 70-40C74-80 40-90 20-86z', dim(lit, '#eda24a')),
      shape('M-6-84C-10-104 0-112 14-114L18-104C8-100 6-92 8-84z', ink.fern),
    ]);
  const stone = tone(lit, '#cdb68c');
  const cloth = dim(lit, mix(ink.sea, ink.shallow, 0.5));
  return card(
    sky(l, 1200, 480, 320),
    streaks(l.cloud, '560 220 320, 840 330 300'),
    l.stars ? orb(l, 858, 300, 38) : orb(l, 760, 262, 60),
    hill(l, '200 400, 420 360, 640 380, 900 350, 1100 380', 806, ink.fern, 0.4),
    shape('M200 440C420 410 700 430 1000 404V560H200z', tone(l, '#d9b65a', 0.1)),
    shape('M200 480C460 450 720 470 1000 450V650H200z', tone(l, '#c99d3f')),
    hedge(l, '260 440, 460 424, 700 432, 960 412', 16, 0.2),
    ...pts('430 500, 560 492, 690 500, 820 490').map(
      ([x, y]) =>
        shape(`M${x - 18} ${y}L${x - 4} ${y - 44}H${x + 8}L${x + 22} ${y}z`, dim(l, '#b98d35')) +
        shape(`M${x + 4} ${y}L${x + 2} ${y - 44}H${x + 8}L${x + 22} ${y}z`, dim(l, '#e6c064')),
    ),
    church(l, 480, 452, 150, 0.2),
    gulls(ink.navy, '370 300 40 -6, 424 274 32 8'),
    // the porch arch
    shape('M0 0H1200V640H1004V424A404 322 0 0 0 196 424V640H0z', mix(stone, ink.bark, 0.3)),
    // its wedges, cut on two ellipses, with a joint between each
    ...Array.from({ length: 13 }, (_, n) => {
      const corner = (turn: number, reach: number): Point => {
        const a = Math.PI * (1 - (n + turn) / 13);
        return [600 + Math.cos(a) * (404 + reach), 424 - Math.sin(a) * (322 + reach)];
      };
      return facet(
        [
          corner(0.03, 0),
          corner(0.03, 74),
          corner(0.5, 76),
          corner(0.97, 74),
          corner(0.97, 0),
          corner(0.5, 2),
        ],
        mix(stone, n % 2 ? ink.bark : '#fff1cf', n > 6 ? 0.12 : 0.2),
      );
    }),
    ...[0, 1, 2].map(
      (n) =>
        box(122, 430 + n * 74, 74, 68, mix(stone, ink.bark, 0.1 + (n % 2) * 0.16)) +
        box(1004, 430 + n * 74, 74, 68, mix(stone, '#fff1cf', 0.2 + (n % 2) * 0.2)),
    ),
    // the table of gifts
    shape('M0 640C300 624 900 624 1200 640V806H0z', cloth),
    shape(
      'M0 640C300 624 900 624 1200 640V664C900 648 300 648 0 664z',
      mix(cloth, '#fff1cf', 0.35),
    ),
    shape(leaf(600, 700, 1120, 44), mix(cloth, ink.navy, 0.3)),
    sheaf(158, 700, 2),
    sheaf(1040, 700, 2),
    l.stars
      ? lantern(600, 240, 96) + disc(600, 72, 7, '#0b1726') + rod('600 72, 600 146', 4, '#0b1726')
      : '',
    loaf(lit, 620, 696, 330),
    pumpkin(390, 704, 1.35),
    pumpkin(840, 700, 1.1),
    loaf(lit, 500, 736, 200, '#b9752f'),
    ...(
      [
        [690, 728, ink.red],
        [730, 736, ink.red],
        [770, 724, '#8ba052'],
        [300, 732, ink.red],
        [280, 708, '#8ba052'],
        [930, 730, ink.red],
      ] as const
    ).map(
      ([x, y, c]) =>
        disc(x, y, 24, tone(lit, c)) +
        shape(
          `M${x - 16} ${y - 18}A24 24 0 0 0 ${x - 8} ${y + 22}A30 30 0 0 1 ${x - 16} ${y - 18}z`,
          mix(c, ink.navy, 0.35),
        ) +
        rod(
          [
            [x, y - 22],
            [x + 5, y - 34],
          ],
          4,
          ink.bark,
        ),
    ),
    dots('560 732, 578 732, 569 746, 596 734, 587 748, 578 760', 20, '#3b4a63'),
    shape('M556 722C570 706 600 710 610 722C590 728 574 728 556 722z', ink.fern),
    ribbon('-10 790 8, 300 778 8, 600 774 8, 900 778 8, 1210 790 8', dim(lit, ink.paper)),
  );
}

/** Crab and cider on the quay: barrels, flags, a great red crab. */
export function crabAndCiderFair(l: Light = morning): string {
  // By night a lantern on the flagpole lights the table.
  const lit = lamplit(l);
  const warm = (colour: string) => dim(lit, colour);
  const barrel = (x: number, y: number, s: number) =>
    at(x, y, s, [
      shape('M-66 0C-84-50-84-130-66-180H66C84-130 84-50 66 0C30 12-30 12-66 0z', warm('#8a5a34')),
      shape('M-66 0C-84-50-84-130-66-180H-30C-44-130-44-50-30 8C-46 6-58 4-66 0z', warm('#5c3b28')),
      shape('M20-180H66C84-130 84-50 66 0C54 4 40 7 26 8C40-50 38-130 20-180z', warm('#b07a48')),
      shape(
        'M-74-140C-40-128 40-128 74-140L77-122C40-110-40-110-77-122zM-77-56C-40-44 40-44 77-56L74-38C40-26-40-26-74-38z',
        warm(ink.slate),
      ),
      `<ellipse cy="-180" rx="66" ry="15" fill="${warm('#d3a672')}"/><ellipse cy="-179" rx="54" ry="10" fill="${warm('#b98550')}"/>`,
    ]);
  const jug = (x: number, y: number, s: number) =>
    at(x, y, s, [
      `<path fill="none" stroke="${warm(ink.sea)}" stroke-width="12" d="M40-96C90-96 86-34 44-36"/>`,
      shape('M-48 0C-62-50-56-100-40-130H40C56-100 62-50 48 0z', warm(ink.sea)),
      shape(
        'M-48 0C-62-50-56-100-40-130H-16C-30-90-32-40-22 0z',
        warm(mix(ink.sea, ink.navy, 0.4)),
      ),
      shape('M-40-130C-30-146 34-146 40-130C20-120-20-120-40-130z', warm('#f0c45c')),
    ]);
  return card(
    sky(l, 1200, 390, 2103),
    orb(l, 860, 180, 54),
    cloud(l, 260, 170, 340),
    streaks(l.cloud, '760 84 420'),
    sea(l, 1200, 386, 620),
    headland(
      l,
      '0 280, 110 290, 230 326, 340 352, 430 390',
      '0 350, 110 358, 230 374, 340 382, 444 398',
      424,
      0.3,
    ),
    glitter(860, 396, 600, 240, l.glint, 5),
    ripples('0 430 1200 130', 30, l.glint, 8, 0.5),
    fishingBoat(l, 640, 486, 240),
    shape('M0 580C300 566 900 566 1200 580V806H0z', mix(tone(l, ink.sand), ink.slate, 0.35)),
    shape(
      'M0 580C300 566 900 566 1200 580V600C900 586 300 586 0 600z',
      mix(tone(l, ink.sand), '#ffffff', 0.3),
    ),
    stall(
      l,
      1010,
      620,
      330,
      ink.red,
      dots('-72 -58, -47 -58, -22 -58', 20, warm(ink.red)) +
        box(0, -72, 12, 26, warm(ink.gorse)) +
        box(17, -72, 12, 26, warm(ink.gorse)),
    ),
    skirted(l, 1084, 642, 150, { coat: ink.sea, legs: ink.red, hat: ink.paper }),
    stander(l, 852, 654, 156, { coat: ink.gorse }),
    rod('390 660, 390 212', 8, ink.bark),
    bunting(l, -10, 250, 390, 216, 10, flags),
    bunting(l, 390, 216, 1210, 180, 18, flags),
    l.stars ? rod('390 290, 474 290, 474 316', 5, ink.bark) + lantern(474, 400, 84) : '',
    barrel(170, 690, 1.35),
    barrel(344, 700, 1.12),
    // table
    shape('M0 690C300 674 900 674 1200 690V806H0z', tone(lit, '#a8764a')),
    shape('M0 690C300 674 900 674 1200 690V714C900 698 300 698 0 714z', tone(lit, '#d3a672')),
    shape(leaf(620, 740, 700, 40), mix(ink.bark, tone(lit, '#a8764a'), 0.4)),
    `<ellipse cx="630" cy="734" rx="206" ry="36" fill="${warm('#c9d6d0')}"/><ellipse cx="634" cy="728" rx="202" ry="31" fill="${warm('#fffaf0')}"/>`,
    crab(lit, 630, 694, 360),
    jug(960, 756, 1.12),
    ...pts('1130 772, 330 756').map(([x, y]) =>
      at(x, y, 1, [
        shape('M-36 0L-44-110H44L36 0z', warm('#e6efe9'), 0.9),
        shape('M-34-4L-41-92H41L34-4z', warm('#e6a93c')),
        shape('M12-88H38L30-8H14z', warm('#f7d584')),
        shape('M-43-96C-20-112 20-112 43-96V-86C20-94-20-94-43-86z', warm('#fff8e4')),
      ]),
    ),
    ...(
      [
        [180, 752, ink.red],
        [226, 760, '#8ba052'],
        [136, 762, ink.red],
      ] as const
    ).map(
      ([x, y, c]) =>
        disc(x, y, 27, tone(lit, c)) +
        shape(
          `M${x - 18} ${y - 20}A27 27 0 0 0 ${x - 8} ${y + 25}A34 34 0 0 1 ${x - 18} ${y - 20}z`,
          mix(tone(lit, c), ink.navy, 0.35),
        ) +
        rod(
          [
            [x, y - 24],
            [x + 6, y - 38],
          ],
          4,
          ink.bark,
        ),
    ),
    nearGull(610, 168, 0.7, l, 'soaring'),
  );
}
