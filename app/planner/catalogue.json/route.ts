import { besideDistance } from '@/lib/content/beside-distance';
import { allEntries } from '@/lib/kinds/entries';
import { eventEnd } from '@/lib/events/end';
import { imageUrl, nightOf } from '@/lib/images/images';
import { entryDraft } from '@/lib/kinds/draft';

export const dynamic = 'force-static';

/** Everything that can be saved, as it is today, for saved things and shared links. */
export function GET(): Response {
  return Response.json(
    allEntries().map((entry) => {
      const night = nightOf(entry.item.image.src);
      return {
        ...entryDraft(entry),
        ...(night && { night: imageUrl(night) }),
        ...(entry.kind === 'beach' && { beside: besideDistance(entry.item) }),
        ...(entry.kind === 'event' && { ends: eventEnd(entry.item) }),
      };
    }),
  );
}
