/** What a plan is in letters: docs/links.md. Nothing may change in it, as links are on paper. */
import {
  type Day,
  isOwn,
  OWN,
  NO_PLACE,
  type Settings,
  type Sleeps,
  type Stop,
  type Thing,
  type Trip,
} from '@/lib/days/trip';
import { kindOfType, kinds } from '@/lib/kinds';
import { CODE_LENGTH, type Codes, DAY_OUT, numberOf, PLACE, wordOf } from './codes';
import { fields, figures, type Form, list, oneOf, text, whole } from './letters';

/** The first letter of every plan. A newer form begins with a larger figure. */
export const FORM = '1';

/** Short codes of the saved things, of those that only the days have, and the days. */
interface CodedPlan {
  readonly saved: readonly string[];
  readonly unsaved: readonly string[];
  readonly trip: Trip;
}

type CodeBook = ReturnType<typeof bookOf>;

const keyOf = ({ type, slug }: Thing) => `${type}:${slug}`;

/** Which short code stands for what; undefined where the site does not have it. */
export function bookOf(codes: Codes) {
  const byThing = new Map(Object.entries(codes).map(([code, thing]) => [keyOf(thing), code]));
  return {
    codeOf: (thing: Thing) => byThing.get(keyOf(thing)),
    thingOf: (code = NOTHING) => (Object.hasOwn(codes, code) ? codes[code] : undefined),
  };
}

const NOTHING = wordOf(0, CODE_LENGTH);

/** The code of a stop. A line of one's own is coded by its place. */
export function stopCode({ codeOf }: CodeBook, { type, slug }: Thing): string {
  return codeOf({ type: isOwn({ type }) ? PLACE : type, slug }) ?? NOTHING;
}

export const code: Form<string, string> = (pass, letters = NOTHING) =>
  wordOf(pass(numberOf(letters), CODE_LENGTH));

const codes = list(code);

const QUARTER = 15;
/** Minutes that are no whole quarters stand behind all numbers of quarters. */
const QUARTERS = 100;

const lengthOfStay: Form<number> = (pass, minutes = 0) => {
  const number = whole(pass, minutes % QUARTER === 0 ? minutes / QUARTER : QUARTERS + minutes);
  return number < QUARTERS ? number * QUARTER : number - QUARTERS;
};

const stopFields = fields<Omit<Stop, 'id' | keyof Thing>>({
  time: figures('00:00'),
  minutes: lengthOfStay,
  by: oneOf(['foot', 'bus', 'car']),
  note: text,
  name: text,
  edge: oneOf(['start', 'end']),
});

/** @param things codes; stops name things by their index among these */
function tripForm(book: CodeBook, things: readonly string[]): Form<Trip, object> {
  const slugOf =
    (type: string): Form<string> =>
    (pass, slug = '') =>
      book.thingOf(code(pass, book.codeOf({ type, slug })))?.slug;

  const sleeps: Form<Sleeps> = (pass, value = { at: 'nowhere' }) => {
    const at = oneOf(['nowhere', 'stay', 'place'])(pass, value.at);
    if (at === 'nowhere') return { at };
    const type = at === 'stay' ? kinds.property.plannerType : PLACE;
    return { at, slug: slugOf(type)(pass, value.at === 'nowhere' ? undefined : value.slug) };
  };

  const stop: Form<Stop> = (pass, value) => {
    const index = whole(pass, value && things.indexOf(stopCode(book, value)));
    const rest: Partial<Stop> = stopFields(pass, value);
    const thing = book.thingOf(things[index]);
    if (rest.name !== undefined) return { ...rest, type: OWN, slug: thing?.slug ?? NO_PLACE };
    return thing && kindOfType(thing.type) ? { ...thing, ...rest } : undefined;
  };

  return fields<Trip>({
    firstDate: figures('0000-00-00'),
    settings: fields<Settings>({
      sleeps,
      dog: oneOf([false, true]),
      pace: oneOf(['slow', 'steady', 'brisk']),
      travel: oneOf(['foot-bus', 'car']),
      wheels: oneOf([false, true]),
    }),
    days: list(
      fields<Omit<Day, 'id'>>({ stops: list(stop), title: text, dayOut: slugOf(DAY_OUT) }),
    ),
  });
}

/** What comes back of the days has no bounds yet, and no ids. */
export const planForm =
  (book: CodeBook): Form<CodedPlan, { readonly trip: object }> =>
  (pass, plan) => {
    pass(numberOf(FORM), FORM.length);
    const saved = codes(pass, plan?.saved);
    const things = [...saved, ...codes(pass, plan?.unsaved)];
    return { trip: tripForm(book, things)(pass, plan?.trip) };
  };
