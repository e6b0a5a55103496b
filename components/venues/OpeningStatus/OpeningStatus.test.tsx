/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import type { OpeningSpan } from '@/content/types';
import { OpeningStatus } from './OpeningStatus';

const calendar = { bankHolidays: [], bankHolidaysUntil: '2031-12-31' } as const;
const spans: readonly OpeningSpan[] = [{ days: ['wed'], opens: '18:00', closes: '22:30' }];

test('the door is seen to open while the page is looked at', () => {
  jest.useFakeTimers({ now: new Date('2026-11-18T17:58:30Z') });
  const { container } = render(<OpeningStatus spans={spans} calendar={calendar} />);
  expect(container.textContent).toBe('Opens at 18:00');
  act(() => jest.advanceTimersByTime(120_000));
  expect(container.textContent).toBe('Open now, until 22:30');
  // What the filter of a list finds it by.
  expect(container.querySelector('span')?.dataset['marks']).toBe('openNow openTonight');
  jest.useRealTimers();
});
