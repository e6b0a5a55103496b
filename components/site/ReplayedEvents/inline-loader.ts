/**
 * Inlined into every page by `scripts/export/late-scripts.ts`. It loads the page's scripts and their
 * data after the first paint, or as soon as someone uses the page. What is pressed or chosen before
 * hydration is recorded, and {@link ReplayedEvents} replays it.
 *
 * What fails is fetched again past the HTTP cache: in the middle of a deploy a host may have told the
 * browser to keep a "not found" for a year. If it stays missing, `LateNotice` says so.
 */
import { inTime, loadTimeoutMs } from '@/components/browser/in-time';
import { heartsKey, noticeId } from './names';

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
    /** Controls used before hydration, with their `aria-pressed`; undefined afterwards. */
    replayedEvents?: Map<HTMLElement, string | null>;
    /** Settles when code that failed to load on demand has been fetched again. */
    renewed?: Promise<void>;
  }
}

window.replayedEvents = new Map();

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
function hold(event: SubmitEvent): void {
  const form = event.target instanceof HTMLFormElement && event.target;
  if (window.replayedEvents && form && !form.hasAttribute('action')) event.preventDefault();
}

/** Hearts of a page that is left before it could answer are saved by the next page that can. */
function passOn(): void {
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

async function renew(address: string): Promise<void> {
  const response = await fetch(address, { cache: 'reload' });
  if (!response.ok) throw new Error(address);
  await response.blob();
}

const broken = new Set<string>();

/** @param isAgain whether the page has tried before: Chromium would give it the same answer again */
function run(address: string, isAgain = false): Promise<void> {
  const script = document.createElement('script');
  // As React looks for it, to know that it need not ask for it once more.
  script.async = true;
  script.src = address;
  if (isAgain) script.crossOrigin = '';
  broken.delete(script.src);
  return new Promise((done, fail) => {
    const end = () => {
      script.remove();
      fail(new Error());
    };
    script.onerror = end;
    // A portal's page in the place of a script comes in full, and cannot be run.
    script.onload = () => (broken.has(script.src) ? end() : done());
    document.head.append(script);
  });
}

async function takeData(address: string): Promise<void> {
  const response = await fetch(address);
  const data = (await response.json()) as unknown[];
  window.__next_f.push(...data);
}

const came = new Set<string>();
const own = new Set<string>(
  [...PAGE.scripts, PAGE.runtime].map((address) => new URL(address, location.href).href),
);

/** @throws when the second try has failed too */
async function get(
  address: string,
  load: (address: string, isAgain?: boolean) => Promise<void>,
): Promise<void> {
  if (came.has(address)) return;
  try {
    await inTime(load(address));
  } catch {
    await inTime(renew(address));
    await inTime(load(address, true));
  }
  came.add(address);
}

async function restyle(link: HTMLLinkElement): Promise<void> {
  await inTime(renew(link.href));
  const again = link.cloneNode() as HTMLLinkElement;
  again.crossOrigin = '';
  link.replaceWith(again);
}

let isBusy = false;

/** Fetches scripts and data. Where something stays missing, the next use tries again. */
function begin(): void {
  if (isBusy || !window.replayedEvents) return;
  isBusy = true;
  if (notice) notice.ariaBusy = 'true';
  // A disabled link is inline in the page as well.
  const links = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])'),
  ];
  const parts = [
    // One that has failed is there by now, and empty.
    ...links.filter(({ sheet }) => !sheet?.cssRules.length).map(restyle),
    ...PAGE.scripts.map((address) => get(address, run)),
    get(PAGE.data, takeData).then(() => get(PAGE.runtime, run)),
  ];
  for (const part of parts) part.catch(showNotice);
  setTimeout(showNotice, loadTimeoutMs);
  void Promise.allSettled(parts).then(() => {
    isBusy = false;
    if (notice) notice.ariaBusy = 'false';
  });
}

/** Parts that load at a click: those who ask for them try again as soon as they are fetched anew. */
function onError(event: Event): void {
  if (event instanceof ErrorEvent) broken.add(event.filename);
  const { target } = event;
  if (!(target instanceof HTMLScriptElement) || own.has(target.src)) return;
  window.renewed = renew(target.src).catch(() => undefined);
}

/** A fade from page to page that the browser gives up harms nothing, and is nothing to report. */
function letGo({ viewTransition }: PageRevealEvent | PageSwapEvent): void {
  for (const promise of [viewTransition?.ready, viewTransition?.finished]) {
    promise?.catch(() => undefined);
  }
}

window.addEventListener('pageswap', letGo);
window.addEventListener('pagereveal', letGo);
window.addEventListener('click', remember, true);
window.addEventListener('change', remember, true);
window.addEventListener('submit', hold, true);
window.addEventListener('pagehide', passOn);
window.addEventListener('error', onError, true);
window.addEventListener('pointerdown', begin, true);
window.addEventListener('keydown', begin, true);
window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin, frameMs)));
setTimeout(begin, longestWaitForPicturesMs);
