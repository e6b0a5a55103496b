import { headerLinks } from '@/content/navigation';
import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { sectionOf } from '@/lib/sections';
import type { ListEntry } from './json-ld/graph';
import type { PageName } from './metadata';

/** Pages that may have others below them, from the top down as in the routes. */
const parents = (Object.keys(routes) as readonly PageName[]).map((name) => ({
  name: name === 'home' ? headerLinks[0].label : pages[name].title,
  path: routes[name],
}));

export function breadcrumbTrail(path: string, name: string): readonly ListEntry[] {
  const section = sectionOf(path)?.href;
  const above = parents.filter(
    (parent) => parent.path !== path && (parent.path === section || path.startsWith(parent.path)),
  );
  return [...above, { name, path }];
}
