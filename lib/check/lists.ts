/** Each list of the content: its file, its schema, and the rules that a schema cannot hold. */
import type * as z from 'zod';
import { kindSchemas } from '@/content/schema/entries';
import { place } from '@/content/schema/geography';
import { dayOut, notice, page, safetySection, story, tideRecord } from '@/content/schema/pages';
import { point } from '@/content/schema/points';
import { carPark, dogRule, drive, ferry, leg, railway, service } from '@/content/schema/transport';
import type { Item, ItemKind, ItemOf } from '@/content/types';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { dayOutIssues } from './days';
import { eventIssues } from './events';
import {
  duplicateIssues,
  hostIssues,
  issuesAt,
  isWhole,
  path,
  placeIssues,
  pointIssues,
  schemaIssues,
  stretchIssues,
  type Issues,
} from './issues';
import { propertyIssues } from './properties';
import {
  carParkIssues,
  driveIssues,
  dogIssues,
  ferryIssues,
  legIssues,
  pairOf,
  railwayIssues,
  serviceIssues,
} from './transport';
import type { SiteContent } from './site-content';

/** What an entry that fits its schema still has against it. */
type Rules<T> = (entry: T, at: string, content: SiteContent) => Issues;

/** Schema first; the rules hold for entries that fit it. */
function entryIssues<T>(
  file: string,
  entries: readonly T[],
  nameOf: (entry: T) => string,
  schema: z.ZodType,
  content: SiteContent,
  rules: Rules<T> = () => [],
): Issues {
  return entries.flatMap((entry) => {
    const at = path(file, nameOf(entry));
    const issues = schemaIssues(at, schema, entry);
    return issues.length > 0 ? issues : rules(entry, at, content);
  });
}

/** The file and the list of each kind, by the same name. */
export const kindFiles = {
  activity: 'activities',
  walk: 'walks',
  area: 'areas',
  beach: 'beaches',
  venue: 'venues',
  property: 'properties',
  event: 'events',
} as const satisfies Readonly<Record<ItemKind, keyof SiteContent>>;

const kinds = Object.keys(kindFiles) as readonly ItemKind[];

const kindRules: { readonly [Kind in ItemKind]?: Rules<ItemOf<Kind>> } = {
  beach: ({ gallery, image }, at) =>
    issuesAt(`${at} › gallery`, {
      [`does not start with the beach’s own picture; write "${image.src}" first`]:
        gallery[0]?.src !== image.src,
    }),
  venue: ({ openHours, openingHours = [] }, at) =>
    openingHours
      .flatMap(({ opens, closes }) => [opens, closes])
      .flatMap((time) =>
        issuesAt(`${at} › openHours`, {
          [`does not say ${time}, which openingHours has; write the same in both`]:
            !openHours.includes(time),
        }),
      ),
  walk: ({ route, wayBack, published }, at, content) => {
    const pairs = content.ways.legs.map(pairOf);
    const steps = route.slice(1).map((to, index) => ({ from: route[index] ?? to, to }));
    return [
      ...issuesAt(`${at} › published`, {
        'is missing; a round has the length that its publisher gives, so write { miles, words, source, readOn }':
          wayBack === 'circle' && published === undefined,
      }),
      ...pointIssues(`${at} › route`, route, content),
      ...steps.flatMap((step) =>
        issuesAt(`${at} › route`, {
          [`no leg of content/ways/legs.ts joins "${step.from}" and "${step.to}"; add the points between, or give the length that its publisher says as published`]:
            published === undefined && !pairs.includes(pairOf(step)),
        }),
      ),
    ];
  },
  property: propertyIssues,
  event: eventIssues,
};

const fixedPaths: ReadonlySet<string> = new Set(Object.values(routes));

function kindIssues(kind: ItemKind, content: SiteContent): Issues {
  const file = kindFiles[kind];
  const items: readonly Item[] = content[file];
  const rules = kindRules[kind] as Rules<Item> | undefined;
  return [
    ...duplicateIssues(
      file,
      items.map(({ slug }) => slug),
    ),
    ...entryIssues(
      file,
      items,
      ({ slug }) => slug,
      kindSchemas[kind],
      content,
      (item, at) => [
        ...issuesAt(`${at} › slug`, {
          [`${kindPath(kind, item.slug)} is the address of another page; choose another slug`]:
            fixedPaths.has(kindPath(kind, item.slug)),
        }),
        ...placeIssues(`${at} › place`, [item.place], content),
        ...(rules?.(item, at, content) ?? []),
      ],
    ),
  ];
}

/** A list whose entries have slugs, none of them twice. */
function slugged<T extends { readonly slug: string }>(
  file: string,
  entries: readonly T[],
  schema: z.ZodType,
  content: SiteContent,
  rules?: Rules<T>,
): Issues {
  return [
    ...duplicateIssues(
      file,
      entries.map(({ slug }) => slug),
    ),
    ...entryIssues(file, entries, ({ slug }) => slug, schema, content, rules),
  ];
}

/** The issues of every entry by itself. */
export function listIssues(content: SiteContent): Issues {
  const { site, ways } = content;
  return [
    ...slugged('places', content.places, place, content, ({ coordinates }, at) => {
      const { latitude, longitude } = coordinates;
      const { name, south, north, west, east } = site.bounds;
      return issuesAt(`${at} › coordinates`, {
        [`${latitude}, ${longitude} is outside ${name}; look for a slip in a digit or a sign`]:
          latitude < south || latitude > north || longitude < west || longitude > east,
      });
    }),
    ...kinds.flatMap((kind) => kindIssues(kind, content)),
    ...duplicateIssues(
      'properties',
      content.properties.map(({ id }) => id),
      'id',
    ),
    ...Object.entries(content.pages).flatMap(([name, one]) =>
      schemaIssues(path('pages', name), page, one),
    ),
    ...slugged('about', content.stories, story, content),
    ...slugged('notices', content.notices, notice, content, (one, at) => [
      ...issuesAt(`${at} › until`, {
        [`"${one.until}" is before from; write the last day on which it is shown`]:
          one.until < one.from,
      }),
      ...hostIssues(`${at} › source › url`, one.source.url, content),
      ...placeIssues(`${at} › places`, one.places, content),
      ...stretchIssues(`${at} › closes`, one.closes, content),
    ]),
    ...slugged('safety', content.safetySections, safetySection, content),
    ...slugged('days', content.daysOut, dayOut, content, dayOutIssues),
    ...entryIssues(
      'tides/port/port',
      content.tideRecords,
      ({ date, time }) => `${date} ${time}`,
      tideRecord,
      content,
    ),
    ...slugged('ways/points', ways.points, point, content, ({ places = [] }, at) =>
      placeIssues(`${at} › places`, places, content),
    ),
    ...slugged('ways/legs', ways.legs, leg, content, legIssues),
    ...ways.measuredWalks.flatMap(({ between }) =>
      pointIssues(path('ways/legs', 'measuredWalks'), between, content),
    ),
    ...slugged('ways/services', ways.services, service, content, serviceIssues),
    ...duplicateIssues(
      'ways/ferries',
      [...ways.ferries, ...ways.railways].map(({ slug }) => slug),
    ),
    ...entryIssues('ways/ferries', ways.ferries, ({ slug }) => slug, ferry, content, ferryIssues),
    ...entryIssues(
      'ways/ferries',
      ways.railways,
      ({ slug }) => slug,
      railway,
      content,
      railwayIssues,
    ),
    ...slugged('ways/parking', ways.carParks, carPark, content, carParkIssues),
    ...slugged('ways/drives', ways.drives, drive, content, driveIssues),
    ...entryIssues('ways/dogs', ways.dogRules, (rule) => rule.place, dogRule, content, dogIssues),
  ];
}

/** The content without the entries that lack a field or have one of a wrong sort. */
export function wholeContent(content: SiteContent): SiteContent {
  const lists = kinds.map((kind) => [
    kindFiles[kind],
    content[kindFiles[kind]].filter((item) => isWhole(kindSchemas[kind], item)),
  ]);
  return {
    ...content,
    ...(Object.fromEntries(lists) as Partial<SiteContent>),
    daysOut: content.daysOut.filter((one) => isWhole(dayOut, one)),
    pages: Object.fromEntries(
      Object.entries(content.pages).filter(([, one]) => isWhole(page, one)),
    ),
  };
}
