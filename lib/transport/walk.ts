import type { Leg } from '@/content/transport/types';
import type { IsoDate } from '@/content/types';
import { closureOn } from '@/lib/trust/closure';
import type { Transport } from './data';
import { minutesOnFoot, type Pace } from './pace';

export type Footpath = Readonly<ReturnType<ReturnType<typeof walksFrom>>>;
export type KnownFootpath = Extract<Footpath, { readonly state: 'known' }>;

/** By where they begin, and by where they lead. */
export type Walks = ReadonlyMap<string, ReadonlyMap<string, Footpath>>;

/** The same leg the other way. */
export const turned = (leg: Leg): Leg => ({
  ...leg,
  from: leg.to,
  to: leg.from,
  climb: { there: leg.climb.back, back: leg.climb.there },
});

const steadyMinutes = (stages: readonly Leg[]): number =>
  stages.reduce((sum, { kilometres, climb }) => sum + minutesOnFoot(kilometres, climb.there), 0);

/** The quickest ways on foot from a point, by where they lead. */
function quickestFrom(from: string, legs: readonly Leg[]): ReadonlyMap<string, readonly Leg[]> {
  const bothWays = legs.flatMap((leg) => [leg, turned(leg)]);
  const best = new Map<string, readonly Leg[]>([[from, []]]);
  const waiting = [from];
  for (let point = waiting.shift(); point !== undefined; point = waiting.shift()) {
    const soFar = best.get(point) ?? [];
    for (const stage of bothWays.filter((leg) => leg.from === point)) {
      const longer = [...soFar, stage];
      const known = best.get(stage.to);
      if (known && steadyMinutes(known) <= steadyMinutes(longer)) continue;
      best.set(stage.to, longer);
      waiting.push(stage.to);
    }
  }
  return best;
}

/** The quickest open ways on foot from a point; a pair that no chain of measured legs joins is unknown. */
export function walksFrom(
  transport: Pick<Transport, 'legs' | 'measuredWalks' | 'notices'>,
  from: string,
  { day, pace = 'steady' }: { readonly day: IsoDate; readonly pace?: Pace },
) {
  const closureOf = ({ closedBy }: Leg) => closureOn(closedBy, transport.notices, day).state;
  const isOpen = (leg: Leg) => closureOf(leg) === 'open';
  const whenOpen = quickestFrom(from, transport.legs);
  const now = quickestFrom(from, transport.legs.filter(isOpen));

  return (to: string) => {
    if (from === to) return { state: 'here' } as const;
    const usual = whenOpen.get(to) ?? [];
    const stages = now.get(to);
    if (!stages) {
      const leg = usual.find((one) => closureOf(one) === 'closed');
      return leg ? ({ state: 'closed', leg } as const) : ({ state: 'unknown' } as const);
    }
    const isUsual = usual.every(isOpen);

    const kilometres = stages.reduce((sum, leg) => sum + leg.kilometres, 0);
    const climb = stages.reduce((sum, leg) => sum + leg.climb.there, 0);
    const measured = transport.measuredWalks.find(
      ({ between }) => isUsual && between.includes(from) && between.includes(to),
    );
    return {
      state: 'known' as const,
      /** Its legs, each as it is walked. */
      stages,
      kilometres: measured?.kilometres ?? Math.round(kilometres * 10) / 10,
      /** Metres uphill, all ups added together. */
      climb,
      /** Whether a source says "about" of any of the climb. */
      climbIsRough: stages.some((leg) => leg.climbIsRough),
      /** Whole minutes at the pace that was asked for. */
      minutes: Math.round(minutesOnFoot(kilometres, climb, pace)),
    };
  };
}

interface OnFoot {
  readonly walks: Walks;
}

/** The way on foot, or why there is none. */
export const walkOn = ({ walks }: OnFoot, from: string, to: string): Footpath =>
  walks.get(from)?.get(to) ?? { state: 'unknown' };

/** The way on foot where one is known; undefined otherwise. */
export function pathBetween(network: OnFoot, from: string, to: string) {
  const walk = walkOn(network, from, to);
  return walk.state === 'known' ? walk : undefined;
}

/** Metres uphill on each kilometre from which a leg is called steep: one in fifteen, all the way. */
const STEEP = 1000 / 15;

export const isSteep = ({ kilometres, climb }: Leg): boolean => climb.there / kilometres >= STEEP;

/** Hard going on wheels: steep, or by a cliff, where there are stiles and steps of which no source gives a list. */
export const isRough = (leg: Leg): boolean => isSteep(leg) || leg.exposed;

/** Heights in metres of the points along consecutive legs, above the lowest of them. */
export function heightsOf(legs: readonly Leg[]): readonly number[] {
  const heights = [0];
  for (const { climb } of legs) heights.push((heights.at(-1) ?? 0) + climb.there - climb.back);
  const lowest = Math.min(...heights);
  return heights.map((height) => height - lowest);
}
