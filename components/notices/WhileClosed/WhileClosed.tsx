import type { ReactNode } from 'react';
import { ByTime } from '@/components/browser/ByTime/ByTime';
import type { StretchId } from '@/content/closures';
import { mapPage } from '@/content/map-page';
import { notices } from '@/content/notices';
import type { ClosureNote } from '@/content/types';
import { stretchById } from '@/lib/content/queries';
import { noticesClosing } from '@/lib/trust/closure';
import { closurePeriods } from '@/lib/trust/periods';

interface ByClosureProps {
  stretch: StretchId | undefined;
  closed: ReactNode;
  /** Once the notice has ended without being read again. */
  unknown: ReactNode;
  open?: ReactNode;
}

/** Where no notice closes the stretch, the page that is built holds nothing of a closure. */
export function ByClosure({ stretch, open = null, ...instead }: ByClosureProps) {
  const closing = noticesClosing(stretch, notices);
  if (!stretch || closing.length === 0) return open;
  return (
    <ByTime
      periods={closurePeriods(stretch, closing)}
      shown={{ open, ...instead }}
      initial="closed"
    />
  );
}

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
