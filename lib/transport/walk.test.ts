import { minutesOnFoot } from './pace';
import { closing, leg, transport } from './testing/transport';
import { heightsOf, isSteep, type KnownFootpath, type Footpath, walksFrom } from './walk';

const day = '2031-05-10';

function known(walk: Footpath): KnownFootpath {
  if (walk.state !== 'known') throw new Error(`the way is ${walk.state}`);
  return walk;
}

describe('minutes on foot', () => {
  it('are twelve a kilometre and one for ten metres up, and 8 % more', () => {
    expect(minutesOnFoot(5, 0)).toBeCloseTo(60 * 1.08);
    expect(minutesOnFoot(0, 100)).toBeCloseTo(10 * 1.08);
    expect(minutesOnFoot(1.5, 108)).toBeCloseTo(31.1, 1);
  });

  it('follow the pace: four, five and six kilometres an hour', () => {
    expect(minutesOnFoot(5, 0, 'slow')).toBeCloseTo(75 * 1.08);
    expect(minutesOnFoot(5, 0, 'brisk')).toBeCloseTo(50 * 1.08);
  });
});

describe('a way on foot', () => {
  it('adds up the legs of its chain, each in its direction', () => {
    const walk = known(walksFrom(transport, 'cove', { day })('inn'));
    expect(walk.stages.map(({ from, to, climb }) => [from, to, climb.there])).toEqual([
      ['cove', 'mill', 0],
      ['mill', 'inn', 20],
    ]);
    expect(walk.climb).toBe(20);
    expect(walk.minutes).toBe(Math.round((2.5 * 12 + 2) * 1.08));
  });

  it('climbs back what it came down', () => {
    const walk = known(walksFrom(transport, 'inn', { day })('cove'));
    expect(walk.climb).toBe(70);
    expect(walk.minutes).toBe(Math.round((2.5 * 12 + 7) * 1.08));
    expect(walk.stages.map(({ climb }) => climb.back)).toEqual([20, 0]);
  });

  it('is the quickest, not the shortest, and may differ by direction', () => {
    // Over the cove and the mill it would be 4.5 km; round by the flat it is 2.4.
    expect(known(walksFrom(transport, 'head', { day })('inn')).stages).toHaveLength(1);
    const hill = {
      ...transport,
      legs: [leg('a', 'b', 2, 300, 0), leg('a', 'c', 1.5), leg('c', 'b', 1.5)],
    };
    expect(known(walksFrom(hill, 'a', { day })('b')).stages).toHaveLength(2);
    expect(known(walksFrom(hill, 'b', { day })('a')).stages).toHaveLength(1);
  });

  it('says the length that was measured as a whole, and the sum where none was', () => {
    expect(known(walksFrom(transport, 'inn', { day })('cove')).kilometres).toBe(2.6);
    expect(known(walksFrom(transport, 'cove', { day })('inn')).kilometres).toBe(2.6);
    expect(known(walksFrom(transport, 'mill', { day })('quay')).kilometres).toBe(2.5);
  });

  it('knows whether any of its climb is rough', () => {
    expect(known(walksFrom(transport, 'inn', { day })('quay')).climbIsRough).toBe(true);
    expect(known(walksFrom(transport, 'inn', { day })('mill')).climbIsRough).toBe(false);
  });

  it('is steep where it goes up one in fifteen or more, and only in that direction', () => {
    const steep = { ...transport, legs: [leg('a', 'b', 1.5, 100, 99)] };
    const stage = (from: string, to: string) => known(walksFrom(steep, from, { day })(to)).stages;
    expect([stage('a', 'b'), stage('b', 'a')].flat().map(isSteep)).toEqual([true, false]);
  });

  it('is no way at all from a point to itself', () => {
    expect(walksFrom(transport, 'inn', { day })('inn')).toEqual({ state: 'here' });
  });

  it('is not known where no chain of legs leads, nor to a point that is not there', () => {
    expect(walksFrom(transport, 'head', { day })('island')).toEqual({ state: 'unknown' });
    expect(walksFrom(transport, 'head', { day })('atlantis')).toEqual({ state: 'unknown' });
  });

  it('is closed while a notice closes its only chain, and not known once that has ended unread', () => {
    const shut = { ...transport, notices: [closing('2031-01-01', '2031-06-30')] };
    expect(walksFrom(shut, 'mill', { day: '2031-06-30' })('quay')).toMatchObject({
      state: 'closed',
      leg: { from: 'inn', to: 'quay' },
    });
    expect(walksFrom(shut, 'mill', { day: '2031-07-01' })('quay')).toEqual({ state: 'unknown' });
    expect(walksFrom(shut, 'mill', { day })('inn').state).toBe('known');
  });

  it('goes round a closed leg where there is another way, without the length of the usual one', () => {
    const shut = {
      ...transport,
      legs: [...transport.legs, leg('mill', 'quay', 9)],
      measuredWalks: [{ between: ['mill', 'quay'], kilometres: 2.4 }],
      notices: [closing('2031-01-01', '2031-06-30')],
    } as const;
    expect(known(walksFrom(shut, 'mill', { day })('quay')).kilometres).toBe(9);
  });

  it('comes to an end on a net of every pair of a dozen points', () => {
    const points = Array.from({ length: 12 }, (_, index) => `p${index}`);
    const net = points.flatMap((from, i) =>
      points.slice(i + 1).map((to, j) => leg(from, to, (j + 1) ** 2)),
    );
    const walk = known(walksFrom({ ...transport, legs: net }, 'p0', { day })('p11'));
    expect([walk.stages.length, walk.kilometres]).toEqual([11, 11]);
  });
});

test('heights add up the climbs, above the lowest end', () => {
  expect(heightsOf([leg('a', 'b', 1.1, 100, 0), leg('b', 'c', 2.2, 20, 130)])).toEqual([
    10, 110, 0,
  ]);
});
