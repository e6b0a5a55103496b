/**
 * The low strip at the head of the small print, 2000 × 250, a frieze of the village: a phone shows
 * its middle, 938 columns; a wide desk all of them, and the rows from 17 to 233.
 */
import { fishingBoat, rowingBoat, sailingBoat } from '../kit/boats';
import { church, cottage, lighthouse } from '../kit/buildings';
import { between, facet, leaf, picture, shape } from '../kit/draw';
import { cliff, gorse, headland, hedge, hill, rock } from '../kit/land';
import { gold, ink, type Light, mix, moonlit, tone } from '../kit/palette';
import { foam, ripples, sea } from '../kit/sea';
import { bands, beach, foamWhite } from '../kit/shore';
import { cloud, glitter, gulls, orb, sky, streaks } from '../kit/sky';
import { pine, tree, wood } from '../kit/trees';

const w = 2000;
const h = 250;

/** From the long beach over the church and its cottages to the lighthouse. */
export function strip(l: Light = gold): string {
  return picture(
    w,
    h,
    sky(l, w, 126),
    orb(l, 1262, 82, 19),
    streaks(l.cloud, '1580 60 240, 1700 96 160, 370 58 220, 1120 44 120'),
    cloud(l, 190, 66, 150),
    cloud(l, 1690, 60, 130, true),
    sea(l, w, 128, h),
    headland(
      l,
      '1500 130, 1540 118, 1600 112, 1680 100, 1760 92, 2010 84',
      '1490 132, 1540 126, 1600 124, 1680 120, 1760 118, 2010 116',
      134,
      0.5,
    ),
    glitter(1262, 132, 220, 130, l.glint, 5),
    ripples('1200 136 780 90', 30, l.glint, 8, 0.45),
    ripples('200 136 360 40', 16, l.glint, 3, 0.45),
    // the point with its lighthouse
    headland(
      l,
      '1716 186, 1740 160, 1786 146, 1850 140, 1920 138, 2010 130',
      '1704 190, 1738 172, 1786 166, 1850 164, 1920 160, 2010 158',
      206,
      0.08,
    ),
    foam('1692 208, 1760 210, 1860 207, 2010 210', 4, foamWhite(l)),
    cottage(l, 1944, 142, 80, { roof: ink.slate, far: 0.06 }),
    gorse(l, 1764, 162, 40, 3),
    // a thinner beam than its own, which would fill so low a sky
    l.stars
      ? shape(leaf(1680, 70, 340, 22), l.glint, 0.1) + shape(leaf(1740, 70, 220, 13), l.glint, 0.1)
      : '',
    lighthouse({ ...l, stars: false }, 1850, 143, 90),
    facet('1841 64, 1850 53, 1859 64', moonlit(l, ink.navy)),
    fishingBoat(l, 1606, 176, 104, true, ink.sea),
    // the long beach
    sailingBoat(l, 330, 158, 84, { main: ink.paper, rig: 'sloop' }),
    beach(
      l,
      '-10 158, 120 166, 240 178, 350 188, 440 194, 540 206',
      '-10 260, 120 260, 240 260, 350 260, 440 260, 540 260',
      [1, -3],
    ),
    bands('260 210 280 40', 4, 4, mix(tone(l, ink.sand), ink.bark, 0.22), 5),
    shape(leaf(392, 222, 104, 6), mix(tone(l, ink.sand), ink.bark, 0.35)),
    rowingBoat(l, 392, 220, 84, ink.red),
    hill(l, '-10 150, 80 152, 160 162, 230 190, 290 260', h, ink.fern),
    tree(l, 60, 164, 104),
    cottage(l, 212, 176, 80, { roof: ink.slate, far: 0.06 }),
    cottage(l, 144, 188, 112, { roof: ink.red, wall: '#fbe9cf' }),
    hedge(l, '-10 214, 90 214, 220 226', 24),
    gorse(l, 30, 226, 60, 4),
    // the village
    hill(
      l,
      '480 216, 540 186, 620 162, 740 150, 900 146, 1040 150, 1110 166, 1150 192',
      h,
      mix(ink.fern, ink.meadow, 0.5),
      0.06,
    ),
    wood(l, '560 190 18, 580 184 22, 1120 172 18', 0.04),
    cottage(l, 640, 172, 80, { roof: ink.slate, far: 0.1 }),
    cottage(l, 752, 162, 84, { roof: ink.red, far: 0.1 }),
    cottage(l, 1056, 166, 84, { roof: ink.slate, far: 0.1 }),
    cliff(l, '1080 246, 1130 222, 1172 208, 1214 198', '1080 276, 1142 262, 1188 248, 1230 230'),
    rock(l, 1238, 236, 36, 18),
    foam('1092 270, 1150 262, 1196 250, 1230 239, 1266 236', 4, foamWhite(l)),
    hill(
      l,
      `430 260, 470 222, 530 200, 620 184, 720 176, 860 172, 1000 172, 1100 178, 1170 188,
      1214 198, 1176 212, 1130 226, 1070 262`,
      h,
      ink.fern,
    ),
    church(l, 930, 180, 140),
    tree(l, 868, 184, 84),
    cottage(l, 674, 202, 120, { roof: ink.red, wall: '#fbe9cf' }),
    cottage(l, 806, 208, 116, { roof: ink.slate, wall: '#f3dfb8' }),
    cottage(l, 1106, 206, 122, { roof: ink.red, door: ink.deep }),
    between(
      '972 182, 960 200, 930 220, 890 256',
      '988 182, 984 202, 970 222, 960 256',
      tone(l, mix(ink.sand, ink.paper, 0.4)),
    ),
    hedge(l, '530 222, 640 226, 760 230, 870 230', 24),
    hedge(l, '996 216, 1050 222, 1100 222', 20),
    pine(l, 1198, 203, 92),
    gorse(l, 556, 222, 56, 7),
    gorse(l, 1004, 228, 44, 5),
    gulls(ink.navy, '1010 70 26 -6, 1046 58 20 8'),
    sailingBoat(l, 1350, 204, 130, { rig: 'gaff' }),
  );
}
