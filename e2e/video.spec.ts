import { home } from '@/content/home';
import { routes } from '@/lib/routes';
import { expect, moving, test, visit } from './fixtures';
import type { Page } from 'playwright/test';

const { host, id } = home.hero.video;
const player = `${host}/embed/${id}*`;

test.use({
  ...moving,
  allow: { hosts: [new URL(host).host], messages: [/ERR_FAILED|ERR_CONNECTION_REFUSED/] },
});

/** A player page that speaks the service's protocol: it reports its state, and takes commands. */
const standIn = `<!doctype html><title>Player</title><script>
  let state = -1;
  const report = () => parent.postMessage(JSON.stringify({ event: 'infoDelivery', info: { playerState: state } }), '*');
  addEventListener('message', ({ data }) => {
    const { event, func } = JSON.parse(data);
    if (event === 'listening') setTimeout(() => { state = 1; report(); }, 50);
    if (func === 'pauseVideo') { state = 2; report(); }
    if (func === 'playVideo') { state = 1; report(); }
  });
</script>`;

const film = (page: Page) => page.locator('iframe');
const art = (page: Page) => page.getByRole('img').first();

test('the film comes over the art once the player reports that it plays, and can be paused', async ({
  page,
}) => {
  await page.route(player, (route) => route.fulfill({ contentType: 'text/html', body: standIn }));
  await visit(page, routes.home);
  const pause = page.getByRole('button', { name: 'Pause the film' });
  await expect(pause).toBeVisible();
  await expect(film(page)).toHaveCSS('opacity', '1');
  const address = new URL((await film(page).getAttribute('src')) ?? '');
  expect(
    Object.fromEntries(address.searchParams),
    'the player is asked for a muted, looping film without controls',
  ).toMatchObject({ autoplay: '1', mute: '1', loop: '1', playlist: id, controls: '0' });
  await pause.click();
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect(pause).toBeVisible();
});

test('where the service has no such film, the art stays and the frame goes', async ({ page }) => {
  await page.clock.install();
  await page.route(player, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Unavailable</title>',
    }),
  );
  await visit(page, routes.home);
  await page.clock.runFor(2000);
  await expect(film(page)).toHaveCSS('opacity', '0');
  await page.clock.runFor(16_000);
  await expect(film(page)).toHaveCount(0);
  await expect(art(page)).toBeVisible();
});

for (const [when, prepare] of [
  ['motion is to be reduced', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'data is to be saved',
    (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
  ],
] as const) {
  test(`where ${when} the service is never asked`, async ({ page }) => {
    let asked = false;
    await page.route(player, (route) => {
      asked = true;
      return route.abort();
    });
    await prepare(page);
    await page.clock.install();
    await visit(page, routes.home, { waitUntil: 'networkidle' });
    await page.clock.runFor(5000);
    expect(asked).toBe(false);
    await expect(film(page)).toHaveCount(0);
  });
}

test('a film that the service does not have is asked for once a visit', async ({ page }) => {
  let asked = 0;
  await page.route(player, (route) => {
    asked += 1;
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Player</title><script>
        addEventListener('message', ({ data }) => {
          if (JSON.parse(data).func !== 'addEventListener') return;
          parent.postMessage(JSON.stringify({ event: 'onError', info: 150 }), '*');
        });
      </script>`,
    });
  });
  await visit(page, routes.home);
  await expect.poll(() => asked).toBe(1);
  await expect(film(page)).toHaveCount(0);
  await page.reload({ waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  expect(asked).toBe(1);
});
