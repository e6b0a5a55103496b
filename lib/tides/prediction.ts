import type { TideWindows } from '@/content/tides/types';
import type { EpochMinutes } from '@/lib/time/london';
import type { TideExtreme, TideSource } from './source';

const { cos } = Math;
const RADIANS = Math.PI / 180;
/** Minutes; short enough that no two turns of the tide fall within one step. */
const STEP = 30;

/**
 * Real predictions: a sum of cosines, whose amplitudes and phases run straight from the start of
 * each yearly window to its end, so that the curve has no step at New Year.
 *
 * @throws RangeError when there is no window
 */
export function predictionSource({ meanLevel, newYears, harmonics }: TideWindows): TideSource {
  const start = newYears[0];
  const end = newYears.at(-1);
  if (start === undefined || end === undefined || start === end) {
    throw new RangeError('Tide predictions need at least one window.');
  }

  // What runs straight through a window, as its first value and how far it goes from there: made
  // once, because the tides of one day ask for the sum below some hundred times.
  const waves = newYears.slice(1).map((_, window) => {
    const runOf = (values: readonly number[]) => {
      const first = values[window] ?? 0;
      return { first, change: (values[window + 1] ?? first) - first };
    };
    return harmonics.map(([speed, phase, amplitudes, shifts]) => ({
      speed,
      phase,
      amplitude: runOf(amplitudes),
      shift: runOf(shifts),
    }));
  });

  const heightAt = (instant: EpochMinutes): number => {
    const next = newYears.findIndex((newYear) => newYear > instant);
    const window = next === -1 ? newYears.length - 2 : Math.max(0, next - 1);
    const from = newYears[window] ?? start;
    const passed = (instant - from) / ((newYears[window + 1] ?? end) - from);
    const hours = (instant - start) / 60;
    let height = meanLevel;
    for (const { speed, phase, amplitude, shift } of waves[window] ?? []) {
      const angle = speed * hours + (phase + shift.first + shift.change * passed) / 10;
      height += ((amplitude.first + amplitude.change * passed) / 1000) * cos(angle * RADIANS);
    }
    return height;
  };

  return {
    id: 'prediction',
    covers: (instant) => instant >= start && instant < end,
    heightAt,
    extremesBetween: (from, to) => turnsOf(heightAt, from, to),
  };
}

/**
 * The turns of a smooth curve, to the minute. The steps lie on a fixed grid, so that neighbouring
 * spans share out the turns between them: none is found twice and none is lost.
 */
function turnsOf(
  heightAt: (instant: EpochMinutes) => number,
  from: EpochMinutes,
  to: EpochMinutes,
): TideExtreme[] {
  const rises = (instant: EpochMinutes) => heightAt(instant + 0.5) > heightAt(instant - 0.5);
  const turns: TideExtreme[] = [];
  let start = (Math.floor(from / STEP) - 1) * STEP;
  let risesAtStart = rises(start);
  while (start < to) {
    const end = start + STEP;
    const risesAtEnd = rises(end);
    if (risesAtStart !== risesAtEnd) {
      let [low, high] = [start, end];
      while (high - low > 0.1) {
        const middle = (low + high) / 2;
        if (rises(middle) === risesAtStart) low = middle;
        else high = middle;
      }
      const instant = Math.round((low + high) / 2);
      if (instant >= from && instant < to) {
        const kind = risesAtStart ? 'high' : 'low';
        turns.push({ kind, instant, height: heightAt(instant) });
      }
    }
    start = end;
    risesAtStart = risesAtEnd;
  }
  return turns;
}
