import type { JsonLdObject } from 'schema-dts';

import type { Crumb } from '@/lib/seo/breadcrumbs';
import { breadcrumbList } from './breadcrumb-list';
import { graph, type JsonLdGraph, type Node } from './graph';
import { organization } from './organization';
import { webPage, type WebPageNode } from './web-page';
import { webSite } from './web-site';

export interface PageGraphInput {
  readonly type: WebPageNode['@type'];
  /** Without base path, with trailing slash. */
  readonly path: string;
  /** False for a page that is shown in the place of others, at their addresses. */
  readonly hasAddress?: boolean;
  /** The page's heading. */
  readonly title: string;
  /** What visitors read under it. */
  readonly description: string;
  /** The breadcrumb trail that the page shows; left out on the home page, which shows none. */
  readonly trail?: readonly Crumb[];
  /** What the page is about, where it is about one thing: a list, a beach, an event. */
  readonly mainEntity?: Node<JsonLdObject>;
}

/**
 * All that one page tells machines: who speaks, on which site, the page, its trail, and the thing
 * it is about.
 */
export function pageGraph({ trail, mainEntity, path, ...facts }: PageGraphInput): JsonLdGraph {
  const breadcrumb = trail && breadcrumbList(path, trail);
  const page = webPage({
    ...facts,
    path,
    ...(mainEntity && { mainEntity }),
    ...(breadcrumb && { breadcrumb }),
  });
  return graph(
    organization(),
    webSite(),
    page,
    ...(breadcrumb ? [breadcrumb] : []),
    ...(mainEntity ? [mainEntity] : []),
  );
}
