import type { Seo } from '@/content/types';
import { issuesAt, path, type Issues } from './issues';
import { nearestHint } from './nearest-name';
import { itemLists, type SiteContent } from './site-content';

export function referenceIssues(content: SiteContent): Issues {
  const { activities, areas, beaches, events, eventsPageSlugs, featured } = content;
  const picked = [
    [path('events', 'eventsPageSlugs'), eventsPageSlugs, events],
    [path('home', 'thingsToDo › slugs'), featured.thingsToDo.slugs, activities],
    [path('home', 'areas › slugs'), featured.areas.slugs, areas],
    [path('home', 'events › slugs'), featured.events.slugs, events],
    [path('home', 'beaches › slugs'), featured.beaches.slugs, beaches],
  ] as const;
  return picked.flatMap(([at, slugs, items]) => {
    const known = items.map(({ slug }) => slug);
    return slugs.flatMap((slug) =>
      issuesAt(at, {
        [`"${slug}" is not there (any more)${nearestHint(slug, known)}; take it out or write one that is`]:
          !known.includes(slug),
      }),
    );
  });
}

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

interface Named {
  readonly ref: string;
  readonly at: string;
  readonly name: string;
}

function namedThings(content: SiteContent): readonly Named[] {
  return Object.entries(itemLists(content)).flatMap(([file, items]) =>
    items.flatMap((item) => {
      const field = 'title' in item ? 'title' : 'name';
      const name = (item as unknown as Readonly<Record<string, unknown>>)[field];
      return typeof name === 'string'
        ? [{ ref: `${file}/${item.slug}`, at: path(file, item.slug, field), name }]
        : [];
    }),
  );
}

/** Where one name for two things is meant, `content/namesakes.ts` says so. */
export function nameIssues(content: SiteContent): Issues {
  const things = namedThings(content);
  const refs = things.map(({ ref }) => ref);
  const meant = (one: Named, other: Named) =>
    content.namesakes.some((pair) =>
      [one.ref, other.ref].every((ref) => pair.some((x) => x === ref)),
    );
  return [
    ...things.flatMap((thing, index) => {
      const other = things
        .slice(0, index)
        .find(({ name }) => name.trim().toLowerCase() === thing.name.trim().toLowerCase());
      return other === undefined || meant(thing, other)
        ? []
        : [
            `${thing.at}: "${thing.name}" is the name of ${other.at} too; give one another name, ` +
              `or add ['${other.ref}', '${thing.ref}'] to content/namesakes.ts if both are meant`,
          ];
    }),
    ...content.namesakes
      .flat()
      .filter((ref) => !refs.includes(ref))
      .map((ref) => `${path('namesakes')}: "${ref}" is not there (any more); take its line out`),
  ];
}
