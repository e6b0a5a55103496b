import { toEpochMinutes } from '@/lib/time/london';
import { allOfKind } from '@/lib/kinds/entries';

import { eventEnd } from './end';
import { comingFirst, isOver, nextSeason } from './past';

const events = allOfKind('event').map((event) => ({ slug: event.slug, end: eventEnd(event) }));
const inOrder = events.map(({ slug }) => slug);

function orderOn(now: number | null): readonly string[] {
  return comingFirst(events, now).map(({ slug }) => slug);
}

test('an event is over once its end has passed, and not before', () => {
  expect(isOver(100, 99)).toBe(false);
  expect(isOver(100, 100)).toBe(false);
  expect(isOver(100, 101)).toBe(true);
});

test('while the time is not known nothing is over', () => {
  expect(isOver(100, null)).toBe(false);
  expect(orderOn(null)).toEqual(inOrder);
});

test('before the season every event is to come, in the order of the dates', () => {
  expect(orderOn(toEpochMinutes('2024-03-01', '12:00'))).toEqual(inOrder);
});

test('within the season what is to come stands before what is over', () => {
  expect(orderOn(toEpochMinutes('2024-12-26', '12:00'))).toEqual([
    'dance',
    'boat-race',
    'fair',
    'carols',
  ]);
});

test('after the season all are over, in the order of the dates', () => {
  expect(orderOn(toEpochMinutes('2026-11-20', '12:00'))).toEqual(inOrder);
});

test('a list of nothing but what is over tells the year of its next season', () => {
  const ends = ['2025-07-10', '2025-09-05'].map((date) => Date.parse(date) / 60_000);
  const seasonAt = (date: string) => nextSeason(ends, Date.parse(date) / 60_000);
  expect(seasonAt('2025-08-01')).toBeUndefined();
  expect(seasonAt('2025-11-01')).toBe(2026);
  expect(seasonAt('2026-03-01')).toBe(2026);
  expect(seasonAt('2026-11-01')).toBe(2027);
  expect(nextSeason(ends, null)).toBeUndefined();
  expect(nextSeason([], 0)).toBeUndefined();
});
