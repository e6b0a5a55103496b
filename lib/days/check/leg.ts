/** The way from one stop to the next, as far as it is known. */
import type { IsoDate, Source } from '@/content/types';
import type { EpochMinutes } from '@/lib/time/london';
import { closureOn } from '@/lib/trust/closure';
import { pointAt } from '@/lib/ways/data';
import { SLACK_MINUTES } from '@/lib/ways/outing';
import type { Pace } from '@/lib/ways/pace';
import { type Board, boardOn, type Ride } from '@/lib/ways/rides';
import { type Walk, walkBetween } from '@/lib/ways/walk';
import type { DaysFacts, FactSource, NoticeFacts } from '../facts';
import type { Means } from '../trip';

/** On foot further than this a bus is taken where one goes, in minutes. */
const COMFORTABLE = 45;

/** A walk as the picture of a day shows it. */
export interface FootLeg {
  readonly by: 'foot';
  readonly kilometres: number;
  /** Metres uphill. */
  readonly climb: number;
  /** Metres downhill. */
  readonly descent: number;
  readonly climbIsRough: boolean;
  readonly minutes: number;
  /** Undefined where nothing says when one sets out. */
  readonly leaves: EpochMinutes | undefined;
  readonly arrives: EpochMinutes | undefined;
  /** Whether any of it is a path along the coast, which nothing lights. */
  readonly coastPath: boolean;
  readonly sources: readonly FactSource[];
}

/** A bus as the picture of a day shows it. */
export interface BusLeg {
  readonly by: 'bus';
  readonly number: string;
  readonly towards: string;
  /** What to stand at, where the stop has a name of its own. */
  readonly stop: string | undefined;
  /** Be at the stop by then. */
  readonly leaves: EpochMinutes;
  /** Whether it comes at that minute; else the timetable does not say when it comes by. */
  readonly leavesIsKnown: boolean;
  /** Undefined where the timetable does not say. */
  readonly arrives: EpochMinutes | undefined;
  readonly sources: readonly FactSource[];
}

export type Leg =
  /** Both are at one place. */
  | { readonly by: 'here' }
  | FootLeg
  | BusLeg
  /** By car: how long that takes is not known here. */
  | { readonly by: 'car' }
  | { readonly by: 'not-known' };

/** Why no way was found in time. */
export type Trouble =
  | {
      readonly kind: 'too-long';
      readonly minutes: number;
      readonly kilometres: number;
      /** The first bus that can be caught, which is too late as well; undefined where none is known. */
      readonly ride?: Ride;
    }
  | {
      readonly kind: 'no-bus';
      /** The last of the day; undefined when none runs. */
      readonly last: Ride | undefined;
      /** The timetables that were looked at. */
      readonly sources: readonly FactSource[];
    }
  | { readonly kind: 'closed'; readonly notice: NoticeFacts };

export interface ChosenLeg {
  readonly leg: Leg;
  readonly trouble?: Trouble | undefined;
  /** A bus whose times are too old to be told. */
  readonly outOfDate?: { readonly number: string; readonly source: FactSource } | undefined;
  /** The last bus, when only walking is left because it has gone. */
  readonly goneBus?: Ride | undefined;
}

export interface LegRequest {
  /** Slugs of places. */
  readonly from: string;
  readonly to: string;
  /** The earliest moment to set out; undefined when nothing says. */
  readonly ready: EpochMinutes | undefined;
  /** When to be there; undefined when nothing says. */
  readonly due: EpochMinutes | undefined;
  /** The day of the timetable and of the closures. */
  readonly day: IsoDate;
  /** Whether the day has a date; without one no bus can be named. */
  readonly dated: boolean;
  readonly by: Means | undefined;
  readonly pace: Pace | undefined;
  /** Dawn and dusk of the day. */
  readonly light: { readonly dawn: EpochMinutes; readonly dusk: EpochMinutes } | undefined;
}

/** A source with the day on which it was read. */
export function readSource(source: Source, readOn: FactSource['readOn']): FactSource {
  return { name: source.name, url: source.url, readOn };
}

/** Who says when a bus goes. */
export function sourceOf({ service }: Pick<Ride, 'service'>): FactSource {
  return readSource(service.source, service.readOn);
}

/** What is known of getting from one place to another on a day, whatever the time. */
interface Known {
  readonly walk: Walk;
  readonly board: Board | undefined;
  readonly stop: string | undefined;
}

type KnownWays = (from: string, to: string, day: IsoDate, pace: Pace | undefined) => Known;

/** Walks and timetables, each worked out once. */
export function createWays({ ways }: Pick<DaysFacts, 'ways'>): KnownWays {
  const known = new Map<string, Known>();
  const walks = new Map<string, Walk>();
  const closures = new Map<IsoDate, string>();

  /** What the notices say of all paths on a day: days on which that is the same share their walks. */
  function closuresOn(day: IsoDate): string {
    const said =
      closures.get(day) ??
      ways.legs
        .map(({ closedBy }) => closureOn(closedBy, ways.notices, day).state.charAt(0))
        .join('');
    closures.set(day, said);
    return said;
  }

  function walkOn(from: string, to: string, day: IsoDate, pace: Pace | undefined): Walk {
    const key = `${from} ${to} ${closuresOn(day)} ${pace ?? ''}`;
    const walk = walks.get(key) ?? walkBetween(ways, from, to, { day, ...(pace && { pace }) });
    walks.set(key, walk);
    return walk;
  }

  return (from, to, day, pace) => {
    const key = `${from} ${to} ${day} ${pace ?? ''}`;
    const found = known.get(key);
    if (found) return found;
    const [start, end] = [pointAt(ways, from), pointAt(ways, to)];
    const made: Known =
      start && end
        ? {
            walk: walkOn(start.slug, end.slug, day, pace),
            board: boardOn(ways, start.slug, end.slug, day),
            stop: start.stop ?? start.name,
          }
        : { walk: { state: 'unknown', because: 'no-path' }, board: undefined, stop: undefined };
    known.set(key, made);
    return made;
  };
}

type KnownWalk = Extract<Walk, { state: 'known' }>;

/** What is the same of a walk whenever one sets out. */
const paths = new WeakMap<KnownWalk, Omit<FootLeg, 'leaves' | 'arrives'>>();

function pathOf(walk: KnownWalk): Omit<FootLeg, 'leaves' | 'arrives'> {
  const known = paths.get(walk);
  if (known) return known;
  const { kilometres, climb, climbIsRough, minutes, stages } = walk;
  const sources = new Map(
    stages.map(({ leg }) => [leg.source.name, readSource(leg.source, leg.readOn)]),
  );
  const path = {
    by: 'foot' as const,
    kilometres,
    climb,
    descent: stages.reduce((sum, { descent }) => sum + descent, 0),
    climbIsRough,
    minutes,
    coastPath: stages.some(({ leg }) => leg.kind.toLowerCase().includes('coast')),
    sources: [...sources.values()],
  };
  paths.set(walk, path);
  return path;
}

function footLeg(walk: KnownWalk, { ready, due }: LegRequest): FootLeg {
  const leaves = ready ?? (due === undefined ? undefined : due - walk.minutes);
  const arrives = leaves === undefined ? undefined : leaves + walk.minutes;
  return { ...pathOf(walk), leaves, arrives };
}

function busLeg({ service, leaves, arrives }: Ride, stop: string | undefined): BusLeg {
  return {
    by: 'bus',
    number: service.number,
    towards: service.towards,
    stop,
    leaves: leaves.earliest,
    leavesIsKnown: leaves.earliest === leaves.latest,
    arrives: arrives.latest,
    sources: [sourceOf({ service })],
  };
}

/** Whether a walk is over before dusk, and begins after dawn, as far as its times are known. */
export function isInLight(leg: FootLeg, light: LegRequest['light']): boolean {
  if (!light || !leg.coastPath || leg.leaves === undefined || leg.arrives === undefined)
    return true;
  return leg.leaves >= light.dawn && leg.arrives <= light.dusk;
}

/**
 * The best known way between two stops: on foot where that is short, else by bus, else on foot.
 * What the visitor has chosen is kept to, and said when it does not work.
 */
export function chooseLeg(facts: DaysFacts, known: KnownWays, request: LegRequest): ChosenLeg {
  const { from, to, ready, due, by, dated } = request;
  if (from === to) return { leg: { by: 'here' } };
  const { walk, board, stop } = known(from, to, request.day, request.pace);
  if (walk.state === 'here') return { leg: { by: 'here' } };
  if (by === 'car') return { leg: { by: 'car' } };

  const foot = walk.state === 'known' && by !== 'bus' ? footLeg(walk, request) : undefined;
  const footInTime =
    foot && (due === undefined || ready === undefined || ready + foot.minutes <= due);
  const lines = dated && by !== 'foot' ? (board?.lines ?? []) : [];
  const rides = lines.length > 0 ? (board?.rides ?? []) : [];
  const toCome = rides.filter(
    ({ leaves }) => ready === undefined || leaves.earliest - SLACK_MINUTES >= ready,
  );
  // Whoever need not wait for anything leaves as late as they can.
  const best = (some: readonly Ride[]) => (ready === undefined ? some.at(-1) : some[0]);
  const ride = best(
    toCome.filter(({ arrives }) => due === undefined || (arrives.latest ?? Infinity) <= due),
  );
  // Whether it is there in time its timetable does not say.
  const perhaps = best(
    toCome.filter(({ arrives }) => arrives.latest === undefined && arrives.earliest < (due ?? 0)),
  );
  const stale = lines.find(
    ({ running }) => running.state === 'unknown' && running.because === 'not-trusted',
  );
  const outOfDate =
    stale && !ride ? { number: stale.service.number, source: sourceOf(stale) } : undefined;

  const inLight = foot && isInLight(foot, request.light);
  if (foot && footInTime && inLight && (foot.minutes <= COMFORTABLE || !ride)) {
    const last = rides.at(-1);
    const isGone = foot.minutes > COMFORTABLE && ready !== undefined && due === undefined && !ride;
    return { leg: foot, outOfDate, goneBus: isGone ? last : undefined };
  }
  const bus = ride ?? perhaps;
  if (bus) return { leg: busLeg(bus, stop) };

  // Where two stops overlap no bus helps, whenever it goes.
  const isOverlapped = ready !== undefined && due !== undefined && due < ready;
  const unknownBus = dated
    ? lines.some(({ running }) => running.state === 'unknown')
    : by !== 'foot' && (board?.lines.length ?? 0) > 0;
  const tooLate = toCome.find(({ arrives }) => arrives.latest !== undefined);
  if (foot) {
    // Too late or too dark on foot, and nobody knows of a bus: neither works nor does it fail.
    if (unknownBus && !isOverlapped) return { leg: { by: 'not-known' }, outOfDate };
    if (!footInTime) {
      const { minutes, kilometres } = foot;
      const late = tooLate && { ride: tooLate };
      return { leg: foot, trouble: { kind: 'too-long', minutes, kilometres, ...late } };
    }
    const last = rides.at(-1);
    return { leg: foot, goneBus: last };
  }

  if (rides.length > 0 && due !== undefined) {
    const inTime = rides.some(({ arrives }) => (arrives.latest ?? Infinity) <= due);
    if (tooLate?.arrives.latest !== undefined && ready !== undefined && inTime) {
      const minutes = tooLate.arrives.latest - ready;
      return {
        leg: { by: 'not-known' },
        trouble: { kind: 'too-long', minutes, kilometres: 0, ride: tooLate },
      };
    }
  }
  const notKnown: Leg = { by: 'not-known' };
  if (unknownBus) return { leg: notKnown, outOfDate };
  const notice = closingNotice(facts, walk, board, request.day);
  if (notice && rides.length === 0) return { leg: notKnown, trouble: { kind: 'closed', notice } };
  if (lines.length > 0) {
    const read = new Map(lines.map((line) => [line.service.source.name, sourceOf(line)]));
    const sources = [...read.values()];
    return { leg: notKnown, trouble: { kind: 'no-bus', last: rides.at(-1), sources } };
  }
  return { leg: notKnown };
}

/** The notice that closes the path, or every bus. */
function closingNotice(
  { ways }: DaysFacts,
  walk: Walk,
  board: Board | undefined,
  day: IsoDate,
): NoticeFacts | undefined {
  const stretches = [
    ...(walk.state === 'closed' ? [walk.leg.closedBy] : []),
    ...(board?.lines ?? []).flatMap(({ service, running }) =>
      running.state === 'closed' ? [service.closedBy] : [],
    ),
  ];
  for (const stretch of stretches) {
    const closure = closureOn(stretch, ways.notices, day);
    if (closure.state === 'closed') return closure.notice;
  }
  return undefined;
}
