import type { Metadata, Viewport } from 'next';

import { pages } from '@/content/pages';
import { site } from '@/content/site';
import type { Item, ItemKind, Seo } from '@/content/types';
import { absoluteUrl } from '@/lib/absolute-url';
import { openGraphImage } from '@/lib/images/images';
import { kindPath } from '@/lib/kinds';
import { withBasePath } from '@/lib/base-path';
import { routes } from '@/lib/routes';

interface PageMetadataInput {
  /** Left out for a page that is shown at the addresses of others. */
  readonly path?: string;
  readonly seo: Seo;
  readonly openGraphKey: string;
  /** Keeps the page out of search engines, which still follow its links. */
  readonly noindex?: boolean;
}

export function pageMetadata({
  path,
  seo,
  openGraphKey,
  noindex = false,
}: PageMetadataInput): Metadata {
  const url = path && absoluteUrl(path);
  const { src, width, height } = openGraphImage(openGraphKey);
  const image = { url: absoluteUrl(src), width, height, alt: seo.title };

  return {
    title: { absolute: seo.title },
    description: seo.description,
    ...(url && { alternates: { canonical: url } }),
    robots: { index: !noindex, follow: true },
    openGraph: {
      type: 'website',
      locale: 'en_GB',
      siteName: site.name,
      ...(url && { url }),
      title: seo.title,
      description: seo.description,
      images: [image],
    },
    // Next fills in the rest from what Open Graph says.
    twitter: { card: 'summary_large_image' },
  };
}

export type PageName = keyof typeof pages & keyof typeof routes;

/** Pages that search engines leave out: they are empty, or show what is in the visitor's browser. */
export const hiddenPages: readonly PageName[] = [
  'planner',
  'plannerDays',
  'pocketGuide',
  'offline',
];

/** @param openGraphKey of the picture that it shares with another page */
export function metadataOf(name: PageName, openGraphKey: PageName = name): Metadata {
  return pageMetadata({
    path: routes[name],
    seo: pages[name].seo,
    openGraphKey,
    noindex: hiddenPages.includes(name),
  });
}

export function entryMetadata(kind: ItemKind, { slug, seo }: Item): Metadata {
  return pageMetadata({ path: kindPath(kind, slug), seo, openGraphKey: `${kind}/${slug}` });
}

/** Next adds the link to the web manifest by itself. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(site.url),
  applicationName: site.name,
  icons: {
    icon: [
      { url: withBasePath('/favicon.ico'), sizes: '48x48' },
      { url: withBasePath('/icons/favicon.svg'), type: 'image/svg+xml' },
    ],
    apple: [{ url: withBasePath('/icons/apple-touch-icon.png'), sizes: '180x180' }],
  },
  // Safari would turn numbers such as "1404" and tide heights into telephone links.
  formatDetection: { telephone: false },
};

export function siteViewport({ light, dark }: Record<'light' | 'dark', string>): Viewport {
  return {
    width: 'device-width',
    initialScale: 1,
    colorScheme: 'light dark',
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: light },
      { media: '(prefers-color-scheme: dark)', color: dark },
    ],
  };
}
