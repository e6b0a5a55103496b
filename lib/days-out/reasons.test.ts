import { dogRules } from '@/content/transport/dogs';
import type { DogRule, Service } from '@/content/transport/types';
import type { DayOut, IsoDate } from '@/content/types';
import { siteTransport } from '@/lib/content/transport';
import { bus as anyBus } from '@/lib/transport/testing/transport';
import { withImported } from '@/lib/transport/data';
import { isTrusted } from '@/lib/trust/trust';
import { reasonsOf } from './reasons';

const bus: Service = {
  ...anyBus,
  slug: '7-out',
  times: [
    { days: ['weekday'], times: ['09:00', '15:30'] },
    { days: ['sunday'], times: ['10:00'] },
  ],
};
const rule = { place: 'cove', rule: 'welcome', validUntil: '2031-06-30' } as unknown as DogRule;

beforeEach(() => {
  jest.replaceProperty(siteTransport, 'services', [bus]);
  jest.replaceProperty(siteTransport, 'bankHolidaysUntil', '2032-12-31');
  (dogRules as DogRule[]).splice(0, dogRules.length, rule);
});

/** What reasons say on a day. */
const saidOn = (day: IsoDate, reasons: DayOut['reasons']) =>
  reasonsOf({ reasons }).flatMap(({ facts, wordsOf }) =>
    wordsOf(facts.filter((fact) => isTrusted(fact, day))),
  );

const lastBus = { text: 'At {last weekday}.', facts: ['7-out'] };

it('takes numbers and times from the timetable, and ends with it', () => {
  const text =
    'The last leaves at {last weekday}; on Sundays {count sunday}, else {count weekday}.';
  const reasons = [{ text, facts: ['7-out'] }];
  expect(saidOn('2031-12-31', reasons)).toEqual([
    'The last leaves at 15:30; on Sundays one, else two.',
  ]);
  expect(saidOn('2032-01-01', reasons)).toEqual([]);
});

it('ends with the first of its facts, and never where it has none', () => {
  const reasons = [{ text: 'Dogs.', facts: ['7-out', 'cove'] }, 'By the sea.'];
  expect(saidOn('2031-06-30', reasons)).toEqual(['Dogs.', 'By the sea.']);
  expect(saidOn('2031-07-01', reasons)).toEqual(['By the sea.']);
});

it('says nothing of a kind of day that the timetable does not have', () => {
  expect(saidOn('2031-05-08', [{ text: '{count saturday}', facts: ['7-out'] }])).toEqual([]);
});

describe('of a line that has been imported', () => {
  const march = { from: '2031-03-03', until: '2031-03-31' } as const;
  const feed = (slug: string, runs: string, ...starts: string[]): Service => ({
    ...bus,
    slug,
    times: [],
    byDate: starts.map((start) => ({
      days: { from: march.from, runs },
      times: [start, '', '', '23:30', ''],
    })),
    readOn: '2031-02-01',
    validFrom: march.from,
    validUntil: march.until,
  });
  const daily = '1'.repeat(29);
  const whileTyped = { text: 'Not on Saturdays.', facts: ['7-out'] };
  const importing = (...feeds: readonly Service[]) =>
    jest.replaceProperty(siteTransport, 'services', withImported([bus], feeds));

  it.each<[IsoDate, string]>([
    ['2031-03-02', 'At 15:30.'],
    ['2031-03-03', 'At 08:00.'],
    ['2031-03-31', 'At 08:00.'],
    ['2031-04-01', 'At 15:30.'],
  ])('says on %s “%s”', (day, text) => {
    importing(feed('of-the-feed', daily, '08:00'));
    expect(saidOn(day, [lastBus])).toEqual([text]);
  });

  it('says what has been read in the typed timetable only while that counts', () => {
    importing(feed('of-the-feed', daily, '08:00'));
    expect(saidOn('2031-03-02', [whileTyped])).toEqual(['Not on Saturdays.']);
    expect(saidOn('2031-03-03', [whileTyped])).toEqual([]);
  });

  it('counts those of the later of two feeds alone', () => {
    const count = { text: '{count weekday}', facts: ['7-out'] };
    const later = feed('of-the-later-feed', daily, '09:00', '10:00');
    importing({ ...feed('of-the-feed', daily, '08:00'), replaced: [march] }, later);
    expect(saidOn('2031-03-04', [count])).toEqual(['two']);
  });

  it('says nothing of a kind of day that the feed does not have', () => {
    const monday = { from: march.from, until: march.from } as const;
    importing({ ...feed('of-the-feed', '1', '08:00'), validUntil: monday.until });
    const sunday = { text: 'At {last sunday}.', facts: ['7-out'] };
    expect(saidOn(march.from, [sunday, lastBus])).toEqual(['At 08:00.']);
  });

  it('takes the last from the stop at which the typed bus starts', () => {
    const midway = feed('of-the-feed', daily, '08:00', '-');
    importing(midway);
    expect(saidOn(march.from, [{ text: '{count weekday}', facts: ['7-out'] }])).toEqual(['one']);
  });
});
