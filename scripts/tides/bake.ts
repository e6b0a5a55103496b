/**
 * Turns tidal constituents into amplitudes and phases for each New Year, which a browser can sum.
 */
import { astro, constituents as models } from '@neaps/tide-predictor';
import type {
  TideConstituent,
  TideHarmonic,
  TideMoment,
  TidePort,
  TideWindows,
} from '@/content/tides/types';
import { predictionSource } from '@/lib/tides/prediction';
import { londonDate, londonTime } from '@/lib/time/london';

interface Measured {
  readonly constituents: readonly TideConstituent[];
  readonly meanLevelAboveChartDatum: number;
}

export function bakeWindows(
  { constituents, meanLevelAboveChartDatum: meanLevel }: Measured,
  { first, last }: TidePort['predictedYears'],
): TideWindows {
  const years = Array.from({ length: last - first + 2 }, (_, i) => first + i);
  const newYears = years.map((year) => {
    const instant = Date.UTC(year, 0);
    return {
      instant,
      sky: astro(new Date(instant)),
      halfAYearBefore: astro(new Date(Date.UTC(year, -6))),
      halfAYearAfter: astro(new Date(Date.UTC(year, 6))),
    };
  });

  const bakeConstituent = ({ name, amplitude, phase }: TideConstituent): TideHarmonic => {
    const model = models[name];
    if (!model) throw new Error(`The tide predictor knows no constituent "${name}".`);
    const speed = Number(model.speed.toFixed(6));

    const atNewYears = newYears.map(({ instant, sky, halfAYearBefore, halfAYearAfter }) => {
      const now = model.correction(sky);
      const before = model.correction(halfAYearBefore);
      const after = model.correction(halfAYearAfter);
      // A straight line between two New Years cuts the corner of the true, curved course. Moved
      // out by a twelfth of the second derivative, the lines lie closest to it all along.
      const factor = now.f - (before.f - 2 * now.f + after.f) / 3;
      const lead = now.u - (signedTurn(before.u - now.u) + signedTurn(after.u - now.u)) / 3;
      const steadyCourse = (speed * (instant - Date.UTC(first, 0))) / 3_600_000;
      return { factor, phase: model.value(sky) + lead - phase - steadyCourse };
    });

    const start = atNewYears[0]?.phase ?? 0;
    let shift = 0;
    const shifts = atNewYears.map((newYear) => {
      shift += signedTurn(newYear.phase - start - shift);
      return Math.round(shift * 10);
    });
    const amplitudes = atNewYears.map(({ factor }) => Math.round(amplitude * factor * 1000));
    const phaseAtStart = Math.round((((start % 360) + 360) % 360) * 10);
    return [speed, phaseAtStart, gains(amplitudes), gains(shifts)];
  };

  return {
    meanLevel,
    newYears: newYears.map(({ instant }) => instant / 60_000),
    // By their speed: neighbours run alike, and are compressed the better for it.
    harmonics: constituents.map(bakeConstituent).sort(([one], [other]) => one - other),
  };
}

function gains(values: readonly number[]): readonly number[] {
  const all = values.map((value, index) => value - (values[index - 1] ?? 0));
  return all.slice(0, 1 + all.findLastIndex((gain, index) => index === 0 || gain !== 0));
}

export function lastHighWater(windows: TideWindows): TideMoment {
  const end = windows.newYears.at(-1) ?? 0;
  const day = 24 * 60;
  const high = predictionSource(windows)
    .extremesBetween(end - day, end)
    .findLast(({ kind }) => kind === 'high');
  const instant = high?.instant ?? end;
  return { date: londonDate(instant), time: londonTime(instant) };
}

/** Between -180° and 180°. */
function signedTurn(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}
