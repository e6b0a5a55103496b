/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IndexEntry } from '@/components/ui/IndexEntry/IndexEntry';
import type { OpeningSpan } from '@/content/types';
import { OpeningStatus } from '../OpeningStatus/OpeningStatus';
import { venueLine } from '../VenueCard/VenueCard';
import { VenueFilter } from './VenueFilter';
import { allOfKind } from '@/lib/kinds/entries';

const calendar = { bankHolidays: [], bankHolidaysUntil: '2031-12-31' } as const;
const evening: readonly OpeningSpan[] = [{ days: ['wed'], opens: '18:00', closes: '22:30' }];
const noon: readonly OpeningSpan[] = [{ days: ['wed'], opens: '12:00', closes: '15:00' }];
const venues = [
  { marks: ['dogs'], spans: evening },
  { marks: [], spans: evening },
  { marks: ['dogs'], spans: noon },
  { marks: ['dogs'], spans: undefined },
] as const;

const found = () => screen.getByRole('status').textContent;

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('counts those that say yes to all that is ticked; hours that are not known are no yes', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-18T19:00:00Z') });
  render(
    <>
      <VenueFilter count={venues.length} />
      {venues.map((venue, index) => (
        <OpeningStatus key={index} {...venue} calendar={calendar} />
      ))}
    </>,
  );
  expect(found()).toBe('4 places found');
  fireEvent.click(screen.getByLabelText('Open now'));
  expect(found()).toBe('2 places found');
  fireEvent.click(screen.getByLabelText('Dogs welcome'));
  expect(found()).toBe('1 place found');
  await act(() => jest.advanceTimersByTimeAsync(4 * 60 * 60_000));
  expect(found()).toBe('0 places found');
});

test('finds the places that a long list has as lines', () => {
  const lines = allOfKind('venue').map((venue) => ({ ...venue, access: { dogs: true } }));
  render(
    <>
      <VenueFilter count={lines.length} />
      {lines.map((venue) => (
        <IndexEntry key={venue.slug} {...venueLine(venue)} />
      ))}
    </>,
  );
  fireEvent.click(screen.getByLabelText('Dogs welcome'));
  expect(found()).toBe(`${lines.length} places found`);
});
