import { tideMonths } from './month';
import { tideCalendarPath, tideMonthPage } from './month-page';

test.each(tideMonths())(
  'the page of %s has a title and a description of the right length',
  (month) => {
    const { title, description } = tideMonthPage(month).seo;
    expect(title.length).toBeGreaterThanOrEqual(50);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

test('a month’s calendar has an address of its own', () => {
  expect(tideCalendarPath('2026-12')).toBe('/tides/ics/2026-12.ics');
});
