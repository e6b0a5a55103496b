/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { OpeningSpan } from '@/content/types';
import { VenueFilter } from './VenueFilter';

const calendar = { bankHolidays: [], bankHolidaysUntil: '2031-12-31' } as const;
const evening: readonly OpeningSpan[] = [{ days: ['wed'], opens: '18:00', closes: '22:30' }];
const noon: readonly OpeningSpan[] = [{ days: ['wed'], opens: '12:00', closes: '15:00' }];
const venues = [
  { access: ['dogs'], spans: evening },
  { access: [], spans: evening },
  { access: ['dogs'], spans: noon },
  { access: ['dogs'] },
] as const;

test('counts those that say yes to all that is ticked; hours that are not known are no yes', () => {
  jest.useFakeTimers({ now: new Date('2026-11-18T19:00:00Z') });
  render(<VenueFilter venues={venues} calendar={calendar} />);
  const found = () => screen.getByRole('status').textContent;
  expect(found()).toBe('4 places found');
  fireEvent.click(screen.getByLabelText('Open now'));
  expect(found()).toBe('2 places found');
  fireEvent.click(screen.getByLabelText('Dogs welcome'));
  expect(found()).toBe('1 place found');
  jest.useRealTimers();
});
