import { path, type Issues } from './issues';
import { itemLists, type SiteContent } from './site-content';

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

/**
 * Two things of one name look like one thing twice: in the planner, on the map, in the search.
 * Where it is meant, `content/namesakes.ts` says so.
 */
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
