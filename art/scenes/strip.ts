/**
 * The low strip at the head of the planner, 2000 × 250, a frieze of the village in seven inks.
 */
import {
  at,
  between,
  box,
  clump,
  disc,
  facet,
  ground,
  line,
  paint,
  picture,
  ribbon,
  rod,
  shape,
  triples,
} from '../kit/draw';
import { inks, type Light, noon } from '../kit/palette';
import { gulls, starlight } from '../kit/nature';

/** From the long beach past the village to the lighthouse. */
export function strip(l: Light = noon): string {
  const [sky, white, sea, land, rock, dark, red] = inks(
    l,
    'f6e0ae fff5dc 3f949e 7f9f4c b4603c 1d3040 cf432c',
    '14324a 66838f 123f57 1c4034 1d2c38 06101a f0b95a',
  );
  const cottage = (x: number, y: number, s: number) =>
    at(x, y, s, [
      box(-34, -34, 68, 36, white),
      facet('-42 -32, -26 -62, 26 -62, 42 -32', !l.stars && x % 2 ? red : dark),
      ...[-20, 12].map((left) => box(left, -22, 12, 14, l.stars ? red : dark)),
      box(14, -76, 12, 20, dark),
    ]);

  return picture(
    2000,
    250,
    box(0, 0, 2000, 250, sky),
    l.stars
      ? starlight(110, 90, white, 5)
      : disc(1300, 122, 34, red) +
          shape(
            'M180 70C200 36 260 40 270 62C300 40 350 50 352 80H170zM1560 60C1580 30 1640 34 1650 54C1680 40 1720 50 1724 74H1550z',
            white,
          ),
    box(0, 122, 2000, 130, sea),
    ...[
      '1180 140 2, 1280 134 7, 1400 142 2',
      '1240 166 2, 1330 160 7, 1440 168 2',
      '560 150 2, 620 145 6, 700 151 2',
      '1480 196 2, 1560 190 8, 1640 198 2',
    ].map((way) => ribbon(way, white)),
    // the long beach, the boat on it
    shape('M-10 150C160 140 330 138 470 150C420 190 300 230 240 260H-10z', rock),
    between('-10 150, 160 141, 330 139, 470 150', '-10 170, 150 168, 330 160, 470 150', land),
    ribbon('470 152 2, 430 184 8, 340 220 10, 276 256 12', white),
    at(210, 200, 0.9, [
      shape('M-90-24C-40-10 40-10 100-30C80 16 40 24 0 24C-50 24-80 10-90-24z', red),
      shape('M-76 0C-40 8 40 8 86-4C66 18 36 24 0 24C-40 24-66 14-76 0z', dark),
      rod('-20 -18, -120 20', 6, dark),
    ]),
    // the village on its cliff
    ground('420 156, 500 144, 600 140, 720 140', 176, land),
    shape('M440 160C520 150 600 152 720 156V200L640 190 600 200 560 180 500 186z', rock),
    ground('640 160, 700 128, 780 110, 900 96, 1000 98, 1110 116, 1180 150', 190, land),
    shape(
      'M640 160C680 150 720 150 760 156L800 190 880 160 940 192 1020 158 1080 188 1140 160 1180 150 1210 200H600z',
      rock,
    ),
    facet('760 156, 800 190, 740 200', dark),
    facet('880 160, 940 192, 860 200', dark),
    facet('1020 158, 1080 188, 1000 200', dark),
    ribbon('580 202 4, 720 196 10, 900 204 6, 1060 196 10, 1230 204 3', white),
    paint`
      ${white} M950 100V24H1000V100z
      ${rock} M986 100V24H1000V100z
      ${white} M948 26V14H960V26zM968 26V14H980V26zM990 26V14H1002V26z
      ${dark} M966 60V44C966 36 980 36 980 44V60z
      ${white} M1000 100V72H1050V100z
      ${dark} M996 74L1008 52H1042L1056 74z
    `,
    ...triples('741 130 .7, 795 118 .8, 849 112 .76, 903 108 .7, 1086 122 .76, 1134 138 .7').map(
      ([x, y, s]) => cottage(x, y, s),
    ),
    clump(700, 142, 60, 26, 5, dark),
    clump(1110, 136, 50, 22, 5, dark),
    clump(930, 106, 46, 22, 5, dark),
    // sails, and the point with its light
    ...triples('540 176 .8, 1460 160 .6, 1380 210 1').map(([x, y, s], k) =>
      at(x, y, s, [
        facet('4 0, 8 -84, 52 -4', k ? red : white),
        facet('-2 0, 2 -74, -34 -2', white),
        shape('M-46 2H62L48 18H-32z', dark),
      ]),
    ),
    ground('1640 190, 1700 160, 1780 142, 1880 134, 2010 128', 210, land),
    shape('M1640 190C1720 170 1800 168 1860 172L1900 200 1950 170 2010 168V230H1600z', rock),
    facet('1860 172, 1900 200, 1840 214', dark),
    ribbon('1590 222 4, 1720 214 10, 1860 222 8, 2010 216 10', white),
    l.stars ? facet('1800 70, 1240 40, 1240 92', red) : '',
    facet('1784 146, 1790 78, 1812 78, 1818 144', white),
    box(1788, 100, 26, 14, red),
    box(1788, 64, 26, 14, l.stars ? red : dark),
    facet('1784 66, 1801 48, 1818 66', dark),
    cottage(1862, 144, 0.6),
    line('1900 140, 1950 134, 2000 132', 5, white),
    gulls(l.stars ? white : dark, '470 60 50 -8, 520 40 36 8, 1440 60 44 4, 830 44 36 -8'),
  );
}
