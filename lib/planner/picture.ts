export interface PictureSources {
  /** The site's own origin, such as `https://example.org`. */
  readonly origin: string;
  /** Other hosts that the security policy lets pictures come from, and the privacy page names. */
  readonly hosts: readonly string[];
}

/**
 * The address of a saved thing's picture, or an empty text when it is none that the site may ask
 * for: a plan can be years old, or written by somebody else.
 *
 * @param address a path within the site, a full address, or a picture as `data:`
 */
export function showablePicture(address: string, { origin, hosts }: PictureSources): string {
  if (address === '' || !URL.canParse(address, origin)) return '';
  const url = new URL(address, origin);
  if (url.protocol === 'data:') return /^image\//i.test(url.pathname) ? address : '';
  if (url.origin === origin) return url.href.slice(origin.length);
  return url.protocol === 'https:' && hosts.includes(url.host) ? url.href : '';
}
