import { headerLinks } from '@/content/navigation';
import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { sectionOf } from '@/lib/sections';
import type { ListEntry } from './json-ld/graph';
import type { PageName } from './metadata';

/** Pages that may have others below them, from the top down as in the routes. */
const parents = (Object.keys(routes) as readonly PageName[]).map((name) => ({
  title: name === 'home' ? headerLinks[0].label : pages[name].title,
  href: routes[name],
}));

export function breadcrumbTrail(href: string, title: string): readonly ListEntry[] {
  const section = sectionOf(href)?.href;
  const above = parents.filter(
    (parent) => parent.href !== href && (parent.href === section || href.startsWith(parent.href)),
  );
  return [...above, { title, href }];
}
