import { assetsOf, isImmutable, loadGuide, storeName, storePrefix } from './guide';

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

describe('isImmutable', () => {
  it.each(['/_next/static/chunks/a.js', '/guide/images/a.1.svg'])('is true of %s', (path) => {
    expect(isImmutable(path)).toBe(true);
  });

  it.each(['/', '/about/', '/offline.json'])('is false of %s', (path) => {
    expect(isImmutable(path)).toBe(false);
  });
});

describe('assetsOf', () => {
  it('finds scripts, styles and fonts, each once, with their base path', () => {
    const html =
      '<link href="/guide/_next/static/chunks/site-1.css"/><script src="/guide/_next/static/chunks/a.js">' +
      '</script><script>["/guide/_next/static/chunks/a.js"]</script>';
    expect(assetsOf(html)).toEqual([
      '/guide/_next/static/chunks/site-1.css',
      '/guide/_next/static/chunks/a.js',
    ]);
  });
});

describe('loadGuide', () => {
  it('says when there is no list', async () => {
    const fetch = () => Promise.resolve(new Response(null, { status: 404 }));
    await expect(loadGuide('/offline.json', fetch)).rejects.toThrow('404');
  });
});
