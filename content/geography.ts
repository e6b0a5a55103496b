/** The types of where things are. Apart from the other types, which name places. */
import type { Content } from './schema/fields';
import type * as geography from './schema/geography';

export type Coordinates = Content<typeof geography.coordinates>;
/** What is true only while a notice closes a stretch: shown for as long, and gone with the notice. */
export type ClosureNote = Content<typeof geography.closureNote>;
/** A real spot on the map that items refer to, so its position and travel facts are written once. */
export type Place = Content<typeof geography.place>;
/** How to reach a place. */
export type GettingThere = Place['gettingThere'];

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
