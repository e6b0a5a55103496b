/** What the inline script and the page that takes over both speak of. */
import { plannerStorageKey } from '@/content/keys';

/** In the tab's storage: the names of things whose hearts were pressed on a page that was left. */
export const heartsKey = `${plannerStorageKey}-hearts`;

/** The element that says that the page's controls have not come. */
export const noticeId = 'late';
