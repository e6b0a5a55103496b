/**
 * What the check says of a day, in words. The only module that knows the check's own types: when
 * those change, nothing else of the itinerary does.
 */
import type { DayCheck } from '@/lib/days/check/check';
import type { Finding } from '@/lib/days/check/finding';
import { isDanger, summaryOf, verdictOf } from '@/lib/days/check/summary';
import type { TimedStop } from '@/lib/days/check/timeline';
import { clockOf, askWay, type StopClock, stateWords } from '@/lib/days/check/words';
import type { FactSource } from '@/lib/trust/sources';
import { isOnFoot, sourcesOf } from '@/lib/transport/way';
import { choiceText } from '@/lib/transport/words';
import type { Way as ChosenWay } from '@/lib/transport/types';

/** How much a remark matters, most first: tide and dark come before everything else. */
export type Urgency = 'danger' | 'problem' | 'check-first' | 'good-to-know';

export interface Remark {
  readonly urgency: Urgency;
  /** Its label: "Problem", "Check first". */
  readonly label: string;
  readonly text: string;
  readonly sources: readonly FactSource[];
}

export interface Way {
  readonly text: string;
  /** The points of the map that it leads by. */
  readonly points: readonly string[];
  /** Who publishes the times; empty for walks. */
  readonly sources: readonly FactSource[];
}

export interface Visit extends Pick<TimedStop, 'facts' | 'from' | 'to'> {
  readonly clock: StopClock | undefined;
}

function urgencyOf(finding: Finding): Urgency {
  if (isDanger(finding)) return 'danger';
  return finding.state === 'works' ? 'good-to-know' : finding.state;
}

const pointsOn = ({ legs }: ChosenWay): readonly string[] =>
  legs.flatMap((leg) => {
    if (leg.mode === 'foot') return leg.walk.stages.map(({ to }) => to);
    return leg.mode === 'ride' ? [leg.from, leg.to] : [];
  });

export type CheckedDay = ReturnType<typeof checkedDay>;

/**
 * The words of a day's check; of none where there was no check. Of a stop's id, or where that is
 * undefined of the way home, the whole day and several stops.
 */
export function checkedDay(check: DayCheck | undefined) {
  const findings = check ? summaryOf(check).findings : [];
  return {
    /** "Works if bus 3 runs"; undefined for a day without stops or without a check. */
    verdict: check && check.stops.length > 0 ? verdictOf([check]).words : undefined,
    visit: (stopId: string): Visit | undefined => {
      const timed = check?.stops.find(({ stop }) => stop.id === stopId);
      return timed && { ...timed, clock: clockOf(timed) };
    },
    wayTo: (stopId: string | undefined): Way | undefined => {
      const timed = check?.legs.find((leg) => leg.stopId === stopId);
      if (!timed || timed.way?.legs.length === 0) return undefined;
      const { way } = timed;
      if (!way) return { text: askWay(stopId === undefined), points: [], sources: [] };
      return {
        text: `${choiceText(timed)}.`,
        points: pointsOn(way),
        sources: sourcesOf(...[way, timed.otherwise].filter((one) => one && !isOnFoot(one))),
      };
    },
    remarks: (stopId: string | undefined): readonly Remark[] =>
      findings
        .filter(({ stopIds }) =>
          stopId === undefined ? stopIds.length !== 1 : stopIds.join() === stopId,
        )
        .map((finding) => ({
          urgency: urgencyOf(finding),
          label: stateWords[finding.state],
          text: [finding.sentence, finding.more].filter(Boolean).join(' '),
          sources: finding.sources,
        })),
  };
}
