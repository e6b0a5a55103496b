/** Things to eat and drink, each standing on 0, 0 of the point it is given. */
import { at, blob, box, disc, line, rod, shape } from './draw';
import { dim, ink, type Light, mix, tone } from './palette';

export function pint(light: Light, x: number, y: number, height: number): string {
  const ale = tone(light, '#c4762c');
  return at(x, y, height / 240, [
    shape(
      'M-62 0L-76-176C-80-206-74-222-72-240H72C74-222 80-206 76-176L62 0z',
      mix(ale, '#ffffff', 0.55),
    ),
    shape('M-56-8L-70-176C-74-196-70-206-68-214H68C70-206 74-196 70-176L56-8z', ale),
    shape('M-56-8L-70-176C-74-196-70-206-68-214H-34C-40-160-34-60-28-8z', mix(ale, ink.bark, 0.4)),
    shape('M34-206H58C62-196 62-186 60-176L48-20H34z', mix(ale, ink.gorse, 0.65)),
    shape(
      'M-74-236C-78-256-60-262-48-256C-40-270-14-270-6-258C6-270 34-268 40-256C58-264 78-252 74-236L70-206C50-198 30-212 8-204C-14-198-40-210-70-204z',
      '#fff6e0',
    ),
    shape('M-74-236C-78-256-60-262-48-256C-52-240-50-216-40-207L-70-204z', '#e6d5b4'),
    shape('M-62 0L-58-14H58L62 0z', mix(ale, '#ffffff', 0.4)),
  ]);
}

export function pasty(light: Light, x: number, y: number, length: number): string {
  const crust = tone(light, '#d39a48');
  const shade = mix(crust, ink.bark, 0.42);
  const lit = mix(crust, '#ffe9b0', 0.5);
  return at(
    x,
    y,
    length / 260,
    shape('M-130-8C-118-80-60-116 4-116C70-116 122-76 130-8C90 8-90 8-130-8z', crust) +
      shape('M-130-8C-118-80-60-116-20-116C-70-90-96-50-96 2C-112 0-124-4-130-8z', shade) +
      shape('M10-100C64-98 104-64 112-22C90-54 50-76 6-80z', lit) +
      [-104, -78, -48, -16, 16, 48, 78, 104]
        .map((px, n) => {
          const py = -108 * Math.sin(Math.acos(px / 132)) - 4;
          return `<ellipse transform="translate(${px} ${Math.round(py)}) rotate(${Math.round(px * 0.45)})" rx="21" ry="14" fill="${n > 3 ? lit : crust}"/><path transform="translate(${px} ${Math.round(py)}) rotate(${Math.round(px * 0.45)})" d="M-18 4Q0 16 18 6Q4 4-4-12Q-8 4-18 4z" fill="${shade}"/>`;
        })
        .join('') +
      line('-36 -52, -30 -40', 6, shade) +
      line('0 -60, 4 -46', 6, shade) +
      line('38 -52, 40 -38', 6, shade),
  );
}

export function loaf(
  light: Light,
  x: number,
  y: number,
  length: number,
  crust = '#c98a3e',
): string {
  const base = tone(light, crust);
  return at(x, y, length / 200, [
    shape('M-100-10C-104-60-60-92 0-92C60-92 104-60 100-10C80 4-80 4-100-10z', base),
    shape(
      'M-100-10C-104-60-60-92-16-92C-60-70-74-30-70 0C-84-2-94-6-100-10z',
      mix(base, ink.bark, 0.45),
    ),
    shape('M20-90C66-86 98-58 99-24C80-54 50-70 14-74z', mix(base, '#ffe7ad', 0.45)),
    shape(
      'M-54-76C-34-66-26-44-30-24C-44-36-56-54-54-76zM-6-88C16-74 22-48 16-26C2-42-8-62-6-88zM44-80C60-66 64-44 58-26C46-40 42-58 44-80z',
      mix(base, '#fff3d0', 0.7),
    ),
  ]);
}

export function crab(
  light: Light,
  x: number,
  y: number,
  width: number,
  colour = '#c8552f',
): string {
  const shell = tone(light, colour);
  const shade = mix(shell, ink.bark, 0.42);
  const lit = mix(shell, ink.gorse, 0.4);
  const half =
    shape(
      'M60-36C90-50 112-60 110-86C96-96 92-112 100-128C106-112 112-110 118-112C116-122 120-132 130-138C138-116 132-92 118-80C122-56 96-30 66-22z',
      shell,
    ) +
    shape('M110-86C96-96 92-112 100-128C106-112 112-110 118-112C116-100 116-92 110-86z', shade) +
    shape('M62-10C88-22 112-16 132 6L126 8C110-6 88-8 66 2z', shade) +
    shape('M58 6C84 2 106 14 118 38L112 40C100 22 82 14 58 18z', shade) +
    shape('M46 20C68 24 84 38 90 62L84 62C76 44 62 34 42 32z', shade);
  return at(x, y, width / 270, [
    half,
    `<g transform="scale(-1 1)">${half}</g>`,
    shape('M-84-8C-80-44-40-62 0-62C40-62 80-44 84-8C66 26 34 40 0 40C-34 40-66 26-84-8z', shell),
    shape('M-84-8C-80-44-40-62-10-62C-46-44-58-10-44 32C-62 24-76 8-84-8z', shade),
    shape('M20-56C54-50 76-34 80-10C62-30 40-38 14-40z', lit),
    // The crimped rim of the shell, and the furrows on its back.
    `<path fill="none" stroke="${lit}" stroke-width="5" stroke-linecap="round" stroke-dasharray="9 8" d="M-76-14C-70-42-38-56 0-56C38-56 70-42 76-14"/>`,
    shape('M-22-34Q-4-14-16 18Q-12-12-22-34zM22-34Q4-14 16 18Q12-12 22-34z', shade),
    shape('M-20-60L-15-74-9-74-10-61zM20-60L15-74 9-74 10-61z', shell),
    disc(-12, -76, 5, ink.navy),
    disc(12, -76, 5, ink.navy),
  ]);
}

export function crabPot(light: Light, x: number, y: number, width: number): string {
  const cane = tone(light, '#7a5a3e');
  const dark = mix(cane, ink.navy, 0.45);
  const lit = mix(cane, tone(light, ink.sand), 0.5);
  return at(
    x,
    y,
    width / 200,
    shape('M-96-6C-100-90-60-138 0-138C60-138 100-90 96-6z', dark) +
      [-60, -20, 22, 62]
        .map(
          (px) =>
            `<path fill="none" stroke="${px > 0 ? lit : cane}" stroke-width="7" d="M${px * 1.4} -4Q${px * 1.35} -100 ${px * 0.35} -136"/>`,
        )
        .join('') +
      [-34, -70, -104]
        .map(
          (py, n) =>
            `<path fill="none" stroke="${cane}" stroke-width="6" d="M${-94 + n * 10} ${py}Q0 ${py + 22} ${94 - n * 10} ${py}"/>`,
        )
        .join('') +
      shape('M-30-132C-30-154 30-154 30-132C20-120-20-120-30-132z', cane) +
      shape('M-22-136C-20-146 20-146 22-136C14-130-14-130-22-136z', ink.navy) +
      box(-104, -12, 208, 14, lit) +
      box(-104, -2, 208, 8, cane),
  );
}

/** A fish on a plate, 320 units wide, seen from the side of the table. */
export function fishPlate(light: Light, x: number, y: number, width: number): string {
  const fish = tone(light, '#8aa7ad');
  return at(x, y, width / 320, [
    `<ellipse cx="-6" cy="7" rx="161" ry="44" fill="${mix(ink.navy, ink.bark, 0.4)}" opacity=".3"/><ellipse rx="160" ry="44" fill="${dim(light, '#d8dcd2')}"/><ellipse cx="4" cy="-5" rx="156" ry="40" fill="${dim(light, '#fffaf0')}"/><ellipse cx="4" cy="-3" rx="116" ry="27" fill="${dim(light, '#e9e8dc')}"/>`,
    shape('M-98-10C-60-50 30-52 84-18L122-40C116-24 116-8 126 8L84-6C40 20-50 18-98-10z', fish),
    shape('M-98-10C-60-50 30-52 84-18C30-26-40-24-98-10z', mix(fish, ink.deep, 0.55)),
    shape('M-20-40C0-58 30-56 44-40z', mix(fish, ink.deep, 0.5)),
    shape('M-56-26Q-44-10-54 4L-60 1Q-52-10-62-23z', mix(fish, ink.navy, 0.4)),
    disc(-78, -14, 5, ink.navy),
    shape('M60 16C84 0 112 4 122 20C104 28 76 28 60 16z', ink.gorse),
    shape('M70 16C86 8 104 10 112 19C100 24 82 24 70 16z', '#f7dd8f'),
    blob('-120 14, -100 -2, -84 8, -66 4, -60 18, -90 26', ink.fern),
    blob('-104 12, -90 2, -76 12, -86 20', ink.meadow),
  ]);
}

export function wineGlass(x: number, y: number, height: number, wine: string): string {
  return at(x, y, height / 200, [
    shape('M-4-86H4V-8C30-6 40-2 42 2H-42C-40-2-30-6-4-8z', '#b4c9c6'),
    shape('M-42-196H42C54-140 40-84 0-78C-40-84-54-140-42-196z', '#fffaf0', 0.26),
    shape('M-48-142C-30-134 30-134 48-142C46-110 30-86 0-84C-30-86-46-110-48-142z', wine),
    shape(
      'M20-137C30-138 40-139 48-142C46-116 36-96 18-88C26-106 26-122 20-137z',
      mix(wine, '#ffffff', 0.4),
    ),
    `<ellipse cy="-142" rx="48" ry="7" fill="${mix(wine, '#ffffff', 0.3)}"/><ellipse cy="-196" rx="42" ry="6" fill="none" stroke="#fffaf0" stroke-width="3"/>`,
    shape('M30-188C38-170 41-158 41-150L36-149C36-160 33-174 26-187z', '#fffaf0', 0.7),
  ]);
}

export function teapot(
  light: Light,
  x: number,
  y: number,
  width: number,
  colour: string = ink.sea,
): string {
  const c = tone(light, colour);
  return at(x, y, width / 240, [
    shape(
      'M76-96C120-112 134-60 104-40C92-32 82-30 74-30L78-44C96-44 110-58 104-74C100-84 88-84 78-80z',
      c,
    ),
    shape('M-72-44C-98-50-108-84-126-104L-108-112C-92-98-84-86-70-82z', mix(c, ink.navy, 0.3)),
    shape(
      'M-84-56C-84-100-50-124 0-124C50-124 86-100 86-56C86-24 62 0 44 2H-44C-62 0-84-24-84-56z',
      c,
    ),
    shape(
      'M-84-56C-84-100-50-124-12-124C-44-104-58-60-44 2C-62 0-84-24-84-56z',
      mix(c, ink.navy, 0.34),
    ),
    shape('M30-118C62-108 80-88 82-60C70-82 52-94 24-98z', mix(c, '#ffffff', 0.45)),
    shape('M-46-122C-40-142 40-142 46-122C30-116-30-116-46-122z', mix(c, '#ffffff', 0.15)),
    disc(0, -146, 12, mix(c, ink.navy, 0.2)),
  ]);
}

export function teacup(
  light: Light,
  x: number,
  y: number,
  width: number,
  colour: string = ink.paper,
): string {
  const c = tone(light, colour);
  return at(x, y, width / 150, [
    `<ellipse rx="92" ry="15" fill="${mix(c, ink.slate, 0.35)}"/><ellipse cy="-4" rx="90" ry="13" fill="${c}"/>`,
    `<path fill="none" stroke="${mix(c, ink.slate, 0.2)}" stroke-width="9" d="M52-58C86-66 86-24 44-22"/>`,
    shape('M-58-72H58C58-36 40-6 18-4H-18C-40-6-58-36-58-72z', c),
    shape('M-58-72H-22C-26-40-18-16-6-4H-18C-40-6-58-36-58-72z', mix(c, ink.slate, 0.3)),
    `<ellipse cy="-72" rx="58" ry="12" fill="${mix(c, '#ffffff', 0.4)}"/><ellipse cy="-70" rx="48" ry="8" fill="#a4622d"/>`,
  ]);
}

export function scone(light: Light, x: number, y: number, width: number): string {
  const crust = tone(light, '#d9a760');
  return at(x, y, width / 160, [
    shape('M-72-2C-82-20-78-44-66-48H66C78-44 82-20 72-2C50 6-50 6-72-2z', crust),
    shape(
      'M-72-2C-82-20-78-44-66-48H-30C-38-30-36-10-30 4C-50 4-64 2-72-2z',
      mix(crust, ink.bark, 0.35),
    ),
    shape(
      'M-78-48C-70-62 70-62 78-48C76-36 60-40 50-34C40-26 30-40 16-34C4-28-8-40-24-34C-40-26-50-42-78-48z',
      tone(light, '#b02a2a'),
    ),
    shape(
      'M-58-56C-66-76-44-92-26-86C-18-108 18-110 26-92C48-98 66-78 56-58C40-48-44-48-58-56z',
      '#fff8e6',
    ),
    shape('M-58-56C-66-76-44-92-26-86C-34-72-32-58-22-51C-40-50-52-52-58-56z', '#e4d5b5'),
    disc(4, -100, 13, tone(light, '#b02a2a')),
  ]);
}

export function lantern(x: number, y: number, height: number): string {
  return at(x, y, height / 140, [
    disc(0, -60, 170, '#f0b95a', 0.14),
    disc(0, -60, 104, '#f4c66d', 0.2),
    disc(0, -60, 60, '#f9d888', 0.3),
    rod('0 -150, 0 -118', 5, '#0b1726'),
    shape('M-34-100L0-126 34-100z', '#0b1726'),
    shape('M-28-100H28L22-20H-22z', '#ffe6a0'),
    shape('M-8-30C-12-52 0-58 0-78C12-60 14-46 8-30z', '#f59a3c'),
    `<path fill="none" stroke="#0b1726" stroke-width="6" d="M-28-100L-22-20M28-100L22-20M0-100V-20"/>`,
    box(-30, -22, 60, 14, '#0b1726'),
  ]);
}
