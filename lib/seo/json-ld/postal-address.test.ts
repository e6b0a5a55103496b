import { postalAddress } from './postal-address';

describe('postalAddress', () => {
  it('does not take the county for the town', () => {
    expect(postalAddress('Village Green, Nowhere, Edgeshire, AB1 2CD')).toMatchObject({
      streetAddress: 'Village Green',
      addressLocality: 'Nowhere',
      addressRegion: 'Edgeshire',
    });
  });

  it('takes street, village and postcode apart', () => {
    expect(postalAddress('Old Mill, Church Road, Nowhere, AB1 2EF')).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Old Mill, Church Road',
      addressLocality: 'Nowhere',
      addressRegion: 'Edgeshire',
      postalCode: 'AB1 2EF',
      addressCountry: 'GB',
    });
  });

  it('makes up no postcode where none is given', () => {
    const address = postalAddress('Church Road, Nowhere');
    expect(address).toMatchObject({
      streetAddress: 'Church Road',
      addressLocality: 'Nowhere',
    });
    expect(address).not.toHaveProperty('postalCode');
  });

  it('takes a lone name for the street, and makes up no village', () => {
    const address = postalAddress('Long Strand');
    expect(address).toMatchObject({ streetAddress: 'Long Strand' });
    expect(address).not.toHaveProperty('addressLocality');
  });

  it('knows a postcode that is held together by a non-breaking space', () => {
    expect(postalAddress('Nowhere, AB1\u00a02EF')).toMatchObject({ postalCode: 'AB1 2EF' });
  });
});
