import { loadSearchIndex } from './load';

const index = { groups: [], popular: { label: 'Popular', entries: [] } };

describe('loadSearchIndex', () => {
  it('gives what the file holds', async () => {
    const fetch = jest.fn(() => Promise.resolve(Response.json(index)));
    await expect(loadSearchIndex('/search-index.json', fetch)).resolves.toEqual(index);
    expect(fetch).toHaveBeenCalledWith('/search-index.json', expect.anything());
  });

  it('fails when there is no such file', async () => {
    const fetch = () => Promise.resolve(new Response('Not found', { status: 404 }));
    await expect(loadSearchIndex('/', fetch)).rejects.toThrow('404');
  });

  it('fails when no answer comes in time', async () => {
    const fetch: typeof globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          reject(new Error('timed out'));
        });
      });
    await expect(loadSearchIndex('/', fetch, 5)).rejects.toThrow('timed out');
  });
});
