import type { IsoDate } from '@/content/types';
import type { Drive } from '@/content/transport/types';
import { addDays, type EpochMinutes, londonDayBounds } from '@/lib/time/london';
import { closureOn } from '@/lib/trust/closure';
import { byCar } from '@/lib/transport/drive';
import { createNetworks } from '@/lib/transport/network';
import {
  departures,
  earliestArrival,
  type HelpfulLine,
  helpfulLines,
  latestDeparture,
  minutesWalked,
  pathBetween,
  walkOn,
} from '@/lib/transport/planner';
import type { DriveLeg, Journey, Line, Network, RideLeg, WalkLeg } from '@/lib/transport/types';
import { pointAt } from '@/lib/transport/data';
import { LIGHT_MARGIN, type Pace } from '@/lib/transport/pace';
import type { KnownWalk, Walk } from '@/lib/transport/walk';
import { type FactSource, readSource, uniqueSources } from '@/lib/trust/sources';
import type { DaysFacts, NoticeFacts } from '../facts';
import type { Means, Travel } from '../trip';

/** On foot further than this a bus is taken where one goes, in minutes. */
const COMFORTABLE = 45;

/** On foot it may take so much longer than by bus before one waits for the bus, in minutes. */
const PATIENCE = 60;

const MEMORY = 5000;

interface Times {
  readonly leaves?: EpochMinutes | undefined;
  readonly arrives?: EpochMinutes | undefined;
}

export interface FootLeg extends Pick<WalkLeg, 'by' | 'walk'>, Times {
  /** The number of a bus that may shorten it, and whose times are not known. */
  readonly orBus?: string;
}

export interface BusLeg extends Omit<RideLeg, 'arrives'> {
  readonly arrives: EpochMinutes | undefined;
}

export interface CarLeg extends Pick<DriveLeg, 'by'>, Times {
  readonly drive?: Drive | undefined;
  readonly carPark?: DriveLeg['carPark'] | undefined;
  /** Minutes of the walk, which stands beside a drive of which nothing says how long it takes. */
  readonly onFoot?: number | undefined;
}

type Part = FootLeg | BusLeg | CarLeg;

export interface MixedLeg extends Times {
  readonly by: 'mixed';
  readonly parts: readonly Part[];
}

export type Leg = { readonly by: 'here' } | { readonly by: 'not-known' } | Part | MixedLeg;

export type Trouble =
  | { readonly kind: 'too-long'; readonly minutes: number; readonly bus?: BusLeg | undefined }
  | {
      readonly kind: 'no-bus';
      readonly last: BusLeg | undefined;
      readonly sources: readonly FactSource[];
    }
  | { readonly kind: 'closed'; readonly notice: NoticeFacts };

export interface ChosenLeg {
  readonly leg: Leg;
  readonly trouble?: Trouble | undefined;
  readonly perhaps?: HelpfulLine | undefined;
  readonly goneBus?: BusLeg | undefined;
  readonly carAt?: string | undefined;
  /** Buses that may come as well and whose times are not known, where `leg` is too late or too dark. */
  readonly ask?: readonly HelpfulLine[] | undefined;
}

export interface LegRequest {
  readonly from: string;
  readonly to: string;
  readonly ready: EpochMinutes | undefined;
  readonly due: EpochMinutes | undefined;
  readonly day: IsoDate;
  readonly carAt?: string | undefined;
  readonly dated: boolean;
  readonly by: Means | undefined;
  readonly isHome?: boolean;
  readonly travel: Travel | undefined;
  readonly pace: Pace | undefined;
  readonly light: { readonly dawn: EpochMinutes; readonly dusk: EpochMinutes } | undefined;
}

export function partsOf(leg: Leg): readonly Part[] {
  if (leg.by === 'mixed') return leg.parts;
  return leg.by === 'here' || leg.by === 'not-known' ? [] : [leg];
}

export function sourcesOf(leg: Leg): readonly FactSource[] {
  const facts = partsOf(leg).flatMap((part) => {
    if (part.by === 'foot') return part.walk.stages.map((stage) => readSource(stage.leg));
    if (part.by === 'bus') return [readSource(part.service)];
    return part.drive ? [readSource(part.drive)] : [];
  });
  return uniqueSources(facts);
}

/** Whom to ask about lines: who runs them, else who publishes their times. */
export function operatorsOf(lines: readonly Line[]): readonly string[] {
  const operators = lines.flatMap(({ service }) => service.operators.map(({ name }) => name));
  const sources = lines.map(({ service }) => service.source.name);
  return [...new Set(operators.length > 0 ? operators : sources)];
}

export const isExact = ({ departure }: BusLeg): boolean => departure.earliest === departure.latest;

/** On foot as late as there is time for, but in the light where that is possible. */
function footLeg(walk: KnownWalk, { ready, due, light }: LegRequest): FootLeg {
  const leaving = (leaves: EpochMinutes | undefined): FootLeg => ({
    by: 'foot',
    walk,
    leaves,
    arrives: leaves === undefined ? undefined : leaves + walk.minutes,
  });
  const early = leaving(ready);
  if (due === undefined) return early;
  const late = leaving(Math.max(due - walk.minutes, ready ?? -Infinity));
  return ready === undefined || isInLight(late, light) || !isInLight(early, light) ? late : early;
}

/** Whether all that is on foot on exposed paths lies between dawn and some minutes before dusk. */
export function isInLight(leg: Leg, light: LegRequest['light']): boolean {
  return partsOf(leg).every((part) => {
    if (!light || part.by !== 'foot') return true;
    if (!part.walk.stages.some(({ leg: { exposed } }) => exposed)) return true;
    if (part.leaves === undefined || part.arrives === undefined) return true;
    return part.leaves >= light.dawn && part.arrives <= light.dusk - LIGHT_MARGIN;
  });
}

const goneBefore = (ready: EpochMinutes | undefined, bus: BusLeg | undefined) =>
  bus && ready !== undefined && bus.leaves < ready ? bus : undefined;

export function createLegs(facts: DaysFacts) {
  const { transport } = facts;
  const networkOf = createNetworks(transport);

  const busLeg = (ride: RideLeg): BusLeg => ({ ...ride, arrives: ride.arrival.latest });

  function legOf({ legs, leaves }: Journey): BusLeg | CarLeg | MixedLeg {
    const parts = legs.map((leg): Part => (leg.by === 'bus' ? busLeg(leg) : leg));
    const [only, ...more] = parts;
    if (only && only.by !== 'foot' && more.length === 0) return only;
    const isOpen = parts.some(({ arrives }) => arrives === undefined);
    return { by: 'mixed', parts, leaves, arrives: isOpen ? undefined : parts.at(-1)?.arrives };
  }

  function chooseDrive(network: Network, ends: Pick<RideLeg, 'from' | 'to'>, request: LegRequest) {
    const { ready, due } = request;
    const car = byCar(network, ends.from, ends.to, request);
    if (!car) return undefined;
    const { drive, carPark, journey, parkedAt: carAt } = car;
    if (!journey) {
      const onFoot = pathBetween(network, ends.from, ends.to)?.minutes;
      return { leg: { by: 'car' as const, drive, carPark, onFoot }, carAt };
    }
    const leg = legOf(journey);
    const isLate = ready !== undefined && due !== undefined && journey.arrives > due;
    const minutes = journey.arrives - journey.leaves;
    return { leg, carAt, ...(isLate && { trouble: { kind: 'too-long' as const, minutes } }) };
  }

  function byBus(
    network: Network,
    from: string,
    to: string,
    request: LegRequest,
    withOpen = false,
  ): Journey | undefined {
    const { ready, due, day, light } = request;
    const earliest = ready ?? londonDayBounds(day).from;
    const options = { by: 'bus', withOpen } as const;
    const first = earliestArrival(network, from, to, earliest, options);
    const walk = pathBetween(network, from, to)?.minutes ?? Infinity;
    const isSensible = (journey: Journey) =>
      minutesWalked(journey) < walk && journey.arrives <= (due ?? Infinity);
    if (!first || first.arrives > (due ?? Infinity)) return undefined;
    const last = due === undefined ? first : latestDeparture(network, from, to, due, options);
    return [last, first].find((one) => one && isSensible(one) && isInLight(legOf(one), light));
  }

  function lastBus(network: Network, from: string, to: string, day: IsoDate): BusLeg | undefined {
    const span = { from: londonDayBounds(day).from, until: londonDayBounds(addDays(day, 1)).to };
    const journey = departures(network, from, to, span).at(-1);
    const ride = journey?.legs.find((leg) => leg.by === 'bus');
    return ride && busLeg(ride);
  }

  /** On foot where that is short, else by bus, else on foot; what the visitor chose is kept to. */
  function choose(request: LegRequest): ChosenLeg {
    const { ready, due, dated, day, travel } = request;
    const asked = request.by ?? (travel === 'car' ? 'car' : undefined);
    if (request.from === request.to) return { leg: { by: 'here' } };
    const [start, end] = [pointAt(transport, request.from), pointAt(transport, request.to)];
    if (start && start === end) return { leg: { by: 'here' } };
    if (!start || !end) return { leg: { by: asked === 'car' ? 'car' : 'not-known' } };
    const [from, to] = [start.slug, end.slug];
    const network = networkOf(day, request.pace);
    const drive = asked === 'car' ? chooseDrive(network, { from, to }, request) : undefined;
    if (drive) return drive;
    const by = asked === 'car' ? 'foot' : asked;

    const walk = by === 'bus' ? undefined : pathBetween(network, from, to);
    const foot = walk && footLeg(walk, request);
    const footInTime =
      foot && (due === undefined || ready === undefined || ready + foot.walk.minutes <= due);
    const footWorks = footInTime && isInLight(foot, request.light);
    const isComfortable = footWorks && foot.walk.minutes <= COMFORTABLE;
    const takesBus = dated && by !== 'foot';
    const lines = by === 'foot' || isComfortable ? [] : helpfulLines(network, from, to);
    // A bus is not taken where nothing says when one is ready for it.
    const mayRun = lines.filter(
      ({ running: { state } }) => state === 'runs' || state === 'unknown',
    );
    if (takesBus && ready === undefined && due === undefined && mayRun.length > 0) {
      return { leg: foot ?? { by: 'not-known' }, ask: mayRun };
    }
    const findsBus = takesBus && !isComfortable;
    let bus = findsBus ? byBus(network, from, to, request) : undefined;
    // Home without a hurry a bus will do of which nothing says when it arrives.
    if (findsBus && !bus && request.isHome === true && due === undefined) {
      bus = byBus(network, from, to, request, true);
    }
    const unread = lines.filter(({ running }) => !dated || running.state === 'unknown');
    const perhaps = takesBus && !bus ? unread[0] : undefined;

    if (foot && footWorks) {
      const waits = bus ? bus.arrives - ((foot.arrives ?? Infinity) + PATIENCE) : Infinity;
      if (isComfortable || waits > 0) {
        const isLast = !isComfortable && !bus && takesBus && due === undefined;
        const goneBus = isLast ? goneBefore(ready, lastBus(network, from, to, day)) : undefined;
        const orBus = perhaps && { orBus: perhaps.service.number };
        return { leg: { ...foot, ...orBus }, perhaps, goneBus };
      }
    }
    if (bus) return { leg: legOf(bus) };
    const open = takesBus ? byBus(network, from, to, request, true) : undefined;
    if (open) return { leg: legOf(open) };

    // Where two stops overlap no bus helps, whenever it goes.
    const isOverlapped = ready !== undefined && due !== undefined && due < ready;
    const ask = isOverlapped ? [] : unread;
    const late =
      takesBus && ready !== undefined
        ? earliestArrival(network, from, to, ready, { by: 'bus' })
        : undefined;
    const lateRide = late?.legs.find((leg) => leg.by === 'bus');
    const tooLate = late && lateRide ? { ...busLeg(lateRide), arrives: late.arrives } : undefined;
    if (foot) {
      // Too late or too dark on foot, and a bus may come: neither works nor does it fail.
      if (ask.length > 0) return { leg: foot, ask };
      if (footInTime) {
        const last = takesBus ? lastBus(network, from, to, day) : undefined;
        return { leg: foot, goneBus: goneBefore(ready, last) };
      }
      const { minutes } = foot.walk;
      return { leg: foot, trouble: { kind: 'too-long', minutes, bus: tooLate } };
    }
    const path = by === 'bus' ? pathBetween(network, from, to) : undefined;
    if (path && ask.length > 0) return { leg: footLeg(path, request), ask };
    const notKnown: Leg = { by: 'not-known' };
    const last = takesBus ? lastBus(network, from, to, day) : undefined;
    const earliest =
      due === undefined ? undefined : latestDeparture(network, from, to, due, { by: 'bus' });
    if (tooLate && late && ready !== undefined && earliest) {
      const minutes = late.arrives - ready;
      return { leg: notKnown, trouble: { kind: 'too-long', minutes, bus: tooLate } };
    }
    if (ask.length > 0) return { leg: notKnown, ask };
    const notice = closingNotice(facts, walkOn(network, from, to), lines, day);
    if (notice && !last) return { leg: notKnown, trouble: { kind: 'closed', notice } };
    if (takesBus && (lines.length > 0 || last)) {
      const sources = uniqueSources(lines.map(({ service }) => readSource(service)));
      return { leg: notKnown, trouble: { kind: 'no-bus', last, sources } };
    }
    return { leg: notKnown };
  }

  const chosen = new Map<string, ChosenLeg>();
  return (request: LegRequest): ChosenLeg => {
    const { from, to, ready, due, day, dated, by, isHome, travel, pace, carAt } = request;
    const key = [from, to, ready, due, day, dated, by, isHome, travel, pace, carAt].join();
    const known = chosen.get(key) ?? choose(request);
    if (chosen.size >= MEMORY) chosen.clear();
    chosen.set(key, known);
    return known;
  };
}

function closingNotice(
  { transport }: DaysFacts,
  walk: Walk,
  lines: readonly Line[],
  day: IsoDate,
): NoticeFacts | undefined {
  const stretches = [
    ...(walk.state === 'closed' ? [walk.leg.closedBy] : []),
    ...lines.flatMap(({ service, running }) =>
      running.state === 'closed' ? [service.closedBy] : [],
    ),
  ];
  for (const stretch of stretches) {
    const closure = closureOn(stretch, transport.notices, day);
    if (closure.state === 'closed') return closure.notice;
  }
  return undefined;
}
