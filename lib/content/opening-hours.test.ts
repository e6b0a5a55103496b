import type { OpeningSpan } from '@/content/types';
import { type EpochMinutes, epochMinutes } from '@/lib/time/london';
import type { Calendar } from '@/lib/transport/service-day';
import { isOpenTonight, openingStatus, openingTable } from './opening-hours';

const kitchen: readonly OpeningSpan[] = [
  { days: ['wed', 'thu', 'fri', 'sat'], opens: '18:00', closes: '22:30' },
  { days: ['sun'], opens: '12:00', closes: '15:30' },
];
const lateBar: readonly OpeningSpan[] = [{ days: ['sat'], opens: '18:00', closes: '01:30' }];

const calendar: Calendar = {
  bankHolidays: [
    { date: '2025-01-01', name: 'New Year’s Day' },
    { date: '2026-12-25', name: 'Christmas Day' },
  ],
  bankHolidaysUntil: '2027-12-31',
};

const at = (iso: string): EpochMinutes => epochMinutes(Date.parse(iso));

const textAt = (spans: readonly OpeningSpan[], iso: string) =>
  openingStatus(spans, at(iso), calendar)?.words;

test.each([
  ['2026-11-18T12:00Z', kitchen, true, 'it opens at six'],
  ['2026-11-18T22:29Z', kitchen, true, 'it is open for a minute more'],
  ['2026-11-18T22:30Z', kitchen, false, 'it has closed'],
  ['2026-11-22T12:00Z', kitchen, false, 'it serves lunch only'],
  ['2026-11-21T23:59Z', lateBar, true, 'it closes after midnight'],
  ['2026-12-25T12:00Z', kitchen, false, 'it is a bank holiday'],
])('at %s %p is open tonight: %p, as %s', (iso, spans, isOpen) => {
  expect(isOpenTonight(spans, at(iso), calendar)).toBe(isOpen);
});

test('it is open from the minute it opens until the minute before it closes', () => {
  expect(textAt(kitchen, '2026-11-18T17:59Z')).toBe('Opens at 18:00');
  expect(textAt(kitchen, '2026-11-18T18:00Z')).toBe('Open now, until 22:30');
  expect(textAt(kitchen, '2026-11-18T22:29Z')).toBe('Open now, until 22:30');
  expect(textAt(kitchen, '2026-11-18T22:30Z')).toBe('Closed now, opens Thursday at 18:00');
});

test('a day without hours is closed, and says when it opens next', () => {
  expect(textAt(kitchen, '2026-11-16T12:00Z')).toBe('Closed today, opens Wednesday at 18:00');
});

test('the day is London’s: half past midnight there is still yesterday evening in UTC', () => {
  // Wed 1 July 2026, 00:30 in London, is Tue 30 June, 23:30 UTC.
  expect(textAt(kitchen, '2026-06-30T23:30Z')).toBe('Opens at 18:00');
  expect(textAt(kitchen, '2026-07-01T17:00Z')).toBe('Open now, until 22:30');
});

test('an evening runs past midnight into a day that has no hours of its own', () => {
  expect(textAt(lateBar, '2026-11-22T01:29Z')).toBe('Open now, until 01:30');
  expect(textAt(lateBar, '2026-11-22T01:30Z')).toBe('Closed today, opens Saturday at 18:00');
});

test('when clocks go forward, closing time at 01:30 comes where 02:30 would be read', () => {
  // 28 to 29 March 2026: 01:00 GMT becomes 02:00 BST, so the clock never shows 01:30.
  expect(textAt(lateBar, '2026-03-29T01:29Z')).toBe('Open now, until 01:30');
  expect(textAt(lateBar, '2026-03-29T01:30Z')).toBe('Closed today, opens Saturday at 18:00');
});

test('when clocks go back, the first 01:30 is closing time', () => {
  // 24 to 25 October 2026: 01:30 BST is 00:30 UTC.
  expect(textAt(lateBar, '2026-10-25T00:29Z')).toBe('Open now, until 01:30');
  expect(textAt(lateBar, '2026-10-25T00:30Z')).toBe('Closed today, opens Saturday at 18:00');
});

test('opening at six means six by the clock on both sides of the change', () => {
  expect(textAt(kitchen, '2026-10-24T16:59Z')).toBe('Opens at 18:00');
  expect(textAt(kitchen, '2026-10-24T17:00Z')).toBe('Open now, until 22:30');
  expect(textAt(kitchen, '2026-10-28T17:59Z')).toBe('Opens at 18:00');
});

test('between two spans of one day it says when it opens again', () => {
  const split: readonly OpeningSpan[] = [
    { days: ['fri'], opens: '18:00', closes: '21:00' },
    { days: ['fri'], opens: '12:00', closes: '14:00' },
  ];
  expect(textAt(split, '2026-11-20T15:00Z')).toBe('Opens at 18:00');
  expect(openingTable(split)[4]).toEqual({ day: 'Friday', hours: '12:00–14:00, 18:00–21:00' });
});

test('where no hours are known nothing is said', () => {
  expect(openingStatus(undefined, at('2026-11-20T12:00Z'), calendar)).toBeUndefined();
  expect(openingStatus([], at('2026-11-20T12:00Z'), calendar)).toBeUndefined();
});

test('the table has seven days, Monday first, and says which are closed', () => {
  const table = openingTable(kitchen);
  expect(table.map(({ day }) => day)).toHaveLength(7);
  expect(table[0]).toEqual({ day: 'Monday', hours: 'Closed' });
  expect(table[6]).toEqual({ day: 'Sunday', hours: '12:00–15:30' });
});

test('a bank holiday is to be checked first, and so is one on which it would open next', () => {
  // Christmas Day 2026 is a Friday; Boxing Day, a Saturday, is kept on its own date.
  expect(textAt(kitchen, '2026-12-25T19:00Z')).toBe('Bank holiday: check opening times');
  expect(textAt(kitchen, '2026-12-26T19:00Z')).toBe('Bank holiday: check opening times');
  expect(textAt(kitchen, '2026-12-24T23:00Z')).toBe('Closed now');
  expect(textAt(kitchen, '2026-12-27T12:30Z')).toBe('Open now, until 15:30');
});
