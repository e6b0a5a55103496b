/**
 * What the check says of a day, in words. The only module that knows the check's own types: when
 * those change, nothing else of the itinerary does.
 */
import type { DayCheck } from '@/lib/days/check/check';
import type { Finding } from '@/lib/days/check/finding';
import { isDanger } from '@/lib/days/check/summary';
import { sourcesOf } from '@/lib/days/check/leg';
import { clockText, legText, stateWords } from '@/lib/days/check/words';
import type { ThingFacts } from '@/lib/days/facts';
import type { FactSource } from '@/lib/trust/sources';
import type { EpochMinutes } from '@/lib/time/london';

/** How much a remark matters, most first: tide and dark come before everything else. */
const URGENCIES = ['danger', 'problem', 'check-first', 'good-to-know'] as const;
export type Urgency = (typeof URGENCIES)[number];

export interface Remark {
  readonly urgency: Urgency;
  /** Its label: "Problem", "Check first". */
  readonly label: string;
  readonly text: string;
  readonly sources: readonly FactSource[];
}

export interface Way {
  readonly text: string;
  /** Who publishes the times; empty for walks. */
  readonly sources: readonly FactSource[];
}

export interface Visit {
  readonly facts: ThingFacts | undefined;
  /** `HH:MM`, with "about" before it where it is only an estimate. */
  readonly clock: string | undefined;
  readonly from: EpochMinutes | undefined;
  readonly to: EpochMinutes | undefined;
}

/** Of a stop's id, or of the whole day and the way home where that is undefined. */
export interface CheckedDay {
  readonly visit: (stopId: string) => Visit | undefined;
  readonly wayTo: (stopId: string | undefined) => Way | undefined;
  readonly remarks: (stopId: string | undefined) => readonly Remark[];
}

function urgencyOf(finding: Finding): Urgency {
  if (isDanger(finding)) return 'danger';
  return finding.state === 'works' ? 'good-to-know' : finding.state;
}

/** The words of a day's check; of none where there was no check. */
export function checkedDay(check: DayCheck | undefined): CheckedDay {
  return {
    visit: (stopId) => {
      const timed = check?.stops.find(({ stop }) => stop.id === stopId);
      return timed && { ...timed, clock: clockText(timed) };
    },
    wayTo: (stopId) => {
      const leg = check?.legs.find((timed) => timed.stopId === stopId)?.leg;
      const text = leg && legText(leg);
      return text === undefined
        ? undefined
        : { text: `${text}.`, sources: leg && leg.by !== 'foot' ? sourcesOf(leg) : [] };
    },
    remarks: (stopId) =>
      (check?.findings ?? [])
        .filter((finding) => finding.stopId === stopId && finding.state !== 'works')
        .map((finding) => ({
          urgency: urgencyOf(finding),
          label: stateWords[finding.state],
          text: [finding.sentence, finding.more].filter(Boolean).join(' '),
          sources: finding.sources,
        }))
        .sort((a, b) => URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency)),
  };
}
