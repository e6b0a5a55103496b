/** The two lights in which a picture is printed, and its inks in each. */

export interface Light {
  /** Night, as the dark theme shows it. */
  readonly stars: boolean;
}

export const noon: Light = { stars: false };

export const moonlight: Light = { stars: true };

/** What is there by day alone: nobody bathes or keeps watch in the pictures drawn by moonlight. */
export function byDay(light: Light, ...parts: readonly string[]): string {
  return light.stars ? '' : parts.join('');
}

/** The seven inks of a poster. */
type Inks = readonly [string, string, string, string, string, string, string];

/** A poster's inks in a light, seven colours each: by day, and in the dark theme. */
export const inks = (light: Light, day: string, night: string): Inks =>
  (light.stars ? night : day).split(' ').map((colour) => `#${colour}`) as unknown as Inks;
