import { allWalks } from '@/lib/content/queries';
import { natureFeedPath } from '@/lib/nature/feed';
import { gpxPath, programmePath, routes } from '@/lib/routes';

export const dataFiles = {
  guide: 'guide.json',
  schema: 'guide.schema.json',
  places: 'places.gpx',
  index: 'index.json',
} as const;

export const schemaUrl = `${routes.data}${dataFiles.schema}`;

export function otherFiles() {
  return [
    { path: programmePath, title: 'Events', mediaType: 'text/calendar' },
    { path: natureFeedPath, title: 'The year in nature', mediaType: 'text/calendar' },
    ...allWalks().map(({ slug, title }) => ({
      path: gpxPath(slug),
      title,
      mediaType: 'application/gpx+xml',
    })),
  ];
}
