import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basePathFolder, basePathRoot, basePathSite } from '@/scripts/base-path';
import { filesBelow } from '@/scripts/files-below';
import { serve } from '@/scripts/server';
import { activities } from '@/content/activities';
import { forecastService } from '@/content/forecast';
import { mapTiles } from '@/content/map-tiles';
import { planner } from '@/content/planner';
import { plannerStorageKey, site } from '@/content/site';
import { imported } from '@/content/transport/imported';
import { allOfKind } from '@/lib/kinds/entries';
import { kindPath, KINDS } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { expect, test as base, visit } from './fixtures';
import { expectedPages } from '@/exported/expected-pages';
import { missingTexts, readExported } from '@/exported/exported-page';
import { nth } from './support/things';

/** The site that `scripts/fixture-site.ts` has built, on a server where nothing else is. */
const test = base.extend({
  baseURL: async ({}, use) => {
    const guide = await serve({ directory: basePathRoot, basePath: basePathFolder, port: 0 });
    await use(guide.url);
    await guide.close();
  },
});
test.use({
  allow: {
    hosts: [new URL(planner.heroPhoto.src).host, mapTiles.host],
    // Its content is checked as it is loaded, and Zod asks once whether it may make code.
    messages: [/^policy violation: script-src eval$/],
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

test.describe('the fixture site, under a folder of its host', () => {
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

  test('every page says all that its content holds', () => {
    for (const { path, content, texts } of expectedPages) {
      const page = readExported(path, basePathSite);
      expect(page.title).toBe(content.seo.title);
      expect(page.heading).toBe(content.title);
      // Content of its own carries no mark of the sample.
      expect(page.html, path).not.toContain('data-sample');
      expect(missingTexts(page.main, texts), path).toEqual([]);
    }
    // Where the times of an imported line are from.
    const { main } = readExported(routes.gettingAround, basePathSite);
    const { publisher, licence, version = '' } = nth(imported.feeds, 0);
    expect(main).toContain(`${publisher}, version ${version}`);
    expect(main).toContain(licence.name);
  });

  test('has a page for each thing, and none for a kind of which there is none', () => {
    for (const kind of KINDS) {
      const things = allOfKind(kind);
      const folder = basePathSite + kindPath(kind, '');
      const isThere = ({ name }: { name: string }) => things.some(({ slug }) => slug === name);
      const found = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
      expect(found.filter(isThere), kind).toHaveLength(things.length);
      if (things.length > 0) continue;
      const pages = found.filter(({ name }) => existsSync(`${folder}${name}/index.html`));
      expect(pages, kind).toEqual([]);
    }
    expect(KINDS.some((kind) => allOfKind(kind).length === 0)).toBe(true);
  });

  test('has no trace of the forecast, which is off there', () => {
    expect(site.forecast).toBe('off');
    const traces = [
      forecastService.name,
      ...[forecastService.weather.url, forecastService.sea.url].map((url) => new URL(url).host),
      'Show the forecast',
      'Always show the forecast',
    ];
    const found = filesBelow(basePathSite)
      .filter((file) => /\.(html|js|css|json|txt|webmanifest)$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(`${basePathSite}/${file}`, 'utf8');
        return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`);
      });
    expect(found).toEqual([]);
  });

  test('opens, saves, moves on and searches', async ({ page }) => {
    const answers: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) answers.push(`${response.status()} ${response.url()}`);
    });
    const { title } = nth(activities, 0);
    await visit(page, basePathFolder + routes.thingsToDo);
    await page.getByRole('button', { name: `Save ${title} to my planner` }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Beaches', exact: true }).click();
    await expect(page).toHaveURL(basePathFolder + routes.beaches);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /planner/i })
      .click();
    await expect(page).toHaveURL(basePathFolder + routes.planner);
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
    const stored = await page.evaluate((key) => localStorage.getItem(key), plannerStorageKey);
    expect(stored).toContain(title);
    await page.locator('a[aria-haspopup=dialog]').click();
    await page.getByRole('dialog').getByRole('combobox').fill(title);
    const results = page.getByRole('dialog').getByRole('option');
    await results.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(page.url()).toContain(`${basePathFolder}/`);
    expect(answers).toEqual([]);
  });
});
