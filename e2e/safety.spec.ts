import { beaches } from '@/content/beaches';
import { emergencyWords, safetyFlags, safetyPanel, safetySections } from '@/content/safety';
import type { SafetySection } from '@/content/types';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';

test.describe('the beach safety guide', () => {
  test('shows the words for an emergency first, without scrolling', async ({ read }) => {
    const page = await read(routes.safety);
    const call = page.getByRole('link', { name: emergencyWords.call, exact: true });
    await expect(call).toBeInViewport();
    await expect(call).toHaveAttribute('href', 'tel:999');
    await expect(page.getByText(emergencyWords.after, { exact: true })).toBeInViewport();
  });

  test('sets no words larger than "Call 999"', async ({ read }) => {
    const page = await read(routes.safety);
    const sizeOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await sizeOf('a[href="tel:999"]')).toBeGreaterThan(await sizeOf('h1'));
  });

  test('has every step, flag and caution', { tag: '@desktop' }, async ({ read }) => {
    const page = await read(routes.safety);
    const main = page.getByRole('main');
    for (const step of safetySections.flatMap(({ steps }) => steps)) {
      await expect(main.getByText(step, { exact: true }).first()).toBeAttached();
    }
    for (const { name, meaning } of safetyFlags) {
      await expect(main.getByRole('heading', { name, exact: true })).toBeAttached();
      await expect(main.getByText(meaning, { exact: true })).toBeAttached();
    }
    for (const caution of beaches.flatMap(({ cautions }) => cautions)) {
      await expect(main.getByText(caution, { exact: true })).toBeAttached();
    }
  });

  test('names its sources with links', { tag: '@desktop' }, async ({ read }) => {
    const page = await read(routes.safety);
    const sections: readonly SafetySection[] = safetySections;
    for (const { url } of sections.flatMap(({ sources }) => sources)) {
      await expect(page.getByRole('main').locator(`a[href="${url}"]`).first()).toBeAttached();
    }
  });

  test(
    'explains the rip current with a picture that has a name and a description',
    { tag: '@desktop' },
    async ({ read }) => {
      const page = await read(routes.safety);
      const picture = page.getByRole('img', { name: /rip current/ });
      await expect(picture).toBeAttached();
      await expect(picture.locator('desc')).not.toBeEmpty();
    },
  );

  test('never says that a place or a time is safe', { tag: '@desktop' }, async ({ read }) => {
    const page = await read(routes.safety);
    const text = (await page.getByRole('main').textContent()) ?? '';
    expect(text).not.toMatch(/\b(is|are|it’s) (perfectly |quite )?safe\b|\bsafe to\b/i);
  });
});

test.describe('the way to the guide', { tag: '@desktop' }, () => {
  test('leads from every beach', async ({ page }) => {
    for (const { name, slug } of beaches) {
      await test.step(name, async () => {
        await page.goto(kindPath('beach', slug));
        await page.getByRole('main').getByRole('link', { name: safetyPanel.action }).click();
        await expect(page).toHaveURL(routes.safety);
      });
    }
  });

  test('leads from the footer', async ({ page }) => {
    await page.goto(routes.about);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Beach safety' }).click();
    await expect(page).toHaveURL(routes.safety);
  });
});

test.describe('the guide on paper', { tag: '@desktop' }, () => {
  test('keeps its words and leaves out the picture of the head', async ({ read }) => {
    const page = await read(routes.safety);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: emergencyWords.call, exact: true })).toBeVisible();
    await expect(page.locator('main img').first()).toBeHidden();
    for (const { slug } of beaches) {
      await expect(
        page.getByRole('main').locator(`a[href="${kindPath('beach', slug)}"]`),
      ).toBeVisible();
    }
  });
});
