/** Nothing here shares a name. */

/** A file of `content/` and a slug in it: `beaches/long-beach`. */
export type ThingRef =
  `${'activities' | 'areas' | 'beaches' | 'venues' | 'properties' | 'events'}/${string}`;

/** Things of one name. */
export type Namesakes = readonly [ThingRef, ThingRef, ...ThingRef[]];

export const namesakes: readonly Namesakes[] = [];
