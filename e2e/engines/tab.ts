/** Actions of a visitor in a tab of any engine. */
import { expect } from 'playwright/test';
import type { Browser } from './browser';
import type { Host } from '../support/host';

/** How long something may take on a busy machine, in milliseconds. */
const patience = 45_000;
/** How long to wait before each next look: a page answers within milliseconds. */
const often = [20, 50, 100];

/** Part of a page: a selector, and what the element is called or says, where that tells it from others. */
export interface Target {
  readonly css: string;
  readonly name?: string | RegExp;
}

/** Runs in the page: all visible elements of a target, the first of them scrolled into view. */
export function findAll({ css, exactly, pattern, scroll }: ReturnType<typeof queryFor>) {
  const labelOf = (element: Element): string => {
    const labels = 'labels' in element ? (element.labels as NodeListOf<Element> | null) : null;
    const words =
      element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
    return words.replace(/\s+/g, ' ').trim();
  };
  const test = pattern && new RegExp(...pattern);
  const found = [...document.querySelectorAll(css)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isShown = width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
    if (!isShown) return false;
    const label = labelOf(element);
    return (exactly === undefined || label === exactly) && (!test || test.test(label));
  });
  const [first] = found;
  if (scroll && first) {
    first.scrollIntoView({ block: 'center', behavior: 'instant' });
    const press: { hit?: boolean } = {};
    Object.assign(window, { press, found: first });
    const recordHit = ({ target, type }: Event) => {
      // What moves away between down and up gets no click.
      press.hit = type === 'click' && target instanceof Node && first.contains(target);
    };
    for (const type of ['pointerdown', 'click'])
      document.addEventListener(type, recordHit, { capture: true, once: true });
  }
  return found.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height, text: labelOf(element) };
  });
}

type Found = ReturnType<typeof findAll>[number];

/** Runs in the page: whether its latest press was on what `findAll` had found. */
function wasHit(): boolean {
  const { press } = window as { press?: { hit?: boolean } };
  return !press || press.hit === true;
}

/** A target as it can be handed to a page. */
export const queryFor = ({ css, name }: Target, scroll = false) => ({
  css,
  scroll,
  exactly: typeof name === 'string' ? name : undefined,
  pattern: name instanceof RegExp ? ([name.source, name.flags] as const) : undefined,
});

/** A point of the viewport, as a driver takes it. */
export const middleOf = ({ x, y, width, height }: Found) => ({
  x: Math.round(x + width / 2),
  y: Math.round(y + height / 2),
});

export class Tab {
  constructor(
    readonly browser: Browser,
    readonly host: Host,
  ) {}

  /** Opens a page, and waits for hydration. */
  async open(path: string): Promise<void> {
    await this.browser.goto(this.host.url + path);
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.until(() => document.readyState === 'complete' && !('replayedEvents' in window));
  }

  async until<Args extends readonly unknown[]>(
    condition: (...args: Args) => unknown,
    ...args: Args
  ): Promise<void> {
    await expect
      .poll(() => this.browser.evaluate(condition, ...args).then(Boolean, () => false), {
        message: condition.toString(),
        timeout: patience,
        intervals: often,
      })
      .toBe(true);
  }

  all(target: Target, scroll = false): Promise<Found[]> {
    return this.browser.evaluate(findAll, queryFor(target, scroll));
  }

  /** The first visible element of a target, once it no longer moves. */
  async find(target: Target): Promise<Found> {
    let found: Found | undefined;
    let box = '';
    await expect
      .poll(
        async () => {
          const before = box;
          [found] = await this.all(target, true);
          box = JSON.stringify(found);
          return found !== undefined && box === before;
        },
        {
          message: `${target.css} ${target.name ?? ''}`,
          timeout: patience,
          intervals: often,
        },
      )
      .toBe(true);
    if (!found) throw new Error(`Not found: ${target.css}`);
    return found;
  }

  async see(target: Target): Promise<string> {
    return (await this.find(target)).text;
  }

  async expectNone(target: Target): Promise<void> {
    await expect.poll(() => this.all(target)).toEqual([]);
  }

  async click(target: Target): Promise<void> {
    await expect(async () => {
      const middle = middleOf(await this.find(target));
      await this.browser.pointer({ type: 'move', ...middle }, { type: 'down' }, { type: 'up' });
      // Late content may have moved it. A driver may answer before the page has heard of the press;
      // where this has left the page, nothing is known.
      const isHit = () => this.browser.evaluate(wasHit).catch(() => true);
      await expect
        .poll(isHit, { message: `the press is on ${target.css}`, timeout: 2000, intervals: often })
        .toBe(true);
    }).toPass({ timeout: 2 * patience });
  }

  async type(target: Target, text: string): Promise<void> {
    await this.click(target);
    for (const character of text) await this.browser.press(character);
  }

  /** Gives the focus by script; what is pressed next goes there. */
  async focus(target: Target): Promise<void> {
    await this.find(target);
    await this.browser.evaluate(() => (window as { found?: HTMLElement }).found?.focus());
  }

  /** Seeds the site's storage, as an earlier visit would have. */
  async leave(entries: Readonly<Record<string, string>>, kind: 'local' | 'session' = 'local') {
    await this.browser.goto(`${this.host.url}/robots.txt`);
    await this.browser.evaluate(
      (all, session) => void Object.assign(session ? sessionStorage : localStorage, all),
      entries,
      kind === 'session',
    );
  }

  async stored<Value>(key: string): Promise<Value> {
    return JSON.parse(
      (await this.browser.evaluate((name) => localStorage.getItem(name), key)) ?? 'null',
    ) as Value;
  }

  /** Catches the next file that the page makes, before the engine's download. */
  async download(press: () => Promise<void>) {
    await this.browser.evaluate(() => {
      const made: { name?: string; blob?: Blob } = {};
      Object.assign(window, { made });
      const create = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (blob: Blob) => {
        made.blob = blob;
        return create(blob);
      };
      const { prototype } = HTMLAnchorElement;
      const take = function (this: HTMLAnchorElement) {
        made.name = this.download;
        return true;
      };
      prototype.click = take;
      prototype.dispatchEvent = take;
    });
    await press();
    let file = null as readonly [string, string] | null;
    await expect
      .poll(
        async () => {
          file = await this.browser.evaluate(async () => {
            const { made } = window as unknown as { made: { name?: string; blob?: Blob } };
            if (!made.blob || made.name === undefined) return null;
            const bytes = new Uint8Array(await made.blob.arrayBuffer());
            let text = '';
            for (const byte of bytes) text += String.fromCharCode(byte);
            return [made.name, btoa(text)] as const;
          });
          return file !== null;
        },
        { message: 'a file comes', timeout: 2 * patience },
      )
      .toBe(true);
    const [name, content] = file ?? (['', ''] as const);
    return { name, bytes: Buffer.from(content, 'base64') };
  }

  async path(): Promise<string> {
    return this.browser.evaluate(() => location.pathname + location.search);
  }
}
