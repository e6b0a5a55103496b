import { type FactSource, uniqueSources } from '@/lib/trust/sources';
import { counted, listText } from '@/lib/typeset';
import type { DayCheck } from './check';
import { type Finding, type FindingCode, FINDING_STATES, problemWords } from './finding';
import { askDogs, askTimes } from './words';

export interface Verdict {
  readonly state: 'works' | 'if' | 'problem';
  /** "Works", "Works if bus 3 runs. 2 more to check.", "1 problem: Inn, closed then". */
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
  'near-dark',
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
        ? other.ask === ask && other.state === finding.state
        : other.sentence === sentence && (other.stopId === stopId || shared.includes(code));
    if (findings.findIndex(isAlike) < index) return [];
    const alike = findings.filter(isAlike);
    const stopIds = new Set(alike.flatMap((other) => other.stopId ?? []));
    const isEvery = stops.length > 2 && stopIds.size === stops.length;
    const names = isEvery ? ['every stop'] : [...new Set(alike.map(({ about }) => about))];
    return [
      {
        ...finding,
        ...(ask && asked(ask, names, alike)),
        stopIds: [...stopIds],
        sources: sourcesOf(alike),
      },
    ];
  });
}

/** What is to be asked of several places at once. */
function asked(
  ask: NonNullable<Finding['ask']>,
  names: readonly string[],
  alike: readonly Finding[],
) {
  const of = listText(names);
  if (ask === 'dogs') {
    return { sentence: askDogs(names), condition: `dogs are welcome at ${of}` };
  }
  const [first, ...more] = alike;
  const sentence = first && more.length === 0 ? first.sentence : askTimes(names);
  return { sentence, condition: `${of} ${names.length === 1 ? 'is' : 'are'} open` };
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

/** Ways come first: what else there is to do hangs on them. */
const isWay = ({ code }: Finding): boolean => code === 'leg-not-known';

export function verdictOf(days: readonly Checked[]): Verdict {
  const findings = days.flatMap((day) => summaryOf(day).findings);
  const problems = findings.filter(({ state }) => state === 'problem');
  if (problems.length > 0) {
    const words = `${counted(problems.length, 'problem')}: ${namedProblems(problems)}`;
    return { state: 'problem', words };
  }
  const [first, ...others] = findings
    .filter(({ state }) => state === 'check-first')
    .toSorted((a, b) => Number(isWay(b)) - Number(isWay(a)));
  if (!first) return { state: 'works', words: 'Works' };
  const more = others.length === 0 ? '' : `. ${others.length} more to check`;
  return { state: 'if', words: `Works if ${first.condition ?? 'you check first'}${more}` };
}

/** "Inn and Cafe, closed then; Fair, over". */
function namedProblems(problems: readonly Finding[]): string {
  const against: Partial<Record<FindingCode, string>> = problemWords;
  const causes = [...new Set(problems.map(({ code }) => against[code] ?? ''))];
  return causes
    .map((cause) => {
      const names = problems.flatMap(({ code, about }) => (against[code] === cause ? [about] : []));
      return `${listText([...new Set(names)])}, ${cause}`;
    })
    .join('; ');
}
