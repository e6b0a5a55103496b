import { headerLinks } from '@/content/navigation';
import { pages } from '@/content/pages';
import { KINDS, kinds } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { sectionOf } from '@/lib/sections';
import type { ListEntry } from './json-ld/graph';

/** Pages that have other pages below them, from the top down. */
const parents: readonly ListEntry[] = [
  { name: headerLinks[0].label, path: routes.home },
  ...KINDS.flatMap((kind) => {
    const { list } = kinds[kind];
    return list ? [{ name: pages[list].title, path: routes[list] }] : [];
  }),
  { name: pages.about.title, path: routes.about },
  { name: pages.tides.title, path: routes.tides },
  { name: pages.daysOut.title, path: routes.daysOut },
  { name: pages.planner.title, path: routes.planner },
];

export function breadcrumbTrail(path: string, name: string): readonly ListEntry[] {
  const section = sectionOf(path)?.href;
  const above = parents.filter(
    (parent) => parent.path !== path && (parent.path === section || path.startsWith(parent.path)),
  );
  return [...above, { name, path }];
}
