import { popularPages } from '@/content/search';
import { spots } from '@/content/spots';
import { isRemote, smallestFiles } from '@/lib/images/images';
import { routes } from '@/lib/routes';
import { siteGroups } from './entries';
import type { SearchIndex } from './types';

export function searchIndex(): SearchIndex {
  const groups = siteGroups().map(({ label, entries }) => ({
    label,
    entries: entries.map(({ image, keywords, ...entry }) => ({
      ...entry,
      // Other hosts are not asked for what nobody has chosen yet.
      ...(!isRemote(image.src) && { picture: smallestFiles(image.src) }),
      keywords,
    })),
  }));
  const all = groups.flatMap((group) => group.entries);
  const popular = popularPages.flatMap((name) => all.filter(({ path }) => path === routes[name]));
  return {
    groups,
    popular: { label: 'Popular pages', entries: popular },
    nothing: smallestFiles(spots.nothingFound),
  };
}
