import { isSameThing, type Thing } from '@/lib/days/trip';
import type { Point } from './shapes';

export interface PocketPlace {
  readonly slug: string;
  readonly label: string;
  readonly at: Point;
  readonly grid?: string;
}

export interface Advice {
  readonly title: string;
  readonly steps: readonly string[];
  readonly sources: readonly string[];
}

export interface PocketMap {
  readonly width: number;
  readonly height: number;
  readonly unitsPerMile: number;
  readonly land: readonly { readonly shore: readonly Point[]; readonly corner: Point }[];
  readonly water: readonly (readonly Point[])[];
  readonly beaches: readonly (readonly Point[])[];
  readonly roads: readonly (readonly Point[])[];
  readonly coastPath: readonly Point[];
}

export interface PocketFacts {
  readonly village: string;
  readonly home: string;
  readonly poster: {
    readonly src: string;
    /** The middle of what the cover shows, from 0 to 1 of its width. */
    readonly middle: number;
  };
  readonly port: string;
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
