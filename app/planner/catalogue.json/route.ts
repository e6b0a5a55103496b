import { allEntries } from '@/lib/content/entries';
import { imageUrl } from '@/lib/images/image-url';
import { entryDraft } from '@/lib/planner/entry-draft';

export const dynamic = 'force-static';

/** Everything that can be saved, for saved items that have lost their picture, and shared links. */
export function GET(): Response {
  return Response.json(allEntries().map((entry) => entryDraft(entry, imageUrl)));
}
