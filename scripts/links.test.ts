import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { addressesOf, checkLinks, idsOf } from './links';

const site = { origin: 'https://guide.example', basePath: '' };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'links-'));
});
afterEach(async () => rm(folder, { recursive: true }));

/** Writes files by path and contents, and checks them. */
async function check(files: Record<string, string>, address = site) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return checkLinks(folder, address);
}

describe('addressesOf', () => {
  it('finds links, pictures in every width, and link previews', () => {
    const html = `
      <meta property="og:image" content="https://guide.example/og.png">
      <a href="/a/?x=1&amp;y=2">A</a> <img src="/b.svg">
      <source srcset="/c-1.avif 480w, /c-2.avif 960w">`;
    expect(addressesOf(html)).toEqual([
      '/a/?x=1&y=2',
      '/b.svg',
      '/c-1.avif',
      '/c-2.avif',
      'https://guide.example/og.png',
    ]);
  });

  it('finds the address of a script, but none within it', () => {
    expect(addressesOf('<script src="/a.js"></script><script>"<a href="/b/">"</script>')).toEqual([
      '/a.js',
    ]);
  });
});

describe('idsOf', () => {
  it('does not take other attributes for ids', () => {
    expect([...idsOf('<p id="one" data-id="two" aria-labelledby="three">')]).toEqual(['one']);
  });
});

describe('checkLinks', () => {
  it('finds nothing where every link leads somewhere', async () => {
    const { dead } = await check({
      'index.html': '<main id="main"><a href="#main">Skip</a> <a href="/about/#story">About</a>',
      'about/index.html': '<h1 id="story">Story</h1> <a href="../">Home</a> <img src="/a.svg">',
      'a.svg': '',
    });
    expect(dead).toEqual([]);
  });

  it('names a page that is not there, and where the link to it is', async () => {
    const { dead } = await check({ 'index.html': '<a href="/map/">Map</a>' });
    expect(dead).toEqual(['index.html: /map/ leads to no file']);
  });

  it('names a fragment that is not there, on the same page and on another', async () => {
    const { dead } = await check({
      'index.html': '<a href="#nowhere">A</a> <a href="/about/#nowhere">B</a>',
      'about/index.html': '',
    });
    expect(dead).toEqual([
      'index.html: #nowhere leads to a fragment that is not there',
      'index.html: /about/#nowhere leads to a fragment that is not there',
    ]);
  });

  it('does not accept a page’s address without its slash at the end', async () => {
    const { dead } = await check({
      'index.html': '<a href="/about">A</a>',
      'about/index.html': '',
    });
    expect(dead).toEqual(['index.html: /about leads to no file']);
  });

  it('follows the site’s own full addresses, and collects the hosts of others', async () => {
    const { dead, hosts } = await check({
      'index.html':
        '<a href="https://guide.example/gone/">A</a> <a href="https://rnli.org/safety">B</a> <a href="tel:1">C</a>',
    });
    expect(dead).toEqual(['index.html: https://guide.example/gone/ leads to no file']);
    expect([...hosts]).toEqual([['rnli.org', 'index.html']]);
  });

  it('looks into stylesheets and the search index', async () => {
    const { dead } = await check({
      'site.css': '@font-face{src:url(fonts/gone.woff2)} a{filter:url(#glow)}',
      'search-index.json': '{"groups":[{"entries":[{"path":"/gone/"}]}]}',
    });
    expect(dead).toHaveLength(2);
  });

  it('knows the folder that the site is served from', async () => {
    const { dead } = await check(
      {
        'index.html': '<a href="/repo/about/">A</a> <a href="/about/">B</a>',
        'about/index.html': '',
        'search-index.json': '{"path":"/about/"}',
      },
      { ...site, basePath: '/repo' },
    );
    expect(dead).toEqual(['index.html: /about/ is outside the site’s folder']);
  });
});
