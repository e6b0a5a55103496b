import { sections } from '@/content/navigation';
import type { Section } from '@/content/types';

/** @param path of a page, without base path; undefined for a page outside all sections */
export function sectionOf(path: string): Section | undefined {
  return sections.find(({ href, links }) =>
    [href, ...links.map((link) => link.href)].some((page) => path.startsWith(page)),
  );
}
