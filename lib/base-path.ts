export const homePath = '/';

/**
 * Puts the base path before a path of this site, for plain attributes: the folder that the site is
 * served from on hosts without a domain of its own, `/repo`, or nothing.
 */
export function withBasePath(path: string): string {
  return `${process.env['NEXT_PUBLIC_BASE_PATH'] ?? ''}${path}`;
}
