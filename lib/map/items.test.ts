import { allEntries } from '@/lib/kinds/entries';
import { kindPath } from '@/lib/kinds';
import { mapItems } from './items';
import { keyText } from './selection';

describe('mapItems', () => {
  it('has everything that has a place', () => {
    expect(mapItems()).toHaveLength(allEntries().length);
  });

  it('has nothing twice', () => {
    expect(new Set(mapItems().map(keyText)).size).toBe(mapItems().length);
  });

  it('leads to each thing’s own page', () => {
    for (const { kind, slug, path } of mapItems()) expect(path).toBe(kindPath(kind, slug));
  });
});
