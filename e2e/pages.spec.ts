import { footerGroups, headerLinks, newsletter } from '@/content/navigation';
import { site } from '@/content/site';
import { allVenues } from '@/lib/content/queries';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';
import { expectedPages } from './pages';
import { missingTexts, textOf } from './support/texts';

for (const { path, texts } of expectedPages) {
  test.describe(`${path} without JavaScript`, { tag: ['@desktop', '@whole'] }, () => {
    test.use({ javaScriptEnabled: false });

    test('has all its texts, the whole header and footer, and hides none of it', async ({
      read,
    }) => {
      const page = await read(path);
      expect(await missingTexts(page, texts)).toEqual([]);

      const header = await textOf(page, 'header');
      for (const { label } of headerLinks) expect(header).toContain(label);

      const footer = await textOf(page, 'footer');
      const parts = [
        newsletter.title,
        site.description,
        ...footerGroups.flatMap(({ title, links }) => [title, ...links.map(({ label }) => label)]),
        ...site.contact.addressLines,
        site.contact.postcode,
        site.contact.phone,
        site.contact.email,
      ];
      for (const part of parts) expect(footer).toContain(part);

      const hidden = await page
        .locator('main')
        // What only a script can do something with, and its outcome, rightly stand back.
        .locator('h1, h2, h3, p:not([role=status], :has(button)), img')
        .evaluateAll((elements) =>
          elements
            .filter(
              (element) =>
                !element.closest('[data-by-script]') &&
                !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }),
            )
            .map((element) => element.outerHTML),
        );
      expect(hidden).toEqual([]);
    });
  });
}

test(
  'each venue with a website of its own leads there in a new tab',
  { tag: '@desktop' },
  async ({ read }) => {
    const page = await read(routes.foodDrink);
    const websites = allVenues().flatMap(({ website = [] }) => website);
    await expect(page.locator('main a[target=_blank][href^="https://"]')).toHaveCount(
      websites.length,
    );
  },
);

test('"Start Exploring" goes to the things to do', async ({ page }) => {
  await page.goto(routes.home);
  await page.getByRole('link', { name: 'Start Exploring' }).click();
  await expect(page.getByRole('heading', { name: 'Things to Do' })).toBeInViewport();
});
