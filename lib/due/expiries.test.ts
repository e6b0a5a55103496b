import { dueOn, notice, type Expiry } from './expiries';

const expiry = (ends: Expiry['ends'], noticeDays: Expiry['noticeDays']): Expiry => ({
  what: 'Timetable',
  file: 'content/transport.ts',
  at: [],
  ends,
  noticeDays,
});

it('is due from a month before its last day', () => {
  const timetable = expiry('2031-12-31', notice.month);
  expect(dueOn('2031-11-29', timetable)).toBe('later');
  expect(dueOn('2031-11-30', timetable)).toBe('due');
  expect(dueOn('2031-12-31', timetable)).toBe('due');
  expect(dueOn('2032-01-01', timetable)).toBe('over');
});

it('is due half a year before, where that is its notice', () => {
  const windows = expiry('2031-12-31', notice.halfAYear);
  expect(dueOn('2031-06-30', windows)).toBe('later');
  expect(dueOn('2031-07-01', windows)).toBe('due');
});

it('is only said of what has no notice, and only once nothing is ahead', () => {
  expect(dueOn('2031-12-31', expiry('2031-12-31', null))).toBe('later');
  expect(dueOn('2032-01-01', expiry('2031-12-31', null))).toBe('none-ahead');
  expect(dueOn('2032-01-01', expiry(undefined, null))).toBe('none-ahead');
});

it('is over where there is nothing left', () => {
  expect(dueOn('2031-01-01', expiry(undefined, notice.month))).toBe('over');
});
