/** What `guide.json` looks like; its JSON Schema is beside it. Content is described as in its own schemas. */
import * as z from 'zod';
import { activity, area, beach, event, property, venue, walk } from '@/content/schema/entries';
import { date, dated, readOn, text } from '@/content/schema/fields';
import { place } from '@/content/schema/geography';
import { notice } from '@/content/schema/pages';
import { point } from '@/content/schema/points';
import { dogRule, ferry, leg, railway, service } from '@/content/schema/transport';
import type { ItemKind } from '@/content/types';
import { absoluteUrl } from '@/lib/absolute-url';
import { schemaUrl } from './files';

/** Rises when a field goes or changes its meaning. */
export const VERSION = 1;

const address = z.url({ protocol: /^https?$/ });
const publicSource = z
  .strictObject({ name: text.describe('Whose page it is.'), url: address.describe('Where it is.') })
  .describe('Who says so.');

/** What every thing has, whatever its kind. */
const common = {
  slug: true,
  summary: true,
  description: true,
  place: true,
} as const;

/** The fields of each kind that are published, under the names that the content gives them. */
export const publishedFields = {
  activity: activity.pick({
    category: true,
    difficulty: true,
    minutes: true,
    tips: true,
    accessibility: true,
  }),
  walk: walk.pick({
    difficulty: true,
    route: true,
    wayBack: true,
    steep: true,
    dogs: true,
    toilets: true,
    refreshments: true,
    cautions: true,
    published: true,
  }),
  area: area.pick({ attractions: true }),
  beach: beach.pick({
    type: true,
    facilities: true,
    accessibility: true,
    lifeguards: true,
    cautions: true,
    tideAccess: true,
  }),
  venue: venue.pick({
    cuisine: true,
    priceRange: true,
    openHours: true,
    openingHours: true,
    phone: true,
    address: true,
  }),
  property: property.pick({ type: true, phone: true, checkIn: true, checkOut: true }),
  event: event.pick({
    type: true,
    startDate: true,
    endDate: true,
    startTime: true,
    endTime: true,
    price: true,
    organizer: true,
    next: true,
  }),
} as const satisfies Readonly<Record<ItemKind, z.ZodObject>>;

/** Fields that some kinds have under another name, or within another field. */
const renamedFields = {
  activity: {},
  walk: {},
  area: {},
  beach: {},
  venue: {},
  property: { address: text.describe('As visitors read it.') },
  event: { address: text.describe('As visitors read it.'), phone: event.shape.booking.shape.phone },
} as const satisfies Readonly<Record<ItemKind, z.ZodRawShape>>;

const sample = z
  .boolean()
  .describe('True where it is invented: never take it for a fact of a real place.');

const thingOf = (kind: ItemKind) =>
  z.strictObject({
    kind: z.literal(kind),
    name: text,
    url: address.describe('Its page in the guide.'),
    ...area.pick(common).shape,
    ...publishedFields[kind].shape,
    ...renamedFields[kind],
    sample,
    source: publicSource,
    readOn,
  });

const placeRecord = z.strictObject({
  ...place.pick({ slug: true, name: true, kind: true }).shape,
  ...place.shape.coordinates.shape,
  gridReference: text.exactOptional().describe('National Grid of Great Britain, eight figures.'),
  source: publicSource,
  readOn,
});

const pointRecord = point.extend({
  places: z.array(text).describe('Slugs of the places at it.'),
  source: publicSource,
  readOn,
});

const notKnown = z.strictObject({
  ...dogRule.options[0].shape,
  source: publicSource,
  readOn,
});

const noticeRecord = notice
  .omit({ checked: true, until: true })
  .extend({ readOn, validUntil: dated.validUntil })
  .describe(
    'A change to journeys for a time. After its last day, check whether what it closed is open.',
  );

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
        z.discriminatedUnion('kind', [
          thingOf('activity'),
          thingOf('walk'),
          thingOf('area'),
          thingOf('beach'),
          thingOf('venue'),
          thingOf('property'),
          thingOf('event'),
        ]),
      )
      .describe('What has a page of its own in the guide.'),
    places: z.array(placeRecord).describe('Spots that things refer to.'),
    points: z.array(pointRecord).describe('Spots that paths lead to or buses stop at.'),
    paths: z.array(leg).describe('Stretches of path that somebody has measured.'),
    buses: z.array(service),
    ferries: z.array(ferry),
    railways: z.array(railway),
    dogs: z
      .array(z.union([notKnown, dogRule.options[1], dogRule.options[2]]))
      .describe('Rules for dogs at a place.'),
    notices: z.array(noticeRecord),
  })
  .describe('What is unknown is left out.');

/** The JSON Schema (2020-12) of `guide.json`. */
export function guideSchema() {
  return {
    $id: absoluteUrl(schemaUrl),
    title: 'A visitor guide',
    ...z.toJSONSchema(guideShape),
  };
}
