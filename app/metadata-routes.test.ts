import { pages } from '@/content/pages';
import { site } from '@/content/site';
import manifest from './manifest';
import robots from './robots';
import sitemap from './sitemap';

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
