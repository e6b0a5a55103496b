/**
 * `npm run bench -- [--runs 5] [--no-throttled] [routes…]`: measures the built site on a simulated
 * phone, beside the same pages without scripts, and writes docs/performance.md and docs/home.png.
 * Exits with 1 when a median breaks a budget. Third parties are blocked: their responses vary.
 */
import { execSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { thirdParties } from '@/content/third-parties';
import { routes } from '@/lib/routes';
import { blockOthers, launchBrowser } from '../browser';
import { rewritePages } from '../export/pages';
import { serve } from '../server';
import { broken, budgets, compared, medians, type Measure, type Measurements } from './budgets';
import { measureDays } from './days';
import { weigh } from './weigh';

const { values: options, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    throttled: { type: 'boolean', default: true },
  },
  allowNegative: true,
  allowPositionals: true,
});

/** Slow 4G, as in Lighthouse. */
const network = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/**
 * Lighthouse's benchmark index of the phone that is simulated: the budgets were set on a machine of
 * 3,360, slowed down four times. Lighthouse advises to slow down a slower machine by less, and warns
 * below 1,000 that it should be.
 * @see https://github.com/GoogleChrome/lighthouse/blob/v12.8.2/docs/throttling.md#cpu-throttling
 */
const phoneIndex = 840;

async function sitemapPaths(): Promise<string[]> {
  const xml = await readFile('out/sitemap.xml', 'utf8');
  const urls = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  return [...urls.map((url) => new URL(url).pathname), routes.planner];
}

/** Lighthouse wants to be told a browser's port. */
async function freePort(): Promise<number> {
  await using probe = await serve({ directory: 'out', port: 0 });
  return Number(new URL(probe.url).port);
}

async function withoutScripts(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bare-site-'));
  await cp('out', folder, { recursive: true });
  await rewritePages(folder, (html) =>
    html
      .replace(/<script(?! type="application\/ld)[^>]*>[^]*?<\/script>/g, '')
      .replace(/<link rel="preload" as="script"[^>]*>/g, ''),
  );
  return folder;
}

interface Report {
  readonly audits: Readonly<Record<string, { numericValue?: number; details?: unknown }>>;
  readonly categories: Readonly<Record<string, { score: number | null }>>;
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
}

/** @see https://github.com/GoogleChrome/lighthouse/blob/v12.8.2/docs/readme.md */
type Lighthouse = (
  url: string,
  flags: Readonly<Record<string, unknown>>,
) => Promise<{ readonly lhr: Report } | undefined>;

/** Lighthouse has many dependencies, so this has a package.json of its own for it. */
const tools = 'scripts/bench/tools';

async function bringLighthouse(): Promise<Lighthouse> {
  execSync('npm install', { cwd: tools, stdio: 'inherit' });
  const entry = resolve(tools, 'node_modules/lighthouse/core/index.js');
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as {
    default: Lighthouse;
  };
  return lighthouse;
}

interface NetworkItem {
  readonly resourceType?: string;
  readonly url: string;
}

async function weights({ audits }: Report, url: string): Promise<Measurements> {
  const { origin } = new URL(url);
  const details = audits['network-requests']?.details as { items?: NetworkItem[] } | undefined;
  const items = (details?.items ?? []).filter(({ url }) => url.startsWith(origin));
  const paths = new Map(
    items.map(({ url, resourceType }) => [new URL(url).pathname, resourceType]),
  );
  const weighed = await Promise.all(
    [...paths].map(async ([path, kind]) => ({ path, kind, weight: await weigh(path) })),
  );
  const sum = (isWanted: (item: (typeof weighed)[number]) => boolean = () => true) =>
    weighed.filter(isWanted).reduce((total, { weight }) => total + weight, 0);
  const html = await readFile(join('out', new URL(url).pathname, 'index.html'), 'utf8');
  // Those that the page names are what it needs to be live.
  const isScript = ({ kind }: { kind: string | undefined }) => kind === 'Script';
  return {
    html: sum(({ kind }) => kind === 'Document'),
    css: sum(({ kind }) => kind === 'Stylesheet'),
    script: sum((item) => isScript(item) && html.includes(item.path)),
    laterScript: sum((item) => isScript(item) && !html.includes(item.path)),
    font: sum(({ kind }) => kind === 'Font'),
    image: sum(({ kind }) => kind === 'Image'),
    total: sum(),
    requests: items.length,
  };
}

const lighthouse = await bringLighthouse();

async function reportOn(url: string, port: number): Promise<Report> {
  const outcome = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    throttling: { cpuSlowdownMultiplier: slowdown },
    blockedUrlPatterns: thirdParties.map(({ host }) => `*${host}*`),
    ...(url.endsWith(routes.planner) && { skipAudits: ['is-crawlable'] }),
  });
  if (!outcome) throw new Error(`Lighthouse has no result for ${url}.`);
  const { lhr } = outcome;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  speeds.push(lhr.environment.benchmarkIndex);
  slowdown = Math.max(1, lhr.environment.benchmarkIndex / phoneIndex);
  return lhr;
}

async function audit(url: string, port: number): Promise<Measurements> {
  const lhr = await reportOn(url, port);
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const value = (name: string) => lhr.audits[name]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    ...(await weights(lhr, url)),
  };
}

/** Of the page, in milliseconds. */
declare const moments: {
  largestPaint?: number | undefined;
  /** When React has taken over, and when nothing is pending since. */
  live?: number;
  answered?: number | undefined;
};

/**
 * Runs in the page, before its own scripts. It names no function within: the compiler would mark
 * the name with a helper that the page does not have.
 */
function watch(): void {
  Object.assign(window, { moments: {} });
  new PerformanceObserver((list) => {
    moments.largestPaint = list.getEntries().at(-1)?.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  let isComing = false;
  setInterval(() => {
    if ('replayedEvents' in window) isComing = true;
    else if (isComing) moments.live ??= performance.now();
    const isPending = document.querySelector('main [aria-busy=true]') !== null;
    if (isPending) moments.answered = undefined;
    else if (moments.live !== undefined) moments.answered ??= performance.now();
  }, 10);
}

/** Milliseconds in which a page with scripts is live and has answered. */
const longestWaitMs = 20_000;

async function throttledLoad(
  browser: Browser,
  url: string,
  hasScripts: boolean,
): Promise<Measurements> {
  await using context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await blockOthers(page, url);
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'load' });
  if (hasScripts) {
    await page
      .waitForFunction(() => moments.answered, undefined, { timeout: longestWaitMs })
      .catch(() => undefined);
  }
  await page.waitForTimeout(1000);
  const {
    largestPaint: throttled = NaN,
    live = NaN,
    answered = Infinity,
  } = await page.evaluate(() => moments);
  if (!hasScripts) return { throttled };
  return { throttled, live, answers: answered - live };
}

/** From a click to the next page on the screen, in milliseconds, after the link was pointed at. */
async function softNavigation(browser: Browser, origin: string, path: string): Promise<number> {
  const start = path === routes.siteIndex ? routes.home : routes.siteIndex;
  await using context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await blockOthers(page, origin);
  await page.goto(origin + start);
  await page.waitForFunction(() => !('replayedEvents' in window));
  const link = page.locator(`a[href="${path}"]:not([aria-haspopup]):visible`).first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  return await link.evaluate(
    (anchor: HTMLElement) =>
      new Promise<number>((resolve, reject) => {
        const before = document.querySelector('h1')?.textContent;
        const started = performance.now();
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('h1')?.textContent === before) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - started));
        }).observe(document.body, { childList: true, subtree: true });
        anchor.click();
        setTimeout(() => reject(new Error('No other page came.')), 10_000);
      }),
  );
}

const runs = Number(options.runs);
const speeds: number[] = [];
let slowdown = 1;
const paths = positionals.length > 0 ? positionals : await sitemapPaths();

const port = await freePort();
await using site = await serve({ directory: 'out', port: 0 });
const bareFolder = await withoutScripts();
process.once('exit', () => rmSync(bareFolder, { recursive: true }));
await using bare = await serve({ directory: bareFolder, port: 0 });
await using browser = await launchBrowser(`--remote-debugging-port=${port}`);

const measures = Object.keys(budgets) as Measure[];
const format = (measure: Measure, value: number | undefined) =>
  value === undefined ? '–' : value.toFixed(budgets[measure].digits ?? 0);
const row = (name: string, values: Measurements) => [
  name,
  ...measures.map((measure) => format(measure, values[measure])),
];
const table = [
  ['route', ...measures.map((measure) => budgets[measure].label)],
  [
    'budget',
    ...measures.map((measure) => format(measure, budgets[measure].least ?? budgets[measure].most)),
  ],
];
const exceeded: string[] = [];

// For its index alone, as a machine's speed changes from minute to minute.
await reportOn(site.url + routes.home, port);
for (const path of paths) {
  const measured: Measurements[] = [];
  const measuredBare: Measurements[] = [];
  for (let run = 0; run < runs; run += 1) {
    measured.push({
      ...(await audit(site.url + path, port)),
      softNavigation: await softNavigation(browser, site.url, path),
      ...(options.throttled && (await throttledLoad(browser, site.url + path, true))),
    });
    measuredBare.push({
      ...(await audit(bare.url + path, port)),
      ...(options.throttled && (await throttledLoad(browser, bare.url + path, false))),
    });
  }
  const bareResult = medians(measuredBare);
  const result = compared(medians(measured), bareResult);
  table.push(row(path, result), row(`${path} without scripts`, bareResult));
  exceeded.push(...broken(path, result));
  console.error(`${path} measured, ${runs} times`);
}

const rows = table.map((row) => `| ${row.join(' | ')} |`);
rows.splice(1, 0, `|${' --- |'.repeat(table[0]?.length ?? 0)}`);
const commit = execSync('git rev-parse --short HEAD', { encoding: 'utf8' }).trim();
const date = new Date().toISOString().slice(0, 10);
const report = [
  '# Performance',
  `\`npm run bench\` on ${date}, commit ${commit}, ${cpus().length} cores (${cpus()[0]?.model.trim() || 'unknown processor'}), Node ${process.version}. Medians of ${runs} runs; Lighthouse's benchmark index was ${Math.min(...speeds).toFixed(0)} to ${Math.max(...speeds).toFixed(0)}, and the processor was slowed down each time to that of a phone, ${phoneIndex}, where it was faster. Below each page is the same page without its scripts; “LCP ÷ bare” compares their largest paints with real throttling. “Live” is when React has taken over, “answers” how long it takes from then until all that the page computes is there; “JS” is what the page needs to be live, “later JS” what it computes with. Sizes are compressed.`,
  rows.join('\n'),
  ...measureDays(),
].join('\n\n');
await writeFile('docs/performance.md', `${report}\n`);
execSync('npx prettier --write docs/performance.md');
execSync('npm run picture');
console.log(report);
if (exceeded.length > 0) {
  console.log(`\nBroken budgets:\n${exceeded.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
}
