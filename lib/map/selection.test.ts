import { keyText, type MapKey, parseSelection, selectionQuery, selectItems } from './selection';

const items: readonly MapKey[] = [
  { kind: 'area', slug: 'north-gate' },
  { kind: 'beach', slug: 'north-gate' },
  { kind: 'beach', slug: 'long-sands' },
  { kind: 'property', slug: 'lookout-cottage' },
  { kind: 'property', slug: 'starlit-meadow' },
];

const shown = (query: string) => selectItems(items, parseSelection(query, items)).map(keyText);
const everything = items.map(keyText);

describe('parseSelection', () => {
  it('shows everything when nothing is asked for', () => {
    expect(shown('')).toEqual(everything);
  });

  it('shows the things of one kind', () => {
    expect(shown('?kind=beach')).toEqual(['beach:north-gate', 'beach:long-sands']);
  });

  it('shows only the things that are named', () => {
    expect(shown('?show=property:starlit-meadow,beach:long-sands')).toEqual([
      'beach:long-sands',
      'property:starlit-meadow',
    ]);
  });

  it('tells two things of one name apart by their kind', () => {
    expect(shown('?show=area:north-gate')).toEqual(['area:north-gate']);
  });

  it('passes over what is not on the map', () => {
    expect(shown('?show=property:sold-long-ago,,%3Cscript%3E,property:lookout-cottage')).toEqual([
      'property:lookout-cottage',
    ]);
  });

  it.each(['?show=', '?show=nonsense', '?show=%E0%A4%A', '?kind=dragon', '?kind='])(
    'shows everything when %s names nothing',
    (query) => {
      expect(shown(query)).toEqual(everything);
    },
  );

  it('asks for both a kind and names when both are given', () => {
    expect(shown('?kind=beach&show=property:lookout-cottage,beach:north-gate')).toEqual([
      'beach:north-gate',
    ]);
  });
});

describe('selectionQuery', () => {
  it.each(['', '?kind=venue', '?show=property:lookout-cottage,property:starlit-meadow'])(
    'writes %p as it is read',
    (query) => {
      expect(selectionQuery(parseSelection(query, items))).toBe(query);
    },
  );
});
