import { dataFiles } from '@/lib/data/files';
import { fileRoute } from '../../file-route';

export const dynamic = 'force-static';

export const { generateStaticParams, GET } = fileRoute(Object.values(dataFiles));
