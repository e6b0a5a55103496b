/** The way to each stop of a day, and home. */
import type { IsoDate } from '@/content/types';
import type { EpochMinutes } from '@/lib/time/london';
import type { Twilight } from '@/lib/time/sun';
import { closureOn } from '@/lib/trust/closure';
import { byCar } from '@/lib/transport/drive';
import { createNetworks } from '@/lib/transport/network';
import { pointAt } from '@/lib/transport/data';
import { type Pace, walkingLimits } from '@/lib/transport/pace';
import type { Network, Way } from '@/lib/transport/types';
import {
  type Choice,
  chooseWay,
  isByBus,
  isOnFoot,
  lastWay,
  ridesOf,
  sourcesOf,
  walkOn,
  wayOf,
  waysBetween,
} from '@/lib/transport/way';
import { type FactSource, uniqueSources } from '@/lib/trust/sources';
import type { DaysFacts, NoticeFacts } from '../facts';
import type { Means, Travel } from '../trip';

const MEMORY = 5000;

/** Why a way is none in the time. */
type Problem =
  | { readonly kind: 'late'; readonly ways: readonly Way[] }
  | {
      readonly kind: 'no-bus';
      readonly last: Way | undefined;
      readonly sources: readonly FactSource[];
    }
  | { readonly kind: 'closed'; readonly notice: NoticeFacts };

export interface ChosenWay extends Choice {
  readonly problem?: Problem | undefined;
  /** The last of the day by bus, where one walks because it has gone. */
  readonly gone?: Way | undefined;
  readonly carAt?: string | undefined;
}

export interface LegRequest {
  /** Places. */
  readonly from: string;
  readonly to: string;
  readonly ready: EpochMinutes | undefined;
  readonly due: EpochMinutes | undefined;
  readonly day: IsoDate;
  readonly carAt?: string | undefined;
  readonly dated: boolean;
  readonly by: Means | undefined;
  readonly travel: Travel | undefined;
  readonly pace: Pace | undefined;
  /** Minutes on foot before this leg. */
  readonly walked: number;
  readonly light: Twilight | undefined;
}

const unknownDrive = wayOf(
  [
    {
      mode: 'car',
      from: '',
      to: '',
      leave: undefined,
      arrive: undefined,
      drive: undefined,
      carPark: undefined,
      minutes: undefined,
    },
  ],
  undefined,
  { doubt: 1 },
);

/** Points. */
interface Ends {
  readonly from: string;
  readonly to: string;
}

const suits = (way: Way, by: Means | undefined): boolean =>
  by === undefined || (by === 'foot' ? isOnFoot(way) : isByBus(way));

const isLate = (way: Way | undefined, { ready, due }: LegRequest): boolean =>
  ready !== undefined && due !== undefined && (way?.atBest ?? due) > due;

export function createWays(facts: DaysFacts) {
  const { transport } = facts;
  const networkOf = createNetworks(transport);

  function drive(network: Network, { from, to }: Ends, request: LegRequest) {
    const car = byCar(network, from, to, request);
    if (!car) return undefined;
    const { way, parkedAt: carAt } = car;
    const ends = { from, to, ready: request.ready, due: request.due };
    const otherwise = way.doubt === 0 ? undefined : waysBetween(network, ends).find(isOnFoot);
    const problem = isLate(way, request) && { kind: 'late' as const, ways: [way] };
    return { way, otherwise, carAt, ...(problem && { problem }) };
  }

  function withoutCar(
    network: Network,
    { from, to }: Ends,
    request: LegRequest,
    by: Exclude<Means, 'car'> | undefined,
  ): ChosenWay {
    const { ready, due, dated, day, pace = 'steady', light, walked } = request;
    const all = waysBetween(network, { from, to, ready, due, dated });
    const ways = all.filter((way) => suits(way, by));
    const limit = Math.max(0, walkingLimits[pace] - walked);
    const choice = chooseWay(ways, { ready, due, light, limit });
    const { way } = choice;
    if (!way) return { ...choice, ...whyNone(facts, network, { from, to }, day) };
    // Beside a bus that the visitor wants the path is told too.
    const path = by === 'bus' && way.doubt !== 0 ? all.find(isOnFoot) : undefined;
    const chosen = { way, otherwise: choice.otherwise ?? path };
    if (isLate(way, request)) {
      const late = [isOnFoot, isByBus].flatMap((means) =>
        ways.filter(means).toSorted(byArrival).slice(0, 1),
      );
      return { ...chosen, problem: { kind: 'late', ways: late } };
    }
    if (!dated || by === 'foot' || ready === undefined || due !== undefined) return chosen;
    const last = all.some(isByBus) ? undefined : lastWay(network, from, to);
    return { ...chosen, ...(last && (last.leave ?? 0) < ready && { gone: last }) };
  }

  function choose(request: LegRequest): ChosenWay {
    const { ready, due, day, travel, pace } = request;
    const by = request.by ?? (travel === 'car' ? travel : undefined);
    const [start, end] = [pointAt(transport, request.from), pointAt(transport, request.to)];
    const otherwise = undefined;
    if (request.from === request.to || (start && start === end)) {
      return { way: wayOf([], ready ?? due), otherwise };
    }
    if (!start || !end) return { way: by === 'car' ? unknownDrive : undefined, otherwise };
    const ends = { from: start.slug, to: end.slug };
    const network = networkOf(day, pace);
    if (by !== 'car') return withoutCar(network, ends, request, by);
    return drive(network, ends, request) ?? withoutCar(network, ends, request, 'foot');
  }

  const chosen = new Map<string, ChosenWay>();
  return (request: LegRequest): ChosenWay => {
    const { from, to, ready, due, day, dated, by, travel, pace, carAt, walked } = request;
    const key = [from, to, ready, due, day, dated, by, travel, pace, carAt, walked].join();
    const known = chosen.get(key) ?? choose(request);
    if (chosen.size >= MEMORY) chosen.clear();
    chosen.set(key, known);
    return known;
  };
}

const byArrival = (one: Way, other: Way): number =>
  (one.atBest ?? Infinity) - (other.atBest ?? Infinity);

/** A notice that closes the path or the lines, else that no bus of those that are listed comes. */
function whyNone(
  { transport }: DaysFacts,
  network: Network,
  { from, to }: Ends,
  day: IsoDate,
): Pick<ChosenWay, 'problem'> {
  const walk = walkOn(network, from, to);
  const whenever = { from, to, ready: undefined, due: undefined, dated: false };
  const listed = waysBetween(network, whenever).filter(isByBus);
  if (listed.length > 0) {
    const sources = uniqueSources(listed.flatMap((way) => sourcesOf({ legs: ridesOf(way) })));
    return { problem: { kind: 'no-bus', last: lastWay(network, from, to), sources } };
  }
  const stretches = [
    ...(walk.state === 'closed' ? [walk.leg.closedBy] : []),
    ...network.lines.flatMap(({ service, running }) => {
      const calls = service.calls.map(({ at }) => at);
      const goes = calls.includes(from) && calls.indexOf(from) < calls.lastIndexOf(to);
      return running.state === 'closed' && goes ? [service.closedBy] : [];
    }),
  ];
  for (const stretch of stretches) {
    const closure = closureOn(stretch, transport.notices, day);
    if (closure.state === 'closed') return { problem: { kind: 'closed', notice: closure.notice } };
  }
  return {};
}
