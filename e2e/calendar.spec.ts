import type { IsoDate, Occasion, YearMonth } from '@/content/types';
import { natureDays } from '@/lib/nature/calendar';
import { routes } from '@/lib/routes';
import { datesBetween } from '@/lib/time/day';
import { formatDate, formatMonth } from '@/lib/time/words';
import { allOfKind } from '@/lib/kinds/entries';
import { expect, test, visit } from './fixtures';
import { longEvent } from './support/things';
import { widthOverflow } from './support/seen';

const lastDayOf = ({ startDate, endDate = startDate }: Occasion): IsoDate => endDate;
const monthOf = (date: IsoDate) => date.slice(0, 7) as YearMonth;

test.use({ timezoneId: 'America/New_York' });

test(
  'the calendar fits a phone, with days that a thumb can hit, and begins at the village’s day',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { startDate, title } = longEvent;
    const today: IsoDate = `${monthOf(startDate)}-01`;
    // In the village, while it is the day before in New York.
    await page.clock.setFixedTime(new Date(`${today}T02:30:00Z`));
    await visit(page, routes.calendar);
    // Those with an event or something in nature, and the one that is chosen.
    const inNature = natureDays().filter(({ kind }) => kind !== 'season');
    const days = [
      ...allOfKind('event').flatMap((event) => datesBetween(event.startDate, lastDayOf(event))),
      ...inNature.flatMap(({ date, until = date }) => datesBetween(date, until)),
    ].filter((date) => monthOf(date) === monthOf(startDate));
    const listed = [...new Set([today, ...days])];
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('button')).toHaveCount(listed.length);
    await expect(grid.getByText(title).first()).toBeVisible();
    // By its name: "Sat 30 (August 2025): Regatta".
    const [weekday, number] = formatDate(startDate).split(' ');
    const name = `${weekday} ${number} (${formatMonth(monthOf(startDate))}): `;
    const day = grid.getByRole('button', { name });
    const box = await day.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(43);
    expect(await widthOverflow(page)).toBe(0);
    await day.click();
    await expect(page.getByRole('link', { name: title }).first()).toBeInViewport();
  },
);
