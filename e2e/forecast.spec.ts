/** The forecast at a press, under a sky of our own: a server that answers as the service documents. */
import type { Page } from 'playwright/test';
import { forecastService } from '@/content/forecast';
import { weather } from '@/content/weather';
import { rainOn, seaAnswer, weatherAnswer, type Weather } from '@/lib/forecast/testing/answers';
import { shoreText } from '@/lib/forecast/words';
import type { Stop } from '@/lib/days/trip';
import { routes } from '@/lib/routes';
import { londonDate, toEpochMinutes } from '@/lib/time/london';
import { allOfKind } from '@/lib/kinds/entries';
import { button, expect, planDocument, reload, setClock, test as base, visit } from './fixtures';
import { expectNoFaults } from './support/axe';
import { listen, openHost } from './support/host';
import { visitWith } from './support/storage';
import { beach, savedBeach, keptPlan } from './support/things';

type Whole = ReturnType<typeof weatherAnswer>;

interface Answer {
  readonly status?: number;
  readonly body: string;
}

const whole = (answer: Whole): Answer => ({ body: JSON.stringify(answer) });

async function openSky() {
  let first = 0;
  let above: Weather | undefined;
  let change: (answer: Whole) => Answer | undefined = whole;
  /** What was asked for, in its order. */
  const asked: URL[] = [];
  const service = await listen((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service');
    asked.push(url);
    const answer = url.pathname.endsWith('/marine')
      ? { body: JSON.stringify(seaAnswer(first)) }
      : change(weatherAnswer(first, above));
    if (!answer) return;
    const type = answer.body.startsWith('<') ? 'text/html' : 'application/json';
    const headers = { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' };
    response.writeHead(answer.status ?? 200, headers).end(answer.body);
  });
  const host = `localhost:${service.port}`;
  // The site names this service in the other's place, in its policy and in its scripts.
  const site = await openHost({
    rewrite: (text) =>
      [forecastService.weather.url, forecastService.sea.url].reduce(
        (all, address) => all.replaceAll(new URL(address).origin, `http://${host}`),
        text,
      ),
  });
  return {
    host,
    url: site.url,
    asked,
    /** Is asked at the browser's time, with this weather. */
    be: (now: string, weather?: Weather) => {
      first = toEpochMinutes(londonDate(Date.parse(now) / 60_000), '00:00') * 60;
      above = weather;
    },
    /** Answers about the weather otherwise; undefined: never. */
    answer: (next: typeof change) => {
      change = next;
    },
    close: () => Promise.all([service.close(), site.stop()]),
  };
}

const test = base.extend<{ sky: Awaited<ReturnType<typeof openSky>> }>({
  sky: async ({}, use) => {
    const sky = await openSky();
    await use(sky);
    await sky.close();
  },
  baseURL: ({ sky }, use) => use(sky.url),
  allow: ({ sky }, use) =>
    use({ hosts: [sky.host], messages: [/status of (429|500)|ERR_INTERNET_DISCONNECTED/] }),
});

// A Friday and the Saturday after it.
const friday = '2027-06-04T09:00:00Z';
const saturday = '2027-06-05';

const show = (page: Page) => page.getByRole('button', { name: 'Show the forecast' });
const panel = (page: Page) => page.getByRole('region', { name: 'Forecast', exact: true });
const again = (page: Page) => panel(page).getByRole('button', { name: 'Ask again' });
const box = (page: Page) => page.getByRole('checkbox', { name: 'Always show the forecast' });

async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(new Date(friday));
  await visit(page, path);
}

test('the forecast is asked for at the press only, of the village, and tells a wet day from a dry one', async ({
  page,
  sky,
}) => {
  sky.be(friday, rainOn('2027-06-04'));
  await open(page, routes.today);
  await expect(page.getByRole('heading', { name: 'What you can do now' })).toBeVisible();
  expect(sky.asked).toEqual([]);
  await expect(page.getByText(`from ${forecastService.name}`)).toBeVisible();
  await show(page).click();
  await expect(panel(page)).toContainText('Rain throughout.');
  await expect(panel(page).getByRole('heading', { name: 'Forecast' })).toBeFocused();
  await expect(panel(page)).toContainText('Forecast of Fri 4 Jun, 10:00');
  await expect(panel(page).getByRole('link', { name: forecastService.name })).toBeVisible();
  const hours = panel(page).getByRole('region', { name: 'The next hours' }).getByRole('listitem');
  await expect(hours).toHaveCount(12);
  await expect(hours.first()).toContainText('1.2 mm, 90%');
  const week = panel(page).getByRole('region', { name: 'Seven days' }).getByRole('listitem');
  await expect(week).toHaveCount(7);
  await expect(week.nth(0)).toContainText('Rain throughout');
  await expect(week.nth(1)).toContainText('Dry, with some cloud');
  await expect(panel(page)).toContainText('Waves 0.6 m from the SE, 6 s apart. Water 12°.');
  for (const { name, facing } of allOfKind('beach')) {
    if (facing === undefined) continue;
    await expect(panel(page)).toContainText(`${name}: ${shoreText(225, facing)}`);
  }
  expect(sky.asked.map(({ pathname }) => pathname).sort()).toEqual(['/v1/forecast', '/v1/marine']);

  sky.be(friday);
  await again(page).click();
  await expect(panel(page)).toContainText('Dry, with some cloud.');
  await expectNoFaults(page, '[aria-labelledby=forecast-heading]');
});

test('the forecast comes without a press once the box is ticked, until the privacy page unticks it', async ({
  page,
  sky,
}) => {
  sky.be(friday);
  await open(page, routes.home);
  await show(page).click();
  await box(page).check();
  await reload(page);
  await expect(panel(page)).toContainText('Dry');
  await expect(show(page)).toHaveCount(0);
  await visit(page, routes.privacy);
  await expect(page.getByText(new URL(forecastService.sea.url).host)).toBeVisible();
  await box(page).uncheck();
  await visit(page, routes.home);
  await expect(show(page)).toBeVisible();
});

test('the forecast stays where no other comes, which a sentence says with the way to the Met Office; it is old after 12 hours and gone after 48', async ({
  page,
  sky,
  context,
}) => {
  test.slow();
  sky.be(friday);
  await open(page, routes.today);
  await show(page).click();
  await expect(panel(page)).toContainText('Dry');
  const faults: readonly (readonly [RegExp, (answer: Whole) => Answer | undefined])[] = [
    [/taking too long/, () => undefined],
    [/Too many people/, () => ({ status: 429, body: '{"error":true}' })],
    [/has a problem/, () => ({ status: 500, body: 'Internal Server Error' })],
    [/A web page came/, () => ({ body: '<!doctype html><title>Sign in</title>' })],
  ];
  // The first time, ten seconds pass at once; that they have passed, the browser itself says.
  await page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => {
      AbortSignal.timeout = timeout;
      return timeout(milliseconds === 10_000 ? 500 : milliseconds);
    };
  });
  for (const [words, change] of faults) {
    sky.answer(change);
    await again(page).click();
    await expect(panel(page).getByRole('status').getByText(words)).toBeVisible();
    const link = panel(page).getByRole('status').getByRole('link');
    await expect(link).toHaveAttribute('href', weather.forecast.url);
    await expect(panel(page)).toContainText('Forecast of Fri 4 Jun, 10:00');
    await expect(page.getByRole('heading', { name: 'What you can do now' })).toBeVisible();
  }

  await context.setOffline(true);
  await again(page).click();
  await expect(panel(page)).toContainText('You’re offline');
  for (const [hours, words] of [
    [3, ', 3 h ago'],
    [13, 'Old: Forecast of Fri 4 Jun, 10:00, 13 h ago'],
  ] as const) {
    await setClock(page, Date.parse(friday) + hours * 3_600_000);
    await expect(panel(page)).toContainText(words);
  }
  await setClock(page, Date.parse(friday) + 48 * 3_600_000);
  await expect(panel(page)).not.toContainText('Forecast of');

  await context.setOffline(false);
  sky.answer(whole);
  await page.clock.setFixedTime(new Date('2040-06-04T09:00:00Z'));
  await again(page).click();
  await expect(panel(page)).toContainText('check its clock');
});

test('the forecast mends a beach on a wet Saturday, with Undo, and is printed with its hour', async ({
  page,
  sky,
}) => {
  sky.be(friday, rainOn(saturday));
  const stops: readonly Stop[] = [
    { id: 's', type: 'beach', slug: beach.slug, time: '11:00', minutes: 60 },
  ];
  await page.clock.setFixedTime(new Date(friday));
  const days = [
    { id: 'wet', stops },
    { id: 'dry', stops: [] },
  ];
  const kept = keptPlan([savedBeach], { firstDate: saturday, settings: {}, days });
  await visitWith(page, kept, routes.plannerDays);
  await show(page).click();
  const rain = page.getByText('Rain likely 11:00–12:00 (forecast of Fri 4 Jun, 10:00).');
  await expect(rain).toBeVisible();
  await visit(page, routes.planner);
  await expect(planDocument(page)).toContainText(
    'Rain likely 11:00–12:00 (forecast of Fri 4 Jun, 10:00).',
  );
  await expect(planDocument(page)).toContainText('Rain throughout (forecast of Fri 4 Jun, 10:00).');

  await visit(page, routes.plannerDays);
  await page.getByRole('button', { name: `Move ${beach.name} to Sun 6 Jun` }).click();
  await expect(rain).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(rain).toBeVisible();
});
