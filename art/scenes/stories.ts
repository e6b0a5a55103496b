/** What About tells: posters of 1200 × 800, each in seven inks of its own. */
import {
  at,
  box,
  card,
  clump,
  disc,
  dots,
  facet,
  ground,
  line,
  paint,
  ribbon,
  rod,
  shape,
  triples,
  turned,
} from '../kit/draw';
import { inks, type Light, noon } from '../kit/palette';
import { figure } from '../kit/people';
import { gulls, starlight } from '../kit/nature';

/** The tower, as the mate of a ship has it in his glass. */
export function tower(l: Light = noon): string {
  const [dark, sky, sea, cliff, white, green, brass] = inks(
    l,
    '16222e fae0ae 4f9aa2 b5603b fff4dd 7c9c4b dc9c3b',
    '050b13 173850 0f3a54 2a3a46 7f97a2 1f4a3c f0b95a',
  );
  return card(
    box(0, 0, 1200, 800, sky),
    l.stars ? at(250, 30, 0.4, starlight(700, 60, white, 51)) : disc(800, 210, 50, white),
    ...['260 250 2, 420 236 16, 600 250 3', '640 330 2, 780 320 14, 960 332 2'].map((way) =>
      ribbon(way, l.stars ? dark : white),
    ),
    box(200, 560, 800, 240, sea),
    // the land, and the one straight line on it
    shape(
      'M960 560V420C880 380 800 370 740 372C640 350 540 360 460 400C400 420 330 470 230 480V560z',
      green,
    ),
    shape(
      'M230 480C330 470 400 420 460 400C500 440 480 480 520 560H230zM740 372C790 420 780 500 820 580H960V420C880 380 800 370 740 372z',
      cliff,
    ),
    shape('M330 560L380 460 420 500 400 560zM840 570L860 460 920 500 940 580z', dark),
    paint`
      ${white} M560 390V130H680V390z
      ${cliff} M650 390V130H680V390z
      ${white} M556 130V96H582V130zM588 130V96H612V130zM628 130V96H652V130zM658 130V96H684V130z
      ${dark} M552 126H688V136H552zM556 240H684V248H556z
      ${dark} M600 220V176C600 156 640 156 640 176V220zM606 340V300C606 284 634 284 634 300V340z
      ${white} M680 390V310H800V390z
      ${dark} M672 316L700 260H790L812 316z
    `,
    l.stars ? shape('M606 340V300C606 284 634 284 634 300V340z', brass) : '',
    ...[712, 750, 786].map((x) => box(x, 336, 16, 34, l.stars ? brass : dark)),
    ...[
      [470, 400, 60],
      [520, 390, 50],
      [830, 404, 60],
    ].map(
      ([x = 0, y = 0, w = 0]) =>
        box(x, y - 34, w, 40, white) +
        facet(
          `${x - 8} ${y - 32}, ${x + 10} ${y - 64}, ${x + w - 10} ${y - 64}, ${x + w + 8} ${y - 32}`,
          dark,
        ),
    ),
    clump(560, 410, 90, 50, 5, dark),
    clump(850, 420, 90, 44, 5, dark),
    ground('230 560, 400 552, 560 566, 760 556, 970 566', 800, sea),
    ribbon('260 574 4, 480 562 16, 700 578 10, 940 566 4', white),
    ...[
      '300 640 2, 400 632 10, 520 642 2',
      '640 680 2, 760 670 12, 880 682 2',
      '420 740 2, 520 732 10, 640 742 2',
    ].map((way) => ribbon(way, white)),
    // she steers by it
    at(430, 640, 1, [
      ...[-60, 0, 60].map((x, n) =>
        rod(`${x} 0, ${x} ${-150 + Math.abs(x) * 0.5 - n * 4}`, 6, dark),
      ),
      ...triples('-60 -40 62, -60 -86 50, 0 -44 74, 0 -98 58, 60 -40 60, 60 -84 46').map(
        ([x, y, w]) =>
          shape(
            `M${x - w / 2} ${y - 30}H${x + w / 2}Q${x + w / 2 - 14} ${y - 10} ${x + w / 2 + 4} ${y + 8}H${x - w / 2 + 4}Q${x - w / 2 - 10} ${y - 10} ${x - w / 2} ${y - 30}z`,
            white,
          ),
      ),
      shape(
        'M-110-10L-150-44-90-24H110L130-36C120 10 100 30 70 34H-70C-96 30-106 10-110-10z',
        dark,
      ),
      box(-80, -8, 170, 8, brass),
    ]),
    // the glass
    shape('M-10-10V810H1210V-10zM960 400A360 360 0 0 1 240 400A360 360 0 0 1 960 400z', dark),
    `<circle cx="600" cy="400" r="378" fill="none" stroke="${brass}" stroke-width="34"/>`,
    `<circle cx="600" cy="400" r="352" fill="none" stroke="${dark}" stroke-width="8"/>`,
    line('290 210, 340 150, 410 96', 10, l.stars ? dark : white),
    ...Array.from({ length: 24 }, (_, n) =>
      turned(600, 400, n * 15, rod('0 -392, 0 -364', 5, dark)),
    ),
  );
}

/** Pitchforks and a sail with a black cross. */
export function battle(l: Light = noon): string {
  const [sky, sail, red, sea, dark, steel, earth] = inks(
    l,
    'f2b878 fbeed2 b5352a 3f7c84 20202e 9fb0b2 a8683a',
    '14324a 6f8996 f0a04a 123f56 060b14 3d5666 24303c',
  );
  const ship = (x: number, y: number, s: number) =>
    at(x, y, s, [
      rod('0 0, 0 -560', 16, dark),
      rod('-230 -500, 230 -500', 14, dark),
      shape(
        'M-220-496H220C190-380 200-240 240-130C120-90-120-90-240-130C-200-240-190-380-220-496z',
        sail,
      ),
      shape('M-36-496H36L40-104C14-102-14-102-40-104zM-204-350H204L216-270H-216z', dark),
      shape('M0-640C60-660 80-610 150-640V-590C80-570 60-610 0-590z', red),
      shape(
        'M-320-90L-220-90-220-20H220L230-110H330L310 0C280 90 200 130 0 130C-200 130-290 80-310 0z',
        dark,
      ),
      ...[-180, -100, -20, 60, 140].map((px, n) =>
        shape(`M${px} -10H${px + 56}V30C${px + 56} 54 ${px} 54 ${px} 30z`, n % 2 ? sail : red),
      ),
      ...[-290, -262, -234].map((px) => box(px, -110, 16, 24, dark)),
      ...[240, 268, 296].map((px) => box(px, -130, 16, 24, dark)),
    ]);
  const villager = (x: number, y: number, s: number, coat: string, hood: string, kind: number) =>
    at(x, y, s, [
      shape('M-100 320C-108 120-90 60-40 40H40C90 60 108 120 100 320z', coat),
      kind === 1
        ? shape(
            'M-52 50C-60-60 60-60 52 50C30 66-30 66-52 50zM-60 40C-30 84 30 84 60 40L76 90C30 120-30 120-76 90z',
            hood,
          )
        : kind === 2
          ? disc(0, 0, 42, earth) + shape('M-70-4C-50-70 50-70 70-4C30-20-30-20-70-4z', hood)
          : disc(0, 0, 44, hood) + shape('M-30 30L-50 80-10 60z', hood),
    ]);
  const pole = (x: number, top: number, lean: number) =>
    rod(`${x} 810, ${x + lean} ${top}`, 12, dark);
  const fork = (x: number, y: number, a: number) =>
    turned(
      x,
      y,
      a,
      shape(
        'M-40-110L-34-110-26-20H-6L-4-120H4L6-20H26L34-110 40-110 34 0C20 10-20 10-34 0z',
        steel,
      ),
    );
  const spear = (x: number, y: number, a: number) =>
    turned(x, y, a, shape('M0-110C24-60 20-30 8 0H-8C-20-30-24-60 0-110z', steel));
  const bill = (x: number, y: number, a: number) =>
    turned(
      x,
      y,
      a,
      shape('M-10 0V-120L10-150 20-90C60-90 70-60 60-30C44-50 24-50 12-44L10 0z', steel),
    );
  return card(
    box(0, 0, 1200, 800, sky),
    l.stars ? starlight(400, 110, sail, 53) : disc(150, 190, 90, red),
    ground('-10 420, 120 330, 260 340, 380 420, 440 470', 500, l.stars ? dark : earth),
    shape(
      'M1210 470C1120 440 1100 380 1040 360C1120 300 1180 300 1210 290z',
      l.stars ? dark : earth,
    ),
    box(0, 460, 1200, 200, sea),
    ...[
      '40 490 2, 140 482 12, 260 492 2',
      '900 500 2, 1040 490 12, 1180 502 2',
      '240 560 2, 340 550 14, 460 562 2',
    ].map((way) => ribbon(way, sail)),
    ship(1010, 470, 0.5),
    ship(590, 500, 0.78),
    ribbon('330 580 4, 460 570 22, 640 600 26, 820 574 16, 900 584 2', sail),
    ribbon('-10 640 8, 240 620 22, 520 650 18, 800 624 24, 1210 646 8', sail),
    ground('-10 660, 240 644, 520 666, 800 644, 1210 664', 810, l.stars ? earth : steel),
    // who stands on the beach against it
    pole(90, 330, 30),
    fork(122, 340, 3),
    pole(250, 300, -20),
    spear(230, 310, -2),
    pole(400, 410, 50),
    bill(450, 420, 7),
    pole(760, 380, -40),
    fork(720, 390, -5),
    pole(900, 300, 10),
    spear(910, 310, 1),
    pole(1030, 400, 40),
    fork(1070, 410, 5),
    pole(1140, 320, 0),
    bill(1140, 330, 0),
    villager(40, 600, 0.9, red, dark, 1),
    villager(190, 620, 1, dark, sail, 0),
    villager(350, 610, 0.95, earth, red, 1),
    villager(500, 660, 0.8, dark, earth, 2),
    villager(680, 650, 0.85, red, sail, 0),
    villager(830, 610, 1, dark, red, 1),
    villager(980, 620, 0.95, earth, dark, 2),
    villager(1130, 600, 1, dark, sail, 0),
    gulls(dark, '330 120 84 -8, 410 70 60 8, 860 90 60 0'),
  );
}

/** What they could carry, and the ships that were the reason. */
export function evacuation(l: Light = noon): string {
  const [sky, cloud, sea, grey, brown, paper, red] = inks(
    l,
    'dfe2d5 b7c2c0 6f8c95 33454f 8a5334 f7ecd2 b8402c',
    '16344a 24485e 123f56 07131d 3a2c2c 7f929a f0b050',
  );
  const ship = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      s,
      shape(
        'M-260-10H-150V-40H-90V-76H-60V-130H-30V-76H0V-44H60V-30H110V-60H140V-30H250L220 20H-230zM-46-130H-42V-190H-46zM-120-40V-60L-180-66V-56L-130-50V-40z',
        grey,
      ),
    );
  const case_ = (x: number, y: number, w: number, h: number, fill: string, strap: string) =>
    at(x, y, 1, [
      rod(
        `${w * 0.36} ${-h}, ${w * 0.38} ${-h - 26}, ${w * 0.62} ${-h - 26}, ${w * 0.64} ${-h}`,
        11,
        grey,
      ),
      shape(`M0 ${-h + 14}Q0 ${-h} 14 ${-h}H${w - 14}Q${w} ${-h} ${w} ${-h + 14}V0H0z`, fill),
      ...[0.2, 0.74].map(
        (t) => box(w * t, -h, 22, h, strap) + box(w * t - 4, -h * 0.6, 30, 20, paper),
      ),
      ...[
        [0, -h],
        [w - 34, -h],
        [0, -34],
        [w - 34, -34],
      ].map(([cx = 0, cy = 0]) => box(cx, cy, 34, 34, strap)),
    ]);
  return card(
    box(0, 0, 1200, 800, sky),
    l.stars ? starlight(260, 70, paper, 55) : '',
    shape(
      'M-10 70C240 30 460 120 700 80C900 50 1080 110 1210 70V170C1060 210 880 150 680 180C440 220 220 130-10 170z',
      cloud,
    ),
    box(0, 300, 1200, 200, sea),
    ship(180, 316, 0.7),
    ship(520, 306, 0.5),
    ship(760, 310, 0.42),
    ...['60 350 2, 200 342 10, 330 352 2', '480 370 2, 600 362 10, 720 372 2'].map((way) =>
      ribbon(way, cloud),
    ),
    shape('M1210 300V220C1100 230 1010 260 930 300z', grey),
    ground('-10 470, 240 440, 500 460, 760 420, 1210 400', 810, l.stars ? cloud : cloud),
    // the lorry goes up the lane
    shape('M700 810C720 640 800 540 900 470L1010 440C1080 520 1130 640 1150 810z', paper),
    at(950, 560, 1, [
      shape('M-130-170C-130-260 130-260 130-170V-20H-130z', l.stars ? sea : brown),
      shape('M-104-160C-104-226 104-226 104-160V-60H-104z', grey),
      ...[
        [-56, paper, 0],
        [4, red, 1],
        [62, sky, 0],
      ].map(([x, coat, m]) =>
        figure(
          Number(x),
          10,
          150,
          '0 -50, 0 -79, 1 -91, 12 -84, 20 -98, -9 -65, -2 -54, 5 -26, 7 0, -4 -26, -6 0',
          {
            coat: String(coat),
            legs: grey,
            skin: l.stars ? paper : brown,
            hair: grey,
            hat: String(m ? paper : red),
            hatKind: 'brim',
          },
          m === 1,
        ),
      ),
      box(-130, -64, 260, 56, l.stars ? sea : brown),
      ...[-90, -30, 30].map((x) => box(x, -56, 50, 40, grey)),
      box(-130, -10, 260, 12, grey),
      box(-116, 0, 50, 44, grey),
      box(66, 0, 50, 44, grey),
    ]),
    // what goes with the next one
    box(0, 716, 1200, 100, l.stars ? grey : brown),
    box(0, 716, 1200, 12, grey),
    case_(60, 720, 430, 260, brown, grey),
    case_(110, 460, 320, 170, red, grey),
    case_(520, 720, 260, 190, grey, brown),
    // the bird, the bear, and one box each that nobody leaves without
    at(650, 530, 1, [
      `<path fill="none" stroke="${l.stars ? red : grey}" stroke-width="9" d="M-90 0V-120C-90-230 90-230 90-120V0zM-45 0V-186M0 0V-206M45 0V-186M-90-70H90M0-206V-240"/>`,
      shape(
        'M-30-60C-40-90-10-110 10-100C26-110 40-100 38-86L50-80 36-76C34-50 0-40-20-44L-50-20-40-50z',
        red,
      ),
      box(-100, -8, 200, 16, l.stars ? red : grey),
    ]),
    at(270, 292, 1, [
      disc(-30, -130, 20, brown),
      disc(30, -130, 20, brown),
      disc(0, -104, 46, brown),
      shape('M-50 0C-70-60-50-80 0-80C50-80 70-60 50 0z', brown),
      shape(
        'M-60-70C-90-50-90-20-70-14L-40-50zM60-70C90-50 90-20 70-14L40-50zM-50-6C-80-16-96 4-80 18H-20zM50-6C80-16 96 4 80 18H20z',
        brown,
      ),
      disc(0, -92, 20, paper),
      dots('-16 -114, 16 -114, 0 -98', 9, grey),
      shape('M0-62L-34-80V-46zM0-62L34-80V-46z', red),
    ]),
    facet('830 716, 836 640, 930 640, 936 716', sea),
    facet('824 644, 830 618, 936 618, 942 644', sea),
    rod('830 644, 936 644', 5, grey),
    line('836 640, 800 690, 780 716', 7, grey),
    line('930 640, 980 670, 1010 716', 7, grey),
    at(470, 600, 1, [rod('0 0, 20 40', 4, grey), facet('14 34, 60 44, 52 84, 6 74', paper)]),
    gulls(grey, '420 190 84 -8, 510 140 60 8'),
  );
}
