import { grouped } from '@/lib/grouped';
import { distanceToPrefix } from './distance';
import type { PlaceAnswer, SearchAnswer, SearchEntry, SearchGroup, SearchIndex } from './types';
import { tokeniseQuery, tokenise } from './tokeniser';

/** The groups with the best entries first, and in each group the best first. */
export type Search = (query: string) => readonly SearchGroup[];

const MOST_RESULTS = 24;

/** The share of the best score below which an entry is left out. */
const LEAST_SHARE_OF_BEST = 0.25;

/** The words that an entry is found by, and what each weighs. */
type Weights = readonly (readonly [word: string, weight: number])[];

/** Very short words and numbers have none to spare. */
function allowedTypos(term: string): number {
  if (/\d/.test(term) || term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
}

/** 1 for the word or its plural, else 0. */
function exactScore(term: string, word: string): number {
  const [short, long] = term.length < word.length ? [term, word] : [word, term];
  return long === short || long === `${short}s` || long === `${short}es` ? 1 : 0;
}

function prefixScore(term: string, word: string): number {
  return word.startsWith(term) ? 0.3 + (0.7 * term.length) / word.length : 0;
}

/** Hardly anyone gets both first letters wrong. */
function sharesFirstLetter(term: string, word: string): boolean {
  const first = term.charAt(0);
  return word.startsWith(first) || word.startsWith(first, 1) || term.startsWith(word.charAt(0), 1);
}

/** From 0 to 0.5. */
function fuzzyScore(term: string, word: string): number {
  const most = allowedTypos(term);
  if (most === 0 || !sharesFirstLetter(term, word)) return 0;
  const slips = distanceToPrefix(term, word, most);
  if (slips === 0 || slips > most) return 0;
  // A word that is much longer than what was typed is a guess on top of a guess.
  return (0.5 / slips) * Math.min(1, term.length / word.length);
}

/** A word that stands in several of its parts has the weight of the last. */
function weightsOf(entry: SearchEntry, label: string): Weights {
  const { title, note = '', keywords, summary, sentences = [] } = entry;
  const parts = [
    [1.5, tokenise([summary, ...sentences].join(' '))],
    [5, tokenise(`${note} ${keywords}`)],
    // Also typed without its spaces: "longsands".
    [8, [...tokenise(`${title} ${label}`), tokenise(title).join('')]],
  ] as const;
  return [
    ...new Map(parts.flatMap(([weight, words]) => words.map((word) => [word, weight] as const))),
  ];
}

/** In the order of the entries; none where no entry fits. */
function scoresOf(term: string, entries: readonly { weights: Weights }[]): readonly number[] {
  // A word that exists is what was meant: "app" is no beginning of "appetite", "park" no slip for "parish".
  for (const scoreOf of [exactScore, prefixScore, fuzzyScore]) {
    const scores = entries.map(({ weights }) =>
      weights.reduce((best, [word, weight]) => Math.max(best, scoreOf(term, word) * weight), 0),
    );
    if (scores.some((score) => score > 0)) return scores;
  }
  return [];
}

/** What an entry shows: its summary, or the first of its sentences that has more of the words. */
function shownFor(
  terms: readonly string[],
  { sentences = [], ...entry }: SearchEntry,
): SearchEntry {
  const fit = (sentence: string) => {
    const words = tokenise(sentence);
    return terms.filter((term) => words.some((word) => exactScore(term, word) > 0)).length;
  };
  const summary = sentences.reduce(
    (best, sentence) => (fit(sentence) > fit(best) ? sentence : best),
    entry.summary,
  );
  return { ...entry, summary };
}

/** The longest of an answer's phrases that a search contains; empty for none. */
function askedIn(query: string, { asked }: SearchAnswer): string {
  const words = ` ${tokenise(query).join(' ')} `;
  return asked.reduce(
    (longest, phrase) =>
      words.includes(` ${phrase} `) && phrase.length > longest.length ? phrase : longest,
    '',
  );
}

/** The place of an answer that a search names with the most words; the first of several. */
function placeIn(typed: readonly string[], { places = [] }: SearchAnswer): PlaceAnswer | undefined {
  const count = ({ words }: PlaceAnswer) => words.filter((word) => typed.includes(word)).length;
  return places.filter((place) => count(place) > 0).toSorted((a, b) => count(b) - count(a))[0];
}

/** The answer to a search of which, but for words of places, it is at least half: "toilets near the quay", not "inn with toilets". */
function answerTo(
  query: string,
  { label, entries: answers }: SearchGroup<SearchAnswer>,
): readonly SearchGroup[] {
  const typed = tokeniseQuery(query);
  const ofPlaces = new Set(
    answers.flatMap(({ places = [] }) => places.flatMap(({ words }) => words)),
  );
  const enough = typed.filter((word) => !ofPlaces.has(word)).length / 2;
  const [best] = answers
    .map((answer) => ({
      answer: { ...answer, ...placeIn(typed, answer) },
      phrase: askedIn(query, answer),
    }))
    .filter(({ phrase }) => phrase !== '' && tokeniseQuery(phrase).length >= enough)
    .sort((a, b) => b.phrase.length - a.phrase.length);
  return best ? [{ label, entries: [best.answer] }] : [];
}

/** Whether whoever searches for it may be in danger. */
export function isDanger(query: string, { answers }: SearchIndex): boolean {
  return !!answers?.entries.some((answer) => answer.danger && askedIn(query, answer) !== '');
}

export function createSearch(index: SearchIndex): Search {
  const all = index.groups.flatMap(({ label, entries }) =>
    entries.map((entry) => ({ entry, label, weights: weightsOf(entry, label) })),
  );

  return (query) => {
    const terms = tokeniseQuery(query);
    const scores = terms.map((term) => scoresOf(term, all));
    const hits = all.map((found, number) => {
      const own = scores.map((byNumber) => byNumber[number] ?? 0);
      return {
        ...found,
        matched: own.filter((score) => score > 0).length,
        score: own.reduce((sum, score) => sum + score, 0),
      };
    });
    // What has every word that was typed; or else what has the most of them.
    const most = Math.max(1, ...hits.map(({ matched }) => matched));
    const fitting = hits.filter(({ matched }) => matched === most);
    fitting.sort((a, b) => b.score - a.score);
    const least = (fitting[0]?.score ?? 0) * LEAST_SHARE_OF_BEST;
    const shown = fitting.filter(({ score }) => score >= least).slice(0, MOST_RESULTS);

    const groups = grouped(shown, ({ label }) => label);
    return [
      ...(index.answers ? answerTo(query, index.answers) : []),
      ...[...groups].map(([label, found]) => ({
        label,
        entries: found.map(({ entry }) => shownFor(terms, entry)),
      })),
    ];
  };
}

export function nearestTo(query: string, search: Search): readonly SearchGroup[] {
  for (let length = query.length - 1; length >= 3; length--) {
    const [group] = search(query.slice(0, length));
    if (group) return [{ ...group, entries: group.entries.slice(0, 1) }];
  }
  return [];
}
