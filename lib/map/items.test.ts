import { allEntries } from '@/lib/content/entries';
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
    const [inn] = mapItems().filter(({ slug }) => slug === 'ships-lantern');
    expect(inn).toMatchObject({ path: '/stay/ships-lantern/', place: 'strete', fact: 'Pub/Inn' });
  });
});
