import { mapPage } from '@/content/map-page';
import type { ClosureNote } from '@/content/types';
import { stretchById } from '@/lib/content/queries';
import { ByClosure } from './ByClosure';

interface WhileClosedProps {
  note: ClosureNote | undefined;
  className?: string;
  quietOnceUnread?: boolean;
}

/**
 * What is true only while a road is closed. Without a notice that closes it there is nothing, not
 * even in the page as it was built; once the notice has ended unread, that the road is not known.
 */
export function WhileClosed({ note, className, quietOnceUnread = false }: WhileClosedProps) {
  if (!note) return null;
  return (
    <ByClosure
      stretch={note.stretch}
      closed={<p className={className}>{note.text}</p>}
      unknown={
        quietOnceUnread ? null : (
          <p className={className}>
            {mapPage.keyUnknown} {stretchById(note.stretch).where}.
          </p>
        )
      }
    />
  );
}
