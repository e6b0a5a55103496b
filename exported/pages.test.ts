/** What every page says before any script, and what its head tells search engines. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { footerGroups, headerLinks, newsletter } from '@/content/navigation';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/absolute-url';
import { routes } from '@/lib/routes';
import { budgets } from '@/scripts/bench/budgets';
import { weigh } from '@/scripts/bench/weigh';
import { missingTexts, plain, readExported, typesOf } from './exported-page';
import { expectedPages } from './expected-pages';
import { exportedPaths } from './paths';

const footerTexts = [
  newsletter.title,
  site.description,
  ...footerGroups.flatMap(({ title, links }) => [title, ...links.map(({ label }) => label)]),
  ...site.contact.addressLines,
  site.contact.postcode,
  site.contact.phone,
  site.contact.email,
];

describe('the HTML of', () => {
  for (const { path, content, types, texts, noindex = false } of expectedPages) {
    test(path, () => {
      const page = readExported(path);
      expect(page.title).toBe(content.seo.title);
      expect(page.description).toBe(content.seo.description);
      expect(page.heading).toBe(content.title);
      expect(missingTexts(page.main, texts)).toEqual([]);
      for (const { label } of headerLinks) expect(page.header).toContain(label);
      for (const text of footerTexts) expect(page.footer).toContain(text);

      const { image, ...head } = page.head;
      expect(head).toEqual({
        lang: 'en-GB',
        canonical: absoluteUrl(path),
        robots: noindex ? 'noindex, follow' : 'index, follow',
        url: absoluteUrl(path),
        width: '1200',
        height: '630',
      });
      expect(image).toMatch(/\.png$/);
      expect(existsSync(join('out', new URL(image).pathname))).toBe(true);
      const trail = path === routes.home ? [] : ['BreadcrumbList'];
      expect(page.nodes.flatMap(typesOf)).toEqual(expect.arrayContaining([...types, ...trail]));
    });
  }
});

test('the footer shows the services as icons without links', () => {
  const [, footer = ''] =
    /<footer[^>]*>([^]*)<\/footer>/.exec(readExported(routes.about).html) ?? [];
  for (const { label } of site.social) {
    const account = footer.split(/<li|<\/li>/).find((item) => plain(item).includes(label)) ?? '';
    expect(account).toContain('<svg');
    expect(account).not.toContain('<a ');
  }
});

test('no page has more HTML than the budget', async () => {
  const weights = await Promise.all(
    exportedPaths().map(async (path) => [path, await weigh(path)] as const),
  );
  expect(weights.filter(([, weight]) => weight > (budgets.html.most ?? 0))).toEqual([]);
});
