import { keepFiles, keepSeen, missingFiles, renew, type Store } from './keep';
import type { Guide } from './guide';

/** A store in memory, and a network that answers with the content of `site`. */
function setUp(site: Record<string, string>, stored: Record<string, string> = {}) {
  const content = new Map(Object.entries(stored));
  const find = (url: string) => {
    const text = content.get(url);
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  };
  const store: Store = {
    match: (url) => find(url as string),
    put: async (url, response) => {
      content.set(url as string, await response.text());
    },
  };
  const asked: string[] = [];
  const fetch = (url: string | URL | Request) => {
    asked.push(url as string);
    const text = site[url as string];
    return Promise.resolve(new Response(text ?? null, { status: text === undefined ? 404 : 200 }));
  };
  return { content, store, find, fetch, asked };
}

const files = (...urls: string[]) => urls.map((url) => ({ url, bytes: 1 }));

describe('missingFiles', () => {
  it('are those that no store has', async () => {
    const { find } = setUp({}, { '/a/': 'a' });
    expect(await missingFiles(files('/a/', '/b/'), find)).toEqual(files('/b/'));
  });
});

describe('keepFiles', () => {
  it('puts every file into the store and says so', async () => {
    const { content, store, fetch } = setUp({ '/a/': 'A', '/b/': 'B' });
    const onKept = jest.fn();
    await keepFiles(files('/a/', '/b/'), { store, fetch, onKept });
    expect(Object.fromEntries(content)).toEqual({ '/a/': 'A', '/b/': 'B' });
    expect(onKept).toHaveBeenCalledTimes(2);
  });

  it('fails on a file that is not there, keeps those that came, and asks for no more', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `/${index}/`);
    const site = Object.fromEntries(names.map((name) => [name, name]));
    delete site['/2/'];
    const { content, store, fetch, asked } = setUp(site);
    await expect(keepFiles(files(...names), { store, fetch })).rejects.toThrow('/2/');
    expect(content.get('/0/')).toBe('/0/');
    expect(asked.length).toBeLessThan(names.length);
  });

  it('stops when it is told to', async () => {
    const { store, fetch, asked } = setUp({ '/a/': 'A' });
    const signal = AbortSignal.abort();
    await expect(keepFiles(files('/a/'), { store, fetch, signal })).rejects.toThrow('abort');
    expect(asked).toEqual([]);
  });

  it('passes on that the device has no room', async () => {
    const { store, fetch } = setUp({ '/a/': 'A' });
    store.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    await expect(keepFiles(files('/a/'), { store, fetch })).rejects.toMatchObject({
      name: 'QuotaExceededError',
    });
  });
});

describe('keepSeen', () => {
  const page = '<script>["/_next/static/data/a.json"]</script>';

  it('keeps a page after all that its HTML names', async () => {
    const { content, store, find, fetch } = setUp({
      '/a/': page,
      '/_next/static/data/a.json': '[]',
    });
    await keepSeen({ seen: ['/a/'], store, find, fetch });
    expect([...content.keys()]).toEqual(['/_next/static/data/a.json', '/a/']);
  });

  it('asks for nothing that is kept', async () => {
    const { store, find, fetch, asked } = setUp({}, { '/a/': page });
    await keepSeen({ seen: ['/a/'], store, find, fetch });
    expect(asked).toEqual([]);
  });
});

describe('renew', () => {
  const guide: Guide = {
    version: '2',
    files: files('/a/', '/b/', '/_next/static/new.js', '/images/cove.1.svg'),
  };
  const page = '<script src="/_next/static/new.js"></script>';

  it('fetches kept pages afresh, with what they need', async () => {
    const { content, store, find, fetch } = setUp({ '/a/': page, '/_next/static/new.js': 'new' });
    await renew({ kept: ['/a/'], guide, store, find, fetch });
    expect(Object.fromEntries(content)).toEqual({ '/a/': page, '/_next/static/new.js': 'new' });
  });

  it('copies files that cannot have changed', async () => {
    const { store, find, fetch, asked } = setUp({}, { '/images/cove.1.svg': 'cove' });
    await renew({ kept: ['/images/cove.1.svg'], guide, store, find, fetch });
    expect(asked).toEqual([]);
  });

  it('leaves behind what there is no more', async () => {
    const { store, find, fetch, asked } = setUp({});
    await renew({ kept: ['/gone/', '/_next/static/old.js'], guide, store, find, fetch });
    expect(asked).toEqual([]);
  });

  it('fails when a kept page cannot be had, so that the old version stays', async () => {
    const { store, find, fetch } = setUp({});
    await expect(renew({ kept: ['/a/'], guide, store, find, fetch })).rejects.toThrow('/a/');
  });
});
