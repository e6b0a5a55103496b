import type { Page } from 'playwright/test';
import { footerGroups, headerLinks, newsletter } from '@/content/navigation';
import { site } from '@/content/site';
import { allVenues } from '@/lib/content/queries';
import { absoluteUrl, routes } from '@/lib/routes';
import { expect, test } from './fixtures';
import { expectedPages } from './pages';
import { missingTexts, textOf } from './support/texts';

interface GraphNode {
  readonly '@type': string | readonly string[];
}

/** The nodes of a page's JSON-LD. */
async function graphOf(page: Page): Promise<readonly GraphNode[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  return (JSON.parse(text ?? '') as { '@graph': GraphNode[] })['@graph'];
}

for (const { path, content, types, texts, noindex = false } of expectedPages) {
  test.describe(path, () => {
    test('loads, with its title and one heading of the first level', async ({ read }) => {
      const page = await read(path);
      await expect(page).toHaveTitle(content.seo.title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.title);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    });

    test('tells search engines what it is', { tag: '@desktop' }, async ({ read, request }) => {
      const page = await read(path);
      const attribute = (selector: string, name: string) =>
        page.locator(`head ${selector}`).getAttribute(name);

      expect(await attribute('link[rel=canonical]', 'href')).toBe(absoluteUrl(path));
      expect(await attribute('meta[name=description]', 'content')).toBe(content.seo.description);
      expect(await attribute('meta[name=robots]', 'content')).toBe(
        noindex ? 'noindex, follow' : 'index, follow',
      );
      expect(await attribute('meta[property="og:url"]', 'content')).toBe(absoluteUrl(path));
      expect(await attribute('meta[property="og:image:width"]', 'content')).toBe('1200');
      expect(await attribute('meta[property="og:image:height"]', 'content')).toBe('630');

      const image = await attribute('meta[property="og:image"]', 'content');
      const response = await request.get(new URL(image ?? '').pathname);
      expect(response.headers()['content-type']).toBe('image/png');

      const found = (await graphOf(page)).flatMap((node) => node['@type']);
      const trail = path === routes.home ? [] : ['BreadcrumbList'];
      expect(found).toEqual(expect.arrayContaining([...types, ...trail]));
    });
  });

  test.describe(`${path} without JavaScript`, { tag: '@desktop' }, () => {
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
                !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }),
            )
            .map((element) => element.outerHTML),
        );
      expect(hidden).toEqual([]);
    });
  });
}

test('each venue with a website of its own leads there in a new tab', async ({ read }) => {
  const page = await read(routes.foodDrink);
  const websites = allVenues().flatMap(({ website = [] }) => website);
  await expect(page.locator('main a[target=_blank][href^="https://"]')).toHaveCount(
    websites.length,
  );
});

test('"Start Exploring" goes to the things to do', async ({ page }) => {
  await page.goto(routes.home);
  await page.getByRole('link', { name: 'Start Exploring' }).click();
  await expect(page.getByRole('heading', { name: 'Things to Do' })).toBeInViewport();
});
