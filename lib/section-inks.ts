import { routes } from './routes';
import { sectionOf } from './sections';

export type SectionInk = 'deep' | 'sea' | 'fern' | 'red' | 'slate' | 'gorse';

const sectionInks: Readonly<Record<string, SectionInk>> = {
  [routes.thingsToDo]: 'fern',
  [routes.beaches]: 'sea',
  [routes.today]: 'sea',
  [routes.foodDrink]: 'red',
  [routes.stay]: 'slate',
  [routes.events]: 'gorse',
};

export function sectionInk(path = ''): SectionInk {
  return sectionInks[sectionOf(path)?.href ?? `/${path.split('/')[1] ?? ''}/`] ?? 'deep';
}
