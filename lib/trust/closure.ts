import type { StretchId } from '@/content/closures';
import type { IsoDate, Notice } from '@/content/types';
import { standingOn } from './trust';

/** "unknown": a notice closed it, and nobody has read its source since its last day. */
export type Closure<Closing = Notice> =
  { readonly state: 'open' } | { readonly state: 'closed' | 'unknown'; readonly notice: Closing };

export type ClosingNotice = Pick<Notice, 'from' | 'until' | 'closes'>;

export interface ClosureWords {
  readonly stretch: StretchId;
  readonly notices: readonly ClosingNotice[];
  readonly closed: string;
  /** Once the notices have ended without being read again. */
  readonly unknown: string;
}

export function noticesClosing<Closing extends ClosingNotice>(
  stretch: StretchId | undefined,
  notices: readonly Closing[],
): readonly Closing[] {
  return stretch === undefined ? [] : notices.filter(({ closes }) => closes.includes(stretch));
}

export function closureOn<Closing extends ClosingNotice>(
  stretch: StretchId | undefined,
  notices: readonly Closing[],
  day: IsoDate,
): Closure<Closing> {
  const closing = noticesClosing(stretch, notices);
  const on = (standing: 'trusted' | 'past') =>
    closing.find((notice) => standingOn(day, notice) === standing);
  const standing = on('trusted');
  if (standing) return { state: 'closed', notice: standing };
  const unread = on('past');
  return unread ? { state: 'unknown', notice: unread } : { state: 'open' };
}
