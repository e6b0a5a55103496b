import type {
  AboutPageLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  IdReference,
  WebPageLeaf,
} from 'schema-dts';

import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/absolute-url';
import { type Node, nodeId, webSiteId } from './graph';

export type WebPageNode = Node<AboutPageLeaf | CollectionPageLeaf | ContactPageLeaf | WebPageLeaf>;

export interface WebPageInput {
  readonly type: WebPageNode['@type'];
  /** Without base path, with trailing slash. */
  readonly path: string;
  /** False for a page that is shown in the place of others, at their addresses. */
  readonly hasAddress?: boolean;
  /** The page's heading. */
  readonly title: string;
  /** What visitors read under it. */
  readonly description: string;
  /** What the page is about, where it is about one thing: a list, a beach, an event. */
  readonly mainEntity?: IdReference;
  /** The page's breadcrumb trail, if it shows one. */
  readonly breadcrumb?: IdReference;
}

/** A page of the site. */
export function webPage(input: WebPageInput): WebPageNode {
  const { type, path, hasAddress = true, title, description, mainEntity, breadcrumb } = input;
  return {
    '@type': type,
    '@id': nodeId(path, 'webpage'),
    ...(hasAddress && { url: absoluteUrl(path) }),
    name: title,
    description,
    inLanguage: site.locale,
    isPartOf: { '@id': webSiteId },
    ...(mainEntity && { mainEntity: { '@id': mainEntity['@id'] } }),
    ...(breadcrumb && { breadcrumb: { '@id': breadcrumb['@id'] } }),
  };
}
