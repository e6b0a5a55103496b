import { basePathFolder, basePathRoot } from '@/scripts/base-path';
import { serve } from '@/scripts/server';
import { activities } from '@/content/activities';
import { mapTiles } from '@/content/map-tiles';
import { planner } from '@/content/planner';
import { siteTransport } from '@/lib/content/transport';
import { routes } from '@/lib/routes';
import { addDays } from '@/lib/time/day';
import { expect, goOnTo, heart, searchLink, test as base, visit } from './fixtures';
import { stored } from './support/storage';
import { nth } from './support/things';

/** The site that `scripts/fixture-site.ts` has built, on a server where nothing else is. */
const test = base.extend({
  baseURL: async ({}, use) => {
    const guide = await serve({ directory: basePathRoot, basePath: basePathFolder, port: 0 });
    await use(guide.url);
    await guide.close();
  },
});
test.use({
  allow: {
    hosts: [new URL(planner.heroPhoto.src).host, mapTiles.host],
    // Its content is checked as it is loaded, and Zod asks once whether it may make code.
    messages: [/^policy violation: script-src eval$/],
  },
});

test('the fixture site, under a folder of its host: opens, saves, moves on and searches', async ({
  page,
}) => {
  const answers: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) answers.push(`${response.status()} ${response.url()}`);
  });
  const { title } = nth(activities, 0);
  await visit(page, basePathFolder + routes.thingsToDo);
  await heart(page, title).click();
  await goOnTo(page, 'Beaches');
  await expect(page).toHaveURL(basePathFolder + routes.beaches);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /planner/i })
    .click();
  await expect(page).toHaveURL(basePathFolder + routes.planner);
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  expect(await stored(page)).toContain(title);
  await searchLink(page).click();
  await page.getByRole('dialog').getByRole('combobox').fill(title);
  const results = page.getByRole('dialog').getByRole('option');
  await results.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(page.url()).toContain(`${basePathFolder}/`);
  expect(answers).toEqual([]);
});

test('the fixture site: a line that is typed and imported has the times of the day', async ({
  page,
}) => {
  const typed = siteTransport.services.find(({ byDate, replaced }) => !byDate && replaced);
  const [days] = typed?.replaced ?? [];
  const [time = ''] = [typed?.times[0]?.times].flat();
  if (!typed || !days) throw new Error('No line is typed and imported.');
  const line = page.locator('details', { hasText: `Bus ${typed.number}: ` });
  for (const [day, isTyped] of [
    [addDays(days.from, -1), true],
    [days.from, false],
    [days.until, false],
    [addDays(days.until, 1), true],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
    await visit(page, basePathFolder + routes.gettingAround);
    await line.locator('summary').click();
    await expect(line.getByText(time, { exact: true })).toHaveCount(isTyped ? 1 : 0);
  }
});
