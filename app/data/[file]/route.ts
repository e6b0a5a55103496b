import { dataFiles } from '@/lib/data/files';
import { makeDataFile } from '@/lib/data/make';
import { builtAt, londonDate } from '@/lib/time/london';
import { fileRoute } from '../../file-route';

export const dynamic = 'force-static';

const built = builtAt();

export const { generateStaticParams, GET } = fileRoute(
  Object.values(dataFiles),
  (file) => makeDataFile(file, built === null ? undefined : londonDate(built)),
  (file) => `application/${file === dataFiles.places ? 'gpx+xml' : 'json'}`,
);
