import { dataPage } from '@/content/data';
import type { IsoDate } from '@/content/types';
import { absoluteUrl } from '@/lib/absolute-url';
import { routes } from '@/lib/routes';
import { dataFiles, type ListedFile, otherFiles } from './files';
import { aboutData, guideData, placesGpx } from './guide-data';
import { guideSchema } from './schema';

export interface DataFile {
  readonly mediaType: string;
  readonly text: string;
}

const json = (value: unknown): DataFile => ({
  mediaType: 'application/json',
  text: `${JSON.stringify(value, null, 1)}\n`,
});

function index(builtOn: IsoDate | undefined) {
  const types = { guide: 'json', schema: 'schema+json', places: 'gpx+xml' } as const;
  const names = Object.keys(types) as (keyof typeof types)[];
  const own = names.map((name): ListedFile => ({
    path: routes.data + dataFiles[name],
    title: dataPage.files[name].title,
    mediaType: `application/${types[name]}`,
  }));
  const about = aboutData(builtOn);
  return {
    ...about,
    files: [...own, ...otherFiles()].map(({ path, title, mediaType }) => ({
      url: absoluteUrl(path),
      title,
      mediaType,
      licence: about.licence.name,
      ...(builtOn && { builtOn }),
    })),
  };
}

export function makeDataFile(name: string, builtOn: IsoDate | undefined): DataFile | undefined {
  switch (name) {
    case dataFiles.guide:
      return json(guideData(builtOn));
    case dataFiles.schema:
      return json(guideSchema());
    case dataFiles.places:
      return { mediaType: 'application/gpx+xml', text: placesGpx(builtOn) };
    case dataFiles.index:
      return json(index(builtOn));
    default:
      return undefined;
  }
}
