/** What a plan is in letters: docs/links.md. Nothing may change in it, as links are on paper. */
import {
  type Day,
  isOwn,
  isSameThing,
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
import { fields, figures, type Form, list, oneOf, type Pass, text, whole } from './letters';

/** The first letter of every plan. A newer form begins with a larger figure. */
export const FORM = '1';

/** The short code of a thing; undefined where the site does not have it. */
export const codeIn = (codes: Codes, thing: Parameters<typeof isSameThing>[1]) =>
  Object.entries(codes).find(([, one]) => isSameThing(one, thing))?.[0];

const code: Form<string, string> = (pass, letters = '') =>
  wordOf(pass(numberOf(letters), CODE_LENGTH));

/** The minutes of a day with whole quarters first: 15 × 1345 is 1 modulo 1441. */
const lengthOfStay: Form<number> = (pass, minutes = 0) =>
  (whole(pass, (minutes * 1345) % 1441) * 15) % 1441;

const stopFields = fields<Omit<Stop, 'id' | keyof Thing>>({
  time: figures('00:00'),
  minutes: lengthOfStay,
  by: oneOf(['foot', 'bus', 'car']),
  note: text,
  name: text,
  edge: oneOf(['start', 'end']),
});

/** @param saved codes; stops name these by index, and others by the code behind the next index */
function tripForm(codes: Codes, saved: readonly string[]): Form<Trip, object> {
  const slugOf =
    (type: string): Form<string> =>
    (pass, slug = '') =>
      codes[code(pass, codeIn(codes, { type, slug }))]?.slug;

  const sleeps: Form<Sleeps> = (pass, value = { at: 'nowhere' }) => {
    const at = oneOf(['nowhere', 'stay', 'place'])(pass, value.at);
    if (at === 'nowhere') return { at };
    const type = at === 'stay' ? kinds.property.plannerType : PLACE;
    return { at, slug: slugOf(type)(pass, value.at === 'nowhere' ? undefined : value.slug) };
  };

  const stop: Form<Stop> = (pass, value) => {
    // A line of one’s own has the code of its place.
    const own = value && codeIn(codes, isOwn(value) ? { ...value, type: PLACE } : value);
    const index = whole(pass, [...saved, own].indexOf(own));
    const thing = codes[saved[index] ?? code(pass, own)];
    const rest: Partial<Stop> = stopFields(pass, value);
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

/** The codes of what is saved, and the days, which come back without bounds and ids. */
export const planForm =
  (codes: Codes) =>
  (pass: Pass, plan?: { readonly saved: readonly string[]; readonly trip: Trip }) => {
    pass(numberOf(FORM), FORM.length);
    const saved = list(code)(pass, plan?.saved);
    return { saved, trip: tripForm(codes, saved)(pass, plan?.trip) };
  };
