import { keyFacts, stories } from '@/content/about';
import { dataLicence, dataPage } from '@/content/data';
import { facilities } from '@/content/facilities';
import { pages } from '@/content/pages';
import { sample } from '@/content/sample';
import { site } from '@/content/site';
import type { DatedFact, IsoDate, ItemKind, Place } from '@/content/types';
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
import { builtAt, londonDate } from '@/lib/time/london';
import { gpxFile } from '@/lib/transport/gpx';
import { guideShape, schemaUrl, VERSION } from './schema';

export function aboutData() {
  const built = builtAt();
  const { name, url, words } = dataLicence;
  return {
    title: `${site.name}: visitor guide`,
    publisher: { name: site.name, url: site.url, email: site.contact.email },
    licence: { name, ...(url !== null && { url }), words, thirdParties: dataPage.thirdParties },
    ...(built !== null && { builtOn: londonDate(built) }),
    // Invented content must never be taken for facts of a real place.
    sample: sample !== null,
  };
}

type Sourced = Partial<Omit<DatedFact, 'validFrom' | 'validUntil'> & Pick<Place, 'sources'>>;

/** @param own the page that is the source where nobody else is, and the day of its last change */
function record(content: object, own: readonly [path: string, readOn: IsoDate]) {
  const { sources = [], source, readOn, publishedIn } = content as Sourced;
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
    ...content,
    sample: false,
    sources: readings.length > 0 ? readings : [{ source: guide(''), readOn: updated }],
  };
}

function thing<K extends ItemKind>(entry: EntryOf<K>) {
  const { kind, item } = entry;
  const path = kindPath(kind, item.slug);
  return {
    ...record(item, [path, item.updated]),
    kind,
    name: entryName(entry),
    url: absoluteUrl(path),
    ...moduleOf(kind).contact?.(item),
    sample: sample?.kinds.includes(kind) ?? false,
  };
}

export function guideData() {
  const recordsOf = (page: 'map' | 'gettingAround' | 'access' | 'about', list: readonly object[]) =>
    list.map((one) => record(one, [routes[page], pages[page].updated]));
  return guideShape.parse({
    $schema: schemaUrl,
    version: VERSION,
    ...aboutData(),
    things: allEntries().map((entry) => thing(entry)),
    places: recordsOf(
      'map',
      allPlaces().map((place) => {
        const position = gridPosition(place.coordinates);
        return {
          ...place,
          ...place.coordinates,
          ...(position && { gridReference: gridReference(position, 8) }),
        };
      }),
    ),
    points: recordsOf(
      'gettingAround',
      wayPoints.map((point: WayPoint) => ({ ...point, places: point.places ?? [] })),
    ),
    paths: recordsOf('gettingAround', legs),
    drives: recordsOf('gettingAround', drives),
    carParks: recordsOf('gettingAround', carParks),
    buses: recordsOf('gettingAround', siteTransport.services),
    ferries: recordsOf('gettingAround', ferries),
    railways: recordsOf('gettingAround', railways),
    dogs: recordsOf('gettingAround', dogRules),
    facilities: recordsOf(
      'access',
      facilities.map((one) => ({ ...one, sources: placeBySlug(one.place).sources })),
    ),
    notices: recordsOf(
      'gettingAround',
      allNotices().map((one) => ({ ...one, readOn: one.checked, validUntil: one.until })),
    ),
    figures: recordsOf('about', keyFacts),
    stories: recordsOf('about', stories),
  });
}

export function placesGpx(): string {
  const { title, licence, builtOn } = aboutData();
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
