import { createTidePredictor } from '@neaps/tide-predictor';
import constituents from '@/content/tides/port/constituents.json';
import { tideWindows } from '@/content/tides/port/windows';
import { epochMinutes } from '@/lib/time/london';
import { predictionSource } from './prediction';

const MINUTE = 60_000;
const DAY = 1440;
const source = predictionSource(tideWindows);
const predictor = createTidePredictor(constituents.constituents, {
  offset: constituents.meanLevelAboveChartDatum,
});
const utc = (iso: string) => epochMinutes(Date.parse(iso));

/** The predictor's high and low waters between two instants, in the shape of ours. */
function predictedBetween(from: number, to: number) {
  return predictor
    .getExtremesPrediction({ start: new Date(from * MINUTE), end: new Date(to * MINUTE) })
    .map(({ time, level, high }) => ({
      kind: high ? 'high' : 'low',
      instant: Math.round(time.getTime() / MINUTE),
      height: level,
    }));
}

/** Expects the same tides of both, within 2 minutes and 5 cm. */
function expectAgreement(from: number, to: number): void {
  const found = source.extremesBetween(from, to);
  const expected = predictedBetween(from, to);
  expect(found.map(({ kind }) => kind)).toEqual(expected.map(({ kind }) => kind));
  const apart = found.filter(({ instant, height }, i) => {
    const minutes = Math.abs(instant - (expected[i]?.instant ?? NaN));
    const metres = Math.abs(height - (expected[i]?.height ?? NaN));
    return !(minutes <= 2 && metres < 0.05);
  });
  expect(apart).toEqual([]);
}

/** Numbers between 0 and 1, the same at every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe.each([2025, 2026, 2027, 2028, 2029, 2030])('the predicted tide of %d', (year) => {
  const start = Date.UTC(year, 0) / MINUTE;
  const end = Date.UTC(year + 1, 0) / MINUTE;

  it('is within 5 cm of the predictor at random instants', () => {
    const random = randomNumbers(year);
    const apart = Array.from({ length: 300 }, () => {
      const instant = Math.floor(start + random() * (end - start));
      // Starts on the predictor's grid of ten minutes, else it answers for the minute before.
      const onGrid = instant - (instant % 10);
      const { level } = predictor.getWaterLevelAtTime({ time: new Date(onGrid * MINUTE) });
      return { onGrid, metres: Math.abs(source.heightAt(onGrid) - level) };
    }).filter(({ metres }) => !(metres < 0.05));
    expect(apart).toEqual([]);
  });

  it('turns within 2 minutes and 5 cm of the predictor, in random weeks', () => {
    const random = randomNumbers(year);
    for (let i = 0; i < 12; i += 1) {
      // A whole hour, because the predictor stretches a span to whole steps of ten minutes.
      const from = Math.floor((start + random() * (end - start - 7 * DAY)) / 60) * 60;
      expectAgreement(from, from + 7 * DAY);
    }
  });
});

describe('the predicted tide', () => {
  it.each(['2026-10-25', '2027-03-28'])(
    'follows the predictor through the clock change of %s',
    (day) => {
      const from = utc(`${day}T00:00Z`) - DAY;
      expectAgreement(from, from + 3 * DAY);
    },
  );

  it('has no step where one window follows another', () => {
    for (const newYear of tideWindows.newYears.slice(1, -1)) {
      const before = source.heightAt(newYear - 0.001);
      expect(Math.abs(source.heightAt(newYear) - before)).toBeLessThan(0.001);
    }
  });

  it('loses no tide and finds none twice at the seams of neighbouring spans', () => {
    const from = utc('2026-12-25T00:00Z');
    const whole = source.extremesBetween(from, from + 14 * DAY);
    const hourByHour = Array.from({ length: 14 * 24 }, (_, hour) =>
      source.extremesBetween(from + hour * 60, from + (hour + 1) * 60),
    ).flat();
    expect(hourByHour).toEqual(whole);
  });

  it('turns at the minute that it says: none beside it is higher, or lower', () => {
    const from = utc('2027-01-01T00:00Z');
    const beside = source.extremesBetween(from, from + 365 * DAY).filter(({ kind, instant }) => {
      const up = kind === 'high' ? 1 : -1;
      const [before = 0, at = 0, after = 0] = [-1, 0, 1].map(
        (minutes) => source.heightAt(instant + minutes) * up,
      );
      // Where the turn is halfway, both minutes are as good.
      return before > at + 1e-6 || after > at + 1e-6;
    });
    expect(beside).toEqual([]);
  });

  it('covers 2025 to 2030 and no more', () => {
    expect(source.covers(utc('2025-01-01T00:00Z'))).toBe(true);
    expect(source.covers(utc('2024-12-31T23:59Z'))).toBe(false);
    expect(source.covers(utc('2030-12-31T23:59Z'))).toBe(true);
    expect(source.covers(utc('2031-01-01T00:00Z'))).toBe(false);
  });

  it('needs a window', () => {
    expect(() => predictionSource({ meanLevel: 3, newYears: [0], harmonics: [] })).toThrow(
      RangeError,
    );
  });
});
