import type {
  AboutPageLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  JsonLdObject,
  OrganizationLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts';
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

type WebPageNode = Node<AboutPageLeaf | CollectionPageLeaf | ContactPageLeaf | WebPageLeaf>;

export interface PageGraphInput {
  readonly type: WebPageNode['@type'];
  readonly path: string;
  /** False for a page that is shown in the place of others, at their addresses. */
  readonly hasAddress?: boolean;
  readonly title: string;
  readonly description: string;
  readonly trail?: readonly ListEntry[];
  readonly mainEntity?: Node<JsonLdObject>;
}

function organization(): Node<OrganizationLeaf> {
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

const webSite: Node<WebSiteLeaf> = {
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
  const breadcrumb: Node<BreadcrumbListLeaf> | undefined = trail && {
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
