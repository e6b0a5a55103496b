import { site } from '@/content/site';
import { postalAddress } from './graph';

test('a postal address has what is known of it, and makes up no village and no postcode', () => {
  expect(
    postalAddress({
      street: 'Old Mill, Church Road',
      village: 'Little Haven',
      postcode: 'AB1 2CE',
    }),
  ).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Old Mill, Church Road',
    addressLocality: 'Little Haven',
    addressRegion: site.county,
    postalCode: 'AB1 2CE',
    addressCountry: site.countryCode,
  });
  expect(postalAddress({ street: 'Long Sands' })).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Long Sands',
    addressRegion: site.county,
    addressCountry: site.countryCode,
  });
});
