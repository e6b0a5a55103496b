/**
 * Stands inline in every page, put there by `scripts/late-scripts.ts`. The page is painted before
 * its scripts and their data are asked for: on a thin line they would take from the HTML and the
 * pictures, which are what makes it readable. Whoever acts before that gets them at once, and is
 * heard: what was pressed or chosen is remembered for {@link EarlyTaps}.
 */

/** Milliseconds that a frame takes from the page's work on it to the screen, on the slow side. */
const frame = 60;

/** Milliseconds after which the scripts no longer wait for a picture that does not come. */
const timeoutMs = 4000;

/** Put in by the build: addresses. */
declare const PAGE: {
  readonly scripts: readonly string[];
  /** The script that sets the others going. */
  readonly runtime: string;
  /** What React needs besides the HTML to take the page over: calls of `__next_f.push`. */
  readonly data: string;
};

declare global {
  interface Window {
    __next_f: unknown[];
    /** Controls that were used before the page could answer; gone as soon as it can. */
    earlyTaps?: Set<HTMLElement>;
  }
}

window.earlyTaps = new Set();

function remember({ type, target }: Event): void {
  const control =
    target instanceof Element &&
    target.closest<HTMLElement>(type === 'click' ? 'button' : 'select');
  if (control) window.earlyTaps?.add(control);
}

/** A form that nobody handles yet would load the page anew, and what was typed would be lost. */
function hold(event: SubmitEvent): void {
  const form = event.target instanceof HTMLFormElement && event.target;
  if (window.earlyTaps && form && !form.hasAttribute('action')) event.preventDefault();
}

function add(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  document.head.append(script);
}

let isAsked = false;
let isFetching = false;

/** Fetches scripts and data. Where the data does not come, the next sign of use tries again. */
function begin(): void {
  if (isFetching) return;
  isFetching = true;
  if (!isAsked) PAGE.scripts.forEach(add);
  isAsked = true;
  fetch(PAGE.data)
    .then((response) => response.json())
    .then((data: unknown[]) => {
      window.__next_f.push(...data);
      add(PAGE.runtime);
    })
    .catch(() => {
      isFetching = false;
    });
}

window.addEventListener('click', remember, true);
window.addEventListener('change', remember, true);
window.addEventListener('submit', hold, true);
for (const sign of ['pointerdown', 'keydown']) {
  window.addEventListener(sign, begin, true);
}
window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin, frame)));
setTimeout(begin, timeoutMs);

export {};
