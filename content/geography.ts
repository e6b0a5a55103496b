/** Where things are. Apart from the other types, because the list of places is one of theirs. */

import type { StretchId } from './closures';

/** A position in degrees (WGS 84), at least four decimals: 0.0001° is about 10 m. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** What is true only while a notice closes a stretch: shown for as long, and gone with the notice. */
export interface ClosureNote {
  readonly stretch: StretchId;
  /** One or two sentences. */
  readonly text: string;
}

/** How to reach a place. Leave out what is not known. */
export interface GettingThere {
  readonly walk?: string;
  /** Only what the timetables of `ways/services.ts` cannot say: those that stop are named by themselves. */
  readonly bus?: string;
  readonly car?: string;
  readonly whileClosed?: ClosureNote;
}

/** A real spot on the map that items refer to, so its position and travel facts stand once. */
export interface Place {
  readonly slug: string;
  readonly name: string;
  readonly coordinates: Coordinates;
  /** What the map shows it as. */
  readonly kind: 'village' | 'landmark' | 'beach' | 'town';
  readonly gettingThere: GettingThere;
  /** Its short code in links, as an item's: only where the content check asks for one. */
  readonly code?: string;
}

/** From where the panorama of the map page looks at the coast. */
export interface PanoramaView {
  /** Where the viewer hovers, over the sea. */
  readonly from: Coordinates;
  /** Which way the viewer looks, in degrees from north by east. */
  readonly facing: number;
  /** What is lettered on it beside the places. */
  readonly names: readonly PanoramaName[];
}

/** A name on the panorama that belongs to no place: of water, of a road, of a path. */
export interface PanoramaName {
  readonly text: string;
  /** The middle of the word lies here. */
  readonly at: Coordinates;
  readonly on: 'land' | 'water';
  /** In the largest letters: the name of the whole water. */
  readonly isLarge?: true;
}
