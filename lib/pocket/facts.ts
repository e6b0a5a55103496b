import { isSameThing, type Thing } from '@/lib/days/trip';

export interface PocketPlace {
  readonly slug: string;
  readonly label: string;
  /** In the units of the map. */
  readonly at: readonly [x: number, y: number];
  readonly grid?: string;
}

export interface Advice {
  readonly title: string;
  readonly steps: readonly string[];
  readonly sources: readonly string[];
}

/** The drawn coast: its lines as the `d` of a path. */
export interface PocketMap {
  readonly width: number;
  readonly height: number;
  readonly unitsPerMile: number;
  readonly land: string;
  readonly water: string;
  readonly beaches: string;
  readonly roads: string;
  readonly coastPath: string;
}

export interface PocketFacts {
  readonly village: string;
  readonly home: string;
  readonly poster: {
    readonly src: string;
    /** The middle of what the cover shows, from 0 to 1 of its width. */
    readonly middle: number;
  };
  readonly phones: readonly (Thing & { readonly phone: string })[];
  readonly places: readonly PocketPlace[];
  readonly map: PocketMap;
  readonly emergency: {
    readonly before: string;
    readonly call: string;
    readonly after: string;
    readonly sources: readonly string[];
    readonly float: Advice;
    readonly others: Advice;
  };
  readonly advice: readonly Advice[];
}

export function phoneOf({ phones }: PocketFacts, thing: Thing): string | undefined {
  return phones.find((known) => isSameThing(known, thing))?.phone;
}
