import { withBasePath } from '@/lib/base-path';
import { daysFacts } from '@/lib/days/from-content';
import { isRemote, smallestFiles } from '@/lib/images/images';

export const dynamic = 'force-static';

const picturesOf = (src: string) =>
  isRemote(src) ? undefined : smallestFiles(src).map((file = '') => withBasePath(file));

export const GET = (): Response => Response.json(daysFacts(picturesOf));
