import type { BreadcrumbListLeaf } from 'schema-dts';

import { absoluteUrl } from '@/lib/absolute-url';
import type { Crumb } from '@/lib/seo/breadcrumbs';
import { type Node, nodeId } from './graph';

/** The breadcrumb trail of a page, as visitors see it. @param path the page at its end */
export function breadcrumbList(path: string, trail: readonly Crumb[]): Node<BreadcrumbListLeaf> {
  return {
    '@type': 'BreadcrumbList',
    '@id': nodeId(path, 'breadcrumb'),
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(crumb.path),
    })),
  };
}
