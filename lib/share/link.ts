/** A plan as the fragment of a link, which browsers send to no server: docs/links.md. */
import { parseTrip } from '@/lib/days/parse';
import { emptyTrip, isSameThing, type Trip } from '@/lib/days/trip';
import { type CatalogueEntry, draftOf } from '@/lib/planner/catalogue';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { checkOf, type Codes } from './codes';
import { reader, write } from './letters';
import { codeIn, FORM, planForm } from './plan-form';
import { lettersIn } from './received';

const PREFIX = '#plan=';
/** The most things that a link carries; longer links do not survive every messenger anyway. */
export const MAX_SHARED = 500;
/** Characters; messengers cut links that are much longer. Notes are left out before that. */
const MAX_LENGTH = 8000;
/** A text of nothing but broken links is not read for seconds. */
const MAX_READINGS = 100;

/** @param longest characters of the link's plan; notes that would make it longer are left out */
export function writePlan(
  items: readonly Pick<PlannerItemDraft, 'type' | 'slug'>[],
  trip: Trip,
  codes: Codes,
  longest = MAX_LENGTH,
) {
  const sent = items.flatMap((item) => codeIn(codes, item) ?? []);
  const saved = [...new Set(sent)].slice(0, MAX_SHARED);
  const isEmpty = saved.length === 0 && trip.days.length === 0;

  const lettersOf = (sentTrip: Trip) => write(planForm(codes), { saved, trip: sentTrip });
  const whole = trip.days.length === 0 ? emptyTrip : trip;
  const withoutNotes = (name: string, value: unknown) => (name === 'note' ? undefined : value);
  const bare = JSON.stringify(whole, withoutNotes);
  const long = lettersOf(whole);
  const plan = long.length > longest ? lettersOf(JSON.parse(bare) as Trip) : long;
  return {
    /** Null where nothing is left that a link can carry. */
    fragment: isEmpty ? null : PREFIX + plan + checkOf(plan),
    /** How many of the items the link does not carry. */
    leftOut: items.length - sent.filter((code) => saved.includes(code)).length,
    notesLeftOut: plan !== long,
  };
}

/** The plan that letters begin with, and its check, without what follows; undefined where it is not whole. */
function wholePlan(text: string): string | undefined {
  const { pass, taken } = reader(text);
  planForm({})(pass);
  const whole = taken() + checkOf(taken());
  return text.startsWith(FORM) && text.startsWith(whole) ? whole : undefined;
}

function findPlan(text: string) {
  const readings = lettersIn(text).slice(0, MAX_READINGS);
  const plan = readings.map(wholePlan).find((one) => one !== undefined);
  return { letters: plan ?? readings[0], isWhole: plan !== undefined };
}

/** The fragment of the plan that a pasted text names, for the planner; undefined where there is none. */
export function fragmentIn(text: string): string | undefined {
  const { letters } = findPlan(text);
  return letters === undefined ? undefined : PREFIX + letters;
}

export interface Tables {
  readonly codes: Codes;
  readonly catalogue: readonly CatalogueEntry[];
}

export type ReadLink = Awaited<ReturnType<typeof readPlan>>;
export type ReadPlan = Extract<ReadLink, { readonly kind: 'plan' }>;

/**
 * Reads a fragment, or any text that a link is in, whatever was done to it on the way. It may be a
 * plan, or `damaged`: nothing of it can be read; `newer`: of a form that this version does not know;
 * `foreign`: whole, and nothing in it is of this site.
 *
 * @param load called only for what may be a plan @throws what `load` throws
 */
export async function readPlan(text: string, load: () => Promise<Tables>) {
  const { letters = '', isWhole } = findPlan(text);
  if (!letters.startsWith(FORM)) {
    return { kind: /^[2-9]/.test(letters) ? 'newer' : 'damaged' } as const;
  }
  const { codes, catalogue } = await load();
  const plan = planForm(codes)(reader(letters).pass);
  const listed = [...new Set(plan.saved)];
  const things = listed.flatMap((saved) => codes[saved] ?? []);
  const drafts = things.flatMap(
    (thing) => catalogue.find((entry) => isSameThing(thing, entry)) ?? [],
  );
  const { trip } = parseTrip(JSON.stringify(isWhole ? plan.trip : emptyTrip));
  if (drafts.length === 0 && trip.days.length === 0) {
    return { kind: isWhole ? 'foreign' : 'damaged' } as const;
  }
  return {
    kind: 'plan',
    /** Of a link that is not whole, what is left. */
    drafts: drafts.map(draftOf),
    /** How many things of it the site no longer has. */
    unknown: isWhole ? listed.length - drafts.length : 0,
    /** Without days where the plan has none, or the link is not whole. */
    trip,
    /** Whether the link is as it was sent. */
    isWhole,
  } as const;
}
