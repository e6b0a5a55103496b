import type { DaysFacts } from '@/lib/days/facts';
import type { Tides } from '@/lib/tides/compose';
import { tideNow } from '@/lib/tides/now';
import { addDays, type EpochMinutes, londonDate, londonTime } from '@/lib/time/london';
import { twilight } from '@/lib/time/sun';
import { capitalised } from '@/lib/typeset';
import type { NetworkOf } from '@/lib/transport/network';
import { busesAhead, leavesText, nearestStop } from '@/lib/transport/next-bus';
import { lightPart } from './light';
import { openNow } from './open-now';

export interface Whereabouts {
  readonly facts: Pick<DaysFacts, 'things' | 'transport' | 'light'>;
  readonly networkOf: NetworkOf;
  readonly tides: Tides;
  /** Points of the ways: where one is, and where one is at home. */
  readonly from: string;
  readonly home: string;
}

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function openPart(facts: Whereabouts['facts'], now: EpochMinutes): string {
  const { open, next } = openNow(facts, now);
  const count = open.length;
  if (count > 0) return `${counts[count] ?? count} ${count === 1 ? 'place' : 'places'} open`;
  const opens = next.flatMap(({ status }) =>
    status.state === 'opens-later' ? status.opens : [],
  )[0];
  return opens ? `first place opens ${opens}` : 'check what’s open';
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

/** The buses home; from home itself those back from where most of them come from. */
export function busesHome(
  { facts: { transport }, networkOf, from, home }: Omit<Whereabouts, 'tides'>,
  now: EpochMinutes,
) {
  const network = networkOf(londonDate(now));
  const near = nearestStop(network, from, home)?.to ?? from;
  return transport.points
    .filter(({ slug }) => (from === home ? slug !== home : slug === near))
    .map(({ slug, name }) => ({ slug, name, buses: busesAhead(network, slug, home, now) }))
    .toSorted(
      ({ buses: a }, { buses: b }) =>
        b.leaves.length - a.leaves.length || (b.last?.earliest ?? 0) - (a.last?.earliest ?? 0),
    )[0];
}

function lastBusPart(where: Whereabouts, now: EpochMinutes): string {
  const start = busesHome(where, now);
  if (!start) return 'no bus from here';
  const { lines, next, last, unread } = start.buses;
  const way = where.from === where.home ? `from ${start.name}` : 'home';
  if (next && last) {
    return `${unread.length > 0 ? 'last bus we have' : 'last bus'} ${way} ${leavesText(last)}`;
  }
  if (unread.length > 0) return 'check the last bus';
  if (last) return `last bus ${way} has gone`;
  return lines.length > 0 ? `no bus ${way} today` : 'no bus from here';
}

/**
 * "Light until 16:50, tide coming in until 15:57, four places open, last bus home 17:45." Of the
 * next day once it is dark, nothing is open and no bus is to come.
 */
export function todaySentence(where: Whereabouts, now: EpochMinutes): string {
  const { facts, tides } = where;
  const today = londonDate(now);
  const { dawn, dusk } = twilight(today, facts.light);
  const isMorning = now < dawn;
  const isOver =
    (isMorning || now >= dusk) &&
    openNow(facts, now).open.length === 0 &&
    (isMorning || !busesHome(where, now)?.buses.next);

  if (isOver) {
    const light = twilight(isMorning ? today : addDays(today, 1), facts.light);
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
