/** Apart from the other types of ways, because they name points of the list that it describes. */
import type { PlaceSlug } from '@/content/places';

/** A spot that ways lead to or buses stop at. */
export interface WayPoint {
  readonly slug: string;
  /** As visitors read it. */
  readonly name: string;
  /** The places of `places.ts` that lie at it; what is true of the point is said of them all. */
  readonly places?: readonly PlaceSlug[];
  /** What the stop is called on the bus's timetable, where it has a name of its own. */
  readonly stop?: string;
}
