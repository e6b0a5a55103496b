import * as z from 'zod';
import { itemSchema, kindSchemas } from '@/content/schema/entries';
import { date, dated, phone, read, text } from '@/content/schema/fields';
import { place } from '@/content/schema/geography';
import { facilities, notice, story } from '@/content/schema/pages';
import { point } from '@/content/schema/points';
import {
  carPark,
  dogRule,
  drive,
  ferry,
  importedService,
  leg,
  railway,
} from '@/content/schema/transport';
import type { ItemKind } from '@/content/types';
import { absoluteUrl } from '@/lib/absolute-url';
import { KINDS } from '@/lib/kinds';
import { moduleOf } from '@/lib/kinds/register';
import { routes } from '@/lib/routes';

export const schemaName = 'guide.schema.json';
export const schemaUrl = absoluteUrl(routes.data + schemaName);

/** Rises when a field goes or changes its meaning. */
export const VERSION = 3;

const address = z.url({ protocol: /^https?$/ });

/** The fields of a kind that are published beside those of every kind. */
function publishedFields(kind: ItemKind): z.ZodObject {
  const fields = moduleOf(kind).published.map((field) => [field, true]);
  const schema: z.ZodObject = z.object(kindSchemas[kind].shape);
  return schema.pick(Object.fromEntries(fields) as Record<string, true>);
}

const provenance = {
  sample: z
    .boolean()
    .describe('True where it is invented: never take it for a fact of a real place.'),
  sources: z
    .array(z.strictObject({ ...read, source: z.strictObject({ name: text, url: address }) }))
    .min(1)
    .describe('The source and the day; the guide’s own page for its own words.'),
};

/** Of what it reads, a record takes its own fields and leaves the rest. */
const record = (content: z.ZodObject) => {
  const { source: _source, readOn: _readOn, publishedIn: _in, ...shape } = content.shape;
  return z.object({ ...shape, ...provenance });
};

const thingOf = (kind: ItemKind) =>
  z.object({
    kind: z.literal(kind),
    name: text,
    url: address.describe('Its page in the guide.'),
    ...itemSchema.pick({ slug: true, summary: true, description: true, place: true }).shape,
    ...publishedFields(kind).shape,
    ...(moduleOf(kind).contact && { address: text.describe('As visitors read it.'), phone }),
    ...provenance,
  });

type Thing = ReturnType<typeof thingOf>;

const [dogsNotKnown, dogsWelcome, noDogs] = dogRule.options;

export const guideShape = z
  .strictObject({
    $schema: address.describe('This schema.'),
    version: z
      .literal(VERSION)
      .describe('Rises when a field goes or changes its meaning; new fields may come.'),
    title: text.describe('Whose guide it is.'),
    publisher: z.strictObject({
      name: text,
      url: address.describe('The guide.'),
      email: text.describe('To ask.'),
    }),
    licence: z
      .strictObject({
        name: text,
        url: address.exactOptional().describe('In full; missing where none has been chosen.'),
        words: text.describe('What may be done.'),
        thirdParties: text.describe('Whose terms hold for the facts of others.'),
      })
      .describe('What may be done with the guide’s own words and their arrangement.'),
    builtOn: date.exactOptional().describe('The day on which this file was made.'),
    sample: z
      .boolean()
      .describe('True where some things are invented; each says so itself by `sample`.'),
    things: z
      .array(
        z.discriminatedUnion('kind', KINDS.map((kind) => thingOf(kind)) as [Thing, ...Thing[]]),
      )
      .describe('What has a page of its own in the guide.'),
    places: z
      .array(
        z.object({
          ...place.pick({ slug: true, name: true, kind: true }).shape,
          ...place.shape.coordinates.shape,
          gridReference: text
            .exactOptional()
            .describe('National Grid of Great Britain, eight figures.'),
          ...provenance,
        }),
      )
      .describe('Spots that things refer to.'),
    points: z
      .array(record(point.extend({ places: z.array(text).describe('Slugs of the places at it.') })))
      .describe('Spots that paths lead to or buses stop at.'),
    paths: z.array(record(leg)).describe('Stretches of path that somebody has measured.'),
    drives: z.array(record(drive)),
    carParks: z.array(record(carPark)),
    buses: z
      .array(record(importedService.partial({ byDate: true })))
      .describe('In one direction each; `byDate` where the operator’s feed has been read.'),
    ferries: z.array(record(ferry)),
    railways: z.array(record(railway)),
    dogs: z
      .array(z.union([record(dogsNotKnown), record(dogsWelcome), record(noDogs)]))
      .describe('What is known of dogs at a place.'),
    facilities: z
      .array(record(facilities.omit({ ask: true })))
      .describe('What there is at a place, beside car parks and rules for dogs.'),
    notices: z
      .array(
        record(
          z
            .object(notice.shape)
            .omit({ checked: true, until: true })
            .extend({ validUntil: dated.validUntil }),
        ),
      )
      .describe(
        'A change to journeys for a time. After its last day, check whether what it closed is open.',
      ),
    figures: z
      .array(z.object({ label: text, value: text, ...provenance }))
      .describe('The village in figures.'),
    stories: z.array(record(story.omit({ image: true }))).describe('The village’s stories.'),
  })
  .describe('What is unknown is left out.');

export function guideSchema() {
  return {
    $id: schemaUrl,
    title: 'A visitor guide',
    ...z.toJSONSchema(guideShape),
  };
}
