/**
 * Things that share a name and are meant to: a beach that is an area as well. Every other name
 * stands once, or the check of the content says so.
 */

/** A file of `content/` and a slug in it: `beaches/long-beach`. */
export type ThingRef =
  `${'activities' | 'walks' | 'areas' | 'beaches' | 'venues' | 'properties' | 'events'}/${string}`;

/** Things of one name. */
export type Namesakes = readonly [ThingRef, ThingRef, ...ThingRef[]];

export const namesakes: readonly Namesakes[] = [
  ['areas/blackpool-sands', 'beaches/blackpool-sands'],
  ['areas/strete-gate', 'beaches/strete-gate'],
];
