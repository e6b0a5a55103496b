/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { tideSourceTexts } from '@/content/tides/port/texts';
import { tideNow } from '@/lib/tides/now';
import { TideReading } from './TideReading';

const minute = 60_000;

test('the tide turns on a page that stays open', () => {
  const { nextHigh } = tideNow(Date.parse('2025-08-02T09:00:00Z') / minute);
  jest.useFakeTimers({ now: (nextHigh.instant - 30) * minute });
  render(<TideReading sources={tideSourceTexts} />);
  expect(screen.getByText(/^Rising/)).not.toBeNull();
  act(() => jest.advanceTimersByTime(50 * minute));
  expect(screen.getByText(/^Falling/)).not.toBeNull();
});
