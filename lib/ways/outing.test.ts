import { londonTime, toEpochMinutes } from '@/lib/time/london';
import { bus, leg, ways as coast } from './fixtures';
import { type OutingRequest, thereAndBack } from './outing';

/** The quay is walked from; the bus ends there. */
const ways = { ...coast, legs: [...coast.legs, leg('quay', 'cove', 5, 0, 100)] };
const day = '2031-05-08';
const at = (time: `${number}:${number}`) => toEpochMinutes(day, time);
const out = (request: Partial<OutingRequest> = {}) =>
  thereAndBack(ways, { from: 'quay', to: 'cove', leave: at('09:00'), ...request });

const said = (outing: ReturnType<typeof out>) =>
  outing.home.map(({ by, startBack, home }) => [
    by,
    startBack === undefined ? undefined : londonTime(startBack),
    home === undefined ? undefined : londonTime(home),
  ]);

it('walks out and comes home on foot or by the bus, ten minutes early at the stop', () => {
  // By the inn and the mill: 3.5 km; 20 m up on the way there, 100 m on the way back.
  const outing = out();
  expect(outing.arrive && londonTime(outing.arrive)).toBe('09:53');
  expect(said(outing)).toEqual([
    ['foot', undefined, undefined],
    ['bus', '12:02', '12:30'],
    ['bus', '23:57', '00:25'],
  ]);
});

it('keeps to the time by which somebody will be home', () => {
  expect(said(out({ backBy: at('13:00') }))).toEqual([
    ['foot', '12:09', '13:00'],
    ['bus', '12:02', '12:30'],
  ]);
  expect(said(out({ backBy: at('12:29') })).map(([by]) => by)).toEqual(['foot']);
});

it('leaves out what would cut the stay short', () => {
  expect(said(out({ stay: 129 }))[1]).toEqual(['bus', '12:02', '12:30']);
  expect(said(out({ stay: 130 }))[1]).toEqual(['bus', '23:57', '00:25']);
  expect(out({ stay: 180, backBy: at('13:00') }).home).toEqual([]);
});

it('takes the slack that is asked for', () => {
  expect(said(out({ slack: 0 }))[1]).toEqual(['bus', '12:12', '12:30']);
});

it('does not promise a bus that nobody knows to arrive in time', () => {
  const outing = thereAndBack(ways, {
    from: 'depot',
    to: 'cove',
    leave: at('09:00'),
    backBy: at('23:00'),
  });
  expect(outing).toMatchObject({ out: { state: 'unknown' }, arrive: undefined, home: [] });
  expect(outing.buses.outlook).toBe('leaving');
});

it('says after when there is no way home', () => {
  const early = { ...bus, times: [{ days: ['weekday'], times: ['07:30', '12:00'] }] } as const;
  const oneWay = { ...ways, legs: [leg('quay', 'cove', 5)], services: [early] };
  const outing = thereAndBack(oneWay, {
    from: 'quay',
    to: 'cove',
    leave: at('11:30'),
    backBy: at('13:00'),
  });
  expect(outing.home).toEqual([]);
  expect(outing.buses.outlook).toBe('gone');
  expect(outing.buses.last && londonTime(outing.buses.last.leaves.earliest)).toBe('12:12');
});
