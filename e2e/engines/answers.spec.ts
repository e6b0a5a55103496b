/** What pages compute comes in Firefox and WebKit too, on a page that is opened and left alone. */
import { allBeaches } from '@/lib/content/queries';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { keptDay, nth } from '../support/things';
import { engines, expect, test } from './fixtures';
import type { Target } from './tab';

// In the workflow a missing engine is a failure.
test.skip(
  ({ engine }) => !process.env['GITHUB_ACTIONS'] && engines[engine].find() === undefined,
  'This engine is not installed',
);

const noon = String(Date.parse('2026-06-23T11:00:00Z'));
const time = /\d\d:\d\d/;
const tidalBeach = nth(
  allBeaches().filter(({ tideAccess }) => tideAccess),
  0,
);

const tide: readonly Target[] = [
  { css: 'main p', name: /^\d\.\d m$/ },
  { css: 'main dd', name: time },
  { css: 'main svg[role=img]', name: /^Today’s tide: .*\d\d:\d\d/ },
];
const sentence = { css: 'main span', name: /^Light until \d\d:\d\d, .*\.$/ };

const figures: Readonly<Record<string, readonly Target[]>> = {
  [routes.home]: [...tide, sentence],
  [routes.today]: [
    ...tide,
    sentence,
    { css: '#what-fits li', name: time },
    { css: '[aria-labelledby=today-open] li', name: time },
    { css: '[aria-labelledby=today-light] p', name: /light left/ },
    { css: '[aria-labelledby=today-ways-home] p', name: time },
  ],
  [routes.tides]: [...tide, { css: 'main tbody tr', name: /23 Jun.*\d\d:\d\d/ }],
  [routes.gettingAround]: [{ css: '#now :is(p, td)', name: /\bbus /i }],
  [kindPath('beach', tidalBeach.slug)]: [{ css: 'main li', name: /^Today.*\d\d:\d\d/ }],
  [routes.plannerDays]: [
    { css: 'main h4', name: /\w/ },
    { css: 'main', name: /Works|Check first/ },
  ],
};

for (const [path, targets] of Object.entries(figures)) {
  test(`${path} shows its figures to whoever only looks`, async ({ tab }) => {
    await tab.leave(keptDay());
    await tab.leave({ clock: noon }, 'session');
    await tab.open(path);
    for (const target of targets) {
      await expect
        .poll(async () => (await tab.all(target)).length, `${target.css} ${target.name}`)
        .toBeGreaterThan(0);
    }
    await expect.poll(async () => (await tab.all({ css: 'main [aria-busy=true]' })).length).toBe(0);
  });
}
