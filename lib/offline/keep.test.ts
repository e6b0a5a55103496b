import { keepFiles, keepIfWhole, keepWhole, missingFiles, renew, type Store } from './keep';
import type { Guide } from './guide';
import { pageMark } from './own';

/** What a host answers: pages carry the site's mark. */
function answer(url: string, text: string): Response {
  const types = { js: 'text/javascript', json: 'application/json', svg: 'image/svg+xml' };
  const type = Object.entries(types).find(([ending]) => url.endsWith(ending))?.[1] ?? 'text/html';
  return new Response(text, { headers: { 'Content-Type': type } });
}

/** A store in memory, and a network that answers with the content of `site`. */
function setUp(site: Record<string, string>, stored: Record<string, string> = {}) {
  const content = new Map(Object.entries(stored));
  const find = (url: string) => {
    const text = content.get(url);
    return Promise.resolve(text === undefined ? undefined : answer(url, text));
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
    const found = text === undefined ? undefined : answer(url as string, text);
    return Promise.resolve(found ?? new Response(null, { status: 404 }));
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
    const { content, store, fetch } = setUp({ '/a/': `${pageMark}A`, '/b/': `${pageMark}B` });
    const onKept = jest.fn();
    await keepFiles(files('/a/', '/b/'), { store, fetch, onKept });
    expect(Object.fromEntries(content)).toEqual({ '/a/': `${pageMark}A`, '/b/': `${pageMark}B` });
    expect(onKept).toHaveBeenCalledTimes(2);
  });

  it('fails on a file that is not there, keeps those that came, and asks for no more', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `/${index}/`);
    const site = Object.fromEntries(names.map((name) => [name, pageMark + name]));
    delete site['/2/'];
    const { content, store, fetch, asked } = setUp(site);
    await expect(keepFiles(files(...names), { store, fetch })).rejects.toThrow('/2/');
    expect(content.get('/0/')).toBe(`${pageMark}/0/`);
    expect(asked.length).toBeLessThan(names.length);
  });

  it('stops when it is told to', async () => {
    const { store, fetch, asked } = setUp({ '/a/': pageMark });
    const signal = AbortSignal.abort();
    await expect(keepFiles(files('/a/'), { store, fetch, signal })).rejects.toThrow('abort');
    expect(asked).toEqual([]);
  });

  it('passes on that the device has no room', async () => {
    const { store, fetch } = setUp({ '/a/': pageMark });
    store.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    await expect(keepFiles(files('/a/'), { store, fetch })).rejects.toMatchObject({
      name: 'QuotaExceededError',
    });
  });
});

describe('what is not the site’s own', () => {
  it('is not kept: a portal in the place of a page', async () => {
    const { content, store, fetch } = setUp({ '/a/': '<h1>Sign in</h1>' });
    await expect(keepFiles(files('/a/'), { store, fetch })).rejects.toThrow('/a/');
    expect(content.size).toBe(0);
  });

  it('is asked for once more, past what the browser kept', async () => {
    const { content, store } = setUp({});
    const fetch = jest.fn((_url: unknown, init?: RequestInit) =>
      Promise.resolve(
        init?.cache === 'reload'
          ? answer('/_next/static/a.js', 'go()')
          : new Response(null, { status: 404 }),
      ),
    );
    await keepFiles(files('/_next/static/a.js'), { store, fetch });
    expect(content.get('/_next/static/a.js')).toBe('go()');
  });

  it('is not copied from an older version', async () => {
    const { content, store, fetch } = setUp({ '/images/cove.1.svg': 'cove' });
    const find = () => Promise.resolve(new Response('<h1>Sign in</h1>'));
    const guide: Guide = { version: '2', files: files('/images/cove.1.svg') };
    await renew([], ['/images/cove.1.svg'], guide, find, { store, fetch });
    expect(content.get('/images/cove.1.svg')).toBe('cove');
  });
});

describe('keepIfWhole', () => {
  const page = pageMark + '<script>["/_next/static/data/a.json"]</script>';

  it('keeps a page when all that it names is kept', async () => {
    const { content, store, find } = setUp({}, { '/_next/static/data/a.json': '[]' });
    await keepIfWhole('/a/', answer('/a/', page), { store, find });
    expect(content.get('/a/')).toBe(page);
  });

  it('leaves what is kept as it is otherwise', async () => {
    const { content, store, find } = setUp({}, { '/a/': 'old' });
    await keepIfWhole('/a/', answer('/a/', page), { store, find });
    await keepIfWhole('/a/', answer('/a/', '<h1>Sign in</h1>'), { store, find });
    expect(content.get('/a/')).toBe('old');
  });
});

describe('keepWhole', () => {
  const page = pageMark + '<script>["/_next/static/data/a.json"]</script>';

  it('keeps a page after all that its HTML names', async () => {
    const { content, store, find, fetch } = setUp({
      '/a/': page,
      '/_next/static/data/a.json': '[]',
    });
    await keepWhole(['/a/'], find, { store, fetch });
    expect([...content.keys()]).toEqual(['/_next/static/data/a.json', '/a/']);
  });

  it('asks for nothing that is kept', async () => {
    const { store, find, fetch, asked } = setUp({}, { '/a/': page });
    await keepWhole(['/a/'], find, { store, fetch });
    expect(asked).toEqual([]);
  });
});

describe('renew', () => {
  const guide: Guide = {
    version: '2',
    files: files('/a/', '/b/', '/_next/static/new.js', '/images/cove.1.svg'),
  };
  const page = pageMark + '<script src="/_next/static/new.js"></script>';

  it('fetches kept pages afresh, with what they need', async () => {
    const { content, store, find, fetch } = setUp({ '/a/': page, '/_next/static/new.js': 'new' });
    await renew([], ['/a/'], guide, find, { store, fetch });
    expect(Object.fromEntries(content)).toEqual({ '/a/': page, '/_next/static/new.js': 'new' });
  });

  it('copies files that cannot have changed', async () => {
    const { store, find, fetch, asked } = setUp({}, { '/images/cove.1.svg': 'cove' });
    await renew([], ['/images/cove.1.svg'], guide, find, { store, fetch });
    expect(asked).toEqual([]);
  });

  it('keeps the core of a version, whatever was kept before it', async () => {
    const { content, store, find, fetch, asked } = setUp({
      '/a/': page,
      '/_next/static/new.js': 'new',
      '/offline.json': '{}',
    });
    const core = ['/_next/static/new.js', '/a/', '/offline.json'];
    await renew(core, ['/a/'], guide, find, { store, fetch });
    expect([...content.keys()].sort()).toEqual(core);
    expect(asked.sort()).toEqual(core);
  });

  it('leaves behind what there is no more', async () => {
    const { store, find, fetch, asked } = setUp({});
    await renew([], ['/gone/', '/_next/static/old.js'], guide, find, { store, fetch });
    expect(asked).toEqual([]);
  });

  it('fails when a kept page cannot be had, so that the old version stays', async () => {
    const { store, find, fetch } = setUp({});
    await expect(renew([], ['/a/'], guide, find, { store, fetch })).rejects.toThrow('/a/');
  });
});
