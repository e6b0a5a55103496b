/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { plannerStorageKey } from '@/content/keys';
import { askToKeep, forgets, isInstalled, useOnce } from './browser';

const chromium = {};
const safari = { GestureEvent: jest.fn() };
const firefox = { mozInnerScreenX: 0 };

/** What is asked in a browser that has these things, in a tab or as an app. */
function inBrowser<Answer>(own: object, ask: () => Answer, matches = false): Answer {
  window.matchMedia = () => ({ matches }) as MediaQueryList;
  Object.assign(window, own);
  const answer = ask();
  for (const name of Object.keys(own)) Reflect.deleteProperty(window, name);
  return answer;
}

test('an app is known from a tab', () => {
  expect([true, false].map((isApp) => inBrowser(chromium, isInstalled, isApp))).toEqual([
    true,
    false,
  ]);
});

test('only WebKit forgets, and not what is on the home screen', () => {
  expect([chromium, safari, firefox].map((own) => inBrowser(own, forgets))).toEqual([
    false,
    true,
    false,
  ]);
  expect(inBrowser(safari, forgets, true)).toBe(false);
});

describe('what is said once', () => {
  const say = (what: 'forgets' | 'bring') => {
    const { result } = renderHook(() => useOnce(what, true));
    const [isSaid, end] = result.current;
    act(end);
    return isSaid;
  };

  beforeEach(() => localStorage.clear());

  test('is said once each', () => {
    expect([say('forgets'), say('forgets'), say('bring'), say('bring')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(localStorage.getItem(`${plannerStorageKey}-said`)).toBe('forgets bring');
  });

  test.each(['getItem', 'setItem'] as const)(
    'is not said where nobody could remember it: without %s',
    (method) => {
      const blocked = jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Denied', 'SecurityError');
      });
      expect(say('bring')).toBe(false);
      blocked.mockRestore();
    },
  );
});

describe('asking the browser to keep', () => {
  const manager = (persisted: boolean) => ({
    persisted: jest.fn(() => Promise.resolve(persisted)),
    persist: jest.fn(() => Promise.resolve(true)),
  });
  const ask = (own: object, storage: object | undefined) => {
    Object.assign(navigator, { storage });
    return inBrowser(own, askToKeep);
  };

  afterEach(() => Reflect.deleteProperty(navigator, 'storage'));

  test('is done where it decides by itself, once', async () => {
    const storage = manager(false);
    await ask(chromium, storage);
    expect(storage.persist).toHaveBeenCalledTimes(1);
    const kept = manager(true);
    await ask(safari, kept);
    expect(kept.persist).not.toHaveBeenCalled();
  });

  test('is not done where it would ask the visitor, or cannot be', async () => {
    const storage = manager(false);
    await ask(firefox, storage);
    expect(storage.persist).not.toHaveBeenCalled();
    const failing = { ...storage, persist: () => Promise.reject(new TypeError('opaque origin')) };
    for (const other of [undefined, {}, failing]) {
      await expect(ask(chromium, other)).resolves.toBeUndefined();
    }
  });
});
