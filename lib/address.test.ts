import { addressText } from './address';

test('a postcode stays whole at a line’s end', () => {
  expect(addressText('2 High Street, Nowhere, AB1 2CD')).toBe(
    '2 High Street, Nowhere, AB1\u00a02CD',
  );
});

test('an address without one stays as it is', () => {
  expect(addressText('Unit 3 Orchard Yard, Nowhere')).toBe('Unit 3 Orchard Yard, Nowhere');
});
