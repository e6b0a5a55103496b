import { plannerStorageKey } from '@/content/keys';

/** The key in sessionStorage of hearts that were pressed on a page that was left. */
export const heartsKey = `${plannerStorageKey}-hearts`;

/** The id of the notice that the page's scripts have not loaded. */
export const noticeId = 'late';
