import type { ClockTime, IsoDate } from '@/content/types';
import { toEpochMinutes } from '@/lib/time/london';
import { bus, closing, stretch, ways } from './fixtures';
import { busWords } from './now';
import { departuresAfter } from './rides';

const say = (date: IsoDate, time: ClockTime, from = 'cove', to?: string, of = ways) =>
  busWords(departuresAfter(of, from, to, toEpochMinutes(date, time)), 'to the quay');

it('names the next and the last', () => {
  expect(say('2031-05-08', '08:00').text).toBe('Bus to the quay: next 12:12, last 00:07 today.');
  expect(say('2031-05-08', '13:00').text).toBe(
    'Bus to the quay: the next is the last today, 00:07.',
  );
});

it('says "after" where the minutes to the stop are not known', () => {
  expect(say('2031-05-08', '08:01', 'inn').text).toBe(
    'Bus to the quay: next after 12:12, last after 00:07 today.',
  );
});

it('has a bus still to come until the latest minute that it can, and "last" only where all are read', () => {
  // At the inn the bus of 12:00 comes between 12:12 and 12:30.
  const early = { ...bus, times: [{ days: ['weekday'], times: ['12:00'] }] } as const;
  const of = { ...ways, services: [early] };
  expect(say('2031-05-08', '12:30', 'inn', undefined, of).text).toBe(
    'Bus to the quay: the next is the last today, after 12:12.',
  );
  expect(say('2031-05-08', '12:31', 'inn', undefined, of).text).toBe(
    'No bus to the quay after 12:12 today.',
  );
  const unread = {
    ...bus,
    number: '8',
    times: [{ days: ['weekday'], times: 'not-read' }],
  } as const;
  expect(
    say('2031-05-08', '12:00', 'cove', undefined, { ...ways, services: [early, unread] }).text,
  ).toBe('Bus to the quay: the next is the last we have today, 12:12.');
});

it('says when the last has gone', () => {
  const early = { ...bus, times: [{ days: ['weekday'], times: ['07:30', '12:00'] }] } as const;
  const of = { ...ways, services: [early] };
  expect(say('2031-05-08', '12:13', 'cove', undefined, of).text).toBe(
    'No bus to the quay after 12:12 today.',
  );
});

it('says that none runs, that none is known, and that the road is closed', () => {
  expect(say('2031-05-11', '14:10')).toEqual({ text: 'No bus to the quay today.', ask: [] });
  expect(say('2031-05-08', '14:10', 'head').text).toBe('No bus to the quay.');
  const shut = {
    ...ways,
    services: [{ ...bus, closedBy: stretch }],
    notices: [closing('2031-05-01', '2031-05-31')],
  };
  expect(say('2031-05-08', '14:10', 'cove', undefined, shut).text).toBe(
    'No bus to the quay: the road is closed.',
  );
});

it('sends visitors to the operator for what nobody has read, or to the source where none is named', () => {
  expect(say('2031-05-10', '14:10')).toEqual({
    text: 'Check bus times to the quay.',
    ask: bus.operators,
  });
  const nameless = { ...ways, services: [{ ...bus, operators: [] }] };
  expect(say('2031-05-10', '14:10', 'cove', undefined, nameless).ask).toEqual([bus.source]);
});
