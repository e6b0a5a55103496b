/** Apart from the rest of transport, which names points. */
import * as z from 'zod';
import type { PlaceSlug } from '../places';
import { name, slug, text } from './fields';

/** A spot that paths lead to or buses stop at. */
export const point = z.strictObject({
  slug: slug.describe('Its name in `paths`, `buses` and `route`.'),
  name: text.describe('As visitors read it.'),
  places: z
    .array(name<PlaceSlug>('places'))
    .exactOptional()
    .describe('Slugs of the places at it; what is true of the point holds for them all.'),
  stop: text
    .exactOptional()
    .describe('What the bus timetable calls the stop, where it has a name of its own.'),
});
