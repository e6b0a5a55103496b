/** A plan as the fragment of a link, which browsers send to no server: docs/links.md. */
import { allStops, emptyTrip, type Trip } from '@/lib/days/trip';
import { type CatalogueEntry, draftOf } from '@/lib/planner/catalogue';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { CHECK_LENGTH, checkOf, CODE_LENGTH, type Coded, type Codes } from './codes';
import { lettersOf, whole } from './letters';
import { type CodeBook, type CodedPlan, planForm, stopCode } from './plan-form';
import { lettersIn } from './received';

const PREFIX = '#plan=';
/** The first letter of every plan. A newer form begins with a larger figure. */
const FORM = '1';
const NEWER = /^[2-9]/;
/** The most things that a link carries; longer links do not survive every messenger anyway. */
export const MAX_SHARED = 500;
/** Characters; messengers cut links that are much longer. Notes are left out before that. */
const MAX_LENGTH = 8000;

export type PlanFragment = ReturnType<typeof writePlan>;

const keyOf = ({ type, slug }: Coded) => `${type}:${slug}`;

function bookOf(codes: Codes): CodeBook {
  const byThing = new Map(Object.entries(codes).map(([code, thing]) => [keyOf(thing), code]));
  return {
    codeOf: (thing) => byThing.get(keyOf(thing)),
    thingOf: (code) => (Object.hasOwn(codes, code) ? codes[code] : undefined),
  };
}

/** @param longest characters of the link's plan; notes that would make it longer are left out */
export function writePlan(
  items: readonly Pick<PlannerItemDraft, 'type' | 'slug'>[],
  trip: Trip,
  codes: Codes,
  longest = MAX_LENGTH,
) {
  const book = bookOf(codes);
  const sent = items.flatMap(({ type, slug }) => (slug && book.codeOf({ type, slug })) || []);
  const saved = new Set([...new Set(sent)].slice(0, MAX_SHARED));
  const planned = allStops(trip).flatMap((stop) => stopCode(book, stop) ?? []);
  const unsaved = new Set(planned.filter((code) => !saved.has(code)));
  /** How many of the items the link does not carry. */
  const leftOut = items.length - sent.filter((code) => saved.has(code)).length;
  // Nothing is left that a link can carry.
  if (saved.size === 0 && trip.days.length === 0) {
    return { fragment: null, leftOut, notesLeftOut: false };
  }

  const sentTrip = trip.days.length === 0 ? emptyTrip : trip;
  const coded = { saved: [...saved], unsaved: [...unsaved], trip: sentTrip };
  const write = (notes: boolean) => FORM + planForm(book, notes).write(coded);
  const [long, short] = [write(true), write(false)];
  const notesLeftOut = long.length > longest && short !== long;
  const plan = notesLeftOut ? short : long;
  return { fragment: PREFIX + plan + checkOf(plan), leftOut, notesLeftOut };
}

export interface Tables {
  readonly codes: Codes;
  readonly catalogue: readonly CatalogueEntry[];
}

export interface ReadPlan {
  readonly kind: 'plan';
  readonly drafts: readonly PlannerItemDraft[];
  /** How many things of it the site no longer has. */
  readonly unknown: number;
  /** Without days where the plan has none, or the link is not whole. */
  readonly trip: Trip;
  /** Whether the link is as it was sent; else the drafts are what is left of it. */
  readonly isWhole: boolean;
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

/** The plan that letters begin with, and its check, without what follows; undefined where it is not whole. */
function wholePlan(text: string): string | undefined {
  const letters = lettersOf(text);
  try {
    if (letters.take(FORM.length) !== FORM) return undefined;
    planForm(bookOf({})).read(letters);
    const plan = letters.taken();
    return checkOf(plan) === letters.take(CHECK_LENGTH) ? letters.taken() : undefined;
  } catch {
    return undefined;
  }
}

function findPlan(text: string) {
  let first: string | undefined;
  for (const letters of lettersIn(text)) {
    const plan = wholePlan(letters);
    if (plan !== undefined) return { letters: plan, isWhole: true };
    first ??= letters;
  }
  return first === undefined ? undefined : { letters: first, isWhole: false };
}

/** The fragment of the plan that a pasted text names, for the planner; undefined where there is none. */
export function fragmentIn(text: string): string | undefined {
  const found = findPlan(text);
  return found && PREFIX + found.letters;
}

/**
 * Reads a fragment, or any text that a link is in, whatever was done to it on the way.
 *
 * @param load called only for what may be a plan @throws what `load` throws
 */
export async function readPlan(text: string, load: () => Promise<Tables>): Promise<ReadLink> {
  const found = findPlan(text);
  if (!found) return { kind: 'none' };
  const { letters, isWhole } = found;
  if (!letters.startsWith(FORM)) return { kind: NEWER.test(letters) ? 'newer' : 'damaged' };
  const { codes, catalogue } = await load();
  const book = bookOf(codes);
  const body = letters.slice(FORM.length);
  const plan = isWhole ? planForm(book).read(lettersOf(body)) : partOf(body);
  const inCatalogue = new Map(catalogue.map((entry) => [keyOf({ slug: '', ...entry }), entry]));
  const draft = (code: string) => {
    const thing = book.thingOf(code);
    return thing && inCatalogue.get(keyOf(thing));
  };
  const listed = [...new Set(plan.saved)];
  const drafts = listed.flatMap((code) => draft(code) ?? []).map(draftOf);
  const { trip } = plan;
  if (drafts.length === 0 && trip.days.length === 0) {
    return { kind: isWhole ? 'foreign' : 'damaged' };
  }
  const unknown = isWhole ? listed.length - drafts.length : 0;
  return { kind: 'plan', drafts, unknown, trip, isWhole };
}

/** Of a plan that was cut or changed: what its list still names. No day is read by half. */
function partOf(text: string): Pick<CodedPlan, 'saved' | 'trip'> {
  const letters = lettersOf(text);
  const saved: string[] = [];
  try {
    const count = whole.read(letters);
    while (saved.length < count) saved.push(letters.take(CODE_LENGTH));
  } catch {
    // The list ends here.
  }
  return { saved, trip: emptyTrip };
}
