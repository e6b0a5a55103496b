import { keyFacts, stories } from '@/content/about';
import { dataLicence, dataPage } from '@/content/data';
import { facilities } from '@/content/facilities';
import { pages } from '@/content/pages';
import { sample } from '@/content/sample';
import { site } from '@/content/site';
import type { IsoDate, ItemKind, Reading, Source } from '@/content/types';
import { dogRules } from '@/content/transport/dogs';
import { ferries, railways } from '@/content/transport/ferries';
import { drives } from '@/content/transport/drives';
import { legs } from '@/content/transport/legs';
import { carParks } from '@/content/transport/parking';
import { wayPoints } from '@/content/transport/points';
import type { WayPoint } from '@/content/transport/point';
import { absoluteUrl } from '@/lib/absolute-url';
import { kindPath } from '@/lib/kinds';
import { allEntries, entryName, type EntryOf } from '@/lib/kinds/entries';
import { moduleOf } from '@/lib/kinds/register';
import { allNotices, allPlaces, placeBySlug } from '@/lib/content/queries';
import { siteTransport } from '@/lib/content/transport';
import { gridPosition, gridReference } from '@/lib/geo/national-grid';
import { routes } from '@/lib/routes';
import { gpxFile } from '@/lib/transport/gpx';
import { schemaUrl } from './files';
import { publishedFields, VERSION } from './schema';

export function aboutData(builtOn: IsoDate | undefined) {
  const { name, url, words } = dataLicence;
  return {
    title: `${site.name}: visitor guide`,
    publisher: { name: site.name, url: site.url, email: site.contact.email },
    licence: { name, ...(url !== null && { url }), words, thirdParties: dataPage.thirdParties },
    ...(builtOn && { builtOn }),
    // Invented content must never be taken for facts of a real place.
    sample: sample !== null,
  };
}

interface Sourced {
  readonly sources?: readonly Reading[];
  readonly source?: Source;
  readonly readOn?: IsoDate;
  readonly publishedIn?: string;
}

/** @param own the page that is the source where nobody else is, and the day of its last change */
function record(content: object, own: readonly [path: string, readOn: IsoDate]) {
  const { sources = [], source, readOn, publishedIn, ...fields } = content as Sourced;
  const [path, updated] = own;
  const guide = (name: string) => ({
    name: `${site.name}: visitor guide${name}`,
    url: absoluteUrl(path),
  });
  const readings = [
    ...(source && readOn ? [{ source, readOn, ...(publishedIn && { publishedIn }) }] : []),
    ...sources.map((reading) =>
      'own' in reading ? { source: guide(`, ${reading.own}`), readOn: reading.readOn } : reading,
    ),
  ];
  return {
    ...fields,
    sample: false,
    sources: readings.length > 0 ? readings : [{ source: guide(''), readOn: updated }],
  };
}

function thing<K extends ItemKind>(entry: EntryOf<K>) {
  const { kind, item } = entry;
  const { address, phone } = moduleOf(kind);
  const { slug, summary, description, place, sources = [], updated } = item;
  const path = kindPath(kind, item.slug);
  const fields = item as Readonly<Record<string, unknown>>;
  return {
    ...record({ sources }, [path, updated]),
    kind,
    slug,
    name: entryName(entry),
    url: absoluteUrl(path),
    summary,
    description,
    place,
    ...Object.fromEntries(
      Object.keys(publishedFields(kind).shape).map((field) => [field, fields[field]]),
    ),
    ...(address && { address: address(item) }),
    ...(phone && { phone: phone(item) }),
    sample: sample?.kinds.includes(kind) ?? false,
  };
}

export function guideData(builtOn: IsoDate | undefined) {
  const onMap = [routes.map, pages.map.updated] as const;
  const onWays = [routes.gettingAround, pages.gettingAround.updated] as const;
  const onAccess = [routes.access, pages.access.updated] as const;
  const onAbout = [routes.about, pages.about.updated] as const;
  const ways = (list: readonly object[]) => list.map((one) => record(one, onWays));
  return {
    $schema: absoluteUrl(schemaUrl),
    version: VERSION,
    ...aboutData(builtOn),
    things: allEntries().map((entry) => thing(entry)),
    places: allPlaces().map(({ slug, name, kind, coordinates, sources }) => {
      const position = gridPosition(coordinates);
      return {
        ...record({ slug, name, kind, ...coordinates, sources }, onMap),
        ...(position && { gridReference: gridReference(position, 8) }),
      };
    }),
    points: ways(wayPoints.map((point: WayPoint) => ({ ...point, places: point.places ?? [] }))),
    paths: ways(legs),
    drives: ways(drives),
    carParks: ways(carParks),
    buses: ways(siteTransport.services),
    ferries: ways(ferries),
    railways: ways(railways),
    dogs: ways(dogRules),
    facilities: facilities.map(({ place, known }) => {
      const { sources } = placeBySlug(place);
      return record({ place, known, sources }, onAccess);
    }),
    notices: ways(
      allNotices().map(({ checked, until, ...notice }) => ({
        ...notice,
        readOn: checked,
        validUntil: until,
      })),
    ),
    figures: keyFacts.map((fact) => record(fact, onAbout)),
    stories: stories.map(({ slug, title, paragraphs, sources }) =>
      record({ slug, title, paragraphs, sources }, onAbout),
    ),
  };
}

export function placesGpx(builtOn: IsoDate | undefined): string {
  const { title, licence } = aboutData(builtOn);
  const { words, name } = licence;
  const read = `Positions: ${absoluteUrl(routes.map)}, read ${pages.map.updated}.`;
  const made = builtOn === undefined ? '' : ` Made on ${builtOn}.`;
  return gpxFile(
    title,
    `${read}${made} ${name}. ${words}`,
    allPlaces().map((place) => {
      const position = gridPosition(place.coordinates);
      const grid = position && `${gridReference(position, 8)}. `;
      return { name: place.name, description: `${grid ?? ''}${read}`, ...place.coordinates };
    }),
  );
}
