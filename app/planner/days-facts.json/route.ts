import { withBasePath } from '@/lib/base-path';
import { daysFacts } from '@/lib/days/from-content';
import { isRemote, smallestFiles } from '@/lib/images/images';
import { allEntries } from '@/lib/kinds/entries';

export const dynamic = 'force-static';

export function GET(): Response {
  const { things, ...facts } = daysFacts();
  const pictures = allEntries().map(({ item: { image } }) =>
    isRemote(image.src)
      ? undefined
      : smallestFiles(image.src).map((file = '') => withBasePath(file)),
  );
  return Response.json({
    ...facts,
    things: things.map((thing, index) => ({ ...thing, pictures: pictures[index] })),
  });
}
