import type { PostalAddressLeaf } from 'schema-dts';

import { site } from '@/content/site';

const postcode = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;

/** "2 Anchor Row, the village, the county, AB1 2CD"; county and country are the guide’s. */
export function postalAddress(text: string): PostalAddressLeaf {
  const parts = text.split(',').map((part) => part.replaceAll('\u00a0', ' ').trim());
  const postalCode = parts.find((part) => postcode.test(part));
  const names = parts.filter((part) => part !== postalCode && part !== site.county);
  const locality = names.length > 1 ? names.pop() : undefined;
  return {
    '@type': 'PostalAddress',
    streetAddress: names.join(', '),
    ...(locality && { addressLocality: locality }),
    addressRegion: site.county,
    ...(postalCode && { postalCode }),
    addressCountry: site.countryCode,
  };
}
