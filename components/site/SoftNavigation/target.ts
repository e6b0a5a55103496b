/** Where the last soft navigation led; undefined on a page that was loaded the plain way. */
let target: string | undefined;

/** Called with the full address when a soft navigation begins. */
export function rememberTarget(href: string): void {
  target = href;
}

/**
 * Where a page is to be loaded from, the plain way, when it throws right after a soft navigation:
 * its data may have broken off. Undefined where that has been done, and the fault is the page's own.
 */
export function softTarget(): string | undefined {
  return target;
}
