import { loadGuide, storeName, storePrefix } from './guide';

describe('the names of stores', () => {
  it('tell versions apart', () => {
    expect(storeName('/', '1')).not.toBe(storeName('/', '2'));
  });

  it('tell a site from one below it on the same host', () => {
    expect(storeName('/guide/', '1').startsWith(storePrefix('/'))).toBe(false);
  });

  it('do not depend on a slash at the end of the base path', () => {
    expect(storeName('/guide/', '1')).toBe(storeName('/guide', '1'));
  });
});

describe('loadGuide', () => {
  it('says when there is no list', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
    await expect(loadGuide('/offline.json')).rejects.toThrow('404');
    jest.restoreAllMocks();
  });
});
