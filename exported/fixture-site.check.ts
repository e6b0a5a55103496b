/**
 * The fixture village's site under a folder of its host, as `scripts/fixture-site.ts` has built it:
 * run by that, in its copy of the project.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { forecastService } from '@/content/forecast';
import { site } from '@/content/site';
import { imported } from '@/content/transport/imported';
import type { IsoDate } from '@/content/types';
import { siteTransport } from '@/lib/content/transport';
import { allOfKind } from '@/lib/kinds/entries';
import { kindPath, KINDS } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { addDays, londonTime } from '@/lib/time/london';
import { networksOf } from '@/lib/transport/network';
import { endsText } from '@/lib/transport/timetable';
import { basePathFolder, basePathRoot, basePathSite } from '@/scripts/base-path';
import { filesBelow } from '@/scripts/files-below';
import { serve } from '@/scripts/server';
import { expectedPages } from './expected-pages';
import { missingTexts, readExported } from './exported-page';

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

test('names nothing outside its folder, and nothing that is not there', async () => {
  const { url: host, close } = await serve({
    directory: basePathRoot,
    basePath: basePathFolder,
    port: 0,
  });
  const pages = filesBelow(basePathSite)
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
  await close();
  expect(broken).toEqual([]);
  expect(queue.size).toBeGreaterThan(pages.length);
}, 120_000);

test('every page says all that its content holds', () => {
  for (const { path, content, texts } of expectedPages) {
    const page = readExported(path, basePathSite);
    expect(page.title).toBe(content.seo.title);
    expect(page.heading).toBe(content.title);
    // Content of its own carries no mark of the sample.
    expect([path, page.html.includes('data-sample')]).toEqual([path, false]);
    expect([path, missingTexts(page.main, texts)]).toEqual([path, []]);
  }
  // Where the times of an imported line are from.
  const { main } = readExported(routes.gettingAround, basePathSite);
  const [feed] = imported.feeds;
  expect(main).toContain(`${feed?.publisher}, version ${feed?.version}`);
  expect(main).toContain(feed?.licence.name);
});

test('has a line that is typed as well with the times of its feed, and typed times on other days', () => {
  const { services } = siteTransport;
  const typed = services.find(({ byDate, replaced }) => !byDate && replaced);
  if (!typed?.replaced?.[0]) throw new Error('No line is typed and imported.');
  const [{ from }] = typed.replaced;
  const timesOn = (date: IsoDate) => {
    const { lines, midnight } = networksOf(siteTransport)(date);
    return lines
      .filter(({ service }) => service.number === typed.number)
      .flatMap(({ trips }) => trips.flatMap(({ stopTimes }) => stopTimes[0]?.earliest ?? []))
      .map((minutes) => londonTime(midnight + minutes));
  };
  const { main } = readExported(routes.gettingAround, basePathSite);
  const [imported, before] = [timesOn(from), timesOn(addDays(from, -7))];
  expect(imported.length).toBeGreaterThan(0);
  expect(before.length).toBeGreaterThan(0);
  expect(imported.filter((time) => before.includes(time) || !main.includes(time))).toEqual([]);
  // Before any clock only the feed's stand there, and each end of the line once.
  expect(before.filter((time) => main.includes(time))).toEqual([]);
  const own = services.filter(({ number }) => number === typed.number);
  expect(main).toContain(`Bus ${typed.number}: ${endsText(own)}`);
  expect(endsText(own)).not.toContain(typed.towards);
});

test('has a page for each thing, and none for a kind of which there is none', () => {
  for (const kind of KINDS) {
    const things = allOfKind(kind);
    const folder = basePathSite + kindPath(kind, '');
    const isThere = ({ name }: { name: string }) => things.some(({ slug }) => slug === name);
    const found = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
    expect([kind, found.filter(isThere).length]).toEqual([kind, things.length]);
    if (things.length > 0) continue;
    const pages = found.filter(({ name }) => existsSync(`${folder}${name}/index.html`));
    expect([kind, pages]).toEqual([kind, []]);
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
