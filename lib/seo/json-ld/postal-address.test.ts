import { site } from '@/content/site';
import { postalAddress } from './graph';

describe('postalAddress', () => {
  it('does not take the county for the town', () => {
    expect(postalAddress(`Village Green, Little Haven, ${site.county}, AB1 2CD`)).toMatchObject({
      streetAddress: 'Village Green',
      addressLocality: 'Little Haven',
      addressRegion: site.county,
    });
  });

  it('takes street, village and postcode apart', () => {
    expect(postalAddress('Old Mill, Church Road, Little Haven, AB1 2CE')).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Old Mill, Church Road',
      addressLocality: 'Little Haven',
      addressRegion: site.county,
      postalCode: 'AB1 2CE',
      addressCountry: site.countryCode,
    });
  });

  it('makes up no postcode where none is given', () => {
    const address = postalAddress('Church Road, Little Haven');
    expect(address).toMatchObject({
      streetAddress: 'Church Road',
      addressLocality: 'Little Haven',
    });
    expect(address).not.toHaveProperty('postalCode');
  });

  it('takes a lone name for the street, and makes up no village', () => {
    const address = postalAddress('Long Sands');
    expect(address).toMatchObject({ streetAddress: 'Long Sands' });
    expect(address).not.toHaveProperty('addressLocality');
  });
});
