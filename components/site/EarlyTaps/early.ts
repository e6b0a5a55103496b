/**
 * Stands inline in every page, put there by `scripts/late-scripts.ts`. The page is painted before
 * its scripts and their data are asked for: on a thin line they would take from the HTML and the
 * pictures, which are what makes it readable. Whoever acts before that gets them at once, and is
 * heard: what was pressed or chosen is remembered for {@link EarlyTaps}.
 *
 * What does not come, or comes wrong, is asked for again past every copy that the browser keeps: in
 * the middle of a deploy a host may have told it to keep a "not found" for a year. What is missing
 * then is said by `LateNotice`.
 */
import { inTime, loadTimeoutMs } from '@/components/browser/in-time';
import { heartsKey, noticeId } from './names';

/** Milliseconds that a frame takes from the page's work on it to the screen, on the slow side. */
const frame = 60;

/** Milliseconds after which the scripts no longer wait for a picture that does not come. */
const timeoutMs = 4000;

/** Put in by the build: addresses. */
declare const PAGE: {
  /** The stylesheet of what only scripts make. */
  readonly styles: string;
  readonly scripts: readonly string[];
  /** The script that sets the others going, whenever they come. */
  readonly runtime: string;
  /** What React needs besides the HTML to take the page over: calls of `__next_f.push`. */
  readonly data: string;
};

declare global {
  interface Window {
    __next_f: unknown[];
    /**
     * Controls that were used before the page could answer, with the `aria-pressed` that they
     * showed; gone as soon as it can.
     */
    earlyTaps?: Map<HTMLElement, string | null>;
    /** Set when a part that loads at a click has failed: settled when it was fetched anew. */
    renewed?: Promise<void>;
  }
}

window.earlyTaps = new Map();

const notice = document.getElementById(noticeId);

function say(): void {
  if (window.earlyTaps && notice) notice.hidden = false;
}

function remember({ type, target }: Event): void {
  const control =
    target instanceof Element &&
    target.closest<HTMLElement>(type === 'click' ? 'button' : 'select');
  if (control && !notice?.contains(control)) {
    window.earlyTaps?.set(control, control.getAttribute('aria-pressed'));
  }
}

/** A form that nobody handles yet would load the page anew, and what was typed would be lost. */
function hold(event: SubmitEvent): void {
  const form = event.target instanceof HTMLFormElement && event.target;
  if (window.earlyTaps && form && !form.hasAttribute('action')) event.preventDefault();
}

/** Hearts of a page that is left before it could answer are saved by the next page that can. */
function passOn(): void {
  const names = [...(window.earlyTaps?.keys() ?? [])].flatMap((control) =>
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

/** Fetches something afresh, and so puts it in the place of what the browser kept of it. */
async function renew(address: string): Promise<void> {
  const response = await fetch(address, { cache: 'reload' });
  if (!response.ok) throw new Error(address);
  await response.blob();
}

/** Addresses of scripts that came and threw. */
const broken = new Set<string>();

/**
 * Puts an element into the page that fetches what it names, and takes it out where that fails.
 *
 * @param isAgain whether the page has tried before: Chromium would hand it the same answer again
 */
function attach(
  element: HTMLScriptElement | HTMLLinkElement,
  isAgain: boolean,
  isWhole: () => boolean,
): Promise<void> {
  return new Promise((done, fail) => {
    if (isAgain) element.crossOrigin = '';
    const end = () => {
      element.remove();
      fail(new Error());
    };
    element.onerror = end;
    element.onload = () => (isWhole() ? done() : end());
    document.head.append(element);
  });
}

function run(address: string, isAgain = false): Promise<void> {
  const script = document.createElement('script');
  // As React looks for it, to know that it need not ask for it once more.
  script.async = true;
  script.src = address;
  broken.delete(script.src);
  // A portal's page in the place of a script comes in full, and cannot be run.
  return attach(script, isAgain, () => !broken.has(script.src));
}

function style(address: string, isAgain = false): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  // A portal's page in its place is no error, and has no rules.
  return attach(link, isAgain, () => Boolean(link.sheet?.cssRules.length));
}

async function takeData(address: string): Promise<void> {
  const response = await fetch(address);
  const data = (await response.json()) as unknown[];
  window.__next_f.push(...data);
}

const came = new Set<string>();
/** The page's own scripts, which are looked after one by one. */
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

/** Fetches scripts, their styles and data. Where something stays missing, the next sign of use tries again. */
function begin(): void {
  if (isBusy || !window.earlyTaps) return;
  isBusy = true;
  if (notice) notice.ariaBusy = 'true';
  // What is switched off stands in the page as well (scripts/style-bundle.ts).
  const links = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])'),
  ];
  const styles = get(PAGE.styles, style);
  const parts = [
    // One that has failed is there by now, and empty.
    ...links.filter(({ sheet }) => !sheet?.cssRules.length).map(restyle),
    ...PAGE.scripts.map((address) => get(address, run)),
    styles,
    // What scripts make is not shown without its styles, unless these do not come at all.
    get(PAGE.data, takeData)
      .then(() => inTime(styles).catch(say))
      .then(() => get(PAGE.runtime, run)),
  ];
  for (const part of parts) part.catch(say);
  setTimeout(say, loadTimeoutMs);
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
for (const sign of ['pointerdown', 'keydown']) {
  window.addEventListener(sign, begin, true);
}
window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin, frame)));
setTimeout(begin, timeoutMs);

export {};
