import { readFileSync } from 'node:fs';
import { routes } from '@/lib/routes';

export function sitemapUrls(): string[] {
  const xml = readFileSync('out/sitemap.xml', 'utf8');
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url ?? '');
}

/** The path of every page: those of the sitemap, and the planner's, which it leaves out. */
export function exportedPaths(): string[] {
  return [
    ...sitemapUrls().map((url) => new URL(url).pathname),
    routes.planner,
    routes.plannerDays,
    routes.pocketGuide,
  ];
}
