/** Which ink the bands of a section are printed in. */
import { routes } from './routes';

export type SectionInk = 'deep' | 'sea' | 'fern' | 'red' | 'slate' | 'gorse';

/** The ink of each section that has one of its own; the others share the sea's deepest. */
const sectionInks: Readonly<Record<string, SectionInk>> = {
  [routes.thingsToDo]: 'fern',
  [routes.walks]: 'fern',
  [routes.daysOut]: 'fern',
  [routes.beaches]: 'sea',
  [routes.tides]: 'sea',
  [routes.today]: 'sea',
  [routes.foodDrink]: 'red',
  [routes.stay]: 'slate',
  [routes.events]: 'gorse',
};

/** @param path of a page, without base path: its first folder is its section */
export function sectionInk(path = ''): SectionInk {
  return sectionInks[`/${path.split('/')[1] ?? ''}/`] ?? 'deep';
}
