/** The editor's manual for everything that has a page of its own, field by field. */
import * as z from 'zod';
import { comforts } from '../comforts';
import type { PlaceSlug } from '../places';
import type { WayPointSlug } from '../transport/points';
import {
  count,
  date,
  email,
  https,
  name,
  phone,
  picture,
  postal,
  rating,
  read,
  seo,
  shortCode,
  slug,
  sources,
  text,
  texts,
  time,
  weekday,
  whereFieldsFit,
  words,
} from './fields';
import { closureNote } from './geography';

const item = {
  slug: slug.describe('The last part of the page’s address; never changes once published.'),
  seo,
  image: picture,
  summary: words(8, 25).describe('One line for cards and search results, 8 to 25 words.'),
  description: words(40, 120).describe('Written for a visitor, 40 to 120 words.'),
  place: name<PlaceSlug>('places').describe('The slug of its place in `places`.'),
  nature: z
    .array(z.enum(['low-water', 'moon', 'meteors', 'sun', 'season']))
    .exactOptional()
    .describe('What of nature’s calendar its page shows.'),
  sources: sources
    .exactOptional()
    .describe('Who says what it tells of real places; left out where all is the guide’s own.'),
  updated: date.describe('The day on which this entry was last changed.'),
  code: shortCode.exactOptional(),
};

const whileClosed = closureNote.exactOptional();
const has = z.boolean().exactOptional();
export const access = z
  .strictObject({
    stepFree: has,
    accessibleToilet: has,
    parkingByDoor: has,
    dogs: has,
    highchair: has,
  })
  .describe('Each `true` or `false`; left out where nobody has asked.');
const cautions = texts.describe('What to beware of, one sentence each.');
const minutes = z.number().int().min(1).max(1440);

/** Categories of what is mostly on open ground, at any hour. */
const openGround: readonly string[] = ['Walking', 'Photography', 'Nature'];

export const activity = z
  .strictObject({
    ...item,
    sources,
    title: text,
    duration: text.describe('As visitors read it: “20 mins”, “1-4 hours”, “Half/Full day”.'),
    minutes: z
      .tuple([minutes, minutes], {
        error: 'is not the least and the most minutes; write two whole numbers, such as [60, 120]',
      })
      .refine(([least, most]) => least <= most, {
        error: 'is not the least and the most minutes; write two whole numbers, such as [60, 120]',
      })
      .describe('The least and the most minutes that it takes; the planner counts with the least.'),
    usualHours: z
      .strictObject({ opens: time, closes: time })
      .exactOptional()
      .describe(
        'When such things are usually open, where nobody has published when this one is: the planner keeps to them, and says that they are to be checked. Left out for open ground.',
      ),
    way: z
      .strictObject({ from: name<PlaceSlug>('places'), to: name<PlaceSlug>('places') })
      .exactOptional()
      .describe('Where it leads from and to, where it is itself the way there.'),
    atSunrise: z
      .literal(true)
      .exactOptional()
      .describe('Only good at sunrise: the planner warns of any later hour.'),
    difficulty: text.describe('As visitors read it: “Easy”, “Moderate”, “All levels”, “Family”.'),
    rating,
    category: z.enum(['Walking', 'Water Sports', 'Culture', 'Family', 'Photography', 'Nature']),
    tips: texts.min(2).max(4).describe('Practical hints, one sentence each, two to four of them.'),
    accessibility: text
      .exactOptional()
      .describe('What visitors with reduced mobility should know; left out when not known.'),
    whileClosed,
  })
  .refine(({ category, usualHours }) => openGround.includes(category) || usualHours !== undefined, {
    path: ['usualHours'],
    error: 'is missing; write { opens, closes } as such things usually have them',
    ...whereFieldsFit,
  });

export const area = z.strictObject({
  ...item,
  sources,
  name: text,
  attractions: z
    .array(words(2, 4))
    .min(3)
    .max(5)
    .describe('What there is to see, two to four words each, three to five of them.'),
  along: z
    .array(name<PlaceSlug>('places'))
    .exactOptional()
    .describe('Of what is long: the places at any of which one is there.'),
});

const tideAccess = z
  .strictObject({
    spot: text.describe('The spot that the tide opens and closes.'),
    note: text.describe('What to know, one sentence: “Reached only at low tide.”'),
    caution: text.describe('The warning that always stands beside it: show it with the rest.'),
    ...read,
  })
  .describe('What the tide changes here. Information, never a promise of safety.');

export const beach = z
  .strictObject({
    ...item,
    sources,
    name: text,
    distance: text.describe('As visitors read it: “10 min walk”.'),
    distanceBy: z.enum(['foot', 'car']).describe('How one goes that distance.'),
    rating,
    gallery: z
      .array(picture)
      .length(4)
      .describe('Four pictures; the first is the same as `image`.'),
    features: texts,
    bestFor: texts,
    type: z.enum(['Sandy', 'Shingle', 'Pebble']),
    accessibility: text.describe('What visitors with reduced mobility should know.'),
    cautions,
    facing: z
      .number()
      .int()
      .min(0)
      .max(359)
      .exactOptional()
      .describe('Where it looks out to, in degrees of the compass; left out where not known.'),
    tideAccess: tideAccess.exactOptional(),
    whileClosed,
  })
  .superRefine(({ gallery, image }, context) => {
    if (gallery[0]?.src === image.src) return;
    const message = `does not start with the beach’s own picture; write "${image.src}" first`;
    context.addIssue({ code: 'custom', path: ['gallery'], message });
  }, whereFieldsFit);

const openingSpan = z.strictObject({
  days: z.array(weekday).min(1).max(7),
  opens: time,
  closes: time.describe('Past midnight where it is before `opens`.'),
});

export const venue = z
  .strictObject({
    ...item,
    name: text,
    type: z
      .union([text, texts])
      .describe('One word, or a list of tags of which one may be “Editors Choice”.'),
    schemaType: z
      .enum([
        'Restaurant',
        'CafeOrCoffeeShop',
        'BarOrPub',
        'Bakery',
        'FastFoodRestaurant',
        'FoodEstablishment',
      ])
      .describe('How search engines class it (schema.org types).'),
    cuisine: text,
    rating,
    priceRange: z.enum(['£', '££', '£££']),
    specialties: texts,
    openHours: text.describe('As visitors read it: “Tue to Sun 12:00–21:00”.'),
    openingHours: z
      .array(openingSpan)
      .exactOptional()
      .describe(
        'The same as data; a day without a span is closed. Left out where there are no fixed hours.',
      ),
    meals: z
      .array(z.enum(['breakfast', 'lunch', 'tea', 'supper']))
      .exactOptional()
      .describe(
        'What one eats there, the best first; left out where it follows from `schemaType`.',
      ),
    phone,
    address: postal,
    website: https.exactOptional().describe('Opened in a new tab.'),
    access: access.exactOptional(),
  })
  .superRefine(({ openHours, openingHours = [] }, context) => {
    const times = openingHours.flatMap(({ opens, closes }) => [opens, closes]);
    for (const one of times.filter((each) => !openHours.includes(each))) {
      const message = `does not say ${one}, which openingHours has; write the same in both`;
      context.addIssue({ code: 'custom', path: ['openHours'], message });
    }
  }, whereFieldsFit);

/** The amenities that have a field of their own. */
const comfortFields = [
  ['hasSeaView', comforts['sea-view']],
  ['hasHotTub', comforts['hot-tub']],
  ['hasParking', comforts.parking],
  ['hasWifi', comforts.wifi],
] as const;

export const property = z
  .strictObject({
    ...item,
    id: slug.describe('Never changes, never used twice.'),
    name: text,
    type: z.enum(['Self Catering', 'B&B', 'Camping', 'Caravan', 'Hotel', 'Pub/Inn']),
    rating,
    reviewCount: count(0),
    pricePerNight: z
      .number()
      .refine((price) => Number.isInteger(price) && price >= 1 && price <= 10_000, {
        error: ({ input }) => `${String(input)} is not a price; write whole pounds, such as 120`,
      })
      .describe('Whole pounds a night.'),
    bedrooms: count(0).describe('A pitch for a tent has none.'),
    maxGuests: count(1),
    amenities: texts.min(5).describe('More than four, so that the card has some to hide.'),
    hasSeaView: z.boolean(),
    hasHotTub: z.boolean(),
    hasParking: z.boolean(),
    hasWifi: z.boolean(),
    distance: text.describe('As visitors read it: “5 min walk to the church”.'),
    host: text.describe('The host’s name.'),
    address: postal,
    phone,
    email,
    checkIn: time.describe('From when guests may come.'),
    checkOut: time.describe('By when guests must leave.'),
    access: access.exactOptional(),
  })
  .superRefine((entry, context) => {
    for (const [field, label] of comfortFields) {
      const isNamed = entry.amenities.includes(label);
      if (entry[field] === isNamed) continue;
      const message = isNamed
        ? `is false, but amenities name "${label}"; write true or leave the word out`
        : `is true, but amenities do not name "${label}"; write false or add the word`;
      context.addIssue({ code: 'custom', path: [field], message });
    }
  }, whereFieldsFit);

const occasionFields = {
  startDate: date.describe('Its first day.'),
  endDate: date
    .exactOptional()
    .describe('Its last day, where it lasts more than one or ends after midnight.'),
  startTime: time.describe('When it begins.'),
  endTime: time.describe('When it ends, on its last day.'),
};
export const occasion = z.strictObject(occasionFields);

function dayAfter(day: string): string {
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

function endsAfterItStarts(
  { startDate, endDate, startTime, endTime }: z.infer<typeof occasion>,
  context: z.RefinementCtx,
): void {
  if (endDate === undefined && endTime <= startTime) {
    const message = `${endTime} is not after startTime; if it ends after midnight, add endDate: '${dayAfter(startDate)}'`;
    context.addIssue({ code: 'custom', path: ['endTime'], message });
  }
  if (endDate !== undefined && endDate <= startDate) {
    const message = `"${endDate}" is not after startDate; leave it out for an event of one day`;
    context.addIssue({ code: 'custom', path: ['endDate'], message });
  }
}

export const nextDate = z
  .strictObject({ ...occasionFields, ...read })
  .superRefine(endsAfterItStarts, whereFieldsFit)
  .describe('The next date, once its organiser has confirmed it.');

export const yearlyDay = z
  .strictObject({
    month: z
      .number()
      .refine((month) => Number.isInteger(month) && month >= 1 && month <= 12, {
        error: ({ input }) =>
          `${String(input)} is not a month; write 1 for January to 12 for December`,
      })
      .describe('1 for January.'),
    weekday,
    which: z
      .literal([1, 2, 3, 4, 'last'])
      .describe('The first to the fourth of the month, or the last.'),
  })
  .describe('The day on which it is usually held; words a habit, and is never shown as a date.');

export const event = z
  .strictObject({
    ...item,
    title: text,
    type: z.enum(['Community', 'Workshop', 'Event', 'Conservation', 'Music', 'Religious', 'Food']),
    ...occasionFields,
    address: postal,
    price: text.describe('As visitors read it: “Free”, “£12, children £6”.'),
    priceFrom: z
      .number()
      .refine((price) => price >= 0, {
        error: ({ input }) =>
          `${String(input)} is not a price; write pounds, such as 4, or 0 where it is free`,
      })
      .describe('The lowest price in pounds; 0 when free.'),
    organizer: text,
    booking: z.strictObject({ phone, email }).describe('How to book or ask.'),
    comesRound: yearlyDay.exactOptional(),
    next: nextDate.exactOptional(),
  })
  .superRefine((entry, context) => {
    endsAfterItStarts(entry, context);
    const { price, priceFrom, next, startDate } = entry;
    const issue = (path: string[], message: string) => {
      context.addIssue({ code: 'custom', path, message });
    };
    if (priceFrom === 0 && !price.startsWith('Free')) {
      issue(
        ['price'],
        `"${price}" does not say what priceFrom says; begin it with Free, or make priceFrom the lowest price`,
      );
    }
    if (priceFrom > 0 && !price.includes(`£${priceFrom}`)) {
      issue(
        ['price'],
        `"${price}" does not name £${priceFrom}, which priceFrom gives as the lowest`,
      );
    }
    if (next && next.startDate <= startDate) {
      issue(
        ['next', 'startDate'],
        `"${next.startDate}" is not after the event’s own, ${startDate}; write the next date, or take next out`,
      );
    }
  }, whereFieldsFit);

export const walk = z
  .strictObject({
    ...item,
    sources,
    title: text,
    difficulty: text.describe('As visitors read it: “Easy”, “Moderate”.'),
    route: z
      .array(name<WayPointSlug>('transport/points'))
      .min(2)
      .max(12)
      .describe('Slugs of the points on its way, in order.'),
    wayBack: z
      .enum(['bus', 'bus-first', 'same-way', 'circle'])
      .describe('How one comes home: by bus from its end, out by bus first, on foot, or round.'),
    published: z
      .strictObject({
        miles: z.number().describe('Its length as published.'),
        words: text.describe('Stiles, steps and climbs, one sentence.'),
        ...read,
      })
      .exactOptional()
      .describe('What its publisher says, where its length is not that of measured legs.'),
    steep: text.describe('Where it is steep, one sentence.'),
    dogs: text.describe('What is known of dogs, one or two sentences.'),
    refreshments: text.describe('What is known of refreshments.'),
    cautions,
    whileClosed,
  })
  .refine(({ wayBack, published }) => wayBack !== 'circle' || published !== undefined, {
    path: ['published'],
    error:
      'is missing; a round has the length that its publisher gives, so write { miles, words, source, readOn }',
    ...whereFieldsFit,
  });

/** Every kind of thing that has pages of its own. */
export const kindSchemas = { activity, walk, area, beach, venue, property, event };

/** The file that holds the list of a kind, and the name of the list. */
export const kindFiles = {
  activity: 'activities',
  walk: 'walks',
  area: 'areas',
  beach: 'beaches',
  venue: 'venues',
  property: 'properties',
  event: 'events',
} as const satisfies Readonly<Record<keyof typeof kindSchemas, string>>;

export const itemSchema = z.strictObject(item);
