import type { WebSiteLeaf } from 'schema-dts';

import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/absolute-url';
import { routes } from '@/lib/routes';
import { type Node, organizationId, webSiteId } from './graph';

/** This site as a whole. */
export function webSite(): Node<WebSiteLeaf> {
  return {
    '@type': 'WebSite',
    '@id': webSiteId,
    url: absoluteUrl(routes.home),
    name: site.name,
    inLanguage: site.locale,
    publisher: { '@id': organizationId },
  };
}
