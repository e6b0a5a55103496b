/** Plans, and what tests of print, PDF and pocket guide have in common. */
import { expect } from 'playwright/test';
import { site } from '@/content/site';
import { MAX_DAYS, MAX_STOPS, type Stop, type Trip } from '@/lib/days/trip';
import { readPdf } from './pdf';
import { activity, beach, fullPlaces, keptPlan, nth, savedActivity, savedBeach } from './things';

const things = fullPlaces.flatMap(({ items }) => items).map(({ slug }) => slug);

/** Days with so many stops in all, in winter, when much of a day is dark. */
function tripOf(days: number, stops: number, words?: string): Trip {
  const all = Array.from({ length: stops }, (_, index): Stop => {
    const isBeach = index % 2 === 0;
    return {
      id: `s${index}`,
      type: isBeach ? 'beach' : 'activity',
      slug: isBeach ? beach.slug : nth([activity.slug, ...things], index),
      ...(index % 4 === 0 && { note: words ?? `Note number ${index}` }),
    };
  });
  return {
    firstDate: '2026-12-05',
    settings: { sleeps: { at: 'place', slug: fullPlaces[0]?.slug ?? '' }, dog: true },
    days: Array.from({ length: days }, (_, day) => ({
      id: `d${day}`,
      ...(words !== undefined && { title: words }),
      stops: all.filter((_stop, index) => index % days === day),
    })),
  };
}

/** Each as a browser keeps it, by the keys of its storage. An empty one is no plan at all. */
export const plans: Readonly<Record<string, { days: number; kept: Record<string, string> }>> =
  Object.fromEntries(
    Object.entries({
      'three days': tripOf(3, 9),
      'as many days and stops as there can be': tripOf(MAX_DAYS, MAX_STOPS),
      'Hebrew, Arabic and emoji': tripOf(3, 6, 'להביא עוגה · نلتقي عند القارب 🌊'),
    }).map(([name, trip]) => [
      name,
      { days: trip.days.length, kept: keptPlan([savedActivity, savedBeach], trip) },
    ]),
  );

/** The sentences of the planner's days, and those of each day that no sheet leaves out. */
export const sentencesOf = {
  all: '[aria-labelledby="plan-days"] p',
  needed:
    '[aria-labelledby="plan-days"] :is([data-head] p:not([data-need]), section > p:not([data-need]))',
  onGuide: '[data-pocket-sheet] :is([data-head] p, ol p, section > p)',
} as const;

/** Words may be parted by another space, or by the end of a line. */
export const letters = (text: string) => text.replace(/\s+/g, '');

/** Letters of other scripts are read from a PDF in their own order; the words beside them are not. */
export const isLatin = (text: string) => /^[\p{sc=Latin}\p{sc=Zyyy}]+$/u.test(text);

/** Of each page of the planner's PDF. */
const foot = new RegExp(`My ${site.name} Planner[^.]* page \\d+ of \\d+\\s*$`);

export async function textOf(path: string): Promise<string> {
  const { pages: sheets } = await readPdf(path);
  return letters(sheets.map(({ text }) => text.replace(foot, '')).join(''));
}

/** Fails where a text has not all sentences, one after the other. */
export function expectInOrder(text: string, sentences: readonly string[], where: string): void {
  let from = 0;
  for (const sentence of sentences) {
    const at = text.indexOf(sentence, from);
    expect(at, `${where}: ${sentence}`).toBeGreaterThanOrEqual(0);
    from = at + sentence.length;
  }
}
