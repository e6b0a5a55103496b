/** Places to eat and drink: posters of 1200 × 800, each in seven inks of its own. */
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
  oval,
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

/** The pub as the dog has it, under the table. */
export function luggersRest(l: Light = noon): string {
  const [wall, floor, cream, red, teal, amber, dark] = inks(
    l,
    '8a4630 dba765 fff0d2 b83a2a 2f6b70 f2ab3c 26181b',
    '2c1d20 4a3128 c4b08a 7f2f28 14354a e6a03c 0b0a10',
  );
  return card(
    box(0, 0, 1200, 800, wall),
    // the fire
    box(410, 130, 390, 430, dark),
    shape('M440 556V300C440 170 770 170 770 300V556z', red),
    ...triples('490 556 250, 600 556 330, 716 556 260').map(([x, y, h], n) =>
      shape(
        `M${x - 50} ${y}C${x - 70} ${y - h * 0.5} ${x - 10} ${y - h * 0.6} ${x - 6} ${y - h}C${x + 40} ${y - h * 0.7} ${x + 60} ${y - h * 0.4} ${x + 46} ${y}z`,
        n === 1 ? floor : amber,
      ),
    ),

    ...[130, 300, 470].flatMap((y, n) => [
      box(700, y, 500, 7, dark),
      box(820 + (n % 2) * 130, y, 7, 170, dark),
      box(1080 - (n % 2) * 90, y, 7, 170, dark),
    ]),
    box(0, 560, 1200, 240, floor),
    ...['160 560, -40 800', '420 560, 330 800', '760 560, 830 800', '1010 560, 1190 800'].map(
      (way) => rod(way, 6, wall),
    ),
    box(0, 650, 1200, 5, wall),
    // he, in sea boots
    paint`
      ${teal} M470-10H160C130 60 150 130 190 150L330 140L300 430H420L480 150C500 80 500 40 470-10z
      ${dark} M286 400H430L424 660C470 680 520 690 530 720C534 750 520 756 500 756H280C270 640 280 500 286 400z
      ${cream} M282 404H434V440H282z
      ${teal} M170 120C150 220 140 330 140 430H256C260 330 290 230 320 150z
      ${dark} M126 410H266L262 690C300 706 350 716 356 742C360 770 346 774 330 774H120C112 660 118 520 126 410z
      ${cream} M122 414H270V450H122z
    `,
    // she, her ankles crossed
    paint`
      ${red} M720-10C700 120 740 260 760 330C860 370 1000 370 1100 330C1130 200 1130 90 1110-10z
      ${dark} M740 300C850 350 1000 350 1106 300L1100 336C1000 376 860 376 760 336z
      ${amber} M850 350C850 460 900 560 960 640L1020 614C970 520 950 440 950 356zM1000 356C990 460 940 560 880 644L826 616C880 530 900 450 906 356z
      ${dark} M940 640C950 610 1000 590 1030 604C1040 640 1090 660 1100 690C1100 704 1090 710 1070 708C1020 700 950 690 940 640zM900 650C890 610 850 596 820 606C800 640 750 660 740 692C740 708 756 712 776 708C830 700 896 700 900 650z
    `,
    // the dog
    oval(600, 752, 210, 22, wall),
    paint`
      ${dark} M700 700C760 690 800 640 790 590C812 650 800 720 730 740z
      ${cream} M470 750C440 600 490 480 600 480C710 480 760 600 730 750z
      ${dark} M640 490C720 500 756 600 740 720C690 700 660 640 660 570z
      ${cream} M500 560H584V756H486C470 720 490 620 500 560zM616 560H700C712 620 730 720 714 756H616z
      ${cream} M480 756C476 730 500 716 530 716C566 716 590 730 588 762H484zM612 762C610 730 634 716 670 716C700 716 724 730 720 756L716 762z
      ${dark} M490 340C480 240 540 196 600 196C660 196 720 240 710 340C706 430 660 500 600 500C540 500 494 430 490 340z
      ${cream} M582 198H618C626 270 640 330 662 380C680 440 640 500 600 500C560 500 520 440 538 380C560 330 574 270 582 198z
      ${wall} M510 240C430 220 396 320 404 420C410 500 470 510 494 450C510 400 500 330 528 280zM690 240C770 220 804 320 796 420C790 500 730 510 706 450C690 400 700 330 672 280z
      ${dark} M556 404C556 376 644 376 644 404C644 430 616 446 600 446C584 446 556 430 556 404z
      ${red} M580 456C590 468 610 468 620 456C626 500 616 520 600 520C584 520 574 500 580 456z
    `,
    ...[544, 656].map(
      (x) => disc(x, 324, 25, amber) + disc(x, 316, 16, dark) + disc(x + 7, 308, 5, cream),
    ),
    rod('592 556, 592 750', 5, wall),
    rod('612 566, 612 750', 5, wall),
    // what comes down to it
    paint`
      ${cream} M560-10H700L690 60H570z
      ${amber} M574 50H686C690 90 680 120 650 130L648 170C640 184 626 180 624 166L622 140L612 166C604 178 590 172 592 158L594 120C574 104 572 80 574 50z
      ${dark} M596 166C610 150 640 150 656 164L644 196H608z
    `,
    shape('M-10-10H1210V70H-10z', dark),
    box(-10, 70, 1220, 14, floor),
    facet('20 84, 96 84, 84 800, 40 800', dark),
    facet('1104 84, 1180 84, 1160 800, 1116 800', dark),
  );
}

/** A fish on the iron, and everything else is fire. */
export function coveAndKiln(l: Light = noon): string {
  const [black, brick, red, orange, yellow, cream, blue] = inks(
    l,
    '1b1418 6b3326 c23a20 ee7a2b fbc54b fff0cf 4c8594',
    '08090f 2b1a1c 8f3020 c9682c f0b95a b9ab8c 2f5566',
  );
  const flame = (x: number, base: number, w: number, h: number, lean: number) =>
    `M${x - w} ${base}C${x - w * 1.1} ${base - h * 0.4} ${x - w * 0.1 + lean * 0.4} ${base - h * 0.5} ${x + lean} ${base - h}C${x + w * 0.5 + lean * 0.3} ${base - h * 0.66} ${x + w * 1.1} ${base - h * 0.4} ${x + w} ${base}z`;
  const fire = (base: number, scale: number, list: string, fill: string) =>
    shape(
      triples(list)
        .map(([x, h, lean]) => flame(x, base, 96 * scale, h * scale, lean))
        .join(''),
      fill,
    );
  return card(
    box(0, 0, 1200, 800, black),
    fire(
      810,
      1,
      '150 500 -30, 300 660 40, 460 560 -20, 620 780 30, 780 600 -40, 920 700 30, 1060 480 -20',
      red,
    ),
    fire(
      810,
      0.8,
      '210 520 20, 350 640 -30, 520 600 30, 660 800 -20, 820 620 20, 960 640 -30',
      orange,
    ),
    fire(810, 0.6, '260 520 -10, 410 640 20, 590 700 -20, 740 660 20, 900 560 -10', yellow),
    fire(810, 0.36, '330 560 10, 500 640 -10, 650 700 10, 820 560 -10', cream),
    shape(
      'M-10-10V810H1210V-10zM60 810V400C80 200 300 44 600 44C900 44 1120 200 1140 400V810z',
      brick,
    ),
    ...Array.from({ length: 13 }, (_, n) => {
      const a = Math.PI * (1 + n / 12);
      const on = (rx: number, ry: number) => `${600 + Math.cos(a) * rx} ${410 + Math.sin(a) * ry}`;
      return rod(`${on(540, 366)}, ${on(660, 470)}`, 9, black);
    }),
    ...[500, 610, 720].map((y) => box(0, y, 60, 9, black) + box(1140, y, 60, 9, black)),
    shape(
      'M60 810V400C80 200 300 44 600 44C900 44 1120 200 1140 400V810H1124V404C1104 214 890 60 600 60C310 60 96 214 76 404V810z',
      black,
    ),
    // the grid, near to far
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) =>
      rod(`${300 + n * 60} 470, ${120 + n * 96} 700`, 10, black),
    ),
    rod('90 690, 1110 690', 24, black),
    rod('290 474, 910 474', 14, black),
    // the fish
    at(610, 560, 1.06, [
      shape(
        'M-400 10C-360-90-220-160-20-160C160-160 290-90 350-20L470-110C460-50 460 50 474 110L350 30C290 100 160 150-20 150C-220 150-360 90-400 10z',
        black,
      ),
      shape(
        'M-384 8C-344-80-210-146-20-146C150-146 280-80 344-8L446-80C440-30 440 40 450 80L344 16C280 86 150 136-20 136C-210 136-344 84-384 8z',
        blue,
      ),
      shape(
        'M-384 8C-300 40-100 60 100 50C200 44 290 30 344 6C280 86 150 136-20 136C-210 136-344 84-384 8z',
        cream,
      ),
      shape('M-250-104C-200-60-190 50-236 104C-226 60-236-60-250-104z', black),
      ...[-120, -10, 100, 200].map((x) =>
        shape(`M${x - 40}-100L${x - 8}-104 ${x + 44} 66 ${x + 24} 70z`, black),
      ),
      disc(-306, -20, 22, cream),
      disc(-306, -20, 10, black),
      shape('M-160-138C-90-210 60-210 110-134zM-60 140C-30 180 40 190 80 130z', blue),
    ]),
    // half a lemon
    disc(960, 690, 66, orange),
    disc(960, 690, 54, yellow),
    ...[0, 60, 120].map((a) => turned(960, 690, a, rod('-50 0, 50 0', 6, cream))),
    dots('200 150, 330 210, 470 120, 700 140, 860 210, 1000 170, 560 230, 780 90', 10, yellow),
  );
}

/** Tea under the bay tree, as the tree sees it. */
export function bayTreeTearoom(l: Light = noon): string {
  const [cloth, check, leafy, china, scone, jam, dark] = inks(
    l,
    'fbe9cc f2b49c 2f7562 fffaf0 e3a95b c02b3c 4a2a20',
    '1a384e 24485e 0f3434 8ba0a8 d99a45 8f2f3a 0a1016',
  );
  const cup = (x: number, y: number, s: number, turn: number) =>
    turned(
      x,
      y,
      turn,
      at(0, 0, s, [
        disc(8, 12, 124, dark),
        disc(0, 0, 122, china),
        disc(0, 0, 108, leafy),
        disc(0, 0, 96, china),
        `<path fill="none" stroke="${china}" stroke-width="20" d="M70-20C130-50 140 40 72 30"/>`,
        disc(0, 0, 78, leafy),
        disc(0, 0, 70, china),
        disc(0, 0, 62, dark),
        shape('M-50-10C-40-46 0-60 30-50C0-40-30-24-40 10z', scone),
      ]),
    );
  const sconeAt = (x: number, y: number, turn: number) =>
    turned(
      x,
      y,
      turn,
      disc(5, 8, 84, dark),
      disc(0, 0, 82, scone),
      shape(
        'M-62-10C-70-50-30-66-6-58C20-74 60-50 58-20C76 10 50 50 20 52C0 70-40 60-48 36C-70 30-74 6-62-10z',
        china,
      ),
      shape('M-34-4C-36-30-6-40 10-32C36-34 44-4 34 14C26 36-10 40-22 26C-36 22-38 8-34-4z', jam),
      oval(4, -12, 10, 6, china),
    );
  const sprig = (x: number, y: number, a: number, s: number) =>
    turned(
      x,
      y,
      a,
      at(0, 0, s, [
        rod('0 0, 330 0', 10, dark),
        ...[40, 110, 180, 250].flatMap((d, n) => [
          turned(d, 0, -46, shape('M0 0C20-44 90-60 150-20C100 20 40 24 0 0z', leafy)),
          turned(d + 20, 0, 46 + n * 2, shape('M0 0C20-24 90-30 150 14C100 44 40 34 0 0z', leafy)),
        ]),
        shape('M320 0C350-34 410-40 460 0C410 34 350 30 320 0z', leafy),
      ]),
    );
  return card(
    box(0, 0, 1200, 800, cloth),
    turned(
      600,
      400,
      12,
      ...[-700, -500, -300, -100, 100, 300, 500, 700].map(
        (n) => box(n, -900, 90, 1800, check) + box(-900, n, 1800, 36, check),
      ),
    ),
    // the plate
    disc(430, 450, 306, dark),
    disc(420, 436, 304, china),
    disc(420, 436, 280, leafy),
    disc(420, 436, 268, china),
    sconeAt(330, 356, 0),
    sconeAt(516, 350, 70),
    sconeAt(320, 530, 200),
    sconeAt(508, 536, 130),
    // the pot
    shape(
      'M1010 310C1130 250 1190 330 1170 410C1150 480 1060 480 1000 430L1012 396C1070 430 1110 420 1124 390C1136 340 1090 320 1030 350z',
      dark,
    ),
    shape('M780 330C720 320 680 360 640 340L634 372C690 410 740 400 790 420z', dark),
    disc(906, 356, 168, dark),
    disc(898, 344, 166, jam),
    shape('M788 318C640 300 660 340 646 340L640 362C690 384 740 384 786 400z', jam),
    `<path fill="none" stroke="${jam}" stroke-width="34" d="M1040 300C1160 250 1180 440 1036 410"/>`,
    disc(898, 344, 96, china),
    disc(898, 344, 84, jam),
    disc(898, 344, 26, china),
    shape('M760 300C780 230 850 196 910 200C850 220 800 260 780 330z', china),
    cup(720, 660, 0.94, 20),
    cup(1090, 630, 0.86, 140),
    cup(150, 150, 0.7, -60),
    // jam in its pot, and a spoon
    disc(560, 120, 78, dark),
    disc(554, 112, 78, china),
    disc(554, 112, 64, jam),
    turned(560, 100, -30, shape('M-10 0H10L16 180C20 200-20 200-16 180z', scone)),
    turned(890, 590, -70, shape('M-8-60H8L14 120H-14zM-22-60C-30-130 30-130 22-60z', china)),
    // whose turn it is
    paint`
      ${leafy} M-10 830L150 640 260 720 130 830z
      ${china} M140 652L178 616 282 692 250 730z
      ${scone} M176 630C190 590 230 560 262 560C290 540 330 560 350 590C340 606 316 604 296 590C310 616 310 640 292 660C290 690 276 700 262 704z
    `,
    sprig(-60, 330, -58, 0.9),
    sprig(1260, 40, 170, 1),
    sprig(1250, 860, 206, 0.8),
    sprig(820, -60, 60, 0.5),
    l.stars ? disc(1000, 120, 60, scone) + disc(1000, 120, 30, china) : '',
  );
}

/** Crab on the wall, and one who reads the menu too. */
export function crabShack(l: Light = noon): string {
  const [sky, white, sea, blue, red, stone, dark] = inks(
    l,
    'c3e6e0 fff6e2 3fa0ab 1f5f8f d5432c e2b676 1b2a3a',
    '14324a 8ba0aa 123f57 1d4f74 f0b95a 3d5361 06101a',
  );
  const skin = l.stars ? white : stone;
  return card(
    box(0, 0, 1200, 800, sky),
    l.stars
      ? starlight(260, 70, white, 28)
      : shape(
          'M-10 190C60 90 200 100 240 190C300 110 450 130 480 230L470 250H-10zM1210 130C1140 70 1050 100 1040 170C980 150 930 180 930 220H1210z',
          white,
        ),
    box(0, 300, 1200, 340, sea),
    shape(
      'M1210 300V250C1120 244 1010 270 900 274C820 278 770 290 740 302z',
      l.stars ? dark : blue,
    ),
    ...[
      '40 350 2, 180 342 12, 330 352 2',
      '520 372 2, 640 364 10, 760 374 2',
      '900 350 2, 1020 342 12, 1160 352 2',
      '60 480 3, 150 470 14, 260 482 3',
      '960 470 3, 1080 458 16, 1200 472 3',
    ].map((way) => ribbon(way, white)),
    facet('470 320, 476 216, 540 310', white),
    facet('464 320, 466 230, 430 312', red),
    shape('M420 320H556L540 340H440z', dark),
    // the wall
    box(0, 620, 1200, 190, stone),
    box(0, 620, 1200, 16, white),
    ...['0 706 210, 230 706 190, 440 706 260, 720 706 180, 920 706 290'].flatMap((row) =>
      triples(row).map(
        ([x, y, w]) => box(x, y, w, 6, dark) + box(x + w, 640 + (x % 20), 6, 66, dark),
      ),
    ),
    ...[120, 380, 620, 860, 1080].map((x) => box(x, 712, 6, 100, dark)),
    // he, in his jersey
    paint`
      ${blue} M150 640C120 520 140 400 210 360C260 336 330 336 380 360C450 400 470 520 440 640C340 660 250 660 150 640z
      ${white} M150 420C240 440 350 440 440 420L446 448C350 468 240 468 144 448zM140 490C240 512 350 512 450 490L452 520C350 540 240 540 138 520zM140 560C240 580 350 580 450 560L446 590C350 610 240 610 144 590z
      ${blue} M210 362C130 380 90 470 80 560C80 590 120 606 140 590C160 560 170 500 190 450z
      ${skin} M256 300H336V368C320 384 272 384 256 368z
      ${skin} M232 230C232 150 360 150 360 230C360 290 330 322 296 322C262 322 232 290 232 230z
      ${dark} M226 240C220 130 372 130 366 240C372 280 340 296 296 296C252 296 220 280 226 240z
      ${red} M216 216C210 100 382 100 376 216C330 240 262 240 216 216z
      ${red} M204 204C260 236 332 236 388 204L390 226C340 256 252 256 202 226z
      ${dark} M150 640C240 664 350 664 440 640L446 690C350 704 240 704 144 690z
    `,
    disc(86, 596, 30, skin),
    // she, under her hat, with the paper between them
    paint`
      ${red} M560 640C540 540 560 440 620 410C660 394 720 394 760 410C820 440 840 540 820 640C740 660 640 660 560 640z
      ${white} M606 420C620 470 660 490 690 490C720 490 760 470 774 420C740 396 640 396 606 420z
      ${skin} M630 416C660 456 720 456 750 416L720 380V340H660V380z
      ${skin} M620 412C570 430 550 500 530 560C526 590 560 604 576 586C600 540 620 500 640 460zM760 412C810 430 840 500 870 566C880 590 850 606 830 590C800 560 770 500 746 460z
      ${dark} M624 320C610 230 770 230 756 320C764 370 730 386 690 386C650 386 616 370 624 320z
      ${white} M540 300C600 270 640 270 640 270C640 180 740 180 740 270C740 270 790 270 840 300C760 336 620 336 540 300z
      ${blue} M636 276C660 290 720 290 744 276L746 256C720 270 660 270 634 256z
      ${red} M550 640C640 664 740 664 830 640L850 690C750 712 630 712 530 690z
    `,
    shape('M450 640L436 560 470 576 500 548 530 578 566 560 550 640z', white),
    ...triples('470 570 -30, 492 560 6, 514 562 24').map(([x, y, a]) =>
      turned(x, y, a, box(-7, -60, 14, 70, l.stars ? red : stone)),
    ),
    disc(536, 600, 24, skin),
    // the gull
    at(1010, 624, 1.14, [
      rod('-18 -60, -20 0', 9, red),
      rod('26 -60, 26 0', 9, red),
      shape('M-40 0L-20-12 0 0zM8 0L26-12 48 0z', red),
      shape(
        'M-110-210C-90-260-20-270 10-220C50-170 130-120 190-70C140-40 60-30 0-40C-70-56-110-110-106-160z',
        white,
      ),
      shape('M-20-170C40-170 130-120 220-64C150-56 40-70-20-110z', l.stars ? sea : blue),
      shape('M150-92L240-56 180-66z', dark),
      shape(
        'M-110-160C-150-200-140-270-80-276C-30-280-6-240-16-200C-30-150-80-140-110-160z',
        white,
      ),
      shape('M-128-236L-204-214C-204-204-196-200-186-200L-120-208z', red),
      disc(-94, -238, 8, dark),
    ]),
    oval(1016, 628, 80, 8, dark),
    gulls(l.stars ? white : dark, '620 120 84 -8, 740 70 60 8'),
  );
}

/** From inside the oven: the baker, the peel and the light of day. */
export function shippenBakehouse(l: Light = noon): string {
  const [black, brick, ember, glow, white, crust, blue] = inks(
    l,
    '1d1315 7d3523 dd6a2d f9c463 fff3d8 c67d36 6fa3ab',
    '08080d 331c18 9a4a26 e6a64c b9ab8c 8a5a2c 1d3f55',
  );
  const loaf = (x: number, y: number, s: number) =>
    at(x, y, s, [
      shape('M-150 0C-160-90-80-140 0-140C80-140 160-90 150 0C100 24-100 24-150 0z', crust),
      shape(
        'M-150 0C-160-90-80-140 0-140C20-140 40-137 58-131C-40-120-100-70-106 14C-124 10-140 6-150 0z',
        glow,
      ),
      ...[-60, 0, 60].map((d) =>
        turned(d, -84, 24, shape('M-14-44C10-30 20 10 10 46C-6 30-16-10-14-44z', white)),
      ),
    ]);
  return card(
    box(0, 0, 1200, 800, white),
    box(300, 80, 600, 500, l.stars ? blue : glow),
    box(380, 120, 180, 210, blue),
    rod('470 120, 470 330', 8, white),
    rod('380 224, 560 224', 8, white),
    ...[0, 1, 2].map(
      (n) =>
        box(690, 150 + n * 100, 190, 10, crust) +
        [720, 780, 840]
          .map((x) =>
            shape(
              `M${x - 26} ${150 + n * 100}C${x - 26} ${104 + n * 100} ${x + 26} ${104 + n * 100} ${x + 26} ${150 + n * 100}z`,
              ember,
            ),
          )
          .join(''),
    ),
    // the baker
    paint`
      ${white} M400 620C400 480 440 410 520 390H690C770 410 810 480 810 620z
      ${blue} M560 390L604 470 650 390z
      ${crust} M540 260H670V380C650 420 560 420 540 380z
      ${crust} M520 220C520 160 690 160 690 220V300C690 350 650 380 605 380C560 380 520 350 520 300z
      ${white} M510 226C450 200 460 120 530 124C540 80 680 80 690 124C760 120 770 200 700 226C640 210 570 210 510 226z
      ${black} M536 322C560 300 590 300 605 312C620 300 650 300 674 322C650 346 620 340 605 330C590 340 560 346 536 322z
    `,
    disc(568, 270, 9, black),
    disc(642, 270, 9, black),
    shape('M596 276L612 276 620 306H590z', ember),
    // the oven
    shape(
      'M-10-10V810H1210V-10zM270 610V400C270 220 400 110 600 110C800 110 930 220 930 400V610z',
      black,
    ),
    ...[420, 520, 640].flatMap((r, k) =>
      Array.from({ length: 11 }, (_, n) => {
        const on = (by: number, turn: number) => {
          const a = Math.PI * (1 + (n + turn + (k % 2) * 0.5) / 11);
          return `${600 + Math.cos(a) * (r + by)} ${520 + Math.sin(a) * (r + by) * 1.02}`;
        };
        return facet(
          `${on(-30, 0.06)}, ${on(-30, 0.94)}, ${on(52, 0.94)}, ${on(52, 0.06)}`,
          k === 0 ? ember : brick,
        );
      }),
    ),
    shape('M-10 590H1210V810H-10z', brick),
    shape('M270 600H930L1010 810H190z', glow),
    ...['270 600, 40 810', '420 600, 330 810', '780 600, 870 810', '930 600, 1160 810'].map((way) =>
      rod(way, 7, black),
    ),
    box(0, 680, 1200, 7, black),
    // the peel, and the arms that send it in
    paint`
      ${white} M410 460C370 500 370 560 430 590L570 610V556L470 530z
      ${white} M800 460C840 500 840 560 780 590L640 610V556L740 530z
      ${crust} M560 556C600 550 620 570 612 600C600 620 570 616 556 606zM650 556C610 550 592 570 600 602C612 622 640 616 652 606z
      ${black} M586 560H626L640 690H572z
      ${crust} M590 560H622L634 690H578z
      ${black} M420 690C440 660 770 660 790 690L850 810H360z
      ${crust} M432 694C450 672 760 672 778 694L832 810H378z
    `,
    loaf(606, 760, 1),
    loaf(170, 730, 0.8),
    loaf(1040, 730, 0.8),
    loaf(330, 650, 0.5),
    loaf(880, 650, 0.5),
  );
}

/** The hamper goes out over the marsh, and once more in the water. */
export function saltmarshCatering(l: Light = noon): string {
  const [sky, rose, water, marsh, dark, red, wicker] = inks(
    l,
    'fde3b0 f3a680 9fcac0 6c8f4c 1f2f3b cb412b dc9f4e',
    '14304a 24465c 123a52 1f4438 060f16 8f3a2e f0b95a',
  );
  const wheel = (x: number, r: number, rim: string) =>
    `<circle cx="${x}" cy="${-r}" r="${r - 6}" fill="none" stroke="${rim}" stroke-width="13"/>` +
    [0, 30, 60, 90, 120, 150]
      .map((a) => turned(x, -r, a, rod(`${-r + 8} 0, ${r - 8} 0`, 3, rim)))
      .join('') +
    disc(x, -r, 14, rim);
  // Drawn round the point where its hind wheel stands.
  const rider = (
    frame: string,
    coat: string,
    legs: string,
    skin: string,
    cap: string,
    basket: string,
  ) =>
    wheel(0, 124, dark) +
    wheel(430, 88, dark) +
    rod('0 -124, 130 -140, 300 -290, 90 -290, 130 -140', 15, frame) +
    rod('0 -124, 84 -300', 13, frame) +
    rod('330 -330, 290 -330, 306 -270, 430 -88', 14, frame) +
    shape('M40-318C60-336 110-330 140-322L110-302H56z', dark) +
    figure(
      84,
      -126,
      470,
      '0 -41, 18 -68, 26 -79, 30 -54, 50 -45, 28 -52, 46 -46, 24 -30, 14 -6, 18 -14, 4 6',
      { coat, legs, skin, hair: dark, hat: cap, hatKind: 'cap' },
    ) +
    rod('360 -140, 540 -140', 12, frame) +
    shape('M340-330H590L560-150H366z', basket) +
    [0, 1, 2]
      .map((n) => rod(`${352 + n * 6} ${-290 + n * 44}, ${582 - n * 7} ${-290 + n * 44}`, 7, dark))
      .join('') +
    [400, 464, 528].map((x) => rod(`${x} -326, ${464 + (x - 464) * 0.84} -154`, 6, dark)).join('') +
    shape('M330-346H600V-322H330z', basket) +
    shape('M420-346V-420L432-440V-480H456V-440L468-420V-346z', legs) +
    box(420, -410, 48, 34, skin) +
    shape('M500-346C480-400 500-440 540-470C580-440 590-390 570-346z', cap) +
    rod('520 -380, 560 -420', 6, dark) +
    rod('510 -356, 566 -384', 6, dark) +
    shape('M346-346C346-390 400-390 404-346z', coat);
  return card(
    box(0, 0, 1200, 800, sky),
    l.stars ? starlight(400, 100, rose, 30) : disc(910, 250, 120, rose),
    shape(
      'M-10 170C160 140 330 190 520 160V196C330 226 160 186-10 214zM1210 330C1060 310 900 346 760 330V356C900 374 1060 346 1210 366z',
      rose,
    ),
    ground('-10 440, 220 410, 440 430, 700 404, 960 430, 1210 410', 560, marsh),
    facet('150 420, 152 350, 182 350, 184 420', dark),
    box(0, 470, 1200, 340, water),
    ...['-10 500 3, 140 494 10, 300 502 3', '860 506 3, 1020 498 12, 1210 508 3'].map((way) =>
      ribbon(way, sky),
    ),
    // the causeway, the rider, the rider again
    at(330, 596, -0.98, rider(dark, marsh, dark, marsh, marsh, marsh), 0.98),
    ...triples('420 650 560, 560 690 640, 700 730 560, 480 764 520, 760 640 420').map(([x, y, w]) =>
      shape(leaf(x, y, w, 14), water),
    ),
    ...triples('500 670 300, 700 706 260, 560 750 240').map(([x, y, w]) =>
      shape(leaf(x, y, w, 7), l.stars ? rose : sky),
    ),
    shape('M-10 560C300 546 700 550 1210 556V592C900 604 300 604-10 598z', dark),
    shape('M-10 556C300 542 700 546 1210 552V568C900 574 300 574-10 572z', marsh),
    at(330, 564, 0.98, rider(red, red, dark, wicker, dark, wicker)),
    l.stars ? disc(840, 330, 20, wicker) : '',
    // sea lavender and reeds
    ...[-10, 60, 130, 210, 960, 1040, 1120, 1190].map((x, n) =>
      shape(
        `M${x} 820Q${x - 8} 700 ${x + 26} ${600 + ((n * 37) % 70)}Q${x + 14} 720 ${x + 16} 820zM${x + 30} 820Q${x + 40} 720 ${x + 4} ${650 + ((n * 29) % 60)}Q${x + 26} 730 ${x + 44} 820z`,
        n % 3 ? marsh : dark,
      ),
    ),
    ...triples('40 640 26, 120 700 22, 1010 650 26, 1150 640 24, 1090 710 20').map(([x, y, s]) =>
      clump(x, y, s * 2, s, 5, l.stars ? dark : rose),
    ),
    gulls(dark, '110 190 90 -6, 210 130 80 -6, 310 176 70 -6, 700 84 64 -6'),
  );
}
