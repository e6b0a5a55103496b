/** Which ink the bands of a section are printed in. */
import { routes } from './routes';
import { sectionOf } from './sections';

export type SectionInk = 'deep' | 'sea' | 'fern' | 'red' | 'slate' | 'gorse';

/** The ink of each section that has one of its own; the others share the sea's deepest. */
const sectionInks: Readonly<Record<string, SectionInk>> = {
  [routes.thingsToDo]: 'fern',
  [routes.beaches]: 'sea',
  [routes.today]: 'sea',
  [routes.foodDrink]: 'red',
  [routes.stay]: 'slate',
  [routes.events]: 'gorse',
};

/** @param path of a page, without base path */
export function sectionInk(path = ''): SectionInk {
  return sectionInks[sectionOf(path)?.href ?? `/${path.split('/')[1] ?? ''}/`] ?? 'deep';
}
