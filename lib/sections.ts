import { nextSteps, sections } from '@/content/navigation';
import type { Link, Section } from '@/content/types';
import { routes } from './routes';

/** @param path of a page, without base path; undefined for a page outside all sections */
export function sectionOf(path: string): Section | undefined {
  return sections.find(({ href, links }) =>
    [href, ...links.map((link) => link.href)].some((page) => path.startsWith(page)),
  );
}

export type SectionInk = 'deep' | 'sea' | 'fern' | 'red' | 'gorse';

const sectionInks: Readonly<Record<string, SectionInk>> = {
  [routes.thingsToDo]: 'fern',
  [routes.beaches]: 'sea',
  [routes.today]: 'sea',
  [routes.foodDrink]: 'red',
  [routes.events]: 'gorse',
};

export function sectionInk(path = ''): SectionInk {
  return sectionInks[sectionOf(path)?.href ?? `/${path.split('/')[1] ?? ''}/`] ?? 'deep';
}

/** Where a page leads on at its end: its own next steps, or those of the nearest page above it. */
export function stepsAfter(path: string): readonly Required<Link>[] {
  const [nearest] = (Object.keys(nextSteps) as readonly (keyof typeof nextSteps)[])
    .filter((page) => path.startsWith(routes[page]))
    .toSorted((a, b) => routes[b].length - routes[a].length);
  return (nearest && nextSteps[nearest]) ?? [];
}
