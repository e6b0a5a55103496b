/** Boats. Each floats with its waterline on the point it is given, and heads right unless mirrored. */
import { at, disc, facet, leaf, rod, shape } from './draw';
import { ink, type Light, mix, moonlit, tone } from './palette';

/** A gaff cutter, a lugger with two masts, a yacht with tall triangular sails. */
type Rig = 'gaff' | 'lug' | 'sloop';
const rigs: readonly Rig[] = ['gaff', 'lug', 'sloop'];
const sails = [ink.paper, ink.red, ink.shallow, ink.gorse] as const;

/** How a sailing boat is painted. */
export interface SailLook {
  readonly main?: string;
  readonly jib?: string;
  readonly hull?: string;
  readonly far?: number;
  readonly mirror?: boolean;
  /** Unless told, the boat's place decides, so that neighbours differ. */
  readonly rig?: Rig;
}

function wake(light: Light, width: number): string {
  return (
    shape(leaf(6, 6, width, 9) + leaf(-width * 0.3, 15, width * 0.7, 6), light.glint, 0.85) +
    shape(leaf(10, 26, width * 0.6, 6) + leaf(-14, 38, width * 0.4, 5), light.glint, 0.4)
  );
}

/** A boat under full sail, 300 units high. */
export function sailingBoat(
  light: Light,
  x: number,
  y: number,
  height: number,
  {
    main = sails[Math.round(x / 10 + y) % sails.length] ?? ink.red,
    jib = ink.paper,
    hull = ink.navy,
    far = 0,
    mirror = false,
    rig = rigs[Math.round(x / 10) % rigs.length],
  }: SailLook = {},
): string {
  const s = height / 300;
  const m = tone(light, main, far);
  const j = tone(light, jib, far);
  const h = moonlit(light, hull, far);
  const spar = tone(light, ink.bark, far);
  const strake = tone(light, ink.paper, far);
  const flag = tone(light, ink.gorse, far);
  const sailShade = (fill: string) => mix(fill, tone(light, ink.navy, far), 0.24);
  const bow = mix(h, tone(light, ink.shallow, far), 0.28);
  const gaff = () =>
    shape('M-2-20L-2-296 4-296 5-20z', spar) +
    shape(
      'M-8-52C-60-44-96-44-122-48C-112-110-100-166-84-216C-60-232-32-252-8-276C-10-190-12-110-8-52z',
      m,
    ) +
    shape(
      'M-122-48C-112-110-100-166-84-216C-76-160-80-100-88-46C-100-45-112-46-122-48z',
      sailShade(m),
    ) +
    shape('M-14-262C-40-238-62-226-88-212L-84-218C-60-234-34-252-10-282z', spar) +
    shape('M10-288C40-220 78-134 112-54C76-42 40-42 10-48C16-120 16-200 10-288z', j) +
    shape('M10-288C16-200 16-120 10-48C24-45 36-44 48-44C44-130 32-210 10-288z', sailShade(j)) +
    shape(
      'M-118-34C-60-22 60-20 128-44C122-24 106-2 88 8C40 14-60 14-94 6C-106-6-114-20-118-34z',
      h,
    ) +
    shape('M-118-34C-60-22 60-20 128-44L125-35C60-13-60-14-116-26z', strake) +
    shape('M40-8C70-12 98-20 116-28C110-12 100 2 88 8C70 11 50 11 34 11z', bow) +
    shape('M-2-296C10-304 20-292 34-298L34-284C20-278 10-290-2-284z', flag);
  const lug = () =>
    shape('M26-20L14-296 19-296 32-20z', spar) +
    shape('M-98-24L-106-196-102-196-92-24z', spar) +
    shape(
      'M-46-282C-20-250 24-222 60-204C72-150 76-96 68-46C30-34-20-36-66-52C-52-130-44-206-46-282z',
      m,
    ) +
    shape('M-46-282C-44-206-52-130-66-52C-46-45-28-41-12-39C4-120-4-210-46-282z', sailShade(m)) +
    shape('M-50-290L64-208 61-201-52-283z', spar) +
    shape(
      'M-146-186C-128-164-100-146-76-136C-70-106-70-76-74-50C-100-44-130-48-156-58C-146-102-144-144-146-186z',
      j,
    ) +
    shape(
      'M-146-186C-144-144-146-102-156-58C-144-53-134-51-124-49C-116-100-124-150-146-186z',
      sailShade(j),
    ) +
    shape('M-150-192L-72-139-75-132-152-186z', spar) +
    shape(
      'M-134-42C-60-24 60-24 122-52C126-32 120-8 104 6C40 16-74 16-112 6C-124-4-132-22-134-42z',
      h,
    ) +
    shape('M-134-42C-60-24 60-24 122-52L123-42C60-15-60-15-133-33z', strake) +
    shape('M48-10C78-14 104-22 121-32C119-14 114-2 104 6C82 11 60 12 44 12z', bow);
  const sloop = () =>
    shape('M-6-20L-3-300 1-300 2-20z', spar) +
    shape('M-8-288C-48-204-86-116-112-44C-78-34-36-34-8-44z', m) +
    shape(
      'M-64-156C-82-116-98-78-112-44C-78-34-36-34-8-44L-8-70C-34-84-52-116-64-156z',
      sailShade(m),
    ) +
    shape('M6-256C40-178 82-104 124-46C84-34 40-34 4-44C10-110 10-182 6-256z', j) +
    shape('M6-256C10-182 10-110 4-44L26-40C30-120 22-190 6-256z', sailShade(j)) +
    shape(
      'M-122-34C-50-24 60-26 140-46C124-20 104 0 84 8C30 14-56 14-88 6C-104-4-116-16-122-34z',
      h,
    ) +
    shape('M-122-34C-50-24 60-26 140-46L134-37C60-17-60-15-119-26z', strake) +
    shape('M44-6C76-10 106-20 128-30C114-10 100 2 84 8C66 11 50 12 36 12z', bow) +
    shape('M-3-300C10-306 18-298 30-302L26-292 31-284C18-282 10-292-3-287z', flag);
  const rigged = { gaff, lug, sloop }[rig ?? 'gaff'];
  return at(x, y, s, wake(light, 240) + rigged(), mirror ? -s : s);
}

/** A racing dinghy with a tall triangular rig, 200 units high, heeling. */
export function dinghy(
  light: Light,
  x: number,
  y: number,
  height: number,
  { main = ink.paper, jib = ink.paper, hull = ink.paper, far = 0, mirror = false }: SailLook = {},
): string {
  const s = height / 200;
  const m = tone(light, main, far);
  const j = tone(light, jib, far);
  return at(
    x,
    y,
    s,
    wake(light, 150) +
      `<g transform="rotate(7)">` +
      shape('M-2-196C-40-140-62-80-70-30C-46-22-22-22-2-26z', m) +
      shape(
        'M-46-104C-58-78-66-54-70-30C-46-22-22-22-2-26L-2-52C-20-60-36-78-46-104z',
        mix(m, tone(light, ink.navy, far), 0.2),
      ) +
      shape('M4-160C24-110 44-70 62-32C42-24 22-22 4-26C8-70 8-116 4-160z', j) +
      shape(
        'M4-160C8-116 8-70 4-26L18-24C22-74 16-122 4-160z',
        mix(j, tone(light, ink.navy, far), 0.2),
      ) +
      rod('1 -198, 1 -12', 4, tone(light, ink.bark, far)) +
      shape(
        'M-74-18C-30-10 40-10 80-24C70-2 52 8 30 10H-46C-60 4-70-6-74-18z',
        moonlit(light, hull, far),
      ) +
      shape(
        'M-62-2C-20 4 30 2 66-10C58 2 46 8 30 10H-46C-54 7-58 3-62-2z',
        mix(moonlit(light, hull, far), tone(light, ink.navy, far), 0.35),
      ) +
      `</g>`,
    mirror ? -s : s,
  );
}

/** A crab boat with a wheelhouse forward and, unless told, pots on deck; 300 units long. */
export function fishingBoat(
  light: Light,
  x: number,
  y: number,
  length: number,
  mirror = false,
  hull: string = ink.red,
  hasPots = true,
) {
  const s = length / 300;
  const h = moonlit(light, hull);
  const white = tone(light, ink.paper);
  const dark = moonlit(light, ink.navy);
  return at(
    x,
    y,
    s,
    wake(light, 330) +
      rod('38 -60, 38 -190', 6, tone(light, ink.bark)) +
      rod('38 -176, -90 -110', 3, dark) +
      rod('-88 -112, -82 -40', 1.5, dark) +
      rod('38 -186, 140 -52', 2, dark) +
      shape('M36-184C22-188 12-178-4-184V-166C12-160 22-170 36-166z', tone(light, ink.gorse)) +
      facet('24 -52, 30 -132, 92 -132, 100 -52', mix(white, tone(light, ink.slate), 0.25)) +
      facet('74 -52, 72 -132, 92 -132, 104 -52', white) +
      facet('20 -130, 24 -142, 98 -142, 104 -130', h) +
      facet('34 -86, 37 -118, 66 -118, 66 -86', light.lamps ? ink.gorse : dark) +
      facet(
        '76 -86, 75 -118, 88 -118, 92 -86',
        light.lamps ? ink.gorse : mix(dark, ink.shallow, 0.5),
      ) +
      (hasPots ? [-116, -80, -98] : [])
        .map((px, n) =>
          shape(
            `M${px} ${n === 2 ? -74 : -44}v-18q16-20 32 0v18z`,
            mix(tone(light, ink.bark), dark, 0.3),
          ),
        )
        .join('') +
      shape(
        'M-154-46C-60-36 70-36 166-72C160-40 142-8 118 8C40 16-80 14-130 6C-144-10-152-28-154-46z',
        h,
      ) +
      shape('M-154-46C-60-36 70-36 166-72L163-60C70-24-60-26-152-36z', white) +
      shape(
        'M-142-14C-60-4 70-4 144-30C138-14 130 0 118 8C40 16-80 14-130 6C-136 0-139-7-142-14z',
        dark,
      ) +
      shape(
        'M70-6C100-10 126-18 146-32C140-16 130 0 118 8C96 11 80 12 60 12z',
        mix(dark, ink.sea, 0.4),
      ) +
      disc(-60, -22, 9, tone(light, ink.gorse)) +
      disc(-20, -20, 9, tone(light, ink.gorse)),
    mirror ? -s : s,
  );
}
