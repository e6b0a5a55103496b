import { home } from '@/content/home';
import { routes } from '@/lib/routes';
import { expect, moving, test, visit } from './fixtures';

const { host, id } = home.hero.video;
const player = `${host}/embed/${id}*`;

test.use({ ...moving, allow: { hosts: [new URL(host).host] } });

/** A player that speaks the service's protocol: plays at a click, reports its state, and takes commands. */
const standIn = `<!doctype html><title>Player</title><script>
  let state = -1;
  const report = () => parent.postMessage(JSON.stringify({ event: 'infoDelivery', info: { playerState: state } }), '*');
  addEventListener('message', ({ data }) => {
    const { event, func } = JSON.parse(data);
    if (event === 'listening') document.body.textContent = 'Listening';
    if (func === 'pauseVideo') { state = 2; report(); }
    if (func === 'playVideo') { state = 1; report(); }
  });
  addEventListener('click', () => { state = 1; report(); });
</script>`;

test('the film comes over the art once the player reports that it plays, and can be paused', async ({
  page,
}) => {
  await page.route(player, (route) => route.fulfill({ contentType: 'text/html', body: standIn }));
  await visit(page, routes.home);
  const film = page.locator('iframe');
  await expect(film.contentFrame().locator('body')).toHaveText('Listening');
  await expect(film).toHaveCSS('opacity', '0');
  await film.contentFrame().locator('body').dispatchEvent('click');
  const pause = page.getByRole('button', { name: 'Pause the film' });
  await expect(pause).toBeVisible();
  await expect(film).toHaveCSS('opacity', '1');
  const address = new URL((await film.getAttribute('src')) ?? '');
  expect(
    Object.fromEntries(address.searchParams),
    'the player is asked for a muted, looping film without controls',
  ).toMatchObject({ autoplay: '1', mute: '1', loop: '1', playlist: id, controls: '0' });
  await pause.click();
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect(pause).toBeVisible();
});
