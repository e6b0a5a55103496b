import { tideCalendarPath, tideMonthPage } from './month-page';

test('a month’s page names the month and the port', () => {
  const { title, description } = tideMonthPage('2026-12').seo;
  expect(title).toContain('December 2026');
  expect(`${title} ${description}`).toContain('Gull Port');
});

test('a month’s calendar has an address of its own', () => {
  expect(tideCalendarPath('2026-12')).toBe('/tides/ics/2026-12.ics');
});
