import { isTrusted, standingOn } from './trust';

describe('a statement with days', () => {
  const days = { from: '2031-02-02', until: '2031-03-31' } as const;

  it.each([
    ['2031-02-01', 'ahead'],
    ['2031-02-02', 'trusted'],
    ['2031-03-31', 'trusted'],
    ['2031-04-01', 'past'],
  ] as const)('is on %s %s: both its ends count', (day, standing) => {
    expect(standingOn(day, days)).toBe(standing);
  });

  it('has no beginning when none is given', () => {
    expect(standingOn('1066-10-14', { until: '2031-03-31' })).toBe('trusted');
  });
});

test('a dated fact is believed to its last day and no longer', () => {
  const fact = { validUntil: '2031-12-31' } as const;
  expect(isTrusted(fact, '2031-12-31')).toBe(true);
  expect(isTrusted(fact, '2032-01-01')).toBe(false);
});

test('a dated fact for days to come is not believed before them', () => {
  const fact = { validFrom: '2031-05-20', validUntil: '2031-12-31' } as const;
  expect(isTrusted(fact, '2031-05-19')).toBe(false);
  expect(isTrusted(fact, '2031-05-20')).toBe(true);
});
