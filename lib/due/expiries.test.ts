import type { Service } from '@/content/transport/types';
import type { IsoDate } from '@/content/types';
import { siteTransport } from '@/lib/content/transport';
import { withImported } from '@/lib/transport/data';
import { bus } from '@/lib/transport/testing/transport';
import { dueOn, expiries, notice, type Expiry } from './expiries';

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

describe('of timetables', () => {
  const timetables = (services: readonly Service[]) => {
    jest.replaceProperty(siteTransport, 'services', services);
    const kept = expiries().filter(({ file }) => /services|imported/.test(file));
    return kept.map(({ what, ends }) => `${ends} ${what}`);
  };
  const feedWith = (name: string, validFrom: IsoDate, validUntil: IsoDate): Service => ({
    ...bus,
    byDate: [],
    publishedIn: `${name} of Open Buses`,
    validFrom,
    validUntil,
  });

  it.each<IsoDate>(['2031-11-01', '2032-01-01', '2032-01-04'])(
    'names a feed from %s once, and no typed timetable that it follows',
    (from) => {
      const feed = feedWith('feed.zip', from, '2032-04-10');
      expect(timetables(withImported([bus], [feed, feed]))).toEqual([
        '2032-04-10 Imported timetable “feed.zip of Open Buses”',
      ]);
    },
  );

  it.each<readonly [IsoDate, IsoDate]>([
    ['2031-11-01', '2031-11-30'],
    ['2032-03-01', '2032-04-10'],
  ])('names a typed timetable that a feed from %s to %s does not follow', (from, until) => {
    expect(timetables(withImported([bus], [feedWith('feed.zip', from, until)]))).toEqual([
      '2031-12-31 Timetable of bus “bus-7”',
      `${until} Imported timetable “feed.zip of Open Buses”`,
    ]);
  });
});
