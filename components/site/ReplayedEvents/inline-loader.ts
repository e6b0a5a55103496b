/**
 * Inlined into every page by `scripts/export/late-scripts.ts`. It loads the page's scripts and their
 * data after the first paint, or as soon as someone uses the page. What is pressed or chosen before
 * hydration is recorded, and {@link ReplayedEvents} replays it.
 *
 * React starts when everything is there, and not before: a component whose script is missing would
 * take the whole page away. Until then the page stays as the server wrote it.
 *
 * What fails is fetched again past the HTTP cache: in the middle of a deploy a host may have told the
 * browser to keep a "not found" for a year. If it stays missing, `LateNotice` says so.
 */
import { inTime, loadTimeoutMs } from '@/components/browser/in-time';
import { heartsKey, noticeId } from './names';

/** What every script of the site hands over as it runs: itself, and its modules. */
type Chunk = readonly [script: HTMLScriptElement | undefined, ...modules: unknown[]];

/** Until a frame is on the screen of a slow phone. */
const frameMs = 60;

const longestWaitForPicturesMs = 4000;

declare const PAGE: {
  readonly scripts: readonly string[];
  /** The script that sets the others going, whenever they come. */
  readonly runtime: string;
  /** What React needs besides the HTML to take the page over: calls of `__next_f.push`. */
  readonly data: string;
};

declare global {
  interface Window {
    __next_f: unknown[];
    /** A list that the scripts fill, until Turbopack's runtime takes it over. */
    TURBOPACK?: { push: (...chunks: Chunk[]) => unknown };
    /** Controls used before hydration, with their `aria-pressed`; undefined afterwards. */
    replayedEvents?: Map<HTMLElement, string | null>;
    /**
     * Fetches code that failed to load on demand past the cache, and if asked to what has neither
     * come nor failed; settles when it has tried.
     */
    fetchLost?: (mayHang?: boolean) => Promise<unknown>;
  }
}

window.replayedEvents = new Map();

const arrived = new Set<string>();

/** Notes the scripts that hand over their modules: also nothing at all comes with status 200. */
function noteArrivals(): void {
  // What React begins with is in it already.
  const chunks = (window.TURBOPACK ??= [] as Chunk[]);
  const push = chunks.push.bind(chunks);
  chunks.push = (...added) => {
    for (const [script] of added) if (script) arrived.add(script.src);
    return push(...added);
  };
}

/** The runtime hands over nothing, but takes the list over. */
const hasArrived = ({ src }: HTMLScriptElement) =>
  arrived.has(src) || (src.endsWith(PAGE.runtime) && !Array.isArray(window.TURBOPACK));

noteArrivals();

const notice = document.getElementById(noticeId);

function showNotice(): void {
  if (window.replayedEvents && notice) notice.hidden = false;
}

function remember({ type, target }: Event): void {
  const control =
    target instanceof Element &&
    target.closest<HTMLElement>(type === 'click' ? 'button:not([popovertarget])' : 'select');
  if (control && !notice?.contains(control)) {
    window.replayedEvents?.set(control, control.getAttribute('aria-pressed'));
  }
}

/** Before hydration a form would reload the page and lose what was typed. */
function preventReload(event: SubmitEvent): void {
  const form = event.target instanceof HTMLFormElement && event.target;
  if (window.replayedEvents && form && !form.hasAttribute('action')) event.preventDefault();
}

/** Hearts of a page that is left before it could answer are saved by the next page that can. */
function storeHearts(): void {
  const names = [...(window.replayedEvents?.keys() ?? [])].flatMap((control) =>
    control.ariaPressed ? (control.getAttribute('value') ?? []) : [],
  );
  if (names.length === 0) return;
  try {
    const before = JSON.parse(sessionStorage.getItem(heartsKey) ?? '[]') as string[];
    sessionStorage.setItem(heartsKey, JSON.stringify([...before, ...names]));
  } catch {
    // A browser that stores nothing has no planner that would outlast the page either.
  }
}

function arrival(element: HTMLElement): Promise<unknown> {
  return new Promise((done, fail) => {
    element.onload = done;
    element.onerror = fail;
  });
}

/** Scripts whose end {@link run} waits for. */
const awaited = new WeakSet<Element>();

/** @param isAgain whether the page has tried before: Chromium would give it the same answer again */
async function run(address: string, isAgain = false): Promise<void> {
  const script = document.createElement('script');
  awaited.add(script);
  // As React looks for it, to know that it need not ask for it once more.
  script.async = true;
  script.src = address;
  if (isAgain) script.crossOrigin = '';
  document.head.append(script);
  await arrival(script).catch(() => undefined);
  if (hasArrived(script)) return;
  script.remove();
  throw new Error(address);
}

async function takeData(address: string): Promise<void> {
  const data = (await (await fetch(address)).json()) as unknown[];
  // Once, though an answer that has stalled may come as well as the second one.
  if (window.__next_f.length === 1) window.__next_f.push(...data);
}

/** By their addresses: what is there, and what is on its way. */
const coming = new Map<string, Promise<unknown>>();

function once(address: string, fetchIt: () => Promise<unknown>): Promise<unknown> {
  const attempt = coming.get(address) ?? fetchIt();
  coming.set(address, attempt);
  attempt.catch(() => coming.delete(address));
  return attempt;
}

type Load = (address: string, isAgain?: boolean) => Promise<unknown>;

/** What comes in its place is looked at by {@link load}. */
async function pastTheCache(address: string, load: Load): Promise<void> {
  await inTime(fetch(address, { cache: 'reload' }).then((response) => response.blob()));
  await inTime(load(address, true));
}

/** Fails when the second try has failed too. */
const get = (address: string, load: Load) =>
  once(address, () => inTime(load(address)).catch(() => pastTheCache(address, load)));

/** A stylesheet that has failed is there by now, and empty. A disabled link is inline as well. */
function restyle(): Promise<unknown>[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])');
  const failed = [...links].filter(({ sheet }) => !sheet?.cssRules.length);
  return failed.map((link) =>
    once(link.href, () =>
      pastTheCache(link.href, () => {
        const again = link.cloneNode() as HTMLLinkElement;
        again.crossOrigin = '';
        link.replaceWith(again);
        return arrival(again);
      }),
    ),
  );
}

async function start(): Promise<void> {
  await get(PAGE.runtime, run);
  noteArrivals();
}

/** Fetches scripts and data. Where something stays missing, the next use tries again. */
function begin(): void {
  if (!window.replayedEvents) return;
  if (notice) notice.ariaBusy = 'true';
  // So that the runtime is in the cache when its turn comes.
  if (!coming.has(PAGE.data)) fetch(PAGE.runtime).catch(() => undefined);
  const needed = [...PAGE.scripts.map((address) => get(address, run)), get(PAGE.data, takeData)];
  const parts = [...restyle(), ...needed, Promise.all(needed).then(start)];
  for (const part of parts) part.catch(showNotice);
  setTimeout(showNotice, loadTimeoutMs);
  void Promise.allSettled(parts).then(() => {
    if (notice) notice.ariaBusy = 'false';
  });
}

const lost = new Set<string>();

/** A script that runs gives its modules to all who wait for them, and to those who ask again. */
window.fetchLost = (mayHang = false) => {
  for (const script of mayHang ? document.scripts : []) {
    const isPending = script.src && !script.noModule && !awaited.has(script) && !hasArrived(script);
    // As it was written: by that the runtime knows who waits for it.
    if (isPending) lost.add(script.getAttribute('src') ?? '');
  }
  return Promise.allSettled(
    [...lost].map(async (address) => {
      await once(address, () => pastTheCache(address, run));
      lost.delete(address);
    }),
  );
};

/** Parts that load at a click, or for the next page. */
function onEnd({ type, target }: Event): void {
  if (!(target instanceof HTMLScriptElement) || awaited.has(target)) return;
  if (type === 'load' && hasArrived(target)) return;
  // As it was written: by that the runtime knows who waits for it.
  lost.add(target.getAttribute('src') ?? '');
  void window.fetchLost?.();
}

/** A fade from page to page that the browser gives up harms nothing, and is nothing to report. */
function ignoreSkippedFade({ viewTransition }: PageRevealEvent | PageSwapEvent): void {
  for (const promise of [viewTransition?.ready, viewTransition?.finished]) {
    promise?.catch(() => undefined);
  }
}

window.addEventListener('pageswap', ignoreSkippedFade);
window.addEventListener('pagereveal', ignoreSkippedFade);
window.addEventListener('click', remember, true);
window.addEventListener('change', remember, true);
window.addEventListener('submit', preventReload, true);
window.addEventListener('pagehide', storeHearts);
document.addEventListener('error', onEnd, true);
document.addEventListener('load', onEnd, true);
for (const use of ['pointerdown', 'keydown', 'click']) window.addEventListener(use, begin, true);
window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin, frameMs)));
setTimeout(begin, longestWaitForPicturesMs);
