import type { Seo } from '@/content/types';
import { repeats } from '@/lib/grouped';
import { keyIssues, path, type Issues } from './issues';
import { allItems, type SiteContent } from './site-content';

export function referenceIssues(content: SiteContent): Issues {
  const { activities, areas, beaches, daysOut, events, eventsPageSlugs, featured } = content;
  const picked = [
    [path('events', 'eventsPageSlugs'), eventsPageSlugs, events],
    [path('home', 'plan › slugs'), featured.plan.slugs, daysOut],
    [path('home', 'thingsToDo › slugs'), featured.thingsToDo.slugs, activities],
    [path('home', 'areas › slugs'), featured.areas.slugs, areas],
    [path('home', 'events › slugs'), featured.events.slugs, events],
    [path('home', 'beaches › slugs'), featured.beaches.slugs, beaches],
  ] as const;
  return picked.flatMap(([at, slugs, items]) =>
    keyIssues(
      at,
      slugs,
      items.map(({ slug }) => slug),
    ),
  );
}

/** Search engines drop the second of two pages that call themselves the same. */
export function uniqueSeoIssues(content: SiteContent): Issues {
  const entries: readonly (readonly [at: string, seo: Seo])[] = [
    ...allItems(content).map(([file, { slug, seo }]) => [path(file, slug), seo] as const),
    ...content.daysOut.map(({ slug, seo }) => [path('days', slug), seo] as const),
    ...Object.entries(content.pages).map(
      ([name, page]) => [path('pages', name), page.seo] as const,
    ),
  ];
  return (['title', 'description'] as const).flatMap((field) =>
    repeats(entries, ([, seo]) => seo[field]).map(
      ([[at], [first]]) =>
        `${at} › seo › ${field}: is the same as in ${first}; write one of its own`,
    ),
  );
}

/** Where one name for two things is meant, `content/namesakes.ts` says so. */
export function nameIssues(content: SiteContent): Issues {
  const things = allItems(content).map(([file, item]) => {
    const [field, name] = 'title' in item ? ['title', item.title] : ['name', item.name];
    return { ref: `${file}/${item.slug}`, at: path(file, item.slug, field), name };
  });
  const refs = things.map(({ ref }) => ref);
  const alike = repeats(things, ({ name }) => name.trim().toLowerCase());
  const isMeant = (...pair: readonly string[]) =>
    content.namesakes.some((named) => pair.every((ref) => named.some((one) => one === ref)));
  return [
    ...alike
      .filter(([thing, other]) => !isMeant(thing.ref, other.ref))
      .map(
        ([thing, other]) =>
          `${thing.at}: "${thing.name}" is the name of ${other.at} too; give one another name, ` +
          `or add ['${other.ref}', '${thing.ref}'] to content/namesakes.ts if both are meant`,
      ),
    ...keyIssues(path('namesakes'), content.namesakes.flat(), refs),
  ];
}
