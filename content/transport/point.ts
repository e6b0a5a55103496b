/** Apart from the other types of transport, which name points of the list that it describes. */
import type { Content } from '../schema/fields';
import type { point } from '../schema/points';

/** A spot that paths lead to or buses stop at. */
export type WayPoint = Content<typeof point>;
