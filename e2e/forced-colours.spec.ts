/** Windows’ high contrast takes colours away: what is current must differ by more than those. */
import type { ElementHandle } from 'playwright/test';
import sharp from 'sharp';
import { routes, tideMonthPath } from '@/lib/routes';
import { tideMonths } from '@/lib/tides/month';
import { expect, test, visit } from './fixtures';
import { scan } from './support/qr';
import { visitWith } from './support/storage';
import { keptDay, nth } from './support/things';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

async function pixelsOf(element: ElementHandle) {
  const { data, info } = await sharp(await element.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

/** In how many pixels an element looks other than it would if it were not the current one. */
async function differsBy(element: ElementHandle<Element>): Promise<number> {
  const current = await pixelsOf(element);
  await element.evaluate((node) => {
    if (node.ariaPressed) node.ariaPressed = 'false';
    else node.removeAttribute('aria-current');
  });
  const other = await pixelsOf(element);
  expect(other.width, 'both are as large').toBe(current.width);
  // A thicker edge may make it higher.
  const length = Math.min(current.data.length, other.data.length);
  let count = 0;
  for (let at = 0; at < length; at += 3) {
    if (current.data.compare(other.data, at, at + 3, at, at + 3) !== 0) count += 1;
  }
  return count;
}

const phone = { width: 393, height: 740 };
const month = tideMonthPath(nth(tideMonths(), 0));

for (const [name, path, selector, viewport] of [
  ['page in the header', routes.beaches, 'header nav a[aria-current]'],
  ['page in a section’s row', routes.safety, 'nav[aria-label^="In "] a[aria-current]'],
  ['tab of the planner', routes.plannerDays, 'nav[aria-label^="Views"] a[aria-current]'],
  ['filter of the planner', routes.planner, 'main button[aria-pressed=true]'],
  // With the mark of its check, which comes late and makes it wider.
  ['day', routes.plannerDays, 'main button[aria-current=true]:has(svg)', phone],
  ['filter of the map', routes.map, 'main nav a[aria-current]'],
  ['day of the calendar', routes.calendar, '[role=grid] [aria-pressed=true]'],
  ['month of the tides', month, '[aria-labelledby=months-heading] a[aria-current=page]'],
] as const) {
  test(`the current ${name} differs from the others`, async ({ page }) => {
    if (viewport) await page.setViewportSize(viewport);
    await visitWith(page, keptDay(), path);
    const current = page.locator(selector).filter({ visible: true }).first();
    await expect(current).toBeVisible();
    const { width = 0 } = (await current.boundingBox()) ?? {};
    const element = await current.elementHandle();
    expect(await differsBy(element)).toBeGreaterThan(width);
  });
}

test('every control of a page is visible', async ({ page }) => {
  await visit(page, routes.beaches);
  const invisible = await page.locator('a[href], button').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility())
      .map((control) => [getComputedStyle(control), control] as const)
      .filter(([{ color, backgroundColor }]) => color === backgroundColor)
      .map(([, control]) => control.outerHTML.slice(0, 120)),
  );
  expect(invisible).toEqual([]);
});

test('a QR code has its white ground in a dark that is forced, and can be read, with forced colours or without', async ({
  elsewhere,
}) => {
  for (const forcedColors of ['active', 'none'] as const) {
    const look = { colorScheme: 'dark', forcedColors } as const;
    const page = await elsewhere(look, '--blink-settings=forceDarkModeEnabled=true');
    await visitWith(page, keptDay(), routes.planner);
    await page.getByRole('button', { name: 'Share Planner' }).click();
    const code = page.getByRole('img', { name: 'QR code of your plan' });
    await code.scrollIntoViewIfNeeded();
    const { text, corner } = await scan(code);
    expect(corner, forcedColors).toEqual([255, 255, 255]);
    expect(text, forcedColors).toContain('#plan=');
  }
});
