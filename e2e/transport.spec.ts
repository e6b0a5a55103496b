/** The way home: what a visitor learns of bus, path and light on the spot, without a network. */
import { beaches } from '@/content/beaches';
import { tidePort } from '@/content/tides/port/port';
import { homePoint } from '@/content/transport/points';
import { measuredWalks } from '@/content/transport/legs';
import { services } from '@/content/transport/services';
import { siteTransport, pointOfPlace } from '@/lib/content/transport';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { addDays, londonTime, toEpochMinutes, weekday } from '@/lib/time/london';
import { twilight } from '@/lib/time/sun';
import { createNetworks } from '@/lib/transport/network';
import { wayNow } from '@/lib/transport/day';
import { walkOn } from '@/lib/transport/way';
import { choiceText } from '@/lib/transport/words';
import { durationText } from '@/lib/time/words';
import { serve } from '@/scripts/server';
import { expect, test, visit } from './fixtures';
import { visitWithWorker } from './support/service-worker';

/** A beach whose buses home do not run on Sundays, and whose length of way home was measured as a whole. */
const beach = beaches.find((one) => {
  const point = pointOfPlace(one.place);
  return measuredWalks.some(
    ({ between }) => point !== undefined && (between as readonly string[]).includes(point),
  );
});
if (!beach) throw new Error('the content has no beach with a measured way home');
const point = pointOfPlace(beach.place) ?? '';
const { validUntil, validFrom } = services[0] ?? { validUntil: '2026-12-31', validFrom: undefined };

/** The last Sunday of December, or before, on which the timetable is trusted. */
const sunday = [0, 1, 2, 3, 4, 5, 6]
  .map((days) => addDays(validUntil, -days))
  .find((date) => weekday(date) === 'sun');
if (!sunday || (validFrom && sunday < validFrom)) throw new Error('no Sunday within the timetable');

const at = (time: `${number}:${number}`) => new Date(toEpochMinutes(sunday, time) * 60_000);

const lost = test.extend<{ host: Awaited<ReturnType<typeof serve>> }>({
  host: async ({}, use) => {
    await use(await serve({ directory: 'out', port: 0 }));
  },
  baseURL: ({ host }, use) => use(host.url),
});

lost.describe('on a phone set to another continent, offline', () => {
  lost.use({
    serviceWorkers: 'allow',
    timezoneId: 'America/New_York',
    allow: { hosts: [], messages: [/ERR_CONNECTION|ERR_FAILED|Failed to fetch|sw\.js/] },
  });

  lost('one glance at 14:10 on a Sunday tells of all', async ({ page, context, host }) => {
    // Two pages wait for the worker.
    lost.slow();
    const path = kindPath('beach', beach.slug);
    const around = routes.gettingAround;
    for (const url of [path, around]) await visitWithWorker(page, url);
    await page.close();
    await host.close();

    const cold = await context.newPage();
    await cold.clock.setFixedTime(at('14:10'));
    await visit(cold, path);
    await cold.locator('a[href="#getting-there"]').click();
    const section = cold.locator('#getting-there');
    const network = createNetworks(siteTransport)(sunday);
    const light = twilight(sunday, tidePort);
    const now14 = toEpochMinutes(sunday, '14:10');
    const way = `${choiceText(wayNow(network, point, homePoint, { now: now14, light }), light)}.`;
    await expect(section).toContainText(way);
    const walk = walkOn(network, point, homePoint);
    if (walk.state !== 'known') throw new Error('no way home');
    await expect(section).toContainText(`${walk.kilometres}\u00a0km`);
    await expect(section).toContainText(durationText(walk.minutes));
    await expect(section).toContainText(`${walk.climb}\u00a0m of climb, steep in places`);
    await expect(section).toContainText(`at ${londonTime(light.dusk)}`);
    await expect(section.getByText(way)).toBeInViewport();

    await visit(cold, around);
    const now = cold.locator('#now');
    await now.scrollIntoViewIfNeeded();
    await expect(now).toContainText(/Bus \d+|bus \d+|On foot/);
    await cold.locator('#buses summary').first().click();
    await expect(cold.locator('#buses').getByRole('table').first()).toBeVisible();
  });
});
