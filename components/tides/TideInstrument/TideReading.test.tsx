/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { tideDay, tideNow } from '@/lib/tides/day';
import { tideMonth, type TideMonthDay } from '@/lib/tides/month';
import { tideHeight } from '@/lib/tides/words';
import { londonDate, londonTime } from '@/lib/time/london';
import { CurveReading } from '../TideCurve/CurveReading';
import { DialReading } from '../TideDial/DialReading';
import { TideTable } from '../TideTable/TideTable';

const minute = 60_000;

test('the tide turns on a page that stays open', () => {
  const { nextHigh } = tideNow(Date.parse('2025-08-02T09:00:00Z') / minute);
  jest.useFakeTimers({ now: (nextHigh.instant - 30) * minute });
  render(<CurveReading />);
  expect(screen.getByText(/^Rising/)).not.toBeNull();
  act(() => jest.advanceTimersByTime(50 * minute));
  expect(screen.getByText(/^Falling/)).not.toBeNull();
});

test('the curve says when and how high the tide turns, and where the night is', () => {
  const noon = Date.parse('2025-08-02T12:00:00Z') / minute;
  jest.useFakeTimers({ now: noon * minute });
  render(<CurveReading />);
  const curve = screen.getByRole('img', { name: /^Today’s tide/ });
  const { tides } = tideDay(londonDate(noon));
  expect([...curve.querySelectorAll('text')].map((words) => words.textContent)).toEqual(
    tides.flatMap((tide) => [londonTime(tide.instant), tideHeight(tide)]),
  );
  expect(curve.querySelectorAll('rect')).toHaveLength(2);
});

test('the line of the dial runs on over midnight, and breaks at the hand alone', () => {
  const noon = Date.parse('2025-08-02T12:00:00Z') / minute;
  jest.useFakeTimers({ now: noon * minute });
  render(<DialReading />);
  const dial = screen.getByRole('img', { name: /^Today’s tide/ });
  const line = [...dial.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  const points = (line.find((d) => /^M[^A]*Z$/.test(d)) ?? '')
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number) as [number, number]);
  const steps = points.slice(1).map(([x, y], index) => {
    const [before = 0, beside = 0] = points[index] ?? [];
    return Math.hypot(x - before, y - beside);
  });
  expect(points.length).toBeGreaterThan(90);
  expect(Math.max(...steps)).toBeLessThan(10);
});

test('a table tells each day’s range, and names spring and neap tides', () => {
  const dates = ['2026-12-10', '2026-12-19', '2026-12-26', '2031-06-01'] as const;
  render(<TideTable caption="Four days" days={dates.map((date) => tideDay(date))} />);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.querySelectorAll('td')[1]?.textContent)).toEqual([
    expect.stringMatching(/^\d\.\d\u00a0m$/),
    expect.stringMatching(/^\d\.\d\u00a0m, neap tide$/),
    expect.stringMatching(/^\d\.\d\u00a0m, spring tide$/),
    // Of the estimate, which does not know.
    '–',
  ]);
});

test('a moon has a name for those who do not see it', () => {
  render(<TideTable caption="A month" days={tideMonth('2027-03').slice(0, 1)} />);
  const [{ moon }] = tideMonth('2027-03') as [TideMonthDay];
  expect(screen.getByText(moon.name)).not.toBeNull();
});
