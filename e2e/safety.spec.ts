import { beaches } from '@/content/beaches';
import { emergencyWords, safetyPanel, safetySections } from '@/content/safety';
import type { SafetySection } from '@/content/types';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { expect, test, visit } from './fixtures';
import { readExportedFile } from './support/exported-page';

test.describe('the beach safety guide', () => {
  test('shows the words for an emergency first, larger than any other', async ({ page }) => {
    await visit(page, routes.safety);
    const call = page.getByRole('link', { name: emergencyWords.call, exact: true });
    await expect(call).toBeInViewport();
    await expect(call).toHaveAttribute('href', 'tel:999');
    await expect(page.getByText(emergencyWords.after, { exact: true })).toBeInViewport();
    const sizeOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await sizeOf('a[href="tel:999"]')).toBeGreaterThan(await sizeOf('h1'));
  });

  test('names its sources, and calls no place and no time safe', { tag: '@desktop' }, () => {
    const { html, main } = readExportedFile(`${routes.safety}index.html`);
    const sections: readonly SafetySection[] = safetySections;
    for (const { url } of sections.flatMap(({ sources }) => sources)) {
      expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
    }
    expect(main).not.toMatch(/\b(is|are|it’s) (perfectly |quite )?safe\b|\bsafe to\b/i);
    for (const { slug } of beaches) {
      expect(readExportedFile(`${kindPath('beach', slug)}index.html`).main).toContain(
        safetyPanel.action,
      );
    }
  });
});

test.describe('the guide on paper', { tag: '@desktop' }, () => {
  test('keeps its words', async ({ page }) => {
    await visit(page, routes.safety);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: emergencyWords.call, exact: true })).toBeVisible();
    for (const { slug } of beaches) {
      await expect(
        page.getByRole('main').locator(`a[href="${kindPath('beach', slug)}"]`),
      ).toBeVisible();
    }
  });
});
