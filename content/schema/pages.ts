/** The editor's manual for what is not an entry with a page of its own, field by field. */
import * as z from 'zod';
import type { StretchId } from '../closures';
import type { PlaceSlug } from '../places';
import {
  date,
  https,
  monthDay,
  name,
  picture,
  read,
  seo,
  shortCode,
  slug,
  source,
  sources,
  text,
  texts,
  time,
  weekday,
  words,
} from './fields';

export const page = z.strictObject({
  seo,
  title: text.describe('The page’s h1.'),
  intro: text.describe('One or two sentences under it.'),
  image: picture,
  isTool: z
    .boolean()
    .exactOptional()
    .describe('Its head shows no picture; `image` is for sharing.'),
  updated: date,
});

export const story = z.strictObject({
  slug,
  title: text,
  image: picture,
  paragraphs: texts.min(2).max(3),
  sources,
});

export const notice = z
  .strictObject({
    slug,
    title: text.describe('What it is about.'),
    text: text.describe('What to know.'),
    from: date.describe('Its first day.'),
    until: date.describe('The last day on which it is shown without being checked again.'),
    checked: date.describe('The day on which an editor last read the source.'),
    source,
    places: z.array(name<PlaceSlug>('places')).describe('Slugs of the places whose pages show it.'),
    closes: z
      .array(name<StretchId>('closures'))
      .describe('What it closes, by the names in `closedBy`; empty when it closes nothing.'),
  })
  .superRefine(({ from, until }, context) => {
    if (until < from) {
      const message = `"${until}" is before from; write the last day on which it is shown`;
      context.addIssue({ code: 'custom', path: ['until'], message });
    }
  });

export const safetySection = z.strictObject({
  slug,
  title: text,
  steps: texts,
  sources: z.array(source).min(1),
});

export const tideRecord = z.strictObject({
  date,
  time,
  height: z.number().describe('Metres above chart datum.'),
  type: z.enum(['high', 'low']),
});

const dayOutStop = z.strictObject({
  kind: z.enum(['activity', 'walk', 'area', 'beach', 'venue']),
  slug: text,
  time: time
    .exactOptional()
    .describe('When it begins. Left out where low water sets it, or for as soon as one is there.'),
  minutes: z
    .number()
    .refine((minutes) => minutes >= 5 && minutes <= 600, {
      error: ({ input }) => `has ${String(input)} minutes; write 5 to 600`,
    })
    .describe('How long one stays.'),
  by: z.enum(['foot', 'bus']).exactOptional().describe('Where the plan depends on it.'),
  note: text.describe('What to do there, one sentence.'),
});

/** Words that go wrong with a timetable: a day of the week, a number, the last or the first one. */
const timed =
  /\b(?:(?:sun|mon|tues|wednes|thurs|fri|satur|week)days?|\d+\w?|few|two|three|four|five|six|afternoon|evening|hourly)\b/i;

const plainReason = text.refine(
  (reason) =>
    !(/\bbus(?:es)?\b/i.test(reason) && timed.test(reason)) && !/welcomes? dogs/i.test(reason),
  'tells of buses and of their days or number, or where dogs are welcome; write { text, facts } so that it goes with them',
);

/** A unit test checks it for every date of its season. */
export const dayOut = z.strictObject({
  slug,
  title: text,
  seo,
  image: picture,
  summary: words(8, 25),
  description: words(40, 120),
  suits: words(2, 4).describe('Whom or what it suits: “Without a car”.'),
  reasons: z
    .array(
      z.union([
        plainReason,
        z
          .strictObject({
            text: text.describe(
              'May hold {count sunday} and {last weekday}: how many times the first bus leaves on a kind of day, and when last.',
            ),
            facts: z
              .array(text)
              .min(1)
              .describe('The buses, and the places with rules for dogs, that it depends on.'),
          })
          .describe('A reason that goes with the facts that it depends on.'),
      ]),
    )
    .min(2)
    .max(5)
    .describe('Why it goes this way, one sentence each.'),
  season: z
    .strictObject({ from: monthDay, until: monthDay })
    .describe('Its first and last day in each year; over New Year where the last comes first.'),
  weekdays: z
    .array(weekday)
    .exactOptional()
    .describe('On which its first day may fall; left out for all.'),
  lowWater: z
    .strictObject({ from: time, until: time })
    .exactOptional()
    .describe('Only on days with a low water between these; stops without a time go by it.'),
  dog: z.literal(true).exactOptional().describe('Made for a dog.'),
  base: name<PlaceSlug>('places').describe('Where it begins and ends.'),
  days: z
    .array(
      z.strictObject({
        title: text,
        setsOut: time.exactOptional().describe('When one sets out.'),
        stops: z.array(dayOutStop).min(1).max(8),
      }),
    )
    .min(1)
    .max(7),
  updated: date,
  code: shortCode.exactOptional(),
});

const facility = z.strictObject({
  topic: z.enum(['toilets', 'cafe', 'lifeguards', 'steps', 'surface']),
  sign: text
    .exactOptional()
    .describe('Its word in a row of signs; left out where it may not be so on every day.'),
  text: text.describe('What is known, one or two sentences, by the sources of the place.'),
});

/** The one table of what there is at places. Car parks and rules for dogs are in `transport/`. */
export const facilities = z.strictObject({
  place: name<PlaceSlug>('places'),
  known: z
    .array(facility)
    .refine(
      (known) => new Set(known.map(({ topic }) => topic)).size === known.length,
      'has a topic twice; put both into one text',
    )
    .describe('Leave out what is not known: the pages then say to ask.'),
  ask: z
    .array(
      z.strictObject({
        whom: z.strictObject({ name: text, url: https.exactOptional() }),
        question: text.describe('As a visitor would ask it.'),
      }),
    )
    .describe('What to ask of whom, for what is not known.'),
});

/** What flowers and flies when, as far as a source says. */
export const natureSeason = z.strictObject({
  slug,
  title: text,
  text: text.describe('One or two sentences.'),
  place: name<PlaceSlug>('places'),
  from: monthDay,
  until: monthDay.describe('Of the next year where it comes before `from`.'),
  ...read,
});
