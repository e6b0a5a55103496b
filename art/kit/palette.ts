/**
 * Ten inks, and the lights in which they are printed. Light always falls from the upper right.
 */

export const ink = {
  navy: '#12263a',
  deep: '#0b3c5d',
  sea: '#1f7a8c',
  shallow: '#8fc1c9',
  paper: '#f7f3e8',
  sand: '#e9d8a6',
  gorse: '#e9b44c',
  red: '#b8402a',
  fern: '#4f7942',
  slate: '#5b6b73',
  /** Dark green of pines and hedges: fern over navy. */
  pine: '#23483f',
  /** Devon slate cliffs: red over slate. */
  rock: '#8a6a58',
  /** Shaded rock, trunks, timber. */
  bark: '#4a3a38',
  /** Lit grass: gorse over fern. */
  meadow: '#8ba052',
  skin: '#d9a679',
} as const;

/** The light of a picture. */
export interface Light {
  /** Sky in flat bands, from the top down to the horizon. */
  readonly sky: readonly string[];
  /** Water in flat bands, from the horizon down to the viewer. */
  readonly sea: readonly string[];
  /** Sun or moon. */
  readonly orb: string;
  readonly cloud: string;
  readonly cloudShade: string;
  /** Light on the water. */
  readonly glint: string;
  /** What far things fade into. */
  readonly air: string;
  /** The light's own colour, and how much of it lies on everything (0 to 1). */
  readonly wash: string;
  readonly strength: number;
  /** Lamps are lit. */
  readonly lamps: boolean;
  /** The sky has stars, and no sun sends rays. */
  readonly stars?: boolean;
  /** All that is lit by nothing else: what is dark by day, and what is light. */
  readonly values?: readonly [dark: string, light: string] | undefined;
}

/** Mixes two `#rrggbb` colours; `share` of the second, 0 to 1. */
export function mix(a: string, b: string, share: number): string {
  const channel = (colour: string, at: number) => parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(a, at) * (1 - share) + channel(b, at) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** A colour as it looks in a light, `far` (0 to 1) away. */
export function tone({ wash, strength, air, values }: Light, colour: string, far = 0): string {
  if (!values) return mix(mix(colour, wash, strength), air, far);
  return mix(values[lightness(colour) > 0.5 ? 1 : 0], air, far);
}

function lightness(colour: string): number {
  const channel = (at: number) => parseInt(colour.slice(at, at + 2), 16) / 255;
  return 0.3 * channel(1) + 0.59 * channel(3) + 0.11 * channel(5);
}

/** A colour that stands in a picture as it is by day, and in its light when it is drawn by moonlight. */
export function dim(light: Light, colour: string): string {
  return light.stars ? tone(light, colour) : colour;
}

/** A dark ink that by night stands out against dark water and turf: hulls, trousers, caps. */
export function moonlit(light: Light, colour: string, far = 0): string {
  const toned = tone(light, colour, far);
  return light.stars ? mix(toned, '#9dbac6', 0.24) : toned;
}

/** What is there by day alone: nobody bathes or keeps watch in the pictures drawn by moonlight. */
export function byDay(light: Light, ...parts: readonly string[]): string {
  return light.stars ? '' : parts.join('');
}

const day = { wash: '#f7dca0', strength: 0.04, lamps: false } as const;

export const noon: Light = {
  ...day,
  sky: ['#5fa6bf', '#7fb8c9', '#a0cad2', '#c0dad8', '#dde7db', '#f0eeda'],
  sea: ['#63abb5', '#3d98a6', '#28879a', '#1d788d', '#16687f', '#115672'],
  orb: '#fffbe9',
  cloud: '#fcf9ee',
  cloudShade: '#cfdfdb',
  glint: '#dcefe8',
  air: '#bcd6d6',
};

export const gold: Light = {
  sky: ['#e8b04e', '#edbd63', '#f2ca7b', '#f5d795', '#f8e3b2', '#faecca'],
  sea: ['#c9b77e', '#8fa68c', '#5d9390', '#3b8189', '#286d7d', '#1c5a70'],
  orb: '#fffae6',
  cloud: '#fcf0cf',
  cloudShade: '#edc27a',
  glint: '#fdefc2',
  air: '#eed9a6',
  wash: '#e9b44c',
  strength: 0.14,
  lamps: false,
};

const night: Light = {
  sky: ['#081726', '#0b1f33', '#0f2a42', '#153751', '#1d4660', '#28566d'],
  sea: ['#326279', '#215069', '#174058', '#11334a', '#0d283c', '#0a2031'],
  orb: '#fbf3d4',
  cloud: '#2b5468',
  cloudShade: '#1a3c53',
  glint: '#f3e3ae',
  air: '#244f66',
  wash: '#0b2238',
  strength: 0.62,
  lamps: true,
};

/** In which the dark theme shows what is drawn by day: two values and the warm light of lamps. */
export const moonlight: Light = {
  ...night,
  sky: Array.from({ length: 6 }, () => '#0b1f33'),
  sea: ['#28526a', '#24495f', '#214459', '#1f4055', '#1d3c51', '#1b394d'],
  wash: '#10304c',
  strength: 0.52,
  stars: true,
  values: ['#10293c', '#4a7086'],
};

/** What stands in lamplight keeps its warm colours by night; by day the light stays as it is. */
export function lamplit(light: Light): Light {
  return light.values ? { ...light, values: undefined, wash: '#4a2c18', strength: 0.34 } : light;
}

/** The seven inks of a poster. */
export type Inks = readonly [string, string, string, string, string, string, string];

/** A poster's inks in a light, seven colours each: by day, and in the dark theme. */
export const inks = (light: Light, day: string, night: string): Inks =>
  (light.stars ? night : day).split(' ').map((colour) => `#${colour}`) as unknown as Inks;
