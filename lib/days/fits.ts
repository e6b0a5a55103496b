import type { ClockTime } from '@/content/types';
import { type EpochMinutes, londonDate, londonTime } from '@/lib/time/london';
import type { Pace } from '@/lib/transport/pace';
import type { DayChecker } from './check/check';
import type { Finding } from './check/finding';
import type { TimedLeg } from './check/timeline';
import type { ThingFacts } from './facts';
import type { Day, Settings, Trip } from './trip';

export interface FitsRequest {
  readonly place: string;
  readonly from: EpochMinutes;
  readonly until: EpochMinutes;
  readonly dog: boolean;
  readonly pace?: Pace;
  readonly newId: () => string;
}

export interface Fitting {
  readonly facts: ThingFacts;
  readonly from: EpochMinutes | undefined;
  readonly to: EpochMinutes | undefined;
  readonly out: TimedLeg | undefined;
  readonly back: TimedLeg | undefined;
  readonly findings: readonly Finding[];
  readonly day: Day;
}

export interface WhatFits {
  readonly fits: readonly Fitting[];
  readonly notKnown: readonly Fitting[];
  readonly doesNotFit: readonly Fitting[];
}

export const isAgainst = ({ state, code }: Finding): boolean =>
  state === 'problem' || code === 'dark-there';

export function whatFits(checker: DayChecker, request: FitsRequest): WhatFits {
  const { place, from, until, dog, pace, newId } = request;
  const date = londonDate(from);
  const back: ClockTime = londonDate(until) > date ? '23:59' : londonTime(until);
  const settings: Settings = { sleeps: { at: 'place', slug: place }, dog, ...(pace && { pace }) };
  const found: Record<keyof WhatFits, Fitting[]> = { fits: [], notKnown: [], doesNotFit: [] };
  for (const facts of checker.facts.things.filter(({ stay }) => !stay)) {
    const day: Day = {
      id: newId(),
      title: facts.name,
      setsOut: londonTime(from),
      back,
      stops: [{ id: newId(), type: facts.type, slug: facts.slug }],
    };
    const trip: Trip = { firstDate: date, settings, days: [day] };
    const { stops, legs, findings } = checker.judge(trip, checker.timeline(trip, 0, from), from);
    const [stop] = stops;
    // Without a time nothing was compared with anything, whatever was found.
    const isKnown =
      stop?.from !== undefined && findings.every(({ state }) => state !== 'check-first');
    const state = findings.some(isAgainst) ? 'doesNotFit' : isKnown ? 'fits' : 'notKnown';
    found[state].push({
      facts,
      from: stop?.from,
      to: stop?.to,
      out: legs.find(({ stopId }) => stopId !== undefined),
      back: legs.find(({ stopId }) => stopId === undefined),
      findings,
      day,
    });
  }
  for (const list of Object.values(found)) list.sort((a, b) => wayOf(a) - wayOf(b));
  return found;
}

function wayOf({ out, from }: Fitting): number {
  if (out?.leg.by === 'here') return 0;
  return out?.leg.by === 'foot' ? out.leg.walk.minutes : (from ?? Infinity);
}
