import { draftOf } from '@/lib/planner/catalogue';
import { fetchCatalogue } from './own-data';
import { planner } from './planner';

export async function saveByName(names: readonly string[], key: string): Promise<void> {
  const catalogue = await fetchCatalogue();
  for (const name of new Set(names)) {
    const found = catalogue.find((thing) => thing.name === name);
    if (found) planner.getState().add(draftOf(found));
  }
  sessionStorage.removeItem(key);
}
