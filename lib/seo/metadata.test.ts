import { site } from '@/content/site';
import { routes } from '@/lib/routes';
import { pageMetadata, siteMetadata, siteViewport } from './metadata';

const seo = { title: 'Beaches of the bay', description: 'Three beaches.' };
const input = { path: routes.beaches, seo, openGraphKey: 'beaches' };

describe('pageMetadata', () => {
  it('gives the title as it is, with nothing added', () => {
    expect(pageMetadata(input).title).toEqual({ absolute: 'Beaches of the bay' });
  });

  it('names the full address of the page, with a slash at the end', () => {
    expect(pageMetadata(input).alternates).toEqual({ canonical: `${site.url}/beaches/` });
  });

  it('names no address of a page that is shown at those of others', () => {
    const { alternates, openGraph } = pageMetadata({ seo, openGraphKey: 'beaches' });
    expect(alternates).toBeUndefined();
    expect(openGraph).not.toHaveProperty('url');
  });

  it('lets search engines in', () => {
    expect(pageMetadata(input).robots).toEqual({ index: true, follow: true });
  });

  it('keeps a page out of search engines on request, but lets them follow its links', () => {
    expect(pageMetadata({ ...input, noindex: true }).robots).toEqual({
      index: false,
      follow: true,
    });
  });

  it('gives link previews the same title, description and address', () => {
    expect(pageMetadata(input).openGraph).toMatchObject({
      type: 'website',
      locale: 'en_GB',
      siteName: site.name,
      url: `${site.url}/beaches/`,
      title: 'Beaches of the bay',
      description: 'Three beaches.',
    });
  });

  it('gives link previews a picture of 1200 by 630 pixels with alternative text', () => {
    expect(pageMetadata(input).openGraph?.images).toEqual([
      {
        url: `${site.url}/images/og/beaches.png`,
        width: 1200,
        height: 630,
        alt: 'Beaches of the bay',
      },
    ]);
  });

  it('asks for the large card', () => {
    expect(pageMetadata(input).twitter).toMatchObject({ card: 'summary_large_image' });
  });

  it('returns a fresh object each time', () => {
    expect(pageMetadata(input)).not.toBe(pageMetadata(input));
    expect(pageMetadata(input).openGraph).not.toBe(pageMetadata(input).openGraph);
  });
});

describe('siteMetadata', () => {
  it('names the site’s public address and its icons', () => {
    expect(siteMetadata).toMatchObject({
      metadataBase: new URL(site.url),
      icons: {
        icon: [{ url: '/favicon.ico' }, { url: '/icons/favicon.svg' }],
        apple: [{ url: '/icons/apple-touch-icon.png' }],
      },
    });
  });
});

describe('siteViewport', () => {
  it('gives each theme its own colour', () => {
    expect(siteViewport({ light: '#ffffff', dark: '#000000' }).themeColor).toEqual([
      { media: '(prefers-color-scheme: light)', color: '#ffffff' },
      { media: '(prefers-color-scheme: dark)', color: '#000000' },
    ]);
  });
});
