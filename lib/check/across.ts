import { kindFiles } from '@/content/schema/entries';
import type { Seo } from '@/content/types';
import { repeats } from '@/lib/grouped';
import { keyIssues, path, type Issues } from './issues';
import { itemsOfKind, slugsOf, type SiteContent } from './site-content';

export function referenceIssues(content: SiteContent): Issues {
  const { daysOut, eventsPageSlugs, featured } = content;
  const { plan, thingsToDo, areas, events, beaches } = featured;
  const picked = [
    [path('events', 'eventsPageSlugs'), eventsPageSlugs, itemsOfKind(content, 'event')],
    [path('home', 'plan › slugs'), plan.slugs, daysOut],
    [path('home', 'thingsToDo › slugs'), thingsToDo.slugs, itemsOfKind(content, 'activity')],
    [path('home', 'areas › slugs'), areas.slugs, itemsOfKind(content, 'area')],
    [path('home', 'events › slugs'), events.slugs, itemsOfKind(content, 'event')],
    [path('home', 'beaches › slugs'), beaches.slugs, itemsOfKind(content, 'beach')],
  ] as const;
  return picked.flatMap(([at, slugs, things]) => keyIssues(at, slugs, slugsOf(things)));
}

/** Search engines drop the second of two pages that call themselves the same. */
export function uniqueSeoIssues(content: SiteContent): Issues {
  const entries: readonly (readonly [at: string, seo: Seo])[] = [
    ...content.entries.map(
      ({ kind, item }) => [path(kindFiles[kind], item.slug), item.seo] as const,
    ),
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
  const things = content.entries.map(({ kind, item }) => {
    const file = kindFiles[kind];
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
