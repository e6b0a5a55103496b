import { emergencyWords } from '@/content/safety';
import { routes } from '@/lib/routes';
import { expect, test, visit } from './fixtures';

test(
  'the beach safety guide shows the words for an emergency first, larger than any other',
  { tag: '@both' },
  async ({ page }) => {
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
  },
);
