import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { fileRoute } from './file-route';
import manifest from './manifest';
import robots from './robots';
import sitemap from './sitemap';

describe('a route of files', () => {
  const { GET, generateStaticParams } = fileRoute([
    { name: 'a.json', mediaType: 'application/json', text: () => '{}' },
  ]);
  const answer = (file: string) =>
    GET(new Request(site.url), { params: Promise.resolve({ file }) });

  it('has each by its name, with its media type', async () => {
    const found = await answer('a.json');
    expect(found.headers.get('Content-Type')).toBe('application/json');
    expect(await found.text()).toBe('{}');
  });

  it('is exported by the names of its files', () => {
    expect(generateStaticParams()).toEqual([{ file: 'a.json' }]);
  });

  it('has none under another name', async () => {
    expect((await answer('other.json')).status).toBe(404);
  });
});

describe('sitemap', () => {
  it('lists full addresses with the day of their last change', () => {
    expect(sitemap()).toContainEqual({
      url: `${site.url}/about/`,
      lastModified: pages.about.updated,
    });
  });
});

describe('robots', () => {
  it('shows the way to the sitemap', () => {
    expect(robots().sitemap).toBe(`${site.url}/sitemap.xml`);
  });

  it('disallows nothing, so that crawlers can read that the planner is not to be indexed', () => {
    expect(robots().rules).toEqual({ userAgent: '*', allow: '/' });
  });
});

describe('manifest', () => {
  it('opens the home page in a window of its own', () => {
    expect(manifest()).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' });
  });

  it('offers two sizes of icon, each also with room to be cut to shape', () => {
    expect(manifest().icons?.map(({ src, purpose }) => [src, purpose])).toEqual([
      ['/icons/icon-192.png', 'any'],
      ['/icons/icon-512.png', 'any'],
      ['/icons/maskable-192.png', 'maskable'],
      ['/icons/maskable-512.png', 'maskable'],
    ]);
  });
});
