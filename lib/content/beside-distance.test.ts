import { besideDistance } from './beside-distance';
import { allOfKind } from '@/lib/kinds/entries';

it('goes by how a beach is reached, whatever the words of its distance', () => {
  const beach = allOfKind('beach').find((one) => typeof besideDistance(one) === 'string');
  if (!beach) throw new Error('The fixture village has no beach to walk to.');
  expect(besideDistance({ ...beach, distance: '10 min stroll' })).toMatch(/^on foot /);
  expect(besideDistance({ ...beach, distance: '10 min walk', distanceBy: 'car' })).toBeUndefined();
});
