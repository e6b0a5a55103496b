import { type FactSource, uniqueSources } from '@/lib/trust/sources';
import { counted } from '@/lib/typeset';
import type { DayCheck } from './check';
import { type Finding, type FindingCode, FINDING_STATES, problemWords } from './finding';
import { sentences } from './words';

export interface Verdict {
  readonly state: 'works' | 'check' | 'problem';
  /** "Works", "Works, 2 things to check", "1 problem: Inn, closed then". */
  readonly words: string;
}

export interface SummaryFinding extends Finding {
  readonly stopIds: readonly string[];
}

const dangers: readonly FindingCode[] = [
  'dark',
  'walk-in-the-dark',
  'tide',
  'no-prediction',
  'dark-there',
];

export const isDanger = ({ code }: Finding): boolean => dangers.includes(code);

const rankOf = (finding: Finding): number =>
  (isDanger(finding) ? 0 : FINDING_STATES.length) + FINDING_STATES.indexOf(finding.state);

const shared: readonly FindingCode[] = ['notice', 'out-of-date', 'old-timetable'];

type Checked = Pick<DayCheck, 'findings' | 'stops'>;

function merged({ findings, stops }: Checked): readonly SummaryFinding[] {
  return findings.flatMap((finding, index): SummaryFinding[] => {
    const { ask, code, sentence, stopId } = finding;
    const isAlike = (other: Finding) =>
      ask
        ? other.ask === ask
        : other.sentence === sentence && (other.stopId === stopId || shared.includes(code));
    if (findings.findIndex(isAlike) < index) return [];
    const alike = findings.filter(isAlike);
    const stopIds = new Set(alike.flatMap((other) => other.stopId ?? []));
    const isEvery = stops.length > 2 && stopIds.size === stops.length;
    const names = isEvery ? ['every stop'] : [...new Set(alike.map(({ about }) => about))];
    return [
      {
        ...finding,
        ...(ask &&
          alike.length > 1 && {
            sentence: ask === 'hours' ? sentences.askHours(names) : sentences.askDogs(names),
          }),
        stopIds: [...stopIds],
        sources: sourcesOf(alike),
      },
    ];
  });
}

function sourcesOf(findings: readonly Finding[]): readonly FactSource[] {
  return uniqueSources(findings.flatMap(({ sources }) => sources));
}

export function summaryOf({ findings, stops }: Checked) {
  const ranked = findings.toSorted((a, b) => rankOf(a) - rankOf(b));
  const sorted = merged({ findings: ranked, stops });
  return {
    findings: sorted.filter(({ state }) => state !== 'works'),
    works: sorted.filter(({ state }) => state === 'works'),
    sources: sourcesOf(findings),
  };
}

export function verdictOf(days: readonly Checked[]): Verdict {
  const findings = days.flatMap((day) => summaryOf(day).findings);
  const problems = findings.filter(({ state }) => state === 'problem');
  const checks = findings.filter(({ state }) => state === 'check-first').length;
  const [first] = problems;
  if (first) {
    const against: Partial<Record<FindingCode, string>> = problemWords;
    const words = `${counted(problems.length, 'problem')}: ${first.about}, ${against[first.code] ?? ''}`;
    return { state: 'problem', words };
  }
  return checks > 0
    ? { state: 'check', words: `Works, ${counted(checks, 'thing')} to check` }
    : { state: 'works', words: 'Works' };
}
