/** What a plan is in letters: docs/links.md. Nothing may change in it, as links are on paper. */
import type { ClockTime, IsoDate } from '@/content/types';
import { parseTrip } from '@/lib/days/parse';
import {
  type Day,
  isOwn,
  NO_PLACE,
  OWN,
  type Settings,
  type Sleeps,
  type Stop,
  type Trip,
} from '@/lib/days/trip';
import { kindOfType, kinds } from '@/lib/kinds';
import { addDays, daysBetween } from '@/lib/time/day';
import { CODE_LENGTH, type Coded, DAY_OUT, PLACE, wordOf } from './codes';
import { by, fields, fixed, type Form, type Letters, list, oneOf, text, whole } from './letters';

/** Which short code stands for what; undefined where the site does not have it. */
export interface CodeBook {
  readonly codeOf: (thing: Coded) => string | undefined;
  readonly thingOf: (code: string) => Coded | undefined;
}

/** Short codes of the saved things, of those that only the days have, and the days. */
export interface CodedPlan {
  readonly saved: readonly string[];
  readonly unsaved: readonly string[];
  readonly trip: Trip;
}

const DAY_ZERO: IsoDate = '1000-01-01';
const QUARTER = 15;
/** Minutes that are no whole quarters stand behind all numbers of quarters. */
const QUARTERS = 100;
const NOWHERE = wordOf(0, CODE_LENGTH);

const code: Form<string> = {
  write: (value) => value,
  read: (letters) => letters.take(CODE_LENGTH),
};

const date: Form<IsoDate> = by(
  fixed(4),
  (value) => daysBetween(DAY_ZERO, value),
  (days) => addDays(DAY_ZERO, days),
);

const time: Form<ClockTime> = by(
  fixed(2),
  (value) => Number(value.slice(0, 2)) * 60 + Number(value.slice(3)),
  (minutes) => {
    const figures = [Math.floor(minutes / 60), minutes % 60];
    return figures.map((figure) => String(figure).padStart(2, '0')).join(':') as ClockTime;
  },
);

const lengthOfStay: Form<number> = by(
  whole,
  (minutes) => (minutes % QUARTER === 0 ? minutes / QUARTER : QUARTERS + minutes),
  (number) => (number < QUARTERS ? number * QUARTER : number - QUARTERS),
);

function sleepsForm({ codeOf, thingOf }: CodeBook): Form<Sleeps> {
  const type = { stay: kinds.property.plannerType, place: PLACE } as const;
  return by(
    code,
    (sleeps) =>
      sleeps.at === 'nowhere' ? NOWHERE : codeOf({ type: type[sleeps.at], slug: sleeps.slug }),
    (letters) => {
      if (letters === NOWHERE) return { at: 'nowhere' };
      const thing = thingOf(letters);
      const at = (['stay', 'place'] as const).find((one) => type[one] === thing?.type);
      return thing && at && { at, slug: thing.slug };
    },
  );
}

/** A line of one's own is coded by its place. */
export function stopCode({ codeOf }: CodeBook, { type, slug }: Coded): string | undefined {
  if (!isOwn({ type })) return codeOf({ type, slug });
  return slug === NO_PLACE ? NOWHERE : codeOf({ type: PLACE, slug });
}

interface Options {
  readonly book: CodeBook;
  /** Codes; stops name things by their index among these. */
  readonly things: readonly string[];
  readonly note: Form<string>;
}

/** The reader of stored days gives ids. */
type Unnamed<T> = Omit<T, 'id'>;

function stopForm({ book, things, note }: Options): Form<Unnamed<Stop>> {
  const more = fields<Omit<Unnamed<Stop>, keyof Coded>>({
    time,
    minutes: lengthOfStay,
    by: oneOf(['foot', 'bus', 'car']),
    note,
    name: text,
    edge: oneOf(['start', 'end']),
  });
  return {
    write: (stop) => {
      const index = things.indexOf(stopCode(book, stop) ?? '');
      return index < 0 ? undefined : whole.write(index) + more.write(stop);
    },
    read: (letters) => {
      const thing = book.thingOf(things[whole.read(letters)] ?? '');
      const rest = more.read(letters);
      if (rest.name !== undefined) return { ...rest, type: OWN, slug: thing?.slug ?? NO_PLACE };
      return thing && kindOfType(thing.type) ? { ...thing, ...rest } : undefined;
    },
  };
}

type UnnamedDay = Unnamed<Omit<Day, 'stops'>> & { readonly stops: readonly Unnamed<Stop>[] };
type UnnamedTrip = Omit<Trip, 'days'> & { readonly days: readonly UnnamedDay[] };

function tripForm(options: Options): Form<UnnamedTrip> {
  const { codeOf, thingOf } = options.book;
  const day = fields<UnnamedDay>({
    stops: list(stopForm(options)),
    title: text,
    dayOut: by(
      code,
      (slug) => codeOf({ type: DAY_OUT, slug }),
      (letters) => thingOf(letters)?.slug,
    ),
  });
  const settings = fields<Settings>({
    sleeps: sleepsForm(options.book),
    dog: oneOf([false, true]),
    pace: oneOf(['slow', 'steady', 'brisk']),
    travel: oneOf(['foot-bus', 'car']),
    wheels: oneOf([false, true]),
  });
  return fields<UnnamedTrip>({ firstDate: date, settings, days: list(day) });
}

const codes = list(code);
const noNote: Form<string> = { ...text, write: () => undefined };

/** @param notes whether they are written; they are read wherever they are */
export const planForm = (book: CodeBook, notes = true) => ({
  write: ({ saved, unsaved, trip }: CodedPlan): string => {
    const options = { book, things: [...saved, ...unsaved], note: notes ? text : noNote };
    return [codes.write(saved), codes.write(unsaved), tripForm(options).write(trip)].join('');
  },
  /** Never without its bounds: the days are read as stored ones are. @throws {RangeError} */
  read: (letters: Letters): CodedPlan => {
    const [saved = [], unsaved = []] = [codes.read(letters), codes.read(letters)];
    const trip = tripForm({ book, things: [...saved, ...unsaved], note: text }).read(letters);
    return { saved, unsaved, trip: parseTrip(JSON.stringify(trip)).trip };
  },
});
