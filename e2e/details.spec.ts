import type { IsoDate, OpeningSpan, Venue } from '@/content/types';
import { allBeaches, allNotices, allVenues } from '@/lib/content/queries';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { addDays, londonDayBounds, toEpochMinutes, weekday } from '@/lib/time/london';
import { expect, test, visit, reload } from './fixtures';
import { setClock } from './support/clock';
import { nth } from './support/things';

/** Venues whose hours are known and never run past midnight. */
const withHours = allVenues().filter(
  (one): one is Venue & { openingHours: readonly OpeningSpan[] } =>
    one.openingHours?.every(({ opens, closes }) => opens < closes) ?? false,
);

/** The first day from a date on, of seven, that a venue opens on. */
function openDayFrom(date: IsoDate, spans: readonly OpeningSpan[]): IsoDate {
  const week = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(date, days));
  return week.find((day) => spans.some(({ days }) => days.includes(weekday(day)))) ?? date;
}

function firstSpan(date: IsoDate, spans: readonly OpeningSpan[]): OpeningSpan {
  const ofDay = spans.filter(({ days }) => days.includes(weekday(date)));
  return nth(
    ofDay.toSorted((a, b) => a.opens.localeCompare(b.opens)),
    0,
  );
}

// Hours are the village’s, wherever the device is.
test.use({ timezoneId: 'America/New_York' });

test('the door is seen to open while the page is looked at', async ({ page }) => {
  const { slug, openingHours } = nth(withHours, 0);
  const day = openDayFrom('2026-11-16', openingHours);
  const { opens, closes } = firstSpan(day, openingHours);
  await page.clock.install({ time: new Date((toEpochMinutes(day, opens) - 1.5) * 60_000) });
  await visit(page, kindPath('venue', slug));
  await expect(page.getByText(`Opens at ${opens}`, { exact: true })).toBeVisible();
  await page.clock.runFor(120_000);
  await expect(page.getByText(`Open now, until ${closes}`, { exact: true })).toBeVisible();
});

for (const notice of allNotices()) {
  const about = allBeaches().filter(({ place }) => notice.places.includes(place));
  const elsewhere = allBeaches().find(({ place }) => !notice.places.includes(place));
  const shownOn = [...about.map(({ slug }) => kindPath('beach', slug)), routes.contact];

  test(`the travel notice ${notice.slug} stands on its pages with its source and day until its last day, which is London’s, ends, and on no other`, async ({
    page,
  }) => {
    const midnight = londonDayBounds(notice.until).to * 60_000;
    const region = page.getByRole('region', { name: notice.title });
    for (const path of shownOn) {
      await test.step(`on ${path}, and no more`, async () => {
        await page.clock.setFixedTime(new Date(midnight - 60_000));
        await visit(page, path);
        await expect(region.locator('time')).toHaveAttribute('datetime', notice.checked);
        await expect(region.getByRole('link', { name: notice.source.name })).toBeVisible();
        await setClock(page, midnight + 60_000);
        await expect(region).toHaveCount(0);
      });
    }
    await reload(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(region, 'when the page is opened after its end').toHaveCount(0);

    if (!elsewhere) return;
    await page.clock.setFixedTime(new Date(`${notice.from}T12:00:00Z`));
    await visit(page, kindPath('beach', elsewhere.slug));
    await expect(page.getByText(notice.title), 'a place that it does not concern').toHaveCount(0);
  });
}
