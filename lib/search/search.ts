import { distanceToPrefix } from './distance';
import type { PlaceAnswer, SearchAnswer, SearchEntry, SearchGroup, SearchIndex } from './types';
import { tokeniseQuery, tokenise } from './tokeniser';

/** The groups with the best entries first, and in each group the best first. */
export type Search = (query: string) => readonly SearchGroup[];

const weights = { title: 8, group: 8, note: 5, keywords: 5, summary: 1.5 } as const;

const MOST_RESULTS = 24;

/** The share of the best score below which an entry is left out. */
const LEAST_SHARE_OF_BEST = 0.25;

type Posting = readonly [entry: number, weight: number];

type Vocabulary = ReadonlyMap<string, readonly Posting[]>;

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

function indexWords(entry: SearchEntry, group: SearchGroup): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  const add = (list: readonly string[], weight: number) => {
    for (const word of list) words.set(word, Math.max(weight, words.get(word) ?? 0));
  };
  const title = tokenise(entry.title);
  add(title, weights.title);
  // Typed without its spaces: "longsands".
  add([title.join('')], weights.title);
  add(tokenise(group.label), weights.group);
  add(tokenise(entry.note ?? ''), weights.note);
  add(tokenise(entry.keywords), weights.keywords);
  add(tokenise([entry.summary, ...(entry.sentences ?? [])].join(' ')), weights.summary);
  return words;
}

function indexAll(entries: readonly { entry: SearchEntry; group: SearchGroup }[]): Vocabulary {
  const vocabulary = new Map<string, Posting[]>();
  for (const [number, { entry, group }] of entries.entries()) {
    for (const [word, weight] of indexWords(entry, group)) {
      const postings = vocabulary.get(word);
      if (postings) postings.push([number, weight]);
      else vocabulary.set(word, [[number, weight]]);
    }
  }
  return vocabulary;
}

/** In the order of the index; 0 for not at all. */
function scoresOf(term: string, vocabulary: Vocabulary, count: number): readonly number[] {
  const scores = new Array<number>(count).fill(0);
  const addAll = (scoreOf: (term: string, word: string) => number) => {
    let any = false;
    for (const [word, postings] of vocabulary) {
      const score = scoreOf(term, word);
      if (score === 0) continue;
      any = true;
      for (const [number, weight] of postings) {
        scores[number] = Math.max(score * weight, scores[number] ?? 0);
      }
    }
    return any;
  };
  // A word that exists is what was meant: "app" is no beginning of "appetite", "park" no slip for "parish".
  [exactScore, prefixScore, fuzzyScore].some(addAll);
  return scores;
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
function answerTo(query: string, answers: readonly SearchAnswer[]): readonly SearchAnswer[] {
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
  return best ? [best.answer] : [];
}

/** Whether whoever searches for it may be in danger. */
export function isDanger(query: string, { answers }: SearchIndex): boolean {
  return !!answers?.entries.some((answer) => answer.danger && askedIn(query, answer) !== '');
}

export function createSearch(index: SearchIndex): Search {
  const all = index.groups.flatMap((group) => group.entries.map((entry) => ({ entry, group })));
  const vocabulary = indexAll(all);

  return (query) => {
    const terms = tokeniseQuery(query);
    const scores = terms.map((term) => scoresOf(term, vocabulary, all.length));
    const hits = all.map((found, number) => {
      const own = scores.map((byNumber) => byNumber[number] ?? 0);
      return {
        ...found,
        matched: own.filter((score) => score > 0).length,
        score: own.reduce((sum, score) => sum + score, 0),
      };
    });
    const label = index.answers?.label ?? '';
    const answers = answerTo(query, index.answers?.entries ?? []);
    const answered = answers.length > 0 ? [{ label, entries: answers }] : [];
    const most = Math.max(0, ...hits.map(({ matched }) => matched));
    if (most === 0) return answered;

    // What has every word that was typed; or else what has the most of them.
    const fitting = hits.filter(({ matched }) => matched === most);
    fitting.sort((a, b) => b.score - a.score);
    const least = (fitting[0]?.score ?? 0) * LEAST_SHARE_OF_BEST;
    const shown = fitting.filter(({ score }) => score >= least).slice(0, MOST_RESULTS);

    const groups = new Map<SearchGroup, SearchEntry[]>();
    for (const { group, entry } of shown) {
      groups.set(group, [...(groups.get(group) ?? []), shownFor(terms, entry)]);
    }
    return [...answered, ...[...groups].map(([{ label }, entries]) => ({ label, entries }))];
  };
}

export function nearestTo(query: string, search: Search): readonly SearchGroup[] {
  for (let length = query.length - 1; length >= 3; length--) {
    const [group] = search(query.slice(0, length));
    if (group) return [{ ...group, entries: group.entries.slice(0, 1) }];
  }
  return [];
}
