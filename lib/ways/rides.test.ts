import { londonTime, toEpochMinutes } from '@/lib/time/london';
import type { ClockTime, IsoDate } from '@/content/types';
import type { Service } from '@/content/ways/types';
import { bus, closing, stretch, ways } from './fixtures';
import { boardOn, departuresAfter, runningOn, type When } from './rides';

const clock = ({ earliest, latest }: When) => [
  londonTime(earliest),
  latest === undefined ? undefined : londonTime(latest),
];
const after = (date: IsoDate, time: ClockTime, from = 'cove', to?: string) =>
  departuresAfter(ways, from, to, toEpochMinutes(date, time));

// In 2031: Thursday 8 May, then Friday, Saturday and Sunday.
describe('the day of a timetable', () => {
  it('is read from the date', () => {
    expect(runningOn(ways, bus, '2031-05-08')).toEqual({
      state: 'runs',
      times: ['07:30', '12:00', '23:55'],
    });
  });

  it('that runs none says so', () => {
    expect(runningOn(ways, bus, '2031-05-11')).toEqual({ state: 'none' });
  });

  it('whose times nobody has read is not known, and never none', () => {
    const unknown = { state: 'unknown', because: 'not-read' };
    expect(runningOn(ways, bus, '2031-05-10')).toEqual(unknown);
    // A bank holiday, of which the timetable says nothing.
    expect(runningOn(ways, bus, '2031-04-14')).toEqual(unknown);
  });

  it('is not known before and after the timetable’s own days', () => {
    const unknown = { state: 'unknown', because: 'not-trusted' };
    expect(runningOn(ways, bus, '2030-12-31')).toEqual(unknown);
    expect(runningOn(ways, bus, '2032-01-02')).toEqual(unknown);
  });

  it('is not known where nobody knows the bank holidays', () => {
    const later = { ...bus, validUntil: '2040-12-31' } as const;
    expect(runningOn(ways, later, '2033-05-11')).toEqual({ state: 'unknown', because: 'calendar' });
  });

  it('does not run while a notice stops it, and is not known once that has ended unread', () => {
    const stopped = { ...bus, closedBy: stretch };
    const shut = { ...ways, notices: [closing('2031-05-01', '2031-05-08')] };
    expect(runningOn(shut, stopped, '2031-05-08')).toEqual({ state: 'closed' });
    expect(runningOn(shut, stopped, '2031-05-09')).toEqual({
      state: 'unknown',
      because: 'closure',
    });
    expect(runningOn(shut, stopped, '2031-04-30').state).toBe('runs');
    expect(runningOn(shut, bus, '2031-05-08').state).toBe('runs');
  });
});

describe('a board', () => {
  it('has the time of each bus at the stop and at its end', () => {
    const { rides } = boardOn(ways, 'cove', 'quay', '2031-05-08');
    expect(rides.map(({ leaves, arrives }) => [clock(leaves), clock(arrives)])).toEqual([
      [
        ['07:42', '07:42'],
        ['08:00', '08:00'],
      ],
      [
        ['12:12', '12:12'],
        ['12:30', '12:30'],
      ],
      [
        ['00:07', '00:07'],
        ['00:25', '00:25'],
      ],
    ]);
  });

  it('has the stops before and after where the minutes are not known', () => {
    const [first] = boardOn(ways, 'inn', undefined, '2031-05-08').rides;
    expect(first && clock(first.leaves)).toEqual(['07:42', '08:00']);
    // Nobody knows when it is at the depot, where it ends.
    expect(first && clock(first.arrives)).toEqual(['08:00', undefined]);
  });

  it('knows no service from where it ends, against its direction, or past it by', () => {
    expect(boardOn(ways, 'depot', undefined, '2031-05-08').lines).toEqual([]);
    expect(boardOn(ways, 'quay', 'cove', '2031-05-08').lines).toEqual([]);
    expect(boardOn(ways, 'head', 'quay', '2031-05-08').lines).toEqual([]);
  });
});

describe('what leaves after an instant', () => {
  it('has a next and a last', () => {
    const { next, last, outlook } = after('2031-05-08', '07:43');
    expect([next, last].map((ride) => ride && clock(ride.leaves)[0])).toEqual(['12:12', '00:07']);
    expect(outlook).toBe('leaving');
  });

  it('counts a bus that leaves this very minute', () => {
    const { next } = after('2031-05-08', '07:42');
    expect(next && clock(next.leaves)[0]).toBe('07:42');
  });

  it('counts last night’s bus that comes after midnight', () => {
    const saturday = after('2031-05-10', '00:05');
    expect(saturday.next && clock(saturday.next.leaves)[0]).toBe('00:07');
    expect(saturday.outlook).toBe('leaving');
  });

  it('says when nobody can say, when none run, and when no bus goes that way', () => {
    expect(after('2031-05-10', '00:08')).toMatchObject({ outlook: 'unknown', next: undefined });
    expect(after('2031-05-11', '14:10')).toMatchObject({ outlook: 'none', last: undefined });
    expect(after('2031-05-08', '10:00', 'head')).toMatchObject({ outlook: 'no-stop' });
    expect(after('2031-05-08', '10:00', 'quay', 'cove')).toMatchObject({ outlook: 'no-stop' });
  });

  it('says when the last has gone, and which it was', () => {
    const early = { ...bus, times: [{ days: ['weekday'], times: ['07:30', '12:00'] }] } as const;
    const gone = departuresAfter(
      { ...ways, services: [early] },
      'cove',
      undefined,
      toEpochMinutes('2031-05-08', '12:13'),
    );
    expect(gone.outlook).toBe('gone');
    expect(gone.last && clock(gone.last.leaves)[0]).toBe('12:12');
  });

  it('says when a notice stops them', () => {
    const shut = {
      ...ways,
      services: [{ ...bus, closedBy: stretch }],
      notices: [closing('2031-05-01', '2031-05-31')],
    };
    const instant = toEpochMinutes('2031-05-08', '07:00');
    expect(departuresAfter(shut, 'cove', undefined, instant).outlook).toBe('closed');
  });

  it('runs by London’s clock on the days on which it changes', () => {
    // 30 March and 26 October 2031 are Sundays; let the bus run.
    const sundays = { ...bus, times: [{ days: ['sunday'], times: ['00:30', '02:30'] }] } as const;
    const board = (date: IsoDate) =>
      boardOn({ ...ways, services: [sundays] }, 'cove', undefined, date).rides;
    const spring = board('2031-03-30').map(({ leaves }) => leaves.earliest);
    expect(spring.map(londonTime)).toEqual(['00:42', '02:42']);
    expect((spring[1] ?? 0) - (spring[0] ?? 0)).toBe(60);
    const autumn = board('2031-10-26').map(({ leaves }) => leaves.earliest);
    expect(autumn.map(londonTime)).toEqual(['00:42', '02:42']);
    expect((autumn[1] ?? 0) - (autumn[0] ?? 0)).toBe(180);
  });
});

describe('a timetable and the coming one', () => {
  const coming: Service = {
    ...bus,
    slug: 'bus-7-of-2032',
    times: [{ days: ['weekday'], times: ['08:00'] }],
    validFrom: '2032-01-01',
    validUntil: '2032-12-31',
  };
  const both = { ...ways, services: [bus, coming] };
  const on = (date: IsoDate, of: typeof ways) =>
    departuresAfter(of, 'mill', 'quay', toEpochMinutes(date, '07:00'));

  it('do not make each other unknown: each speaks for its own days', () => {
    expect(on('2031-05-11', both).outlook).toBe('none');
    expect(on('2031-12-30', both).rides).toHaveLength(3);
    expect(on('2032-05-06', both).rides).toHaveLength(1);
    expect(on('2033-05-05', both).outlook).toBe('unknown');
  });
});
