import type { Service } from '@/content/transport/types';
import type { IsoDate } from '@/content/types';
import type { Transport } from '@/lib/transport/data';
import { bus, closing, stretch, transport } from '@/lib/transport/testing/transport';
import { londonTime } from '@/lib/time/london';
import { networksOf } from './network';

function runningOn(of: Transport, service: Service, date: IsoDate) {
  const [line] = networksOf({ ...of, services: [service] })(date).lines;
  if (!line) return undefined;
  const { state, trips, spans = [] } = line;
  return { state, trips, headways: spans.flatMap(({ every }) => every ?? []) };
}
const nothing = { trips: [], headways: [] };
const unknown = { ...nothing, state: 'unknown' };

// In 2031: Thursday 8 May, then Friday, Saturday and Sunday.
it.each<[string, IsoDate, object]>([
  ['runs on no Sunday', '2031-05-11', { ...nothing, state: 'none' }],
  ['has not been read for Saturdays', '2031-05-10', unknown],
  ['says nothing of bank holidays', '2031-04-14', unknown],
  ['is not trusted before its first day', '2030-12-31', unknown],
  ['is not trusted after its last', '2032-01-02', unknown],
])('a service %s', (_what, date, running) => {
  expect(runningOn(transport, bus, date)).toEqual(running);
});

it('runs on no such day after its last either, as long as its headways are believed', () => {
  const later = { ...bus, headwaysUntil: '2032-06-30' } as const;
  expect(runningOn(transport, later, '2032-06-06')).toEqual({ ...nothing, state: 'none' });
  expect(runningOn(transport, later, '2032-07-04')).toEqual(unknown);
});

it('is expected at no other hours after its last day than before, as long as its headways are believed', () => {
  const later = { ...bus, headwaysUntil: '2032-06-30' } as const;
  const spansOn = (date: IsoDate) =>
    networksOf({ ...transport, services: [later] })(date).lines[0]?.spans;
  expect(spansOn('2032-06-02')).toEqual([{ begins: 7 * 60 + 30, ends: 23 * 60 + 55 }]);
  expect(spansOn('2032-07-07')).toEqual([{ begins: 5 * 60, ends: 22 * 60 }]);
});

it('runs at its times', () => {
  const { midnight, plan } = networksOf(transport)('2031-05-08');
  const starts = plan.trips.map(({ stopTimes }) => midnight + (stopTimes[0]?.earliest ?? 0));
  // The first is on the road since the evening before.
  expect(starts.map(londonTime)).toEqual(['23:55', '07:30', '12:00', '23:55']);
});

it('is not known where nobody knows the bank holidays', () => {
  const later = { ...bus, validUntil: '2040-12-31' } as const;
  expect(runningOn(transport, later, '2033-05-11')).toEqual(unknown);
});

it('does not run while a notice stops it, and is not known once that has ended unread', () => {
  const stopped = { ...bus, closedBy: stretch };
  const shut = { ...transport, notices: [closing('2031-05-01', '2031-05-08')] };
  expect(runningOn(shut, stopped, '2031-05-08')).toEqual({ ...nothing, state: 'closed' });
  expect(runningOn(shut, stopped, '2031-05-09')).toEqual(unknown);
  expect(runningOn(shut, stopped, '2031-04-30')?.state).toBe('runs');
  expect(runningOn(shut, bus, '2031-05-08')?.state).toBe('runs');
});

it('leaves a date to the timetable that is valid on it', () => {
  const coming = {
    ...bus,
    slug: 'bus-7-of-2032',
    validFrom: '2032-01-01',
    validUntil: '2032-12-31',
  } as const;
  const networkOf = networksOf({ ...transport, services: [bus, coming] });
  const slugsOn = (date: IsoDate) => networkOf(date).lines.map(({ service }) => service.slug);
  expect(slugsOn('2031-12-30')).toEqual([bus.slug]);
  expect(slugsOn('2032-05-06')).toEqual([coming.slug]);
  expect(slugsOn('2033-05-05')).toHaveLength(2);
});

it('runs by London’s clock on the days on which it changes', () => {
  // 30 March and 26 October 2031 are Sundays; let the bus run.
  const sundays = { ...bus, times: [{ days: ['sunday'], times: ['00:30', '02:30'] }] } as const;
  const networkOf = networksOf({ ...transport, services: [sundays] });
  const departuresOn = (date: IsoDate) =>
    networkOf(date).plan.trips.map(
      ({ stopTimes }) => networkOf(date).midnight + (stopTimes[0]?.earliest ?? 0),
    );
  const spring = departuresOn('2031-03-30');
  expect(spring.map(londonTime)).toEqual(['00:30', '02:30']);
  expect((spring[1] ?? 0) - (spring[0] ?? 0)).toBe(60);
  const autumn = departuresOn('2031-10-26');
  expect((autumn[1] ?? 0) - (autumn[0] ?? 0)).toBe(180);
});

it('keeps the span of a headway by London’s clock on those days', () => {
  const headways = [{ days: ['sunday'], from: '09:00', until: '18:00', every: 30 }] as const;
  const hourly = { ...bus, times: [], headways, headwaysUntil: '2031-12-31' } as const;
  const networkOf = networksOf({ ...transport, services: [hourly] });
  for (const date of ['2031-03-30', '2031-06-01', '2031-10-26'] as const) {
    const { midnight, plan } = networkOf(date);
    const first = plan.links
      .get(bus.calls[1]?.at ?? '')
      ?.find(({ leg }) => leg.mode === 'ride' && leg.every !== undefined);
    const span = [first?.begins, first?.ends].map((minute = 0) => londonTime(midnight + minute));
    expect(span).toEqual(['08:30', '18:00']);
  }
});
