import * as z from 'zod';
import { kindFiles, kindSchemas } from '@/content/schema/entries';
import { place } from '@/content/schema/geography';
import {
  dayOut,
  facilities,
  notice,
  page,
  safetySection,
  story,
  tideRecord,
} from '@/content/schema/pages';
import { point } from '@/content/schema/points';
import {
  carPark,
  dogRule,
  drive,
  ferry,
  importedTimetables,
  leg,
  measuredWalk,
  railway,
  service,
} from '@/content/schema/transport';
import type { ItemKind, TideRecord } from '@/content/types';
import { KINDS, kindPath } from '@/lib/kinds';
import { moduleOf } from '@/lib/kinds/register';
import { routes } from '@/lib/routes';
import { dayOutIssues } from './days';
import {
  duplicateIssues,
  issuesAt,
  fitsSchema,
  namingIssues,
  pairOf,
  path,
  schemaIssues,
  type Issues,
} from './issues';
import { itemsOfKind, type SiteContent } from './site-content';

type Rules<T> = (entry: T, at: string, content: SiteContent) => Issues;

/** @param rules hold for entries that fit the schema */
function entryIssues<T>(
  file: string,
  entries: readonly T[],
  nameOf: (entry: T) => string,
  schema: z.ZodType,
  content: SiteContent,
  rules: Rules<T> = () => [],
): Issues {
  const naming = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return entries.flatMap((entry) => {
    const at = path(file, nameOf(entry));
    const issues = schemaIssues(at, schema, entry);
    return [
      ...issues,
      ...(issues.length === 0 ? rules(entry, at, content) : []),
      ...namingIssues(at, naming, entry, content),
    ];
  });
}

const slugOf = ({ slug }: { readonly slug: string }) => slug;
const momentOf = ({ date, time }: TideRecord) => `${date} ${time}`;
const placeOf = (entry: { readonly place: string }) => entry.place;

function slugged<T extends { readonly slug: string }>(
  file: string,
  entries: readonly T[],
  schema: z.ZodType,
  content: SiteContent,
  rules?: Rules<T>,
): Issues {
  return [
    ...duplicateIssues(file, entries.map(slugOf)),
    ...entryIssues(file, entries, slugOf, schema, content, rules),
  ];
}

const fixedPaths: ReadonlySet<string> = new Set(Object.values(routes));

function kindIssues<K extends ItemKind>(kind: K, content: SiteContent): Issues {
  const { rules } = moduleOf(kind);
  const items = itemsOfKind(content, kind);
  return slugged(kindFiles[kind], items, kindSchemas[kind], content, (item, at) => [
    ...issuesAt(`${at} › slug`, {
      [`${kindPath(kind, item.slug)} is the address of another page; choose another slug`]:
        fixedPaths.has(kindPath(kind, item.slug)),
    }),
    ...(rules?.(item, at, content) ?? []),
  ]);
}

function wayIssues(content: SiteContent): Issues {
  const { transport } = content;
  const { ferries, railways, measuredWalks, imported, dogRules } = transport;
  return [
    ...slugged('transport/points', transport.points, point, content),
    ...slugged('transport/legs', transport.legs, leg, content, (one, at) =>
      issuesAt(`${at} › to`, {
        'is joined to from by another leg already; take one of the two out':
          transport.legs.find((other) => pairOf(other) === pairOf(one)) !== one,
      }),
    ),
    ...entryIssues('transport/legs', measuredWalks, () => 'measuredWalks', measuredWalk, content),
    ...slugged('transport/services', transport.services, service, content),
    // Edited by hand it may name what is not there.
    ...entryIssues('transport/imported', [imported], () => 'imported', importedTimetables, content),
    ...duplicateIssues('transport/ferries', [...ferries, ...railways].map(slugOf)),
    ...entryIssues('transport/ferries', ferries, slugOf, ferry, content),
    ...entryIssues('transport/ferries', railways, slugOf, railway, content),
    ...slugged('transport/parking', transport.carParks, carPark, content),
    ...slugged('transport/drives', transport.drives, drive, content),
    ...entryIssues('transport/dogs', dogRules, placeOf, dogRule, content),
  ];
}

export function listIssues(content: SiteContent): Issues {
  const { site, pages } = content;
  const ids = itemsOfKind(content, 'property').map(({ id }) => id);
  return [
    ...slugged('places', content.places, place, content, ({ coordinates }, at) => {
      const { latitude, longitude } = coordinates;
      const { name, south, north, west, east } = site.bounds;
      return issuesAt(`${at} › coordinates`, {
        [`${latitude}, ${longitude} is outside ${name}; look for a slip in a digit or a sign`]:
          latitude < south || latitude > north || longitude < west || longitude > east,
      });
    }),
    ...KINDS.flatMap((kind) => kindIssues(kind, content)),
    ...duplicateIssues('properties', ids, 'id'),
    ...Object.entries(pages).flatMap(([name, one]) => schemaIssues(path('pages', name), page, one)),
    ...slugged('about', content.stories, story, content),
    ...slugged('notices', content.notices, notice, content, ({ source }, at) => {
      const { host } = new URL(source.url);
      return issuesAt(`${at} › source › url`, {
        [`leads to ${host}, which the privacy page does not name; add it to linkedSites in content/third-parties.ts`]:
          !content.namedHosts.includes(host),
      });
    }),
    ...slugged('safety', content.safetySections, safetySection, content),
    ...slugged('days', content.daysOut, dayOut, content, dayOutIssues),
    ...entryIssues('tides/port/port', content.tideRecords, momentOf, tideRecord, content),
    ...duplicateIssues('facilities', content.facilities.map(placeOf), 'place'),
    ...entryIssues('facilities', content.facilities, placeOf, facilities, content),
    ...wayIssues(content),
  ];
}

/** The content without the entries that lack a field or have one of a wrong sort. */
export function validContent(content: SiteContent): SiteContent {
  return {
    ...content,
    entries: content.entries.filter(({ kind, item }) => fitsSchema(kindSchemas[kind], item)),
    daysOut: content.daysOut.filter((one) => fitsSchema(dayOut, one)),
    pages: Object.fromEntries(
      Object.entries(content.pages).filter(([, one]) => fitsSchema(page, one)),
    ),
  };
}
