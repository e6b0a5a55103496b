/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { tidePort } from '@/content/tides/port/port';
import type { NatureDay } from '@/lib/nature/nature-day';
import { toEpochMinutes } from '@/lib/time/london';
import { naturePath } from '../use-nature';
import { NatureNext } from './NatureNext';

/** What a later build's calendar says to a browser. */
const later: readonly NatureDay[] = (
  [
    ['2026-06-15', 'June 2026'],
    ['2027-01-23', 'January 2027'],
    ['2027-02-21', 'February 2027'],
    ['2028-03-12', 'March 2028'],
  ] as const
).map(([date, month]) => ({
  id: `low-water-${date}`,
  kind: 'low-water',
  date,
  title: `Lowest low water of ${month}`,
  text: 'Go on a falling tide.',
}));

const built = toEpochMinutes('2027-01-02', '12:00');
const asked = jest.fn();

beforeEach(() => {
  process.env['BUILT_AT'] = String(built);
  // More than the year of the build takes long to work out.
  jest.replaceProperty(tidePort, 'predictedYears', { first: 2027, last: 2027 });
  jest.useFakeTimers();
  asked.mockReset();
  globalThis.fetch = asked.mockImplementation(() =>
    Promise.resolve({ ok: true, text: () => Promise.resolve(JSON.stringify(later)) } as Response),
  );
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  delete process.env['BUILT_AT'];
  Reflect.deleteProperty(globalThis, 'fetch');
});

async function showAt(instant: string): Promise<void> {
  jest.setSystemTime(new Date(instant));
  await act(async () => {
    render(<NatureNext count={4} kinds={['low-water']} />);
  });
  for (let turn = 0; turn < 10; turn += 1) await act(() => jest.advanceTimersByTimeAsync(0));
}

test('on the day of the build it is in the page, and nothing is asked for', async () => {
  await showAt('2027-01-02T12:00Z');
  expect(screen.getByText(/January 2027/)).not.toBeNull();
  expect(screen.getAllByText(/^Lowest low water/)).toHaveLength(4);
  expect(asked).not.toHaveBeenCalled();
});

test('once that has gone by, the browser’s own day counts', async () => {
  await showAt('2028-03-01T12:00Z');
  expect(asked).toHaveBeenCalledWith(naturePath, expect.anything());
  expect(screen.getByText(/March 2028/)).not.toBeNull();
  expect(screen.queryByText(/January 2027/)).toBeNull();
});

test('a clock that is behind the build sees its own days', async () => {
  await showAt('2026-06-01T12:00Z');
  expect(screen.getByText(/June 2026/)).not.toBeNull();
});

test('a clock that has been reset is not believed', async () => {
  await showAt('1999-06-01T12:00Z');
  expect(screen.getByText(/January 2027/)).not.toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('after the last year it says so', async () => {
  await showAt('2040-06-01T12:00Z');
  expect(screen.getByText(/ends with our tide predictions/)).not.toBeNull();
});
