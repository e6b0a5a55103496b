/** The stories of the about page. */
import { church, cottage } from '../kit/buildings';
import { at, between, box, card, disc, leaf, pts, rod, shape, triples } from '../kit/draw';
import { cliff, gorse, grass, headland, hedge, hill, rock } from '../kit/land';
import { dawn, gold, grey, ink, type Light, mix, tone } from '../kit/palette';
import { skirted, stander, walker } from '../kit/people';
import { ripples, sea } from '../kit/sea';
import { beach } from '../kit/shore';
import { cloud, glitter, gulls, orb, rays, sky, streaks } from '../kit/sky';
import { tree, wood } from '../kit/trees';

/** The church tower high above the bay, the mark that ships steered by. */
export function tower(l: Light = gold): string {
  return card(
    sky(l, 1200, 520),
    rays(l, 940, 230, 1300, '#fffae6', 0.15),
    orb(l, 940, 226, 68),
    streaks(l.cloud, '300 130 420, 820 130 360, 1060 370 280'),
    sea(l, 1200, 516, 800),
    headland(
      l,
      '0 430, 160 430, 300 456, 420 480, 520 520',
      '0 480, 160 484, 300 496, 420 508, 536 528',
      560,
      0.3,
    ),
    glitter(960, 524, 790, 340, l.glint, 5),
    hill(
      l,
      '0 400, 140 386, 300 392, 420 420, 520 480, 600 560, 650 640',
      806,
      mix(ink.fern, ink.meadow, 0.2),
    ),
    cliff(
      l,
      '500 660, 560 660, 610 670, 654 696, 690 734',
      '520 806, 590 806, 640 806, 690 806, 724 806',
    ),
    hill(l, '0 560, 200 540, 400 570, 530 616, 620 656, 690 732, 640 744, 560 806', 806, ink.fern),
    wood(l, '40 400 44, 120 396 48, 440 440 40, 500 480 40'),
    church(l, 250, 410, 380),
    hedge(l, '0 470, 200 450, 400 490, 540 570', 26),
    ...pts('140 440, 180 450, 360 456, 410 470').map(([x, y]) =>
      shape(`M${x - 8} ${y}v-18q8-12 16 0v18z`, tone(l, ink.slate)),
    ),
    cottage(l, 130, 580, 200, { roof: ink.red, wall: '#fbe9cf' }),
    // a ship of the line of trade
    at(896, 690, 1.25, [
      shape(leaf(0, 8, 330, 14) + leaf(30, 24, 230, 9), l.glint),
      rod('-70 -30, -70 -230', 6, ink.bark),
      rod('10 -30, 10 -270', 7, ink.bark),
      rod('84 -30, 84 -220', 6, ink.bark),
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
      shape('M96-60C130-120 160-130 186-128C170-100 150-70 110-50z', tone(l, ink.paper)),
      rod('130 -44, 200 -88', 5, ink.bark),
      shape(
        'M-140-66C-100-40 70-36 150-58C140-26 120-4 96 8H-104C-126-6-136-36-140-66z',
        l.stars ? mix(tone(l, ink.navy), l.sea[0] ?? ink.sea, 0.45) : ink.navy,
      ),
      shape('M-140-66C-100-40 70-36 150-58L146-46C70-24-100-28-136-50z', tone(l, ink.gorse)),
      shape('M12-270C32-280 40-264 60-272V-254C40-246 32-262 12-252z', ink.red),
    ]),
    ripples('720 560 480 220', 24, l.glint, 8, 0.5),
    gorse(l, 120, 790, 260, 4),
    gorse(l, 330, 800, 220, 7),
    grass(480, 806, 200, 70, 14, tone(l, mix(ink.pine, ink.navy, 0.4)), 4),
    gulls(ink.navy, '480 190 46 -6, 540 150 36 8'),
  );
}

/** 1404: ships with striped sails come in, villagers wait on the shingle. */
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
      rod('-2 -276, -124 -86', 2, oak),
      rod('-2 -276, 128 -84', 2, oak),
      shape(
        'M-92-246C-30-254 40-254 88-244C112-190 112-136 96-92C40-78-40-78-100-90C-80-140-80-196-92-246z',
        cloth,
      ),
      shape(
        'M-92-246C-70-249-48-251-26-252C-12-196-14-136-34-81C-58-82-80-86-100-90C-80-140-80-196-92-246z',
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
  const villager = (x: number, y: number, h: number, coat: string, skirt = false) =>
    (skirt
      ? skirted(l, x, y, h, { coat, legs: ink.bark, mirror: true, hat: ink.paper })
      : stander(l, x, y, h, { coat, legs: ink.bark, mirror: true, hat: ink.slate })) +
    rod(
      [
        [x - h * 0.2, y],
        [x - h * 0.22, y - h * 1.5],
      ],
      4,
      ink.bark,
    ) +
    (skirt
      ? rod(
          [
            [x - h * 0.3, y - h * 1.48],
            [x - h * 0.14, y - h * 1.5],
          ],
          4,
          ink.navy,
        ) +
        [-0.3, -0.22, -0.14]
          .map((dx) =>
            rod(
              [
                [x + h * dx, y - h * 1.48],
                [x + h * dx, y - h * 1.68],
              ],
              3,
              ink.navy,
            ),
          )
          .join('')
      : shape(
          `M${x - h * 0.26} ${y - h * 1.48}L${x - h * 0.22} ${y - h * 1.72}L${x - h * 0.18} ${y - h * 1.48}z`,
          ink.slate,
        ));
  return card(
    sky(l, 1200, 380),
    rays(l, 620, 200, 1300, l.orb, 0.14),
    streaks(l.cloudShade, '260 130 480, 960 190 420, 240 250 300'),
    streaks(l.cloud, '700 84 420, 1000 300 300'),
    orb(l, 620, 196, 60),
    sea(l, 1200, 376, 800),
    headland(
      l,
      '700 376, 780 320, 880 280, 1000 244, 1100 226, 1210 210',
      '686 386, 780 350, 880 330, 1000 316, 1100 308, 1210 300',
      420,
      0.26,
    ),
    glitter(620, 386, 560, 320, l.glint, 5),
    ship(580, 440, 0.42, '#c9a86a', { ...l, strength: 0.3 }),
    ship(160, 460, 0.55, '#d8c9a0', { ...l, strength: 0.24 }),
    ship(380, 570, 0.95, ink.paper, l),
    ripples('0 440 700 220', 30, l.glint, 8, 0.5),
    hill(l, '860 470, 940 420, 1060 390, 1210 370', 806, ink.fern, 0.06),
    wood(l, '980 430 34, 1060 416 40, 1150 410 44', 0.06),
    beach(
      l,
      '780 424, 830 450, 820 500, 740 560, 600 620, 420 670, 200 710, -20 730',
      '860 418, 960 460, 1080 520, 1210 580, 1210 700, 1210 840, 600 840, -20 840',
      [-8, -5],
    ),
    villager(820, 590, 100, ink.slate),
    villager(880, 580, 96, ink.red, true),
    villager(940, 590, 100, ink.fern),
    villager(760, 640, 126, ink.bark),
    villager(850, 660, 136, ink.gorse, true),
    villager(950, 650, 134, ink.deep),
    villager(1050, 660, 138, ink.red),
    villager(1130, 640, 128, ink.sand, true),
    hill(l, '760 806, 860 750, 1000 714, 1210 690', 806, mix(ink.pine, ink.navy, 0.3)),
    villager(1010, 760, 190, ink.bark),
    villager(1120, 750, 196, ink.red, true),
    grass(900, 806, 400, 80, 24, mix(ink.pine, ink.navy, 0.6), 4),
    rock(l, 110, 806, 200, 80),
    rock(l, 250, 812, 120, 50),
    gulls(ink.navy, '830 214 46 -6, 896 188 34 8, 440 176 32'),
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
      shape('M-84-158C-70-164-62-152-48-158V-142C-62-136-70-148-84-142z', ink.red),
    ]);
  const road = mix(tone(l, ink.sand), ink.slate, 0.35);
  return card(
    sky(l, 1200, 380),
    cloud(l, 280, 190, 480),
    cloud(l, 860, 140, 420, true),
    streaks(l.cloudShade, '560 90 520, 1000 250 360'),
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
    craft(520, 430, 0.5),
    craft(700, 440, 0.6),
    craft(890, 424, 0.44),
    craft(620, 490, 0.85),
    ripples('380 410 820 150', 28, l.glint, 8, 0.5),
    hill(l, '0 520, 200 500, 420 530, 640 560, 900 560, 1210 530', 806, ink.fern),
    between(
      '640 548, 660 590, 640 650, 540 720, 380 806',
      '676 548, 740 590, 800 650, 860 720, 900 806',
      road,
    ),
    tree(l, 80, 560, 240),
    cottage(l, 430, 580, 230, { roof: ink.slate, wall: '#dcd4c2' }),
    cottage(l, 170, 680, 400, { roof: ink.red, wall: '#e9e2d0', door: ink.slate }),
    cottage(l, 1050, 640, 400, { roof: ink.slate, wall: '#dcd4c2', door: ink.fern }),
    cottage(l, 860, 560, 200, { roof: ink.red, wall: '#e9e2d0' }),
    // lorry, loaded
    shape(leaf(640, 724, 430, 22), mix(road, ink.navy, 0.5)),
    at(650, 716, 1.25, [
      shape('M-150-60H60V-130H-150z', tone(l, ink.fern)),
      shape('M-150-60H60V-48H-150z', ink.bark),
      rod('-150 -106, 60 -106', 3, mix(tone(l, ink.fern), ink.navy, 0.5)),
      rod('-80 -130, -80 -60', 3, mix(tone(l, ink.fern), ink.navy, 0.5)),
      rod('-10 -130, -10 -60', 3, mix(tone(l, ink.fern), ink.navy, 0.5)),
      box(-140, -176, 60, 48, ink.bark),
      box(-134, -170, 22, 18, ink.rock),
      box(-106, -170, 22, 18, ink.rock),
      shape(
        'M-76-130V-186C-76-196-66-196-66-186V-164H-26V-186C-26-196-16-196-16-186V-130z',
        ink.rock,
      ),
      // bedding, tied up
      shape('M-12-130C-20-168 8-172 20-164C34-172 62-164 54-130z', tone(l, ink.sand)),
      rod('20 -166, 20 -130', 4, ink.bark),
      shape('M-80-176L-40-212 10-200-20-164z', tone(l, ink.red)),
      shape('M66-48V-140H118L140-96H176C188-94 190-80 190-48z', tone(l, ink.fern)),
      shape(
        'M118-140L140-96H176C188-94 190-80 190-48H150V-96L112-132z',
        mix(tone(l, ink.fern), ink.sand, 0.3),
      ),
      shape('M78-130H112L130-98H78z', ink.navy),
      disc(-96, -34, 34, ink.navy),
      disc(-96, -34, 15, ink.slate),
      disc(134, -34, 34, ink.navy),
      disc(134, -34, 15, ink.slate),
      disc(186, -70, 8, ink.gorse),
    ]),
    skirted(l, 404, 736, 170, { coat: ink.deep, legs: ink.bark, hat: ink.red }),
    box(422, 686, 34, 44, ink.rock),
    stander(l, 344, 742, 108, { coat: ink.red, legs: ink.slate, hat: ink.bark }),
    box(318, 712, 22, 24, ink.sand),
    walker(l, 262, 752, 176, { coat: ink.slate, legs: ink.bark, hat: ink.bark }),
    shape(leaf(336, 750, 230, 12), mix(road, ink.navy, 0.5)),
    rod('990 740, 990 600', 8, ink.bark),
    box(940, 600, 104, 60, tone(l, ink.paper)),
    box(952, 614, 80, 6, ink.slate),
    box(952, 630, 80, 6, ink.slate),
    box(952, 644, 50, 6, ink.slate),
    grass(1060, 806, 320, 80, 22, tone(l, ink.pine), 5),
    grass(90, 806, 280, 80, 18, tone(l, ink.pine), 8),
    gulls(ink.navy, '460 300 44 -6, 530 270 34 8'),
  );
}
