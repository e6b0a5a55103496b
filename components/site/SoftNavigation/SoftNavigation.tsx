import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { savesData } from '@/components/browser/saves-data';
import { withBasePath } from '@/lib/base-path';
import { softMark } from './mark';

const timeoutMs = 4000;

/** The link to a page of this site that an event happened on, unless it does something else. */
function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.ariaHasPopup) return;
  // Fragments are left to the browser, which also moves the focus.
  if (link.getAttribute('href')?.startsWith('#')) return;
  // Only pages end in a slash; calendars and pictures are files.
  const isPage = link.origin === window.location.origin && link.pathname.endsWith('/');
  return isPage ? link : undefined;
}

function routerPath({ origin, href }: HTMLAnchorElement): string {
  return href.slice(`${origin}${withBasePath('')}`.length);
}

/**
 * Makes links within the site soft, by one listener for all; until it has come they are plain links. What is pointed at, touched or focused
 * is prefetched; what is merely in view is not, because visitors pay for data.
 *
 * A stalled request would swallow the click, so after a while the page is loaded the plain way; and
 * so it is, once, when its data breaks off in the middle (`ErrorScreen`).
 */
export function SoftNavigation() {
  const path = usePathname();
  const router = useRouter();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onClick = (event: MouseEvent) => {
      const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey)
        return;
      const link = pageLink(event);
      if (!link) return;
      event.preventDefault();
      // Safari does not focus what is pressed, and by its focus a card's picture is known (035).
      link.focus();
      router.push(routerPath(link));
      link.closest<HTMLElement>('[popover]')?.hidePopover();
      if (link.pathname === window.location.pathname) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        // Its data may still come while the page is being left: too late for a transition of its own.
        Object.assign(document, { startViewTransition: undefined });
        window.location.assign(link.href);
      }, timeoutMs);
    };
    document.addEventListener('click', onClick);
    performance.mark(softMark);
    return () => {
      document.removeEventListener('click', onClick);
      clearTimeout(timer);
    };
  }, [path, router]);

  useEffect(() => {
    const fetched = new Set<string>();
    const onIntent = (event: Event) => {
      const link = pageLink(event);
      if (!link || fetched.has(link.pathname) || savesData() || !navigator.onLine) return;
      fetched.add(link.pathname);
      router.prefetch(routerPath(link));
    };
    const intentEvents = ['pointerover', 'touchstart', 'focusin'];
    for (const type of intentEvents) document.addEventListener(type, onIntent, { passive: true });
    return () => {
      for (const type of intentEvents) document.removeEventListener(type, onIntent);
    };
  }, [router]);

  return null;
}
