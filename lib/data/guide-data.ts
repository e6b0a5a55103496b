/** The guide's own content as data for others to use. Runs while the site is built. */
import { dataLicence, dataPage } from '@/content/data';
import { pages } from '@/content/pages';
import { places } from '@/content/places';
import { sample } from '@/content/sample';
import { site } from '@/content/site';
import type { IsoDate, Source } from '@/content/types';
import { dogRules } from '@/content/ways/dogs';
import { ferries, railways } from '@/content/ways/ferries';
import { legs } from '@/content/ways/legs';
import { wayPoints } from '@/content/ways/points';
import { services } from '@/content/ways/services';
import type { WayPoint } from '@/content/ways/point';
import { absoluteUrl } from '@/lib/absolute-url';
import { allEntries, type Entry, entryName, entryPath } from '@/lib/content/entries';
import { allNotices } from '@/lib/content/queries';
import { gridPosition, gridReference } from '@/lib/geo/national-grid';
import { routes } from '@/lib/routes';
import { gpxFile } from '@/lib/ways/gpx';
import { schemaUrl } from './files';
import { publishedFields, VERSION } from './schema';

/** What every file says of itself. */
export function aboutData(builtOn: IsoDate | undefined) {
  const { name, url, words } = dataLicence;
  return {
    title: `${site.name}: visitor guide`,
    publisher: { name: site.name, url: site.url, email: site.contact.email },
    licence: { name, ...(url !== null && { url }), words, thirdParties: dataPage.thirdParties },
    ...(builtOn && { builtOn }),
    // Invented content must never be taken for facts of a real place.
    sample: sample !== undefined,
  };
}

/** Where a fact of the guide's own stands, and when it was last looked at. */
function ownSource(path: string, readOn: IsoDate): { source: Source; readOn: IsoDate } {
  return { source: { name: `${site.name}: visitor guide`, url: absoluteUrl(path) }, readOn };
}

/** Where what a thing says was read: its own source, where it has one. */
function sourceOf({ kind, item }: Entry, path: string) {
  if (kind === 'walk' && item.published) {
    const { source, readOn } = item.published;
    return { source, readOn };
  }
  return ownSource(path, item.updated);
}

function thing(entry: Entry) {
  const { kind, item } = entry;
  const { slug, summary, description, place } = item;
  const path = entryPath(entry);
  const fields: Readonly<Record<string, unknown>> = item;
  return {
    kind,
    slug,
    name: entryName(entry),
    url: absoluteUrl(path),
    summary,
    description,
    place,
    ...Object.fromEntries(
      Object.keys(publishedFields[kind].shape).map((field) => [field, fields[field]]),
    ),
    ...((kind === 'property' || kind === 'event') && { address: item.location }),
    ...(kind === 'event' && { phone: item.booking.phone }),
    sample: sample?.kinds.includes(kind) ?? false,
    ...sourceOf(entry, path),
  };
}

/** Everything, ready for JSON; what is not known is left out. */
export function guideData(builtOn: IsoDate | undefined) {
  return {
    $schema: absoluteUrl(schemaUrl),
    version: VERSION,
    ...aboutData(builtOn),
    things: allEntries().map(thing),
    places: places.map(({ slug, name, kind, coordinates }) => {
      const position = gridPosition(coordinates);
      return {
        slug,
        name,
        kind,
        ...coordinates,
        ...(position && { gridReference: gridReference(position, 8) }),
        ...ownSource(routes.map, pages.map.updated),
      };
    }),
    points: wayPoints.map(({ slug, name, places: at = [], stop }: WayPoint) => ({
      slug,
      name,
      places: at,
      stop,
      ...ownSource(routes.gettingAround, pages.gettingAround.updated),
    })),
    paths: legs,
    buses: services,
    ferries,
    railways,
    notices: allNotices().map(({ checked, until, ...notice }) => ({
      ...notice,
      readOn: checked,
      validUntil: until,
    })),
    dogs: dogRules.map((rule) =>
      'source' in rule
        ? rule
        : { ...rule, ...ownSource(routes.gettingAround, pages.gettingAround.updated) },
    ),
  };
}

/** The places as waypoints. */
export function placesGpx(builtOn: IsoDate | undefined): string {
  const { title, licence } = aboutData(builtOn);
  const { words, name } = licence;
  const read = `Positions: ${absoluteUrl(routes.map)}, read ${pages.map.updated}.`;
  const made = builtOn === undefined ? '' : ` Made on ${builtOn}.`;
  return gpxFile(
    title,
    `${read}${made} ${name}. ${words}`,
    [],
    places.map((place) => {
      const position = gridPosition(place.coordinates);
      const grid = position && `${gridReference(position, 8)}. `;
      return { name: place.name, description: `${grid ?? ''}${read}`, ...place.coordinates };
    }),
  );
}
