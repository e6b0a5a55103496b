import { askToKeep, type Browser, browserOf, forgets, sayOnce } from './forgetting';

const chromium: Browser = { installed: false, webKit: false, gecko: false };
const safari: Browser = { ...chromium, webKit: true };
const firefox: Browser = { ...chromium, gecko: true };

const windowOf = (more: object, matches = false) => ({ matchMedia: () => ({ matches }), ...more });

test.each([
  ['Chromium', windowOf({}), chromium],
  ['Safari', windowOf({ GestureEvent: jest.fn() }), safari],
  ['Firefox', windowOf({ mozInnerScreenX: 0 }), firefox],
  ['an app', windowOf({}, true), { ...chromium, installed: true }],
])('%s is known by what only it has', (_name, page, browser) => {
  expect(browserOf(page)).toEqual(browser);
});

test('only WebKit forgets, and not what is on the home screen', () => {
  expect([chromium, safari, firefox, { ...safari, installed: true }].map(forgets)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

describe('what is said once', () => {
  function storage(before: Record<string, string> = {}) {
    const kept = new Map(Object.entries(before));
    return {
      kept,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
  }

  test('is said once each', () => {
    const opened = storage();
    const say = (what: 'forgets' | 'bring') => sayOnce(what, 'said', () => opened);
    expect([say('forgets'), say('forgets'), say('bring'), say('bring')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(opened.kept.get('said')).toBe('forgets bring');
  });

  test('is not said where nobody could remember it', () => {
    const blocked = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    expect(sayOnce('bring', 'said', blocked)).toBe(false);
    const full = { ...storage(), setItem: blocked };
    expect(sayOnce('bring', 'said', () => full)).toBe(false);
  });
});

describe('asking the browser to keep', () => {
  const manager = (persisted: boolean) => ({
    persisted: jest.fn(() => Promise.resolve(persisted)),
    persist: jest.fn(() => Promise.resolve(true)),
  });

  test('is done where it decides by itself, once', async () => {
    const storage = manager(false);
    await askToKeep(storage, chromium);
    expect(storage.persist).toHaveBeenCalledTimes(1);
    const kept = manager(true);
    await askToKeep(kept, safari);
    expect(kept.persist).not.toHaveBeenCalled();
  });

  test('is not done where it would ask the visitor, or cannot be', async () => {
    const storage = manager(false);
    await askToKeep(storage, firefox);
    expect(storage.persist).not.toHaveBeenCalled();
    const failing = { ...storage, persist: () => Promise.reject(new TypeError('opaque origin')) };
    for (const other of [undefined, {}, failing]) {
      await expect(askToKeep(other, chromium)).resolves.toBeUndefined();
    }
  });
});
