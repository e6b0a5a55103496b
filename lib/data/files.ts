import { dataPage } from '@/content/data';
import { absoluteUrl } from '@/lib/absolute-url';
import { natureFeedPath } from '@/lib/nature/feed';
import { gpxPath, programmePath, routes } from '@/lib/routes';
import { allOfKind } from '@/lib/kinds/entries';
import { aboutData, guideData, placesGpx } from './guide-data';
import { guideSchema, schemaName } from './schema';

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

export const dataFiles = {
  guide: { name: 'guide.json', mediaType: 'application/json', text: () => json(guideData()) },
  schema: {
    name: schemaName,
    mediaType: 'application/schema+json',
    text: () => json(guideSchema()),
  },
  places: { name: 'places.gpx', mediaType: 'application/gpx+xml', text: placesGpx },
  index: { name: 'index.json', mediaType: 'application/json', text: (): string => json(index()) },
} as const;

export function otherFiles() {
  return [
    { path: programmePath, title: 'Events', mediaType: 'text/calendar' },
    { path: natureFeedPath, title: 'The year in nature', mediaType: 'text/calendar' },
    ...allOfKind('walk').map(({ slug, title }) => ({
      path: gpxPath(slug),
      title,
      mediaType: 'application/gpx+xml',
    })),
  ];
}

function index() {
  const about = aboutData();
  const { licence, builtOn } = about;
  const own = (['guide', 'schema', 'places'] as const).map((key) => ({
    ...dataFiles[key],
    path: routes.data + dataFiles[key].name,
    title: dataPage.files[key].title,
  }));
  return {
    ...about,
    files: [...own, ...otherFiles()].map(({ path, title, mediaType }) => ({
      url: absoluteUrl(path),
      title,
      mediaType,
      licence: licence.name,
      ...(builtOn && { builtOn }),
    })),
  };
}
