import { addMonths, datesBetween, datesOfMonth } from './day';

describe('counting dates and months', () => {
  it('is not put off by a clock change', () => {
    expect(datesBetween('2025-10-25', '2025-10-27')).toEqual([
      '2025-10-25',
      '2025-10-26',
      '2025-10-27',
    ]);
  });

  it('lists every date of a month', () => {
    expect(datesOfMonth('2028-02')).toHaveLength(29);
    expect(datesOfMonth('2026-12').at(-1)).toBe('2026-12-31');
  });

  it('counts months over the end of a year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-12', 11)).toBe('2027-11');
  });
});
