import { readdirSync } from 'node:fs';
import { basePathFolder, basePathRoot, basePathSite } from '@/scripts/base-path';
import { serve } from '@/scripts/server';
import { planner } from '@/content/planner';
import { routes } from '@/lib/routes';
import { expect, test as base } from './fixtures';

/** The build of `npm run build:base-path`, on a server where nothing else is. */
const test = base.extend({
  baseURL: async ({}, use) => {
    const guide = await serve({ directory: basePathRoot, basePath: basePathFolder, port: 0 });
    await use(guide.url);
    await guide.close();
  },
});

/** Attributes that hold an address, or several with sizes between. */
const addressAttribute = /\s(?:href|src|srcset|action|poster|content)="([^"]*)"/gi;

/** The addresses of this site in a page, a stylesheet or a manifest, as paths. */
function pathsIn(text: string, type: string): string[] {
  if (type.includes('css')) {
    return [...text.matchAll(/url\(["']?(\/[^"')]+|\.\.?\/[^"')]+)/g)].map(
      ([, path]) => path ?? '',
    );
  }
  if (type.includes('json')) {
    return [...text.matchAll(/"((?:\/[\w.-]+)*\/[\w.-]*)"/g)].map(([, path]) => path ?? '');
  }
  return [...text.matchAll(addressAttribute)]
    .flatMap(([, value = '']) => value.split(/,\s+/))
    .map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
    .filter((address) => /^\/(?!\/)/.test(address));
}

test.describe('a site under a folder', { tag: '@desktop' }, () => {
  test('names nothing outside its folder, and nothing that is not there', async ({ baseURL }) => {
    test.setTimeout(120_000);
    const host = baseURL ?? '';
    const pages = readdirSync(basePathSite, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('index.html'))
      .map((file) => `${basePathFolder}/${file.slice(0, -'index.html'.length)}`);
    const queue = new Set([...pages, `${basePathFolder}/manifest.webmanifest`]);
    const broken: string[] = [];
    for (const path of queue) {
      const response = await fetch(host + path, { redirect: 'manual' });
      if (response.status !== 200) broken.push(`${response.status} ${path}`);
      const type = response.headers.get('content-type') ?? '';
      if (!/html|css|manifest/.test(type)) {
        await response.body?.cancel();
        continue;
      }
      for (const found of pathsIn(await response.text(), type)) {
        const { pathname } = new URL(found, host + path);
        if (pathname.startsWith(`${basePathFolder}/`)) queue.add(decodeURI(pathname));
        else broken.push(`${path} leads out of the folder, to ${found}`);
      }
    }
    expect(broken).toEqual([]);
    expect(queue.size).toBeGreaterThan(pages.length);
  });

  test.describe('whose planner has its photograph', () => {
    test.use({ allow: { hosts: [new URL(planner.heroPhoto.src).host], messages: [] } });

    test('opens, moves on and searches', async ({ page }) => {
      const answers: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) answers.push(`${response.status()} ${response.url()}`);
      });
      await page.goto(basePathFolder + routes.about, { waitUntil: 'networkidle' });
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Beaches', exact: true })
        .click();
      await expect(page).toHaveURL(basePathFolder + routes.beaches);
      await page
        .getByRole('banner')
        .getByRole('link', { name: /planner/i })
        .click();
      await expect(page).toHaveURL(basePathFolder + routes.planner);
      await page.locator('a[aria-haspopup=dialog]').click();
      await page.getByRole('dialog').getByRole('combobox').fill('tide');
      const results = page.getByRole('dialog').getByRole('option');
      await expect(results.first()).toBeVisible();
      await results.first().click();
      await expect(page).toHaveURL(new RegExp(`${basePathFolder}/`));
      await page.waitForLoadState('networkidle');
      expect(answers).toEqual([]);
    });
  });
});
