import { distanceToPrefix } from './distance';

describe('distanceToPrefix', () => {
  it.each([
    ['to the letter', 'regatta', 'regatta', 0],
    ['not finished', 'reg', 'regatta', 0],
    ['a letter left out', 'blackpol', 'blackpool', 1],
    ['a letter too many', 'ssanderton', 'sanderton', 1],
    ['a letter changed', 'ragatta', 'regatta', 1],
    ['neighbours swapped', 'tdie', 'tide', 1],
    ['a slip in a word that is not finished', 'blakpo', 'blackpool', 1],
    ['two slips', 'acomodation', 'accommodation', 2],
  ])('counts %s', (_, typed, word, slips) => {
    expect(distanceToPrefix(typed, word, 2)).toBe(slips);
  });

  it('gives up past the number that matters', () => {
    expect(distanceToPrefix('castle', 'paddleboard', 1)).toBe(2);
    expect(distanceToPrefix('acomodation', 'accommodation', 1)).toBe(2);
  });

  it('does not take a word for its beginning', () => {
    expect(distanceToPrefix('beaches', 'bea', 2)).toBe(3);
  });
});
