/** Places to stay: posters of 1200 × 800, each in seven inks of its own. */
import {
  at,
  box,
  card,
  clump,
  disc,
  dots,
  facet,
  ground,
  leaf,
  line,
  oval,
  paint,
  ribbon,
  rod,
  shape,
  triples,
  turned,
} from '../kit/draw';
import { inks, type Light, noon } from '../kit/palette';
import { figure, poses } from '../kit/people';
import { gulls, starlight } from '../kit/nature';

/** The window seat that nobody gives up willingly. */
export function lookoutCottage(l: Light = noon): string {
  const [wall, white, sky, sea, red, yellow, dark] = inks(
    l,
    '2c5f66 fff3dc fbdba0 5aa5ad c9472f f0ae3f 182a35',
    '132430 8199a4 16344c 0f3a54 8f3a2e f5c263 050c13',
  );
  return card(
    box(0, 0, 1200, 800, wall),
    box(150, 40, 900, 540, white),
    box(176, 66, 848, 488, sky),
    l.stars
      ? at(600, 0, 0.42, starlight(600, 50, white, 33)) + disc(420, 190, 46, white)
      : disc(400, 250, 76, red),
    box(176, 330, 848, 224, sea),
    shape('M1024 330H700C740 300 800 306 850 286C900 262 960 270 1024 240z', wall),
    facet('716 328, 719 296, 727 296, 730 326', white),
    ...[
      '210 380 2, 320 372 10, 440 382 2',
      '520 420 2, 640 410 12, 780 424 2',
      '230 470 3, 340 458 14, 470 474 3',
    ].map((way) => ribbon(way, l.stars ? wall : white)),
    l.stars
      ? disc(723, 292, 7, yellow)
      : shape(leaf(400, 350, 150, 9) + leaf(404, 374, 110, 9) + leaf(398, 398, 80, 8), red),
    facet('560 398, 566 290, 620 386', white),
    facet('554 398, 556 304, 516 390', yellow),
    shape('M506 400H632L616 420H524z', dark),
    ...[448, 736].map((x) => box(x, 66, 20, 488, white)),
    rod('176 210, 1024 210', 8, white),
    box(130, 560, 940, 30, white),
    // curtains
    paint`
      ${red} M90-10H250C240 160 200 330 120 420L150 600H70C90 400 96 200 90-10zM1110-10H950C960 160 1000 330 1080 420L1050 600H1130C1110 400 1104 200 1110-10z
      ${yellow} M116 400L196 350 206 372 124 430zM1084 400L1004 350 994 372 1076 430z
    `,
    box(40, 14, 1120, 14, dark),
    disc(40, 21, 18, dark),
    disc(1160, 21, 18, dark),
    // the seat, its cushions, its panels
    box(60, 650, 1080, 160, white),
    ...[90, 360, 630, 900].map(
      (x) => box(x, 690, 220, 130, l.stars ? sea : sky) + box(x, 690, 220, 8, dark),
    ),
    shape('M60 600C70 590 1130 590 1140 600V660C1130 670 70 670 60 660z', yellow),
    rod('60 664, 1140 664', 7, dark),
    turned(
      190,
      530,
      -14,
      shape(
        'M-80 80C-96 20-90-50-76-80C-20-70 30-70 84-84C96-30 90 40 80 84C30 70-30 72-80 80z',
        red,
      ),
      dots('-40 -40, 0 -36, 40 -40, -40 0, 0 4, 40 0, -36 44, 4 46, 42 44', 14, white),
    ),
    // who reads
    figure(
      420,
      602,
      620,
      '-22 -6, -30 -36, -27 -49, -16 -24, 0 -31, -24 -22, -4 -28, 2 -34, 26 -2, -6 -30, 14 -2',
      {
        coat: white,
        legs: dark,
        skin: l.stars ? white : yellow,
        hair: dark,
        bareArms: true,
        shoes: red,
      },
    ),
    turned(
      446,
      396,
      -14,
      shape('M-6-62C20-76 50-70 66-60V34C46 24 20 26-6 40z', red),
      shape('M-6-62C-26-72-46-68-56-60V34C-40 26-20 30-6 40z', white),
      rod('-6 -62, -6 40', 4, dark),
    ),
    // cup on the sill, brass on its legs, and the cat
    rod('910 360, 850 604', 10, dark),
    rod('910 360, 976 604', 10, dark),
    rod('910 360, 912 604', 8, dark),
    turned(
      910,
      340,
      -18,
      shape('M-150-20H-40V-26H60V-34H150V34H60V26H-40V20H-150z', yellow),
      box(-46, -28, 14, 56, dark),
      box(56, -36, 14, 72, dark),
      box(140, -38, 14, 76, dark),
    ),
    at(
      720,
      602,
      1.2,
      shape(
        'M-90 0C-100-60-40-96 20-86C50-82 60-86 64-96L70-122 86-108 104-108 118-122 122-92C124-70 112-58 100-54C108-30 104-10 100 0H20C0 10-60 14-90 0z',
        dark,
      ),
    ),
    l.stars
      ? box(1086, 470, 10, 130, dark) + shape('M1050 480L1070 410H1112L1132 480z', yellow)
      : '',
  );
}

/** From the pillow: the tray, two feet, the bay. */
export function bayViewGuestHouse(l: Light = noon): string {
  const [wall, white, sky, sea, red, yellow, navy] = inks(
    l,
    'f5cdb0 fff8e8 a9d8d6 2f8f9f cf4730 f2b13f 1c3450',
    '1b2f44 8ba0aa 16344c 0f3a54 7f3328 f0b95a 070f1a',
  );
  const pane = (corners: string, land: string) => facet(corners, sky) + land;
  return card(
    box(0, 0, 1200, 800, wall),
    ...[60, 130, 1070, 1140].map((x) => box(x, 0, 24, 500, l.stars ? navy : white)),
    // the bay of the window, three sides of it
    facet('190 20, 420 60, 420 440, 190 500', white),
    facet('1010 20, 780 60, 780 440, 1010 500', white),
    box(420, 60, 360, 380, white),
    pane('212 50, 404 82, 404 424, 212 472', facet('212 290, 404 270, 404 424, 212 472', sea)),
    pane('988 50, 796 82, 796 424, 988 472', facet('988 290, 796 270, 796 424, 988 472', sea)),
    box(436, 82, 328, 342, sky),
    box(436, 268, 328, 156, sea),
    l.stars
      ? dots(
          '480 120, 560 160, 640 110, 720 150, 260 120, 340 180, 860 150, 930 100, 690 210, 520 220',
          7,
          white,
        )
      : disc(530, 160, 46, yellow),
    facet('796 270, 796 236, 870 214, 988 170, 988 290', l.stars ? navy : red),
    ground('620 270, 690 254, 764 240', 270, l.stars ? navy : red),
    facet('610 330, 616 190, 690 316', white),
    facet('604 330, 606 206, 560 320', l.stars ? yellow : red),
    shape('M546 334H706L688 356H564z', navy),
    ...[
      '446 380 2, 520 372 10, 610 382 2',
      '640 396 2, 700 390 8, 756 398 2',
      '230 400 2, 300 384 12, 380 386 2',
      '820 350 2, 900 362 12, 970 368 2',
    ].map((way) => ribbon(way, white)),
    ...[208, 408, 772, 972].map((x) => box(x - 2, 40, 12, 420, white)),
    rod('600 82, 600 424', 9, white),
    rod('212 190, 404 196, 796 196, 988 190', 7, white),
    paint`
      ${red} M150-10H300C290 120 240 230 190 300L210 520H130C150 340 156 160 150-10zM1050-10H900C910 120 960 230 1010 300L990 520H1070C1050 340 1044 160 1050-10z
      ${red} M120-10H1080V40C1020 70 960 30 900 50C840 76 780 34 720 52C660 76 600 34 540 52C480 76 420 34 360 52C300 76 240 34 190 52L120 40z
    `,
    // the bed's foot, and feet
    box(160, 440, 880, 90, navy),
    ...[230, 390, 550, 650, 810, 970].map((x) => box(x, 456, 12, 74, yellow)),
    disc(160, 440, 26, yellow),
    disc(1040, 440, 26, yellow),
    shape(
      'M-10 810V560C100 540 250 530 370 520C400 430 470 380 520 390C570 400 588 450 600 500C612 450 640 400 690 392C740 384 800 440 830 520C950 530 1100 540 1210 560V810z',
      white,
    ),
    ...triples(
      '120 610 74, 330 590 74, 540 560 74, 740 570 74, 920 590 74, 1110 620 74, 20 690 84, 230 680 84, 970 690 84, 1180 720 84, 480 460 44, 700 456 44',
    ).map(([x, y, s], n) =>
      turned(
        x,
        y,
        n * 7 - 20,
        facet(`0 ${-s}, ${s * 0.8} 0, 0 ${s}, ${-s * 0.8} 0`, n % 3 ? red : yellow) +
          facet(`0 ${-s * 0.5}, ${s * 0.4} 0, 0 ${s * 0.5}, ${-s * 0.4} 0`, n % 3 ? yellow : sea),
      ),
    ),
    // breakfast
    shape('M210 650C230 630 970 630 990 650L1080 800H120z', navy),
    shape('M228 660C260 648 940 648 972 660L1050 790H150z', yellow),
    oval(600, 722, 190, 54, navy),
    oval(600, 714, 190, 54, white),
    oval(600, 712, 140, 36, sea),
    oval(600, 710, 130, 32, white),
    shape('M500 706C510 680 560 680 590 700C560 720 520 726 500 706z', red),
    shape('M520 716C540 704 570 712 600 724C570 734 536 732 520 716z', l.stars ? navy : red),
    shape('M590 700C600 676 690 680 696 706C690 730 610 734 590 700z', white),
    oval(646, 704, 56, 26, l.stars ? sky : yellow),
    oval(646, 700, 30, 13, red),
    // the egg and the toast
    at(
      320,
      754,
      1.4,
      paint`
      ${sea} M-46-60H46C46-20 24-8 14-4V18H34V30H-34V18H-14V-4C-24-8-46-20-46-60z
      ${white} M-40-60C-44-120-20-150 0-150C20-150 44-120 40-60z
      ${yellow} M-30-120C-20-146 20-146 30-120C20-112 10-122 0-114C-10-122-20-112-30-120z
    `,
    ),
    at(850, 760, 1, [
      ...[-70, -24, 22].map(
        (x) =>
          shape(`M${x} 0V-90C${x - 4}-124 ${x + 44}-130 ${x + 50}-94V0z`, red) +
          shape(
            `M${x + 8} 0V-84C${x + 6}-110 ${x + 36}-114 ${x + 42}-88V0z`,
            l.stars ? wall : wall,
          ),
      ),
      rod('-90 0, 90 0', 9, white),
      ...[-80, -34, 12, 80].map((x) => rod(`${x} 0, ${x} -104`, 6, white)),
    ]),
  );
}

/** The caravan at the end of the road, the kettle on. */
export function clifftopCaravan(l: Light = noon): string {
  const [sky, orange, sea, grassy, cream, red, dark] = inks(
    l,
    'fce2aa f09a5c 5aa0a8 7a9f4c fff5de c8402c 1d2c3b',
    '12304a f0b95a 0f3a54 1c4034 6f8a98 7f3328 060f18',
  );
  const guest = { skin: l.stars ? cream : orange, hair: dark };
  return card(
    box(0, 0, 1200, 800, sky),
    l.stars ? starlight(340, 100, cream, 35) : disc(1050, 330, 120, orange),
    box(0, 400, 1200, 200, sea),
    l.stars
      ? ''
      : shape(
          leaf(1050, 420, 260, 10) + leaf(1040, 446, 200, 12) + leaf(1060, 476, 150, 10),
          orange,
        ),
    shape('M-10 400V330C80 320 130 350 190 360C230 370 260 386 290 400z', l.stars ? dark : grassy),
    ground('-10 560, 300 540, 700 560, 1000 540, 1210 570', 810, grassy),
    // the van
    oval(560, 664, 480, 26, dark),
    paint`
      ${cream} M110 620C80 420 110 220 240 170C380 130 680 120 800 170C920 230 960 440 960 620z
      ${red} M94 470C98 540 104 590 110 640H960C964 590 962 520 956 470z
      ${dark} M100 630H966V652H100z
      ${cream} M100 510H960V524H100z
      ${red} M240 170C380 130 680 120 800 170L812 186C680 140 380 150 230 190z
    `,
    ...[
      [170, 250, 190],
      [640, 250, 210],
    ].map(
      ([x = 0, y = 0, w = 0]) =>
        shape(
          `M${x} ${y + 150}V${y + 30}C${x} ${y} ${x + 10} ${y} ${x + 30} ${y}H${x + w - 30}C${x + w - 10} ${y} ${x + w} ${y} ${x + w} ${y + 30}V${y + 150}z`,
          l.stars ? orange : sea,
        ) +
        shape(
          `M${x} ${y + 150}V${y + 30}C${x} ${y} ${x + 10} ${y} ${x + 30} ${y}H${x + 74}C${x + 60} ${y + 70} ${x + 30} ${y + 110} ${x} ${y + 150}zM${x + w} ${y + 150}V${y + 30}C${x + w} ${y} ${x + w - 10} ${y} ${x + w - 30} ${y}H${x + w - 74}C${x + w - 60} ${y + 70} ${x + w - 30} ${y + 110} ${x + w} ${y + 150}z`,
          red,
        ) +
        box(x - 8, y + 148, w + 16, 12, dark),
    ),
    shape('M730 400C720 370 744 340 764 330C790 344 800 372 790 400z', dark),
    box(748, 318, 30, 14, dark),
    // half a door, and the cook in it
    shape('M430 640V270C430 220 580 220 580 270V640z', dark),
    shape('M444 640V276C444 236 566 236 566 276V640z', l.stars ? orange : sky),
    figure(
      498,
      650,
      330,
      '0 -50, 0 -79, 3 -91, 15 -70, 26 -84, -9 -64, -14 -54, 4 -26, 4 0, -4 -26, -4 0',
      { ...guest, coat: l.stars ? dark : sea, legs: dark, cut: 'skirt', bareArms: true },
    ),
    box(436, 470, 138, 186, red),
    box(436, 470, 138, 12, cream),
    disc(556, 560, 8, cream),
    at(
      616,
      392,
      1,
      shape(
        'M-40 0C-48-40-30-60 0-60C30-60 48-40 40 0zM36-36L66-56 70-44 42-14zM-10-60V-74H10V-60z',
        dark,
      ),
    ),
    `<path fill="none" stroke="${dark}" stroke-width="7" d="M588 340C588 290 644 290 644 340"/>`,
    // wheel, step, tow bar
    shape('M640 652C640 560 830 560 830 652z', dark),
    disc(735, 650, 70, dark),
    disc(735, 650, 36, cream),
    disc(735, 650, 12, red),
    box(440, 656, 130, 18, dark),
    rod('960 640, 1080 660', 14, dark),
    rod('1070 656, 1070 700', 12, dark),
    // the awning, and breakfast under it
    facet('90 240, 110 180, 150 176, 118 240', dark),
    ...[0, 1, 2, 3, 4, 5].map((n) =>
      facet(
        `${-150 + n * 46} 330, ${-14 + n * 24} 190, ${10 + n * 24} 190, ${-104 + n * 46} 330`,
        n % 2 ? cream : red,
      ),
    ),
    rod('26 330, 26 700', 8, dark),
    oval(200, 720, 170, 18, dark),
    figure(
      250,
      716,
      300,
      '-8 -26, -10 -56, -7 -69, 0 -46, 14 -44, -14 -44, 6 -42, 12 -30, 14 0, 8 -28, 8 0',
      { ...guest, coat: l.stars ? cream : sea, legs: l.stars ? cream : dark },
      true,
    ),
    rod('236 720, 256 640, 296 640, 300 720', 9, dark),
    box(90, 590, 130, 12, cream),
    rod('104 600, 90 720', 8, dark),
    rod('206 600, 216 720', 8, dark),
    shape('M120 590V560H160V590zM176 590C170 560 206 560 200 590z', l.stars ? orange : red),
    // grass and thrift in front of it all
    shape(
      Array.from(
        { length: 40 },
        (_, n) =>
          `M${n * 31 - 20} 810Q${n * 31 - 26} 760 ${n * 31 + ((n * 17) % 24) - 8} ${700 + ((n * 43) % 60)}Q${n * 31 + 6} 770 ${n * 31 + 4} 810z`,
      ).join(''),
      dark,
    ),
    dots(
      '60 740, 130 764, 330 750, 400 770, 560 756, 690 744, 860 752, 930 770, 1040 748, 1130 760',
      24,
      l.stars ? cream : red,
    ),
    gulls(dark, '1010 160 96 -8, 1110 220 66 8'),
  );
}

/** Up the white front of the house to its flag. */
export function startBayHouse(l: Light = noon): string {
  const [sky, white, shade, glass, red, palm, yellow] = inks(
    l,
    '2b7fa3 fff6e4 bccdc6 17405c d1432e 2c6a48 f4b843',
    '0b2440 6f8a98 2c4a60 f0b95a 7f3328 0f2c2a b98a45',
  );
  const ink = l.stars ? palm : glass;
  // Floors bend upwards, as they do when one stands close below.
  const arc = (y: number, bow: number, height: number, fill: string, half = 300) =>
    shape(
      `M${600 - half} ${y}Q600 ${y - bow * 2} ${600 + half} ${y}V${y + height}Q600 ${y + height - bow * 2} ${600 - half} ${y + height}z`,
      fill,
    );
  const guest = (x: number, y: number, pose: string, coat: string, mirror = false) =>
    figure(
      x,
      y,
      180,
      pose,
      {
        coat,
        legs: coat,
        skin: l.stars ? shade : yellow,
        hair: ink,
        bareArms: true,
        ...(x % 3 === 0 && { hat: red, hatKind: 'brim' as const }),
      },
      mirror,
    );
  const frond = (x: number, y: number, a: number, s: number) =>
    turned(
      x,
      y,
      a,
      at(
        0,
        0,
        s,
        shape(
          'M0 0C60-60 180-90 300-20L270-24 280 10 240-24 236 20 200-26 190 24 160-26 144 20 120-22 100 16 86-16 60 14z',
          palm,
        ),
      ),
    );
  return card(
    box(0, 0, 1200, 800, sky),
    l.stars
      ? starlight(600, 130, white, 38)
      : paint`${white} M-10 330C20 250 120 240 160 300C200 220 330 240 330 340V380H-10zM1210 190C1150 110 1050 130 1030 200C980 180 930 210 930 250H1210z`,
    // the wings
    facet('-10 470, 320 280, 320 810, -10 810', shade),
    facet('1210 470, 880 280, 880 810, 1210 810', white),
    ...[0, 1].flatMap((n) => [
      facet(
        `-10 ${520 + n * 150}, 300 ${360 + n * 150}, 300 ${430 + n * 150}, -10 ${580 + n * 150}`,
        glass,
      ),
      facet(
        `1210 ${520 + n * 150}, 900 ${360 + n * 150}, 900 ${430 + n * 150}, 1210 ${580 + n * 150}`,
        glass,
      ),
      ...[90, 180, 250].map((x) =>
        rod(`${x} ${480 + n * 150 - x * 0.5}, ${x} ${580 + n * 150 - x * 0.5}`, 8, shade),
      ),
      ...[950, 1020, 1110].map((x) =>
        rod(
          `${x} ${360 + n * 150 + (x - 880) * 0.5}, ${x} ${440 + n * 150 + (x - 880) * 0.5}`,
          8,
          white,
        ),
      ),
    ]),
    facet('-10 450, 330 256, 330 284, -10 480', white),
    facet('1210 450, 870 256, 870 284, 1210 480', shade),
    // the round front
    shape('M330 810V190Q600 70 870 190V810z', white),
    shape('M700 112Q800 140 870 190V810H700z', shade),
    arc(320, 60, 116, glass, 262),
    arc(560, 46, 116, glass, 262),
    ...[400, 500, 600, 700, 800].map(
      (x) =>
        rod(`${x} 230, ${x} 420`, 10, x > 690 ? shade : white) +
        rod(`${x} 490, ${x} 680`, 10, x > 690 ? shade : white),
    ),
    guest(470, 446, poses.waving, red),
    guest(560, 436, poses.standing, yellow),
    guest(705, 440, poses.pointing, red),
    guest(430, 694, poses.holding, yellow),
    guest(780, 696, poses.waving, red, true),
    guest(672, 686, poses.standing, palm, true),
    arc(190, 62, 40, white, 320),
    arc(216, 60, 14, ink, 320),
    arc(430, 56, 66, white, 330),
    arc(440, 56, 10, red, 330),
    arc(484, 54, 12, ink, 330),
    arc(676, 42, 70, white, 336),
    arc(686, 42, 10, red, 336),
    arc(736, 40, 12, ink, 336),
    // the flag
    facet('560 130, 572 70, 628 70, 640 130', shade),
    rod('600 74, 600 -10', 9, ink),
    shape('M604 0C650-20 690 30 760 0V64C690 90 650 44 604 66z', red),
    // palms on both hands
    paint`
      ${ink} M70 820C90 700 110 600 150 520L174 524C140 610 120 710 116 820z
      ${ink} M1120 820C1110 690 1090 590 1050 500L1028 506C1060 600 1074 710 1074 820z
    `,
    ...[-170, -130, -90, -50, -10, 30].map((a) => frond(160, 524, a, 0.86)),
    ...[-190, -150, -110, -70, -30, 10].map((a) => frond(1040, 504, a, 0.8)),
    clump(40, 820, 300, 110, 7, ink),
    clump(1180, 820, 320, 120, 7, ink),
    dots('-10 760, 60 740, 120 764, 1090 760, 1150 730, 1190 764', 26, red),
    gulls(white, '250 130 90 -8, 340 70 60 8, 980 90 70 4'),
  );
}

/** The ship's own lantern, over the door of the inn. */
export function shipsLantern(l: Light = noon): string {
  const seven = '0d2740 1c4763 35617a ffd97a e8982f f3e6bf 060f19';
  const [sky, beam, wall, glow, copper, pale, dark] = inks(l, seven, seven);
  const pane = (x: number, y: number, w: number, h: number) =>
    box(x - 10, y - 10, w + 20, h + 20, dark) +
    box(x, y, w, h, glow) +
    rod(`${x + w / 2} ${y}, ${x + w / 2} ${y + h}`, 8, dark) +
    rod(`${x} ${y + h / 2}, ${x + w} ${y + h / 2}`, 8, dark);
  const moth = (x: number, y: number, a: number, s: number) =>
    turned(
      x,
      y,
      a,
      at(
        0,
        0,
        s,
        shape(
          'M0 0C-30-40-70-40-76-16C-70 8-30 10 0 4C30 10 70 8 76-16C70-40 30-40 0 0zM0 4C-30 14-44 36-26 44C-10 44-4 24 0 8C4 24 10 44 26 44C44 36 30 14 0 4z',
          pale,
        ),
      ),
    );
  return card(
    box(0, 0, 1200, 800, sky),
    starlight(420, 110, pale, 41),
    // its light
    ...[-150, -108, -66, -24, 18, 60, 102, 144].map((a) =>
      turned(800, 440, a, facet('0 0, 1500 -140, 1500 140', beam)),
    ),
    disc(800, 440, 300, beam),
    // the inn, end on
    facet('-10 800, -10 250, 260 60, 520 300, 520 800', wall),
    facet('-40 280, 260 40, 560 316, 530 340, 260 96, -10 310', dark),
    box(90, 40, 90, 120, dark),
    pane(190, 260, 130, 130),
    pane(70, 500, 130, 150),
    shape('M320 810V540C320 480 470 480 470 540V810z', dark),
    shape('M338 810V546C338 500 452 500 452 546V810z', glow),
    figure(392, 800, 250, poses.standing, {
      coat: dark,
      legs: dark,
      skin: dark,
      hair: dark,
      hat: dark,
      hatKind: 'cap',
    }),
    facet('338 800, 452 800, 640 810, 290 810', glow),
    ground('480 640, 800 600, 1210 630', 810, dark),
    box(520, 560, 690, 60, beam),
    shape('M1210 560V520C1100 510 1000 540 880 556L840 566z', dark),
    ground('480 660, 700 620, 1210 650', 810, dark),
    // the bracket
    rod('520 120, 860 120', 20, dark),
    rod('530 300, 720 124', 14, dark),
    `<path fill="none" stroke="${dark}" stroke-width="12" d="M860 120C920 120 920 190 870 186C840 180 850 150 872 156"/>`,
    `<path fill="none" stroke="${dark}" stroke-width="14" d="M800 120V150C740 160 700 200 690 260M800 150C860 160 900 200 910 260"/>`,
    // the lantern
    paint`
      ${copper} M720 250C730 200 770 180 800 180C830 180 870 200 880 250z
      ${dark} M680 250H920L940 290H660z
      ${pale} M690 290H910C930 390 930 500 910 590H690C670 500 670 390 690 290z
      ${glow} M716 300H884C900 390 900 490 884 580H716C700 490 700 390 716 300z
      ${copper} M800 350C760 420 740 460 740 510C740 560 770 580 800 580C830 580 860 560 860 510C860 460 840 420 800 350z
      ${pale} M800 440C782 480 770 500 770 530C770 560 784 574 800 574C816 574 830 560 830 530C830 500 818 480 800 440z
      ${dark} M660 590H940L926 620H674z
      ${copper} M674 620H926L900 690H700z
      ${dark} M690 690H910V712H690z
      ${pale} M690 630H740L734 680H710z
    `,
    ...[690, 770, 830, 910].map((x) =>
      rod(`${x} 286, ${x + (x - 800) * 0.08} 440, ${x} 592`, 9, dark),
    ),
    ...[380, 490].map((y) => line(`674 ${y}, 800 ${y + 12}, 926 ${y}`, 9, dark)),
    moth(1010, 330, 30, 0.8),
    moth(610, 470, -40, 0.6),
    moth(960, 200, -10, 0.5),
  );
}
