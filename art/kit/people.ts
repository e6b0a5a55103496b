/** People as small silhouettes, 100 units tall, standing on the point they are given. */
import { at, disc, line, shape } from './draw';
import { ink, type Light, mix, moonlit, tone } from './palette';

/** What someone wears and carries. */
export interface Dress {
  readonly coat?: string;
  readonly legs?: string;
  readonly hat?: string;
  readonly pack?: string;
  readonly stick?: boolean;
  readonly mirror?: boolean;
  /** Which arms hang, of someone who stands: a scene draws the others, with what they hold. */
  readonly arms?: 'both' | 'left' | 'none';
}

/** The arms that hang. */
const hanging = (arms: Dress['arms'], left: string, right: string): string =>
  arms === 'none' ? '' : arms === 'left' ? left : left + right;

const head = (light: Light, x: number, hat: string | undefined) =>
  disc(x, -90, 8.5, tone(light, ink.skin)) +
  shape(
    `M${x - 9}-91C${x - 10}-104 ${x + 8}-104 ${x + 9}-92C${x + 2}-95 ${x - 4}-95 ${x - 9}-91z`,
    moonlit(light, hat ?? ink.bark),
  ) +
  (hat
    ? shape(
        `M${x - 13}-92C${x - 4}-97 ${x + 6}-97 ${x + 15}-91C${x + 4}-93 ${x - 4}-93 ${x - 13}-92z`,
        moonlit(light, hat),
      )
    : '');

/** What those wear whose legs are bare. */
const shorts = (light: Light) => moonlit(light, ink.deep);

/** Someone walking to the right. */
export function walker(
  light: Light,
  x: number,
  y: number,
  height: number,
  dress: Dress = {},
): string {
  const { coat = ink.red, legs = ink.navy, hat, pack, stick = false, mirror = false } = dress;
  const c = tone(light, coat);
  const l = moonlit(light, legs);
  const s = height / 100;
  return at(
    x,
    y,
    s,
    shape('M-10-48C-14-28-20-14-26-2L-16 0C-8-14-2-28 2-42z', mix(l, ink.navy, 0.3)) +
      shape('M-6-48C2-30 8-16 12 0L23-1C18-20 14-34 10-48z', l) +
      (legs === ink.skin
        ? shape(
            'M-10-48C-14-38-16-32-18-26L-7-23-1-34 6-24 16-29C14-36 12-42 10-48z',
            shorts(light),
          )
        : '') +
      (pack ? shape('M-13-80C-26-80-28-54-20-50L-10-52z', tone(light, pack)) : '') +
      shape('M-12-78C-8-84 8-84 11-77C14-64 15-52 13-43C4-40-6-40-13-43C-15-54-15-66-12-78z', c) +
      shape(
        'M3-82C9-82 11-79 11-77C14-64 15-52 13-43L4-41C8-56 7-70 3-82z',
        mix(c, '#ffffff', 0.2),
      ) +
      shape('M6-76C14-70 20-62 27-55L23-50C14-55 6-62 1-68z', mix(c, ink.navy, 0.18)) +
      (stick ? line('25 -53, 32 -2', 2.5, tone(light, ink.bark)) : '') +
      head(light, 2, hat),
    mirror ? -s : s,
  );
}

/** Someone standing, seen from behind or in front. */
export function stander(
  light: Light,
  x: number,
  y: number,
  height: number,
  dress: Dress = {},
): string {
  const { coat = ink.sea, legs = ink.navy, hat, pack, mirror = false, arms } = dress;
  const c = tone(light, coat);
  const s = height / 100;
  return at(
    x,
    y,
    s,
    shape(
      'M-11-48C-12-28-11-14-11 0H-3C-2-16 0-28 1-38C2-26 4-14 4 0H12C13-18 13-32 11-48z',
      moonlit(light, legs),
    ) +
      (legs === ink.skin
        ? shape('M-12-48C-12-38-12-32-12-26H-2L1-36 4-26H13C13-34 12-42 11-48z', shorts(light))
        : '') +
      shape('M-14-74C-12-84 12-84 15-74C16-62 14-50 13-42C4-39-6-39-13-42C-14-52-15-62-14-74z', c) +
      shape(
        'M4-82C11-81 14-78 15-74C16-62 14-50 13-42L6-40C9-54 9-68 4-82z',
        mix(c, '#ffffff', 0.2),
      ) +
      shape(
        hanging(
          arms,
          'M-14-74C-19-62-20-52-19-42L-14-42C-13-52-12-60-10-66z',
          'M14-74C19-62 20-52 19-42L14-42C13-52 12-60 10-66z',
        ),
        mix(c, ink.navy, 0.2),
      ) +
      (pack ? shape('M-9-78H9V-54C4-51-4-51-9-54z', tone(light, pack)) : '') +
      head(light, 0, hat),
    mirror ? -s : s,
  );
}

/** Someone in a long dress or skirt. */
export function skirted(
  light: Light,
  x: number,
  y: number,
  height: number,
  dress: Dress = {},
): string {
  const { coat = ink.gorse, legs = ink.paper, hat, mirror = false, arms } = dress;
  const c = tone(light, coat);
  const s = height / 100;
  return at(
    x,
    y,
    s,
    shape('M-8-52C-14-36-20-18-22-2C-8 3 10 3 22-2C20-20 14-38 9-52z', tone(light, legs)) +
      shape(
        'M2-52C8-34 10-16 10 1L22-2C20-20 14-38 9-52z',
        mix(tone(light, legs), '#ffffff', 0.25),
      ) +
      shape('M-10-76C-6-83 8-83 11-76C12-66 11-58 10-50H-10C-11-58-12-66-10-76z', c) +
      shape(
        hanging(
          arms,
          'M-10-76C-16-66-18-58-16-48L-12-49C-11-57-10-62-7-67z',
          'M11-76C17-66 18-58 16-48L12-49C11-57 10-62 7-67z',
        ),
        mix(c, ink.navy, 0.15),
      ) +
      head(light, 0, hat),
    mirror ? -s : s,
  );
}

/** Someone who sits on the ground and looks to the right. */
export function sitter(
  light: Light,
  x: number,
  y: number,
  height: number,
  dress: Dress = {},
): string {
  const { coat = ink.red, legs = ink.navy, hat, mirror = false } = dress;
  const c = tone(light, coat);
  const s = height / 100;
  return at(
    x,
    y + height * 0.34,
    s,
    shape('M-14-46C0-48 14-56 26-62L44-36L37-33L24-48C12-40-2-34-14-34z', moonlit(light, legs)) +
      shape('M-16-78C-10-85 4-84 8-77C10-64 6-48 2-38C-6-34-14-34-20-37C-22-52-20-66-16-78z', c) +
      shape('M4-74C12-66 18-62 26-58L23-53C13-56 4-61-1-67z', mix(c, ink.navy, 0.2)) +
      head(light, -3, hat),
    mirror ? -s : s,
  );
}

/** A dog trotting to the right, 50 units long. */
export function dog(
  light: Light,
  x: number,
  y: number,
  length: number,
  colour: string = ink.bark,
  mirror = false,
) {
  const s = length / 50;
  return at(
    x,
    y,
    s,
    shape(
      'M-22-20C-28-24-30-30-29-35C-26-30-24-26-18-24C-8-27 4-27 10-25C12-32 14-36 20-37L19-41L24-37C28-36 31-34 33-31C31-28 27-28 24-28C21-24 20-20 16-17C16-10 18-5 21 0H16C13-6 11-10 9-14C3-12-5-12-9-13C-11-8-15-4-16 0H-21C-20-6-19-11-20-15C-18-8-20-16-22-20z',
      tone(light, colour),
    ),
    mirror ? -s : s,
  );
}
