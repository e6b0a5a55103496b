import { site } from '@/content/site';
import { withBasePath } from './base-path';

/**
 * The full public address of a path of this site, for canonical links, sitemap and JSON-LD. Apart
 * from the other addresses, which every page needs, and none of them the rest of `site.ts`.
 */
export function absoluteUrl(path: string): string {
  return new URL(withBasePath(path), site.url).toString();
}
