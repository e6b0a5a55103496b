import type { IsoDate, Notice } from '@/content/types';

/**
 * Whether a notice is to be shown on a day of the village's calendar; both its ends count. It
 * stands apart from the queries because the browser asks it too, and must not load all content.
 */
export function isNoticeCurrent(notice: Pick<Notice, 'from' | 'until'>, today: IsoDate): boolean {
  return notice.from <= today && today <= notice.until;
}
