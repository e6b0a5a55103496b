/** Where things are. Apart from the other schemas, because they name places. */
import * as z from 'zod';
import type { StretchId } from '../closures';
import { name, shortCode, slug, sources, text } from './fields';

export const coordinates = z
  .strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  })
  .describe('Degrees (WGS 84), at least four decimals: 0.0001° is about 10 m.');

export const closureNote = z
  .strictObject({
    stretch: name<StretchId>('closures').describe('A name of content/closures.ts.'),
    text: text.describe('One or two sentences.'),
  })
  .describe('Shown only while a notice closes a stretch.');

export const place = z.strictObject({
  slug: slug.describe('Its name in `place` and `places`.'),
  name: text.describe('As visitors read it.'),
  coordinates,
  kind: z.enum(['village', 'landmark', 'beach', 'town']).describe('What the map shows it as.'),
  gettingThere: z
    .strictObject({
      walk: text.exactOptional(),
      bus: text.exactOptional().describe('Only what the timetables cannot say.'),
      car: text.exactOptional(),
      whileClosed: closureNote.exactOptional(),
    })
    .describe('How to reach it; leave out what is not known.'),
  sources,
  code: shortCode.exactOptional(),
});
