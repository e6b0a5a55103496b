import type { Seo } from '@/content/types';
import { path, type Issues } from './issues';
import { itemLists, type SiteContent } from './site-content';

/** Search engines drop the second of two pages that call themselves the same. */
export function uniqueSeoIssues(content: SiteContent): Issues {
  const entries: readonly (readonly [at: string, seo: Seo])[] = [
    ...Object.entries(itemLists(content)).flatMap(([file, items]) =>
      items.map((item) => [path(file, item.slug), item.seo] as const),
    ),
    ...content.daysOut.map(({ slug, seo }) => [path('days', slug), seo] as const),
    ...Object.entries(content.pages).map(
      ([name, page]) => [path('pages', name), page.seo] as const,
    ),
  ];
  const fields: readonly (keyof Seo)[] = ['title', 'description'];
  return fields.flatMap((field) => {
    const firstUse = new Map<string, string>();
    return entries.flatMap(([at, seo]) => {
      const first = firstUse.get(seo[field]);
      if (first === undefined) {
        firstUse.set(seo[field], at);
        return [];
      }
      return [`${at} › seo › ${field}: is the same as in ${first}; write one of its own`];
    });
  });
}
