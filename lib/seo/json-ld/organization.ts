import type { OrganizationLeaf } from 'schema-dts';

import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/absolute-url';
import { routes } from '@/lib/routes';
import { type Node, organizationId } from './graph';
import { postalAddress } from './postal-address';

/** Who speaks here, as the footer of every page names it. */
export function organization(): Node<OrganizationLeaf> {
  const { addressLines, postcode, phone, email } = site.contact;
  const [name, ...address] = addressLines;
  return {
    '@type': 'Organization',
    '@id': organizationId,
    url: absoluteUrl(routes.home),
    name,
    logo: absoluteUrl('/icons/icon-512.png'),
    address: postalAddress([...address, postcode].join(', ')),
    telephone: phone,
    email,
  };
}
