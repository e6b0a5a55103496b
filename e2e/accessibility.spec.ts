import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { tideMonthPath } from '@/lib/routes';
import { tideMonths } from '@/lib/tides/month';
import { exportedPaths } from './exported';
import { expect, test } from './fixtures';

/** Colours that fade from one theme to the other have arrived. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const fades = document.getAnimations().filter((fade) => fade instanceof CSSTransition);
    await Promise.all(fades.map(({ finished }) => finished));
  });
}

const narrow = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };

/** Both themes and both sizes, each once. */
const looks = [
  { colorScheme: 'light', size: narrow },
  { colorScheme: 'dark', size: wide },
] as const;

/** Tide tables of months but the first: other figures in the same cells. */
const alike = new Set(tideMonths().slice(1).map(tideMonthPath));

// axe takes text in mid-fade for text of low contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('axe finds nothing', { tag: '@desktop' }, () => {
  for (const path of exportedPaths().filter((some) => !alike.has(some))) {
    test(`on ${path}`, async ({ page }) => {
      // A tide table of a month has a thousand cells to look at.
      test.slow();
      for (const { colorScheme, size } of looks) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(size);
        // Afresh: colours that fade from theme to theme stand still where nobody looks.
        await page.goto(path);
        await settled(page);
        const { violations } = await new AxeBuilder({ page })
          .options({ resultTypes: ['violations'] })
          .analyze();
        const faults = violations.flatMap(({ id, help, nodes }) =>
          nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
        );
        expect(faults, `${colorScheme}, ${size.width} px wide`).toEqual([]);
      }
    });
  }
});
