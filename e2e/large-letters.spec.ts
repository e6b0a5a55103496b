import { activities } from '@/content/activities';
import { walks } from '@/content/walks';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { expect, test, visit } from './fixtures';
import { widthOverflow } from './support/width';

// By the browser's own setting, which moves the breakpoints too.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { args = [] } = launchOptions;
      await use({ ...launchOptions, args: [...args, '--blink-settings=defaultFontSize=32'] });
    },
    { scope: 'worker' },
  ],
  viewport: { width: 360, height: 740 },
});

test(
  'a phone with letters of twice their size scrolls no page sideways',
  { tag: '@desktop' },
  async ({ page }) => {
    test.slow();
    for (const path of [
      routes.home,
      routes.about,
      routes.contact,
      routes.safety,
      routes.calendar,
      routes.tides,
      routes.walks,
      routes.planner,
      ...walks.slice(0, 1).map(({ slug }) => kindPath('walk', slug)),
      ...activities.slice(0, 1).map(({ slug }) => kindPath('activity', slug)),
    ]) {
      await visit(page, path);
      expect.soft(await widthOverflow(page), path).toBeLessThanOrEqual(0);
    }
  },
);
