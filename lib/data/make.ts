import { dataPage } from '@/content/data';
import type { IsoDate } from '@/content/types';
import { absoluteUrl } from '@/lib/absolute-url';
import { routes } from '@/lib/routes';
import { dataFiles, otherFiles } from './files';
import { aboutData, guideData, placesGpx } from './guide-data';
import { guideSchema } from './schema';

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

function index(builtOn: IsoDate | undefined) {
  const types = { guide: 'json', schema: 'schema+json', places: 'gpx+xml' } as const;
  const names = Object.keys(types) as (keyof typeof types)[];
  const own = names.map((name) => ({
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

const texts: Readonly<Record<string, (builtOn: IsoDate | undefined) => string>> = {
  [dataFiles.guide]: (builtOn) => json(guideData(builtOn)),
  [dataFiles.schema]: () => json(guideSchema()),
  [dataFiles.places]: placesGpx,
  [dataFiles.index]: (builtOn) => json(index(builtOn)),
};

/** The text of a file of {@link dataFiles}. */
export function makeDataFile(name: string, builtOn: IsoDate | undefined): string | undefined {
  return texts[name]?.(builtOn);
}
