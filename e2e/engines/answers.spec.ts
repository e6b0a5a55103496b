/** What pages compute comes in Firefox and WebKit too, on a page that is opened and left alone. */
import { routes } from '@/lib/routes';
import { figures, noon } from '../support/figures';
import { keptDay } from '../support/things';
import { expect, test } from './fixtures';

for (const [path, targets] of Object.entries(figures)) {
  test(`${path} shows its figures to whoever only looks`, async ({ tab }) => {
    await tab.leave(keptDay());
    await tab.leave({ clock: String(Date.parse(noon)) }, 'session');
    await tab.open(path);
    for (const target of targets) {
      await expect
        .poll(async () => (await tab.all(target)).length, `${target.css} ${target.name}`)
        .toBeGreaterThanOrEqual(target.least ?? 1);
    }
    if (path === routes.plannerDays) await tab.see({ css: 'main', name: /Works|Check first/ });
    await expect.poll(async () => (await tab.all({ css: 'main [aria-busy=true]' })).length).toBe(0);
  });
}
