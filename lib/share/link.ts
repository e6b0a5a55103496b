/** A plan as the fragment of a link, which browsers send to no server: docs/links.md. */
import { parseTrip } from '@/lib/days/parse';
import { allStops, emptyTrip, type Trip } from '@/lib/days/trip';
import { type CatalogueEntry, draftOf } from '@/lib/planner/catalogue';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { CHECK_LENGTH, checkOf, type Codes } from './codes';
import { reader, whole, write } from './letters';
import { bookOf, code, FORM, planForm, stopCode } from './plan-form';
import { lettersIn } from './received';

const PREFIX = '#plan=';
const NEWER = /^[2-9]/;
/** The most things that a link carries; longer links do not survive every messenger anyway. */
export const MAX_SHARED = 500;
/** Characters; messengers cut links that are much longer. Notes are left out before that. */
const MAX_LENGTH = 8000;

export type PlanFragment = ReturnType<typeof writePlan>;

/** @param longest characters of the link's plan; notes that would make it longer are left out */
export function writePlan(
  items: readonly Pick<PlannerItemDraft, 'type' | 'slug'>[],
  trip: Trip,
  codes: Codes,
  longest = MAX_LENGTH,
) {
  const book = bookOf(codes);
  const sent = items.flatMap(({ type, slug }) => (slug && book.codeOf({ type, slug })) || []);
  const saved = [...new Set(sent)].slice(0, MAX_SHARED);
  /** How many of the items the link does not carry. */
  const leftOut = items.length - sent.filter((code) => saved.includes(code)).length;
  // Nothing is left that a link can carry.
  if (saved.length === 0 && trip.days.length === 0) {
    return { fragment: null, leftOut, notesLeftOut: false };
  }

  const planned = new Set(allStops(trip).map((stop) => stopCode(book, stop)));
  const unsaved = [...planned].filter((code) => !saved.includes(code));
  const sentTrip = trip.days.length === 0 ? emptyTrip : trip;
  const withoutNotes = sentTrip.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => {
      const { note: _, ...rest } = stop;
      return rest;
    }),
  }));
  const [long = '', short = ''] = [sentTrip.days, withoutNotes].map((days) =>
    write(planForm(book), { saved, unsaved, trip: { ...sentTrip, days } }),
  );
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
  const { pass, taken } = reader(text);
  try {
    planForm(bookOf({}))(pass);
    const check = checkOf(taken());
    pass(0, CHECK_LENGTH);
    return text.startsWith(FORM) && taken().endsWith(check) ? taken() : undefined;
  } catch {
    return undefined;
  }
}

function findPlan(text: string) {
  const readings = lettersIn(text);
  const plan = readings.map(wholePlan).find((one) => one !== undefined);
  const letters = plan ?? readings[0];
  return letters === undefined ? undefined : { letters, isWhole: plan !== undefined };
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
  const listed = [...new Set(savedIn(letters))];
  const drafts = listed.flatMap((saved) => {
    const thing = book.thingOf(saved);
    return catalogue.find(({ type, slug }) => type === thing?.type && slug === thing.slug) ?? [];
  });
  const days = isWhole ? planForm(book)(reader(letters).pass).trip : emptyTrip;
  const { trip } = parseTrip(JSON.stringify(days));
  if (drafts.length === 0 && trip.days.length === 0) {
    return { kind: isWhole ? 'foreign' : 'damaged' };
  }
  const unknown = isWhole ? listed.length - drafts.length : 0;
  return { kind: 'plan', drafts: drafts.map(draftOf), unknown, trip, isWhole };
}

/** What a plan's list names; of one that was cut or changed, as far as it goes. */
function savedIn(letters: string): readonly string[] {
  const { pass } = reader(letters.slice(FORM.length));
  const saved: string[] = [];
  try {
    const count = whole(pass);
    while (saved.length < count) saved.push(code(pass));
  } catch {
    // The list ends here.
  }
  return saved;
}
