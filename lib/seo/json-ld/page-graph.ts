import type * as schema from 'schema-dts';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/absolute-url';
import { routes } from '@/lib/routes';
import {
  type JsonLdGraph,
  type ListEntry,
  listItems,
  type Node,
  nodeId,
  organizationId,
  postalAddress,
  webSiteId,
} from './graph';

type WebPageNode = Node<
  schema.AboutPageLeaf | schema.CollectionPageLeaf | schema.ContactPageLeaf | schema.WebPageLeaf
>;

export interface PageGraphInput {
  readonly type: WebPageNode['@type'];
  readonly path: string;
  /** False for a page that is shown in the place of others, at their addresses. */
  readonly hasAddress?: boolean;
  readonly title: string;
  readonly description: string;
  readonly trail?: readonly ListEntry[];
  readonly mainEntity?: Node<schema.JsonLdObject>;
}

function organization(): Node<schema.OrganizationLeaf> {
  const { addressLines, postcode, phone, email } = site.contact;
  const [name, street, village] = addressLines;
  return {
    '@type': 'Organization',
    '@id': organizationId,
    url: absoluteUrl(routes.home),
    name,
    logo: absoluteUrl('/icons/icon-512.png'),
    address: postalAddress({ street, village, postcode }),
    telephone: phone,
    email,
  };
}

const webSite: Node<schema.WebSiteLeaf> = {
  '@type': 'WebSite',
  '@id': webSiteId,
  url: absoluteUrl(routes.home),
  name: site.name,
  inLanguage: site.locale,
  publisher: { '@id': organizationId },
};

export function pageGraph({
  type,
  path,
  hasAddress = true,
  title,
  description,
  trail,
  mainEntity,
}: PageGraphInput): JsonLdGraph {
  const breadcrumb: Node<schema.BreadcrumbListLeaf> | undefined = trail && {
    '@type': 'BreadcrumbList',
    '@id': nodeId(path, 'breadcrumb'),
    itemListElement: listItems(trail, 'item'),
  };
  const page: WebPageNode = {
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
  const parts = [organization(), webSite, page, breadcrumb, mainEntity];
  return {
    '@context': 'https://schema.org',
    '@graph': parts.filter((part) => part !== undefined),
  };
}
