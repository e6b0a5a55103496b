import { postalAddress } from './postal-address';

describe('postalAddress', () => {
  it('does not take the county for the town', () => {
    expect(postalAddress('Village Green, Stoke Fleming, Devon, TQ6 0ZZ')).toMatchObject({
      streetAddress: 'Village Green',
      addressLocality: 'Stoke Fleming',
      addressRegion: 'Devon',
    });
  });

  it('takes street, village and postcode apart', () => {
    expect(postalAddress('Old Mill, Church Road, Stoke Fleming, TQ6 0PX')).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Old Mill, Church Road',
      addressLocality: 'Stoke Fleming',
      addressRegion: 'Devon',
      postalCode: 'TQ6 0PX',
      addressCountry: 'GB',
    });
  });

  it('makes up no postcode where none is given', () => {
    const address = postalAddress('Church Road, Stoke Fleming');
    expect(address).toMatchObject({
      streetAddress: 'Church Road',
      addressLocality: 'Stoke Fleming',
    });
    expect(address).not.toHaveProperty('postalCode');
  });

  it('takes a lone name for the street, and makes up no village', () => {
    const address = postalAddress('Slapton Sands');
    expect(address).toMatchObject({ streetAddress: 'Slapton Sands' });
    expect(address).not.toHaveProperty('addressLocality');
  });

  it('knows a postcode that is held together by a non-breaking space', () => {
    expect(postalAddress('Stoke Fleming, TQ6\u00a00PX')).toMatchObject({ postalCode: 'TQ6 0PX' });
  });
});
