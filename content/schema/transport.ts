/**
 * The editor's manual for paths, buses, ferries, trains and car parks. What nobody has read is left
 * out, and the site then says that it is not known: a straight line is no path, and last year's bus
 * is no bus.
 */
import * as z from 'zod';
import type { StretchId } from '../closures';
import type { PlaceSlug } from '../places';
import {
  date,
  dated,
  datesInOrder,
  https,
  monthDay,
  name,
  read,
  slug,
  source,
  sources,
  text,
  texts,
  time,
  whereFieldsFit,
} from './fields';
import { closureNote, coordinates } from './geography';

const pointSlug = name<string>('transport/points').describe('The slug of a point.');
const closedBy = name<StretchId>('closures')
  .exactOptional()
  .describe('The stretch of content/closures.ts whose closing closes this.');
const ascent = z.number().min(0, 'is below zero; write metres uphill');

export const leg = z
  .strictObject({
    slug,
    from: pointSlug,
    to: pointSlug,
    kilometres: z
      .number()
      .refine((length) => length > 0, {
        error: ({ input }) => `${String(input)} is not a length; write kilometres, such as 1.5`,
      })
      .describe('As measured.'),
    climb: z
      .strictObject({
        there: ascent.describe('From `from` to `to`.'),
        back: ascent.describe('The other way.'),
      })
      .describe('Metres uphill, all ups added together.'),
    climbIsRough: z.literal(true).exactOptional().describe('Where the source says “about”.'),
    kind: text.describe('What kind of way it is: “coast path”.'),
    exposed: z
      .boolean()
      .describe(
        'Whether it keeps near an edge, so that nobody should walk it in the dark: the coast path.',
      ),
    surface: text.exactOptional().describe('What is underfoot; left out when not known.'),
    ...read,
    closedBy,
  })
  .refine(({ from, to }) => from !== to, {
    path: ['to'],
    error: 'is where it begins; write where it ends',
  });

/** Shown instead of the sum of its legs, each of which is rounded. */
export const measuredWalk = z.strictObject({
  between: z.tuple([pointSlug, pointSlug]),
  kilometres: z.number(),
});

export const operator = z.strictObject({
  name: text,
  url: https
    .exactOptional()
    .describe('Where they publish their times; left out where no editor has opened it.'),
});
const operators = z.array(operator).describe('Who runs it.');

export const serviceDay = z.enum(['weekday', 'saturday', 'sunday', 'bank-holiday']);
const days = z
  .array(serviceDay)
  .describe('The kinds of day; a bank holiday is one whatever its weekday.');

/** For `superRefine` of a list with kinds of day. */
function eachDayOnce(
  entries: readonly { readonly days: readonly string[] }[],
  context: z.RefinementCtx,
): void {
  const all = entries.flatMap((entry) => entry.days);
  for (const day of all.filter((one, index) => all.indexOf(one) < index)) {
    const message = `"${day}" is there twice; put its times into one entry`;
    context.addIssue({ code: 'custom', path: ['days'], message });
  }
}

const isAscending = (values: readonly (number | string)[]) =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? value) < value);

const call = z.strictObject({
  at: pointSlug,
  minutes: z
    .number()
    .exactOptional()
    .describe('Minutes after it left its first stop, which has 0; left out when not known.'),
});

export const dayTimes = z.strictObject({
  days,
  times: z
    .union([
      z.array(time).refine(isAscending, 'are not in order; write the earliest first'),
      z.literal('not-read'),
    ])
    .describe(
      'When it leaves its first stop, in order. Empty: none on these days. “not-read”: it runs, and nobody has read when.',
    ),
});

export const headway = z.strictObject({
  days,
  from: time.describe('When the first of it leaves the first stop.'),
  until: time.describe('When the last of it does.'),
  every: z.number().positive().describe('Minutes between two, at the most.'),
});

const yearSpan = z
  .strictObject({ from: monthDay, until: monthDay })
  .describe('Days of each year, both included, also over New Year.');

const withoutTimes = {
  headways: z
    .array(headway)
    .exactOptional()
    .describe(
      'About how often it runs, in order: for days on which its times are not read, and once they have lapsed. Visitors are told to look up the time.',
    ),
  headwaysUntil: date
    .exactOptional()
    .describe(
      'The last day on which the headways are believed, and the kinds of day on which it does not run; left out for `validUntil`.',
    ),
  irregular: z
    .array(yearSpan)
    .exactOptional()
    .describe('Days of each year on which its times differ, and nobody has read them.'),
};

const busService = z.strictObject({
  slug,
  number: text.describe('As it stands on the bus.'),
  towards: text.describe('Where it goes, as it stands on the bus.'),
  operators,
  calls: z
    .array(call)
    .min(2)
    .refine(
      (calls) => calls.every(({ minutes }) => minutes === undefined) || calls[0]?.minutes === 0,
      'do not begin with minutes: 0; all are counted from the first stop',
    )
    .refine(
      (calls) => isAscending(calls.flatMap(({ minutes }) => minutes ?? [])),
      'have minutes that go back; write the stops in the order in which it comes to them',
    )
    .describe('Where it stops, in order; the first is where it starts.'),
  times: z
    .array(dayTimes)
    .superRefine(eachDayOnce)
    .describe('A kind of day that is not named is not known.'),
  ...withoutTimes,
  notes: texts.exactOptional().describe('What else visitors should know, one sentence each.'),
  closedBy,
  ...dated,
});
export const service = busService
  .superRefine(datesInOrder, whereFieldsFit)
  .describe('A bus in one direction.');

export const feedLine = z.strictObject({
  agency: text.describe('The agency as the feed names it, or how its name begins, or its id.'),
  number: text.describe('As it stands on the bus.'),
});

export const feedStops = z.strictObject({
  point: pointSlug,
  ids: texts.exactOptional().describe('Ids of stops or stations in the feed.'),
  within: z.number().exactOptional().describe('All stops within so many metres of the point.'),
  around: coordinates
    .exactOptional()
    .describe('Where the point is; left out for one at a place of the guide.'),
});

const publication = {
  publisher: text.describe('Who publishes it; a feed that says so itself is believed.'),
  licence: z.strictObject({ name: text, url: https }),
  source,
};
export const feedSource = z.strictObject(publication);

const feedTime = z
  .string()
  .regex(/^(\d{2,}:\d{2}(\/\d{2,}:\d{2})?|-)?$/, 'is not a time as the import writes it');

const importedCalendar = z
  .strictObject({
    from: date,
    runs: z
      .string()
      .regex(/^[01]+$/)
      .describe('A 1 or 0 for each day from the first.'),
  })
  .describe('The days on which it runs.');

const datedTrip = z.strictObject({
  days: importedCalendar,
  times: z
    .array(feedTime)
    .describe(
      'For each call: “09:30”, “09:30/09:34” (arrives, leaves), “25:10”, “” unknown, “-” it does not call.',
    ),
});

export const importedService = busService.extend({
  calls: z.array(
    call.extend({
      boards: z.literal(false).exactOptional().describe('Nobody gets on here.'),
      alights: z.literal(false).exactOptional().describe('Nobody gets off here.'),
    }),
  ),
  byDate: z.array(datedTrip).describe('Its trips; `times` has none then.'),
  replaced: z
    .array(z.strictObject({ from: date, until: date }))
    .exactOptional()
    .describe('When a timetable counts instead that has been imported later; both days included.'),
});

export const importedTimetables = z
  .strictObject({
    feeds: z.array(
      z.strictObject({
        name: text.describe('The file.'),
        version: text.exactOptional(),
        ...publication,
        readOn: date,
        validFrom: date.describe('The first day for which it tells all service.'),
        validUntil: date.describe('The last.'),
      }),
    ),
    services: z.array(
      importedService.refine(
        ({ calls, byDate }) => byDate.every(({ times }) => times.length === calls.length),
        'has trips that have not a time for each stop; import the feed again',
      ),
    ),
  })
  .describe('What `npm run timetables` writes.');

export const ferryHours = z
  .strictObject({
    days,
    first: time.exactOptional().describe('The first.'),
    last: time.describe('The last.'),
  })
  .superRefine(({ first, last }, context) => {
    if (first === undefined || first <= last) return;
    context.addIssue(
      `the last, ${last}, is before the first, ${first}; write the first and the last of the day`,
    );
  });

export const ferry = z
  .strictObject({
    slug,
    name: text,
    operators,
    from: pointSlug,
    to: pointSlug
      .exactOptional()
      .describe('The slug of a point; left out where the source does not say.'),
    minutes: z.number().exactOptional().describe('Minutes across, at the most.'),
    hours: z.array(ferryHours).superRefine(eachDayOnce).describe('When it runs.'),
    ...withoutTimes,
    notes: texts.describe('What the hours cannot say.'),
    allYear: z
      .boolean()
      .describe('False where it runs in a season whose dates are not known: no time then holds.'),
    ...dated,
  })
  .superRefine(datesInOrder, whereFieldsFit);

export const railway = z
  .strictObject({
    slug,
    name: text,
    operators,
    between: z.tuple([text, text]).describe('Its ends, as visitors read them.'),
    notes: texts.describe('What is known of its times, one sentence each.'),
    ...dated,
  })
  .superRefine(datesInOrder, whereFieldsFit);

export const carPark = z.strictObject({
  slug,
  place: name<PlaceSlug>('places'),
  name: text,
  isPaid: z.literal(true).exactOptional().describe('Where one pays.'),
  note: text.describe('What is known of it, one sentence.'),
  whileClosed: closureNote.exactOptional(),
  sources,
});

const miles = z
  .tuple([z.number(), z.number()])
  .describe('The least and the most that its source gives; the same twice where it gives one.');

export const drive = z
  .strictObject({
    slug,
    between: z.tuple([pointSlug, pointSlug]),
    minutes: z.number().exactOptional().describe('At the most; left out when not known.'),
    miles: miles.exactOptional().describe('Miles of road; left out when not known.'),
    whileClosed: z
      .strictObject({ stretch: name<StretchId>('closures'), miles })
      .exactOptional()
      .describe('The long way round, while a notice closes a stretch; no minutes hold then.'),
    ...read,
  })
  .describe('A drive between two points, the same both ways.');

export const yearDay = z
  .union([
    z.strictObject({ day: monthDay }),
    z.strictObject({ easter: z.number().describe('Days from Easter Sunday; negative before it.') }),
    z.strictObject({ octoberHalfTerm: z.literal('end').describe('The last day of it.') }),
  ])
  .describe('A day of each year.');

const dogPlace = {
  place: name<PlaceSlug>('places').describe('The slug of a place.'),
  words: text.describe('The rule as a sentence.'),
};
export const dogRule = z.discriminatedUnion('rule', [
  z.strictObject({ ...dogPlace, rule: z.literal('not-known') }),
  z
    .strictObject({ ...dogPlace, rule: z.literal('welcome'), ...dated })
    .superRefine(datesInOrder, whereFieldsFit),
  z
    .strictObject({
      ...dogPlace,
      rule: z.literal('none'),
      from: yearDay,
      until: yearDay,
      ...dated,
    })
    .superRefine(datesInOrder, whereFieldsFit)
    .describe('No dogs from one day of the year to another, both included.'),
]);

export const bankHoliday = z.strictObject({
  date,
  name: text.describe('As the government’s list names it.'),
  isGoodFriday: z
    .literal(true)
    .exactOptional()
    .describe('Easter is counted from it, and with it some rules for dogs.'),
});

export const halfTerm = z.strictObject({
  ends: date.describe('Its last day, the Friday.'),
  source,
});
