import { grouped } from '@/lib/grouped';
import { uniqueSources } from '@/lib/trust/sources';
import { counted, listText } from '@/lib/typeset';
import type { DayCheck } from './check';
import { type Finding, type FindingCode, FINDING_STATES, problemWords } from './finding';
import { askDogs, askTimes } from './words';

export interface SummaryFinding extends Finding {
  readonly stopIds: readonly string[];
}

const dangers: readonly FindingCode[] = [
  'dark',
  'walk-in-the-dark',
  'tide',
  'no-prediction',
  'dark-there',
  'near-dark',
];

/** Whether somebody could come to harm: the dark, or the sea. */
export const isDanger = ({ code }: Finding): boolean => dangers.includes(code);

const rankOf = (finding: Finding): number =>
  (isDanger(finding) ? 0 : FINDING_STATES.length) + FINDING_STATES.indexOf(finding.state);

const shared: readonly FindingCode[] = ['notice', 'out-of-date'];

type Checked = Pick<DayCheck, 'findings' | 'stops'>;

/** Findings of one key are told as one. */
function keyOf({ ask, state, code, sentence, stopId }: Finding): string {
  if (ask) return `${ask} ${state}`;
  return shared.includes(code) ? sentence : `${stopId ?? ''} ${sentence}`;
}

function merged({ findings, stops }: Checked): readonly SummaryFinding[] {
  return [...grouped(findings, keyOf).values()].map((alike) => {
    const [finding] = alike;
    const { ask, sentence } = finding;
    const stopIds = new Set(alike.flatMap((other) => other.stopId ?? []));
    const isEvery = stops.length > 2 && stopIds.size === stops.length;
    const names = isEvery ? ['every stop'] : [...new Set(alike.map(({ about }) => about))];
    const of = listText(names);
    const [words, name] = finding.condition ?? [];
    const conditionNames = new Set(alike.flatMap(({ condition }) => condition?.[1] ?? []));
    return {
      ...finding,
      ...(words && name && { condition: [words, listText([...conditionNames])] }),
      ...(ask === 'dogs' && {
        sentence: askDogs(names),
        condition: [`dogs are welcome at ${of}`],
      }),
      ...(ask === 'hours' && {
        sentence: alike.length === 1 ? sentence : askTimes(names),
        condition: [`${of} ${names.length === 1 ? 'is' : 'are'} open`],
      }),
      stopIds: [...stopIds],
      sources: uniqueSources(alike.flatMap((other) => other.sources)),
    };
  });
}

/** What is found of a day, told once each and the most serious first; what works is apart. */
export function summaryOf({ findings, stops }: Checked) {
  const ranked = findings.toSorted((a, b) => rankOf(a) - rankOf(b));
  const sorted = merged({ findings: ranked, stops });
  return {
    findings: sorted.filter(({ state }) => state !== 'works'),
    works: sorted.filter(({ state }) => state === 'works'),
    sources: uniqueSources(findings.flatMap((one) => one.sources)),
  };
}

/** Words, each once, with all the names that they are said of. */
function withNames(said: readonly (readonly [words: string, name?: string])[]) {
  return [...grouped(said, ([words]) => words)].map(([words, same]) => {
    const names = same.flatMap(([, name]) => name ?? []);
    return [words, listText([...new Set(names)])] as const;
  });
}

/**
 * What must be true: "the path to the cove and the head is open", "bus 3 runs; else 2 h on foot". Of
 * several ways what happens else is told at each, not here.
 */
function conditionsOf(findings: readonly Finding[]): readonly string[] {
  const ofHours = (name: string) => ['the hours of … suit you', name] as const;
  return withNames(findings.map(({ condition, about }) => condition ?? ofHours(about))).map(
    ([words, names]) => {
      const ways = findings.filter(({ condition }) => condition?.[0] === words);
      const [otherwise, ...others] = new Set(ways.map((way) => way.otherwise));
      const told = otherwise !== undefined && others.length === 0 ? `; else ${otherwise}` : '';
      return words.replace('…', () => names) + told;
    },
  );
}

export type Verdict = ReturnType<typeof verdictOf>;

/**
 * One verdict for days together: "1 problem: Inn, closed then", else what to check first, "Works if
 * bus 3 runs; else 2 h on foot. And if Inn is open", else that they work.
 */
export function verdictOf(days: readonly Checked[]) {
  const findings = days.flatMap((day) => summaryOf(day).findings);
  const problems = findings.filter(({ state }) => state === 'problem');
  if (problems.length > 0) {
    const words = `${counted(problems.length, 'problem')}: ${namedProblems(problems)}`;
    return { state: 'problem', words } as const;
  }
  const asked = findings.filter(({ state }) => state === 'check-first');
  if (asked.length === 0) return { state: 'works', words: 'Works' } as const;
  // Ways come first, each with what happens else: what there is to do hangs on them.
  const ways = asked.filter(({ code }) => code === 'leg-not-known');
  const others = listText(conditionsOf(asked.filter((one) => !ways.includes(one))));
  const clauses = [...conditionsOf(ways), others].filter(Boolean);
  return { state: 'check-first', words: `Works if ${clauses.join('. And if ')}` } as const;
}

/** "Inn and Cafe, closed then; Fair, over". */
function namedProblems(problems: readonly Finding[]): string {
  const against: Partial<Record<FindingCode, string>> = problemWords;
  return withNames(problems.map(({ code, about }) => [against[code] ?? '', about]))
    .map(([cause, names]) => `${names}, ${cause}`)
    .join('; ');
}
