import { draftOf } from '@/lib/planner/catalogue';
import { fetchCatalogue } from './catalogue';
import { planner } from './planner';

/**
 * Saves things whose hearts were pressed on a page that was left before it could answer.
 *
 * @param names what the hearts stood for
 * @param key where the tab remembers them, until they are saved
 */
export async function saveByName(names: readonly string[], key: string): Promise<void> {
  const catalogue = await fetchCatalogue();
  for (const name of new Set(names)) {
    const found = catalogue.find((thing) => thing.name === name);
    if (found) planner.getState().add(draftOf(found));
  }
  sessionStorage.removeItem(key);
}
