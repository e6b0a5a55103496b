/** The posters that hang on the wall: those that the image build has made. */
import { posterFile } from '@/lib/images/images';
import { posterGroups } from './posters';

/** By group, in the order of the page. A photograph has no poster, and a group without one no wall. */
export function walls() {
  return posterGroups()
    .map(({ label, posters }) => ({
      label,
      posters: posters.flatMap((poster) => {
        const file = posterFile(poster.src);
        return file ? [{ poster, file }] : [];
      }),
    }))
    .filter(({ posters }) => posters.length > 0);
}
