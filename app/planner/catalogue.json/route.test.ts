import { besideDistance } from '@/lib/content/beside-distance';
import { type CatalogueEntry, createLookup } from '@/lib/planner/catalogue';
import { allOfKind } from '@/lib/kinds/entries';
import { GET } from './route';

test('has of every beach its distance as it is saved, and apart from it what belongs beside', async () => {
  const lookup = createLookup((await GET().json()) as CatalogueEntry[]);
  for (const beach of allOfKind('beach')) {
    const { slug, name, distance } = beach;
    const found = lookup({ type: 'beach', slug, name, description: '', image: '' });
    expect(found?.location).toBe(distance);
    expect(found?.beside).toEqual(besideDistance(beach));
  }
});
