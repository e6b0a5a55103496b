import { clearEverything, type KeptByBrowser } from './clear';

const key = 'village-planner';
const scope = 'https://host.example/guide/';

function storageOf(entries: Record<string, string>): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (name) => map.get(name) ?? null,
    setItem: (name, value) => void map.set(name, value),
    removeItem: (name) => void map.delete(name),
    clear: () => {
      map.clear();
    },
  };
}

function cachesOf(...names: string[]) {
  const kept = new Set(names);
  return {
    kept,
    keys: () => Promise.resolve([...kept]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  };
}

function workersAt(...scopes: string[]) {
  const unregister = jest.fn<Promise<boolean>, [string]>(() => Promise.resolve(true));
  const registrations = scopes.map((at) => ({ scope: at, unregister: () => unregister(at) }));
  return {
    unregister,
    getRegistrations: () =>
      Promise.resolve(registrations as unknown as readonly ServiceWorkerRegistration[]),
  };
}

const clear = (kept: KeptByBrowser) => clearEverything(key, 'guide/guide:', scope, kept);

describe('clearEverything', () => {
  it('deletes the plan and its backups, and leaves what is not ours', async () => {
    const storage = storageOf({
      [key]: '[]',
      [`${key}-backup`]: '{',
      [`${key}-backup-17`]: '?',
      [`${key}-days`]: '{}',
      [`${key}2`]: 'of another site',
      other: 'kept',
    });
    expect(await clear({ storages: [() => storage] })).toEqual({
      entries: 4,
      copies: 0,
      complete: true,
    });
    expect([storage.length, storage.getItem('other')]).toEqual([2, 'kept']);
  });

  it('deletes offline copies and the workers of this site', async () => {
    const caches = cachesOf('guide/guide:1', 'guide/guide:2', 'guide:1', 'shop');
    const serviceWorker = workersAt(scope, 'https://host.example/another/');
    const cleared = await clear({ storages: [], caches, serviceWorker });
    expect(cleared).toEqual({ entries: 0, copies: 3, complete: true });
    expect([...caches.kept]).toEqual(['guide:1', 'shop']);
    expect(serviceWorker.unregister.mock.calls).toEqual([[scope]]);
  });

  it('says so when there was nothing', async () => {
    expect(await clear({ storages: [() => storageOf({})], caches: cachesOf() })).toEqual({
      entries: 0,
      copies: 0,
      complete: true,
    });
  });

  it('clears the rest when the browser refuses a part, and says that it did', async () => {
    const storage = storageOf({ [key]: '[]' });
    const blocked = () => {
      throw new Error('blocked');
    };
    const cleared = await clear({
      storages: [blocked, () => storage],
      caches: { keys: () => Promise.reject(new Error('denied')), delete: jest.fn() },
    });
    expect(cleared).toEqual({ entries: 1, copies: 0, complete: false });
    expect(storage.length).toBe(0);
  });
});
