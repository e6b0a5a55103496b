import { site } from '@/content/site';
import { withBasePath } from './base-path';

/** The full public address of a path of this site. */
export function absoluteUrl(path: string): string {
  return new URL(withBasePath(path), site.url).toString();
}
