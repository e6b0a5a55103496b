import { moonAge } from '@/lib/time/moon';
import { natureDays, natureOfYear } from './calendar';
import { comingNature } from './nature-day';
import { whenSunReaches } from './solar-longitude';

const utc = (text: string) => Date.parse(text) / 60_000;

describe('the turns of the year', () => {
  // As almanacs publish them, in UTC.
  it.each([
    [270, 2026, '2026-12-21T20:50Z'],
    [0, 2027, '2027-03-20T20:25Z'],
    [90, 2027, '2027-06-21T14:11Z'],
    [180, 2027, '2027-09-23T06:02Z'],
    [0, 2028, '2028-03-20T02:17Z'],
    [270, 2030, '2030-12-21T20:09Z'],
  ])('the sun reaches %i° in %i within twenty minutes of %s', (degrees, year, published) => {
    expect(Math.abs(whenSunReaches(degrees, year) - utc(published))).toBeLessThan(20);
  });

  it('fall on the day of the village’s clocks', () => {
    const titled = (year: number) =>
      natureOfYear(year)
        .filter(({ id }) => id.startsWith('sun-'))
        .map(({ date }) => date);
    expect(titled(2028)).toEqual(['2028-03-20', '2028-06-20', '2028-09-22', '2028-12-21']);
    // 23:27 UTC is after midnight by British Summer Time.
    expect(titled(2030)).toEqual(['2030-03-20', '2030-06-21', '2030-09-23', '2030-12-21']);
  });
});

describe('natureOfYear', () => {
  const year = natureOfYear(2027);
  const of = (kind: string) => year.filter((day) => day.kind === kind);

  it('is by date, each once', () => {
    expect(year.map(({ date }) => date)).toEqual(year.map(({ date }) => date).sort());
    expect(new Set(year.map(({ id }) => id)).size).toBe(year.length);
  });

  it('has the lowest low water by daylight of each month', () => {
    expect(of('low-water')).toHaveLength(12);
    for (const { date, at = 0, text } of of('low-water')) {
      const hour = new Date(at * 60_000).getUTCHours();
      expect(hour).toBeGreaterThan(3);
      expect(hour).toBeLessThan(21);
      expect(text).toContain('not for navigation');
      expect(date.startsWith('2027-')).toBe(true);
    }
  });

  it('has full moons that rise near sunset over the sea within a day of being full', () => {
    const moons = natureDays().filter(({ kind }) => kind === 'moon');
    expect(of('moon').length).toBeGreaterThanOrEqual(3);
    expect(moons.filter(({ at = 0 }) => Math.abs(moonAge(at) - 180) > 12.2)).toEqual([]);
    expect(of('moon').map(({ date }) => date)).toContain('2027-09-16');
  });

  it('has the showers on the nights that are published', () => {
    expect(of('meteors').map(({ date }) => date)).toEqual(['2027-08-12', '2027-12-14']);
    const peak = whenSunReaches(140, 2026, '2000');
    expect(Math.abs(peak - utc('2026-08-13T02:00Z'))).toBeLessThan(300);
    for (const { text } of of('meteors')) expect(text).toMatch(/The moon/);
  });

  it('knows the earliest and the latest sunset', () => {
    const dated = (id: string) => year.find((day) => day.id === id)?.date ?? '';
    expect(dated('earliest-sunset-2027') >= '2027-12-09').toBe(true);
    expect(dated('earliest-sunset-2027') <= '2027-12-16').toBe(true);
    expect(dated('latest-sunset-2027') >= '2027-06-21').toBe(true);
    expect(dated('latest-sunset-2027') <= '2027-06-29').toBe(true);
  });

  it('has a season over New Year, with its source', () => {
    const [season] = of('season');
    expect(season).toMatchObject({ date: '2027-12-01', until: '2028-02-28' });
    expect(season?.text).toContain('Source: The observers');
  });
});

test('every month of every predicted year has something to go out for', () => {
  const months = new Set(natureDays().map(({ date }) => date.slice(0, 7)));
  expect(months.size).toBe(72);
});

test('what comes next is what is not over, and nothing after the last year', () => {
  const days = natureDays();
  const [next] = comingNature(days, '2026-11-22', { count: 1 });
  expect(next && (next.until ?? next.date) >= '2026-11-22').toBe(true);
  expect(comingNature(days, '2040-01-01', { count: 3 })).toEqual([]);
});
