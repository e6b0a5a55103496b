/** The way to each stop of a day, and home. */
import type { IsoDate } from '@/content/types';
import { remembered } from '@/lib/remembered';
import type { Twilight } from '@/lib/time/sun';
import { closureOn } from '@/lib/trust/closure';
import { byCar } from '@/lib/transport/drive';
import { type Network, networksOf } from '@/lib/transport/network';
import { pointAt } from '@/lib/transport/data';
import { walkingLimits } from '@/lib/transport/pace';
import type { Ends, Way } from '@/lib/transport/types';
import {
  type Choice,
  chooseWay,
  hasRide,
  isOnFoot,
  isRidden,
  lastWay,
  ridesOf,
  sourcesOf,
  wayOf,
  type WayRequest,
  waysBetween,
} from '@/lib/transport/way';
import { walkOn } from '@/lib/transport/walk';
import type { DaysFacts } from '../facts';
import type { Means, Settings } from '../trip';

/** Days of which the ways are remembered. */
const MEMORY = 400;

/** Between places. */
type Span = Omit<WayRequest, 'dated'>;

/** Why a way is none in the time. */
type Problem =
  { readonly kind: 'late'; readonly ways: readonly Way[] } | ReturnType<typeof whyNone>;

export interface ChosenWay extends Choice, Span {
  readonly problem?: Problem | undefined;
  /** The last of the day by bus, where one walks because it has gone. */
  readonly gone?: Way | undefined;
  readonly carAt?: string | undefined;
}

/** What is the same for all legs of a day. */
interface DayOfWays extends Settings {
  readonly day: IsoDate;
  readonly dated: boolean;
  readonly light: Twilight | undefined;
  readonly ridden: readonly Ends[];
}

interface LegRequest extends Span {
  readonly by: Means | undefined;
  readonly carAt?: string | undefined;
  /** Minutes on foot before this leg. */
  readonly walked: number;
}

const suits = (way: Way, by: Means | undefined): boolean =>
  by === undefined || (by === 'foot' ? isOnFoot(way) : hasRide(way));

const isLate = ({ atBest }: Way, { ready, due }: Pick<Span, 'ready' | 'due'>): boolean =>
  ready !== undefined && due !== undefined && (atBest ?? due) > due;

type Asked = DayOfWays & LegRequest;
type WayFound = Omit<ChosenWay, keyof Span>;

/** Chooses the ways of a day, by times in EpochMinutes; `way` is undefined where none is known. */
export function createWays(facts: DaysFacts) {
  const { transport } = facts;
  const networkOf = networksOf(transport);
  const days = new Map<string, Map<string, ChosenWay>>();

  function drive(network: Network, { from, to }: Ends, asked: Asked): WayFound | undefined {
    const car = byCar(network, from, to, asked);
    if (!car) return undefined;
    const { way, parkedAt: carAt } = car;
    const isUnknown = way.legs.some((leg) => leg.mode === 'car' && leg.minutes === undefined);
    const path = isUnknown
      ? waysBetween(network, { ...asked, from, to }).find(isOnFoot)
      : undefined;
    const problem = isLate(way, asked) ? { kind: 'late' as const, ways: [way] } : undefined;
    return { way, otherwise: car.otherwise ?? path, carAt, problem };
  }

  function withoutCar(network: Network, { from, to }: Ends, asked: Asked): WayFound {
    const { day, dated, pace = 'steady', wheels, light, ridden, ready, due, walked, by } = asked;
    const all = waysBetween(network, { from, to, ready, due, dated });
    const ways = all.filter((way) => suits(way, by));
    const limit = Math.max(0, walkingLimits[pace] - walked);
    const choice = chooseWay(ways, { ready, due, light, wheels, limit, ridden });
    const { way } = choice;
    if (!way) return { ...choice, problem: whyNone(facts, network, { from, to }, day) };
    // Beside a bus that the visitor wants the path is told too.
    const isPath = (other: Way) => isOnFoot(other) && !isLate(other, { ready, due });
    const path = by === 'bus' && way.doubt !== 0 ? all.find(isPath) : undefined;
    const chosen = { way, otherwise: choice.otherwise ?? path };
    if (isLate(way, { ready, due })) {
      const late = [isOnFoot, hasRide].flatMap((means) =>
        ways.filter(means).toSorted(byArrival).slice(0, 1),
      );
      return { ...chosen, problem: { kind: 'late', ways: late } };
    }
    if (!dated || by === 'foot' || ready === undefined || due !== undefined) return chosen;
    const last = all.some(hasRide) ? undefined : lastWay(network, from, to);
    return { ...chosen, ...(last && (last.leave ?? 0) < ready && { gone: last }) };
  }

  function wayFor(asked: Asked): WayFound {
    const { from, to, day, pace, travel, ridden } = asked;
    const [start, end] = [pointAt(transport, from), pointAt(transport, to)];
    const isThere = from === to || (start && start === end);
    if (isThere) return { way: wayOf([], asked.ready ?? asked.due), otherwise: undefined };
    if (!start || !end) return { way: undefined, otherwise: undefined };
    const ends = { from: start.slug, to: end.slug };
    const network = networkOf(day, pace);
    const usual = travel === 'car' && !isRidden(ends, ridden) ? 'car' : undefined;
    const by = asked.by ?? usual;
    const driven = by === 'car' ? drive(network, ends, asked) : undefined;
    return driven ?? withoutCar(network, ends, { ...asked, by: by === 'car' ? 'foot' : by });
  }

  /** The ways of a day; one is chosen anew only where something is asked for the first time. */
  return (dayOfWays: DayOfWays) => {
    const { day, dated, travel, pace, wheels, ridden } = dayOfWays;
    const dayKey = [day, dated, travel, pace, wheels, ...ridden.map(Object.values)].join();
    if (days.size >= MEMORY) days.clear();
    const ways = remembered(days, dayKey, () => new Map<string, ChosenWay>());
    return (request: LegRequest): ChosenWay => {
      const { from, to, ready, due, by, carAt, walked } = request;
      const key = [from, to, ready, due, by, carAt, walked].join();
      return remembered(ways, key, () => ({ ...request, ...wayFor({ ...dayOfWays, ...request }) }));
    };
  };
}

const byArrival = (one: Way, other: Way): number =>
  (one.atBest ?? Infinity) - (other.atBest ?? Infinity);

/** A notice that closes the path or the lines, else that no bus of those that are listed comes. */
function whyNone({ transport }: DaysFacts, network: Network, { from, to }: Ends, day: IsoDate) {
  const listed = waysBetween(network, { from, to, dated: false }).filter(hasRide);
  if (listed.length > 0) {
    const sources = sourcesOf({ legs: listed.flatMap(ridesOf) });
    return { kind: 'no-bus', last: lastWay(network, from, to), sources } as const;
  }
  const walk = walkOn(network, from, to);
  const stretches = [
    ...(walk.state === 'closed' ? [walk.leg.closedBy] : []),
    ...network.lines.flatMap(({ service, state }) => {
      const calls = service.calls.map(({ at }) => at);
      const goes = calls.includes(from) && calls.indexOf(from) < calls.lastIndexOf(to);
      return state === 'closed' && goes ? [service.closedBy] : [];
    }),
  ];
  for (const stretch of stretches) {
    const closure = closureOn(stretch, transport.notices, day);
    if (closure.state === 'closed') return { kind: 'closed', notice: closure.notice } as const;
  }
  return undefined;
}
