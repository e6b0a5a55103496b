import type { TideWindows } from '@/content/tides/types';
import type { EpochMinutes } from '@/lib/time/london';
import type { TideExtreme, TideSource } from './compose';

const { cos, sin } = Math;
const RADIANS = Math.PI / 180;
/** Minutes; short enough that no two turns of the tide fall within one step. */
const STEP = 60;

/**
 * A sum of cosines, whose amplitudes and phases run straight from one New Year to the next, so
 * that the curve has no step.
 */
export function predictionSource({ meanLevel, newYears, harmonics }: TideWindows): TideSource {
  const start = newYears[0];
  const end = newYears.at(-1);
  if (start === undefined || end === undefined || start === end) {
    throw new RangeError('Tide predictions need at least one window.');
  }

  // In metres, radians and minutes.
  const waves = newYears.slice(1).map((next, window) => {
    const from = newYears[window] ?? start;
    const runOf = (gains: readonly number[]) => ({
      first: gains.slice(0, window + 1).reduce((sum, gain) => sum + gain, 0),
      change: (gains[window + 1] ?? 0) / (next - from),
    });
    return harmonics.map(([speed, phase, amplitudes, shifts]) => {
      const amplitude = runOf(amplitudes);
      const shift = runOf(shifts);
      return {
        height: amplitude.first / 1000,
        growth: amplitude.change / 1000,
        phase: (((speed * (from - start)) / 60 + (phase + shift.first) / 10) % 360) * RADIANS,
        speed: (speed / 60 + shift.change / 10) * RADIANS,
      };
    });
  });

  const sumOf = (
    instant: EpochMinutes,
    part: (amplitude: number, angle: number, speed: number) => number,
  ): number => {
    const next = newYears.findIndex((newYear) => newYear > instant);
    const window = next === -1 ? newYears.length - 2 : Math.max(0, next - 1);
    const passed = instant - (newYears[window] ?? start);
    let sum = 0;
    for (const { height, growth, phase, speed } of waves[window] ?? []) {
      sum += part(height + growth * passed, phase + speed * passed, speed);
    }
    return sum;
  };
  const heightAt = (instant: EpochMinutes) =>
    meanLevel + sumOf(instant, (amplitude, angle) => amplitude * cos(angle));
  const slopeAt = (instant: EpochMinutes) =>
    sumOf(instant, (amplitude, angle, speed) => -amplitude * speed * sin(angle));

  return {
    id: 'prediction',
    covers: (instant) => instant >= start && instant < end,
    heightAt,
    extremesBetween: (from, to) => turnsOf(heightAt, slopeAt, from, to),
  };
}

function zeroBetween(
  slopeAt: (instant: EpochMinutes) => number,
  [from, slope]: readonly [EpochMinutes, number],
  [to, slopeAtEnd]: readonly [EpochMinutes, number],
): EpochMinutes {
  let [one, slopeAtOne] = [from, slope];
  let [other, slopeAtOther] = [to, slopeAtEnd];
  // So near its turn the slope is almost straight: three secants are exact to a second.
  for (let secants = 1; secants < 3; secants += 1) {
    const between = one + ((other - one) * slopeAtOne) / (slopeAtOne - slopeAtOther);
    [one, slopeAtOne] = [other, slopeAtOther];
    [other, slopeAtOther] = [between, slopeAt(between)];
  }
  return one + ((other - one) * slopeAtOne) / (slopeAtOne - slopeAtOther);
}

/** The steps lie on a fixed grid, so that no turn is found twice or lost between neighbouring spans. */
function turnsOf(
  heightAt: (instant: EpochMinutes) => number,
  slopeAt: (instant: EpochMinutes) => number,
  from: EpochMinutes,
  to: EpochMinutes,
): TideExtreme[] {
  const turns: TideExtreme[] = [];
  let start = (Math.floor(from / STEP) - 1) * STEP;
  let slope = slopeAt(start);
  while (start < to) {
    const end = start + STEP;
    const slopeAtEnd = slopeAt(end);
    if (slope > 0 !== slopeAtEnd > 0) {
      const instant = Math.round(zeroBetween(slopeAt, [start, slope], [end, slopeAtEnd]));
      if (instant >= from && instant < to) {
        turns.push({ kind: slope > 0 ? 'high' : 'low', instant, height: heightAt(instant) });
      }
    }
    start = end;
    slope = slopeAtEnd;
  }
  return turns;
}
