/** The stories of the about page. */
import { church, cottage } from '../kit/buildings';
import {
  at,
  between,
  box,
  card,
  disc,
  dots,
  leaf,
  line,
  pts,
  rod,
  shape,
  triples,
} from '../kit/draw';
import { cliff, gorse, grass, headland, hedge, hill, rock } from '../kit/land';
import { dawn, dim, gold, grey, ink, type Light, mix, moonlit, tone } from '../kit/palette';
import { skirted, stander, walker } from '../kit/people';
import { ripples, sea } from '../kit/sea';
import { beach } from '../kit/shore';
import { cloud, glitter, gulls, orb, rays, sky, streaks } from '../kit/sky';
import { tree, wood } from '../kit/trees';

/** The church tower high above the bay, the mark that ships steered by. */
export function tower(l: Light = gold): string {
  return card(
    sky(l, 1200, 520, 98898),
    rays(l, 940, 230, 1300, '#fffae6', 0.15),
    orb(l, 940, 226, 68),
    streaks(l.cloud, '460 84 230, 820 130 360, 1090 318 240'),
    sea(l, 1200, 516, 800),
    glitter(960, 524, 790, 340, l.glint, 5),
    hill(
      l,
      '0 400, 140 386, 300 390, 420 396, 520 410, 590 436, 640 480, 660 540, 700 806',
      806,
      mix(ink.fern, ink.meadow, 0.2),
    ),
    cliff(
      l,
      '500 420, 560 436, 606 466, 640 510, 662 570',
      '540 806, 600 806, 650 806, 690 806, 726 806',
    ),
    hill(
      l,
      '0 400, 300 392, 500 412, 560 430, 540 520, 570 620, 540 720, 590 806',
      806,
      mix(ink.fern, ink.meadow, 0.2),
    ),
    hill(l, '0 560, 200 540, 380 560, 480 610, 540 690, 580 806', 806, ink.fern),
    wood(l, '40 400 44, 120 396 48'),
    church(l, 250, 410, 380),
    wood(l, '462 440 32'),
    ...pts('96 442, 280 442, 324 446, 372 456, 416 470').map(([x, y]) =>
      shape(`M${x - 8} ${y}v-18q8-12 16 0v18z`, tone(l, ink.slate)),
    ),
    hedge(l, '0 470, 200 450, 380 480, 500 550', 26),
    cottage(l, 130, 580, 200, { roof: ink.red, wall: '#fbe9cf' }),
    ripples('720 560 480 220', 24, l.glint, 8, 0.5),
    // a ship of the line of trade
    at(896, 690, 1.25, [
      shape(leaf(0, 8, 330, 14) + leaf(30, 24, 230, 9), l.glint),
      rod('-70 -30, -70 -230', 6, ink.bark),
      rod('10 -30, 10 -270', 7, ink.bark),
      rod('84 -30, 84 -220', 6, ink.bark),
      shape(
        'M86-216C120-160 156-116 198-88C168-72 140-64 104-62z',
        mix(tone(l, ink.paper), ink.slate, 0.16),
      ),
      ...triples('-70 -220 1, 10 -258 1.2, 84 -210 0.9').map(([x, y, s]) =>
        at(x, y, s, [
          shape('M-32 0H30C40 26 40 44 32 62H-36C-24 42-24 24-32 0z', tone(l, ink.paper)),
          shape(
            'M-32 0H-14C-8 24-8 42-18 62H-36C-24 42-24 24-32 0z',
            mix(tone(l, ink.paper), ink.slate, 0.4),
          ),
          shape('M-38 68H34C46 100 46 122 36 142H-42C-28 120-28 96-38 68z', tone(l, ink.paper)),
          shape(
            'M-38 68H-18C-10 96-10 120-22 142H-42C-28 120-28 96-38 68z',
            mix(tone(l, ink.paper), ink.slate, 0.4),
          ),
        ]),
      ),
      rod('130 -44, 200 -88', 5, ink.bark),
      shape(
        'M-140-66C-100-40 70-36 150-58C140-26 120-4 96 8H-104C-126-6-136-36-140-66z',
        l.stars ? mix(tone(l, ink.navy), l.sea[0] ?? ink.sea, 0.45) : ink.navy,
      ),
      shape('M-140-66C-100-40 70-36 150-58L146-46C70-24-100-28-136-50z', tone(l, ink.gorse)),
      shape('M12-270C32-280 40-264 60-272V-254C40-246 32-262 12-252z', dim(l, ink.red)),
    ]),
    gorse(l, 120, 790, 260, 4),
    grass(480, 806, 200, 70, 14, tone(l, mix(ink.pine, ink.navy, 0.4)), 4),
    gulls(ink.navy, '480 190 46 -6, 540 150 36 8'),
  );
}

/** 1404: ships with plain sails come in, villagers wait on the shingle. */
export function battle(l: Light = dawn): string {
  // A cog: high clinker sides, a castle fore and aft, one square sail.
  const ship = (x: number, y: number, s: number, sail: string, light: Light) => {
    const oak = tone(light, ink.bark);
    const strake = mix(oak, tone(light, ink.sand), 0.28);
    const cloth = tone(light, sail);
    const clothShade = mix(cloth, tone(light, ink.slate), 0.35);
    const castle = (left: number, top: number, width: number) =>
      box(left, top, width, 30, strake) +
      [0, 1, 2, 3]
        .map((n) => box(left + (n * width) / 4, top - 10, width / 7, 12, strake))
        .join('') +
      rod(
        [
          [left + 6, top + 30],
          [left + 14, top + 62],
        ],
        6,
        oak,
      ) +
      rod(
        [
          [left + width - 6, top + 30],
          [left + width - 14, top + 62],
        ],
        6,
        oak,
      );
    const crew = (px: number, py: number) =>
      disc(px, py - 26, 6, ink.navy) + shape(`M${px - 7} ${py}v-14q7-10 14 0v14z`, ink.navy);
    return at(x, y, s, [
      shape(leaf(0, 8, 300, 14) + leaf(-20, 22, 200, 9), light.glint),
      rod('-4 -40, -4 -286', 9, oak),
      rod('-2 -276, -130 -66', 2, oak),
      rod('-2 -276, 132 -74', 2, oak),
      shape(
        'M-92-246C-30-248 40-248 88-244C112-190 112-136 96-92C40-78-40-78-100-90C-80-140-80-196-92-246z',
        cloth,
      ),
      shape(
        'M-92-246C-70-247-48-247-26-247C-12-196-14-136-34-81C-58-82-80-86-100-90C-80-140-80-196-92-246z',
        clothShade,
      ),
      rod('-88 -196, 102 -198', 2.5, clothShade),
      rod('-86 -146, 106 -148', 2.5, clothShade),
      rod('28 -249, 36 -82', 2, clothShade),
      rod('-98 -246, 94 -246', 7, oak),
      shape('M-16-292H8L4-264H-12z', strake),
      shape(
        'M-4-318C24-330 40-310 76-322L58-306 78-294C44-288 22-304-4-296z',
        tone(light, ink.gorse),
      ),
      rod('-4 -286, -4 -320', 4, oak),
      crew(-118, -122),
      crew(-96, -122),
      crew(112, -116),
      crew(-40, -66),
      crew(40, -66),
      castle(-146, -128, 74),
      castle(84, -122, 62),
      shape('M-158-84C-90-56 80-56 160-96C156-44 134-4 96 8H-96C-134-4-152-40-158-84z', oak),
      shape('M-158-84C-90-56 80-56 160-96L158-84C80-44-90-44-156-72z', strake),
      shape(
        'M-152-54C-90-28 80-28 152-62L149-53C80-18-90-18-149-45zM-140-26C-80-4 80-4 138-32L133-24C80 6-80 6-133-17z',
        mix(oak, strake, 0.6),
      ),
    ]);
  };
  // Each grips a pike or a fork.
  const villager = (x: number, y: number, h: number, coat: string, hasFork = false) => {
    const iron = moonlit(l, ink.navy);
    return at(x, y, h / 100, [
      (hasFork ? skirted : stander)(l, 0, 0, 100, {
        coat,
        legs: ink.bark,
        mirror: true,
        hat: hasFork ? ink.paper : ink.slate,
        arms: 'left',
      }),
      rod('-20 0, -22 -150', 3, moonlit(l, ink.bark)),
      hasFork
        ? rod('-30 -168, -30 -148, -14 -149, -14 -169', 2.5, iron) +
          rod('-22 -169, -22 -148', 2.5, iron)
        : shape('M-26-148L-22-172-18-148z', dim(l, ink.slate)),
      line('-11 -72, -17 -57, -21 -65', 6, mix(tone(l, coat), ink.navy, 0.2)),
      disc(-21, -66, 3.5, tone(l, ink.skin)),
    ]);
  };
  return card(
    sky(l, 1200, 380, 24577),
    rays(l, 620, 200, 1300, l.orb, 0.14),
    streaks(l.cloudShade, '260 130 480, 960 190 420, 240 250 300'),
    streaks(l.cloud, '700 84 420, 1000 300 300'),
    orb(l, 620, 196, 60),
    sea(l, 1200, 376, 800),
    glitter(620, 386, 560, 320, l.glint, 5),
    ripples('0 440 700 220', 30, l.glint, 8, 0.5),
    beach(
      l,
      '764 390, 812 424, 830 460, 812 506, 740 560, 600 620, 420 670, 200 710, -60 732',
      '860 390, 910 424, 960 460, 1080 520, 1210 580, 1210 700, 1210 840, 600 840, -60 840',
      [-8, -5],
    ),
    // Drawn over the beach, which ends at its foot.
    headland(
      l,
      '684 388, 780 320, 880 280, 1000 244, 1100 226, 1210 210',
      '686 386, 780 350, 880 330, 1000 316, 1100 308, 1210 300',
      420,
      0.26,
    ),
    ship(580, 440, 0.42, '#c9a86a', { ...l, strength: Math.max(l.strength, 0.3) }),
    ship(160, 460, 0.55, '#d8c9a0', { ...l, strength: Math.max(l.strength, 0.24) }),
    ship(380, 570, 0.95, ink.paper, l),
    between(
      '904 420, 950 408, 1060 390, 1210 370',
      '904 420, 960 464, 1080 524, 1210 584',
      tone(l, ink.fern, 0.06),
    ),
    wood(l, '980 430 34, 1060 416 40, 1150 410 44', 0.06),
    villager(794, 590, 100, ink.slate),
    villager(896, 588, 96, ink.red, true),
    villager(992, 590, 100, ink.fern),
    villager(752, 640, 126, ink.bark),
    villager(690, 660, 124, ink.rock, true),
    villager(850, 660, 136, ink.gorse, true),
    villager(944, 650, 134, ink.deep),
    villager(1058, 660, 138, ink.red),
    hill(l, '760 806, 860 750, 1000 714, 1210 690', 806, mix(ink.pine, ink.navy, 0.3)),
    villager(1000, 760, 190, ink.bark),
    villager(1132, 750, 196, ink.red, true),
    grass(900, 806, 400, 80, 24, mix(ink.pine, ink.navy, 0.6), 4),
    rock(l, 110, 806, 200, 80),
    rock(l, 250, 812, 120, 50),
    gulls(ink.navy, '830 214 46 -6, 890 240 34 8, 400 184 32'),
  );
}

/** 1943: carts and a lorry leave an emptied village, grey ships lie in the bay. */
export function evacuation(l: Light = grey): string {
  const steel = mix(tone(l, ink.slate), ink.navy, 0.35);
  const craft = (x: number, y: number, s: number) =>
    at(x, y, s, [
      shape(leaf(0, 8, 300, 10), l.glint),
      shape('M-140-40H80L140-60V-10L120 8H-120C-134-4-140-20-140-40z', steel),
      shape('M80-40L140-60V-10L120 8H84z', mix(steel, ink.paper, 0.3)),
      box(-120, -84, 60, 46, mix(steel, ink.navy, 0.3)),
      box(-100, -104, 26, 22, steel),
      rod('-86 -104, -86 -160', 4, ink.navy),
      shape('M-84-158C-70-164-62-152-48-158V-142C-62-136-70-148-84-142z', dim(l, ink.red)),
    ]);
  const overcast = { ...l, cloudShade: mix(l.cloudShade, l.cloud, 0.5) };
  const khaki = tone(l, mix(ink.fern, ink.bark, 0.3));
  const seam = mix(khaki, ink.navy, 0.5);
  const road = mix(tone(l, ink.sand), ink.slate, 0.35);
  return card(
    sky(l, 1200, 380, 15000),
    cloud(overcast, 280, 190, 480),
    cloud(overcast, 860, 160, 420, true),
    streaks(l.cloudShade, '1000 250 360, 420 250 300'),
    orb(l, 700, 300, 40),
    sea(l, 1200, 376, 620),
    glitter(700, 384, 560, 240, l.glint, 5, 0.7),
    headland(
      l,
      '0 300, 120 306, 240 336, 330 354, 400 380',
      '0 350, 120 354, 240 364, 330 372, 412 388',
      408,
      0.4,
    ),
    ripples('380 410 820 150', 28, l.glint, 8, 0.5),
    craft(480, 424, 0.4),
    craft(700, 440, 0.6),
    craft(890, 424, 0.44),
    craft(660, 490, 0.85),
    hill(l, '0 520, 200 500, 420 530, 640 556, 900 550, 1210 530', 806, ink.fern),
    between(
      '640 548, 660 590, 640 650, 540 720, 380 806',
      '676 548, 740 590, 800 650, 860 720, 900 806',
      road,
    ),
    tree(l, 80, 560, 240),
    cottage(l, 439, 580, 230, { roof: ink.slate, wall: '#dcd4c2' }),
    cottage(l, 170, 680, 400, { roof: ink.red, wall: '#e9e2d0', door: ink.slate }),
    cottage(l, 824, 556, 180, { roof: ink.red, wall: '#e9e2d0' }),
    cottage(l, 1120, 670, 400, { roof: ink.slate, wall: '#dcd4c2', door: ink.deep }),
    // lorry, loaded
    shape(leaf(670, 724, 430, 22), mix(road, ink.navy, 0.5)),
    at(668, 716, 1.25, [
      shape('M-150-60H68V-130H-150z', khaki),
      shape('M-150-60H68V-48H-150z', ink.bark),
      rod('-150 -106, 66 -106', 3, seam),
      rod('-80 -130, -80 -60', 3, seam),
      rod('-10 -130, -10 -60', 3, seam),
      box(-140, -176, 60, 48, dim(l, ink.bark)),
      box(-134, -170, 22, 18, dim(l, ink.rock)),
      box(-106, -170, 22, 18, dim(l, ink.rock)),
      shape(
        'M-76-130V-186C-76-196-66-196-66-186V-164H-26V-186C-26-196-16-196-16-186V-130z',
        dim(l, ink.rock),
      ),
      // bedding, tied up
      shape('M-12-130C-20-168 8-172 20-164C34-172 62-164 54-130z', tone(l, ink.sand)),
      rod('20 -166, 20 -130', 4, ink.bark),
      shape('M-80-176L-40-212 10-200-20-164z', tone(l, mix(ink.sand, ink.rock, 0.35))),
      shape('M66-48V-140H118L140-96H176C188-94 190-80 190-48z', khaki),
      rod('66 -140, 66 -48', 3, seam),
      shape(
        'M118-140L140-96H176C188-94 190-80 190-48H150V-96L112-132z',
        mix(khaki, tone(l, ink.sand), 0.3),
      ),
      shape('M78-130H112L130-98H78z', ink.navy),
      disc(-96, -34, 34, ink.navy),
      disc(-96, -34, 15, ink.slate),
      disc(134, -34, 34, ink.navy),
      disc(134, -34, 15, ink.slate),
      disc(186, -70, 8, ink.gorse),
    ]),
    shape(leaf(336, 750, 230, 12), mix(road, ink.navy, 0.5)),
    skirted(l, 404, 736, 170, { coat: ink.deep, legs: ink.bark, hat: ink.red }),
    rod('422 670, 422 658, 438 658, 438 670', 3, ink.bark),
    box(413, 668, 34, 44, dim(l, ink.rock)),
    stander(l, 344, 742, 108, { coat: ink.red, legs: ink.slate, hat: ink.bark }),
    box(310, 698, 22, 26, dim(l, ink.sand)),
    dots('430 657, 323 698', 8, tone(l, ink.skin)),
    walker(l, 262, 752, 176, { coat: ink.slate, legs: ink.bark, hat: ink.bark }),
    at(980, 704, 1, [
      rod('0 80, 0 0', 8, ink.bark),
      box(-52, -60, 104, 60, tone(l, ink.paper)),
      ...pts('80 -46, 80 -30, 50 -16').map(([width, y]) => box(-40, y, width, 6, ink.slate)),
    ]),
    grass(1060, 806, 320, 80, 22, tone(l, ink.pine), 5),
    grass(90, 806, 280, 80, 18, tone(l, ink.pine), 8),
    gulls(ink.navy, '460 300 44 -6, 530 270 34 8'),
  );
}
