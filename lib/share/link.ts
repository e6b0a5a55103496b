/** A plan as the fragment of a link, which browsers send to no server: docs/links.md. */
import type { Thing, Trip } from '@/lib/days/trip';
import { allStops } from '@/lib/days/trip';
import { kinds, linkType } from '../kinds';
import type { CatalogueEntry } from '../planner/catalogue';
import {
  checkOf,
  CHECK_LENGTH,
  CODE_LENGTH,
  type Coded,
  type Codes,
  numberOf,
  PLACE,
  wordOf,
} from './codes';
import { readFirstDays } from './first-days';
import { readFirstPlan } from './first-plan';
import { MAX_SHARED } from './limits';
import { type ResolvedPlan, resolveShared } from './resolve';
import { formOf, readTrip, type SleepCodes, type TripForm, writeTrip } from './trip-bits';

const PREFIX = 'plan=';
/** Forms with short codes. A trip is written in the oldest that can hold it. */
const FORMS: readonly TripForm[] = [2, 3];
const UNSAVED = '-';
/** Before the days. The check of the list knows whether they follow: a link may be cut just there. */
const DAYS = '.';
/** Characters; far more than the longest link of any form needs. */
const MAX_LENGTH = 50_000;
/** Characters of days; messengers cut links that are much longer. Notes are left out before that. */
const MAX_DAYS_LENGTH = 8000;

interface Saved {
  readonly type: string;
  readonly slug?: string;
}

export interface PlanFragment {
  readonly fragment: string | null;
  readonly leftOut: number;
  readonly notesLeftOut: boolean;
}

const keyOf = ({ type, slug }: Thing) => `${type}:${slug}`;

function codesByThing(codes: Codes): ReadonlyMap<string, string> {
  return new Map(Object.entries(codes).map(([code, coded]) => [keyOf(coded), code]));
}

function sleepCodes(codes: Codes): SleepCodes {
  const byThing = codesByThing(codes);
  return {
    numberOf: ({ at, slug }) => {
      const code = byThing.get(
        keyOf({ type: at === 'place' ? PLACE : kinds.property.plannerType, slug }),
      );
      return code === undefined ? undefined : numberOf(code);
    },
    sleepsOf: (number) => {
      const coded = thingOf(codes, wordOf(number));
      if (coded === undefined) return undefined;
      if (coded.type === PLACE) return { at: 'place', slug: coded.slug };
      return coded.type === kinds.property.plannerType
        ? { at: 'stay', slug: coded.slug }
        : undefined;
    },
  };
}

function thingOf(codes: Codes, code: string): Coded | undefined {
  return Object.hasOwn(codes, code) ? codes[code] : undefined;
}

const hasNotes = ({ days }: Trip): boolean =>
  days.some(({ note, stops }) => note ?? stops.some((stop) => stop.note));

/** @param longest characters of the days; notes that would make them longer are left out */
export function writePlan(
  items: readonly Saved[],
  trip: Trip,
  codes: Codes,
  longest = MAX_DAYS_LENGTH,
): PlanFragment {
  const byThing = codesByThing(codes);
  const codeFor = ({ type, slug }: Saved) =>
    slug === undefined ? undefined : byThing.get(keyOf({ type, slug }));
  const codesFor = (things: readonly Saved[]) => things.flatMap((thing) => codeFor(thing) ?? []);

  const saved = codesFor(items);
  const list = [...new Set(saved)].slice(0, MAX_SHARED);
  const unsaved = [...new Set(codesFor(allStops(trip)))].filter((code) => !list.includes(code));
  const all = [...list, ...unsaved];
  const leftOut = items.length - saved.filter((code) => list.includes(code)).length;
  if (all.length === 0 && trip.days.length === 0) {
    return { fragment: null, leftOut, notesLeftOut: false };
  }

  const things = `${formOf(trip)}.${list.join('')}${unsaved.length > 0 ? UNSAVED + unsaved.join('') : ''}`;
  if (trip.days.length === 0) {
    return { fragment: `#${PREFIX}${things}${checkOf(things)}`, leftOut, notesLeftOut: false };
  }
  const whole = things + checkOf(things + DAYS);
  const indexOf = (thing: Thing) => all.indexOf(codeFor(thing) ?? '');
  const write = (notes: boolean) =>
    writeTrip(trip, { indexOf, count: all.length, codes: sleepCodes(codes), notes });
  const long = write(true);
  const notesLeftOut = long.length > longest && hasNotes(trip);
  const days = `${whole}${DAYS}${notesLeftOut ? write(false) : long}`;
  return { fragment: `#${PREFIX}${days}${checkOf(days)}`, leftOut, notesLeftOut };
}

export interface Tables {
  readonly codes: Codes;
  readonly catalogue: readonly CatalogueEntry[];
}

export interface ReadPlan extends ResolvedPlan {
  readonly kind: 'plan';
  readonly days: Trip | 'none' | 'damaged';
  readonly unread: readonly string[];
  /** Whether the list is not as it was sent: something is missing, or letters have changed. */
  readonly changed: boolean;
}

export type ReadLink =
  | {
      /**
       * `none`: not meant as a plan, so nothing is said of it. `damaged`: meant as one, and nothing
       * of it can be read. `newer`: of a form that this version does not know. `foreign`: whole,
       * and nothing in it is of this site.
       */
      readonly kind: 'none' | 'damaged' | 'newer' | 'foreign';
    }
  | ReadPlan;

/** What follows a link in a sentence, or is hung onto it on the way: `).`, `&utm_source=mail`. */
const TRAILING = /([?&].*|[\s.,;:!)\]}>"'”’*_]+)$/su;

/** @param load called only for what may be a plan @throws what `load` throws */
export async function readPlan(fragment: string, load: () => Promise<Tables>): Promise<ReadLink> {
  const raw = fragment.replace(/^#/, '');
  const text = decode(raw);
  if (!text.startsWith(PREFIX)) return { kind: 'none' };
  if (text.length > MAX_LENGTH) return { kind: 'damaged' };
  const body = text.slice(PREFIX.length).replace(TRAILING, '').replace(TRAILING, '');
  const number = /^([1-9]\d{0,3})\./.exec(body)?.[1];
  if (number === undefined) return readFirst(body, raw, load);
  const form = FORMS.find((known) => known === Number(number));
  if (form === undefined)
    return { kind: Number(number) > Math.max(...FORMS) ? 'newer' : 'damaged' };
  return readCoded(body, form, await load());
}

async function readFirst(
  list: string,
  fragment: string,
  load: () => Promise<Tables>,
): Promise<ReadLink> {
  const { entries, unread } = readFirstPlan(list);
  if (entries.length === 0) return { kind: 'damaged' };
  const { catalogue } = await load();
  const resolved = resolveShared(entries, catalogue);
  if (resolved.drafts.length === 0) return { kind: 'foreign' };
  const known = new Set(catalogue.map(({ type, slug = '' }) => keyOf({ type, slug })));
  const days = readFirstDays(fragment, (thing) => known.has(keyOf(thing)));
  return { kind: 'plan', ...resolved, unread, days, changed: false };
}

function checked(text: string, next = ''): string | undefined {
  const bare = text.slice(0, -CHECK_LENGTH);
  return checkOf(bare + next) === text.slice(-CHECK_LENGTH) ? bare : undefined;
}

const inCodes = (text: string): string[] =>
  text.match(new RegExp(`.{${CODE_LENGTH}}`, 'gsu')) ?? [];

function readCoded(body: string, form: TripForm, { codes, catalogue }: Tables): ReadLink {
  const list = body.split(DAYS)[1] ?? '';
  const head = `${form}.${list}`;
  const withoutDays = checked(head);
  const whole = withoutDays ?? checked(head, DAYS);
  // Of a list that was cut, what the last letters were meant to be cannot be told.
  const [saved = '', unsaved = ''] = (whole ?? head).slice(`${form}.`.length).split(UNSAVED);
  const words = [...new Set(inCodes(saved))].slice(0, MAX_SHARED);
  const found = words.flatMap((word) => thingOf(codes, word) ?? []);
  const { drafts } = resolveShared(
    found.map(({ type, slug }) => ({ type: linkType(type), slug })),
    catalogue,
  );
  const strange = words.filter((word) => thingOf(codes, word) === undefined);

  const changed = whole === undefined;
  const all = [...inCodes(saved), ...inCodes(unsaved)];
  const trip = changed ? undefined : readDays(body, all, codes, form);
  // What is read as days is days: of some thousands of lists one has the same check with and without.
  const noDays = withoutDays !== undefined || (head === body && changed);
  const days = trip ?? (noDays ? 'none' : 'damaged');
  if (drafts.length === 0 && typeof days !== 'object') {
    return { kind: changed || days === 'damaged' ? 'damaged' : 'foreign' };
  }
  return {
    kind: 'plan',
    drafts,
    unknown: changed ? [] : strange,
    unread: changed ? strange : [],
    days,
    changed,
  };
}

function readDays(
  body: string,
  words: readonly string[],
  codes: Codes,
  form: TripForm,
): Trip | undefined {
  const text = checked(body)?.split(DAYS)[2];
  if (text === undefined) return undefined;
  const things = words.map((word) => {
    const coded = thingOf(codes, word);
    return coded && coded.type !== PLACE ? coded : undefined;
  });
  return readTrip(text, things, sleepCodes(codes), form);
}

/** Some messengers encode `:` and `,`. A part whose encoding is broken stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.includes(',') ? text.split(',').map(decode).join(',') : text;
  }
}
