import { awayPoint, homePoint } from '@/content/transport/points';
import type { DaysFacts } from '@/lib/days/facts';
import type { Tides } from '@/lib/tides/compose';
import { tideNow } from '@/lib/tides/day';
import { addDays, type EpochMinutes, londonDate, londonTime } from '@/lib/time/london';
import { sunTimes } from '@/lib/time/sun';
import { capitalised } from '@/lib/typeset';
import { networksOf } from '@/lib/transport/network';
import { pointName } from '@/lib/transport/data';
import { lastBus } from '@/lib/transport/day';
import { lastBusText } from '@/lib/transport/words';
import { openNow } from './today';

export interface Whereabouts {
  readonly facts: Pick<DaysFacts, 'things' | 'transport' | 'light'>;
  readonly tides: Tides;
  /** The point of the ways where one is. */
  readonly from: string;
}

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function openPart(facts: Whereabouts['facts'], now: EpochMinutes): string {
  const { open, next } = openNow(facts, now);
  const count = open.length;
  if (count > 0) return `${counts[count] ?? count} ${count === 1 ? 'place' : 'places'} open`;
  const opens = next.find(({ at }) => at)?.at;
  return opens ? `first place opens ${opens}` : 'check what’s open';
}

/** "light until 16:50", or "dark until 07:07". */
function lightPart(light: DaysFacts['light'], now: EpochMinutes): string {
  const today = londonDate(now);
  const { dawn, dusk } = sunTimes(today, light);
  if (now < dawn) return `dark until ${londonTime(dawn)}`;
  if (now < dusk) return `light until ${londonTime(dusk)}`;
  return `dark until ${londonTime(sunTimes(addDays(today, 1), light).dawn)}`;
}

function tidePart(tides: Tides, now: EpochMinutes): string {
  const { rising, nextHigh, nextLow } = tideNow(now, tides);
  const turn = rising ? nextHigh : nextLow;
  if (turn.source === 'estimate') return 'check the tide';
  return `tide ${rising ? 'coming in' : 'going out'} until ${londonTime(turn.instant)}`;
}

function lowWaterPart(tides: Tides, dawn: EpochMinutes, dusk: EpochMinutes): string | undefined {
  const lows = tides.extremesBetween(dawn, dusk).filter(({ kind }) => kind === 'low');
  if (lows.some(({ source }) => source === 'estimate')) return 'check the tide';
  return lows.length > 0
    ? `low water ${lows.map(({ instant }) => londonTime(instant)).join(' and ')}`
    : undefined;
}

/** The point whose ways home matter: at home that from where one mostly comes back. */
export const startOf = (from: string): string => (from === homePoint ? awayPoint : from);

function busHome({ facts, from }: Whereabouts, now: EpochMinutes) {
  return lastBus(networksOf(facts.transport)(londonDate(now)), startOf(from), homePoint, now);
}

function lastBusPart(where: Whereabouts, now: EpochMinutes): string {
  const { from, facts } = where;
  const way = from === homePoint ? `from ${pointName(facts.transport, awayPoint)}` : 'home';
  return lastBusText(busHome(where, now), way);
}

/**
 * "Light until 16:50, tide coming in until 15:57, four places open, last bus home 17:45." Of the
 * next day once it is dark, nothing is open and no bus is to come.
 */
export function todaySentence(where: Whereabouts, now: EpochMinutes): string {
  const { facts, tides } = where;
  const today = londonDate(now);
  const { dawn, dusk } = sunTimes(today, facts.light);
  const isMorning = now < dawn;
  const isOver =
    (isMorning || now >= dusk) &&
    openNow(facts, now).open.length === 0 &&
    (isMorning || busHome(where, now).state !== 'comes');

  if (isOver) {
    const light = sunTimes(isMorning ? today : addDays(today, 1), facts.light);
    const parts = [
      `light from ${londonTime(light.dawn)} to ${londonTime(light.dusk)}`,
      lowWaterPart(tides, light.dawn, light.dusk),
      openPart(facts, light.dawn),
      lastBusPart(where, light.dawn),
    ];
    return `${isMorning ? 'Today' : 'Tomorrow'}: ${joined(parts)}`;
  }

  return capitalised(
    joined([
      lightPart(facts.light, now),
      tidePart(tides, now),
      openPart(facts, now),
      lastBusPart(where, now),
    ]),
  );
}

const joined = (parts: readonly (string | undefined)[]) => `${parts.filter(Boolean).join(', ')}.`;
