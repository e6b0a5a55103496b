import { scenes } from '@/art/scenes/all-scenes';
import { mapLabels } from '@/content/map';
import { nextSteps } from '@/content/navigation';
import { pages } from '@/content/pages';
import { places } from '@/content/places';
import { posterTitles } from '@/content/posters';
import { entryKeywords, pageKeywords } from '@/content/search';
import { contentIssues, formIssues, textIssues } from '@/lib/check';
import { siteContent } from '@/lib/check/everything';
import { keyIssues } from '@/lib/check/issues';
import type { ContentModule } from '@/lib/check/modules';
import { labelCollisions } from '@/lib/map/emblems';
import { routes } from '@/lib/routes';
import { findPhotographs } from './images/photographs';
import { findProblems, findReferences } from './images/references';

async function panoramaIssues(): Promise<readonly string[]> {
  const { emblems, nameBoxes } = await import('@/lib/map/bay');
  return labelCollisions(emblems, nameBoxes).map(
    (where) =>
      `content/map.ts › mapLabels: there is no room on the panorama for ${where}; write another offset, or a shorter name`,
  );
}

export async function findIssues(
  modules: readonly ContentModule[],
  root: string,
): Promise<readonly string[]> {
  const slugs = places.map(({ slug }) => slug);
  const pageNames = Object.keys(pages);
  const routeNames = Object.keys(routes);
  const entrySlugs = [
    ...siteContent.entries.map(({ item }) => item),
    ...siteContent.daysOut,
    ...siteContent.stories,
  ].map(({ slug }) => slug);
  const missing = [
    ...keyIssues('content/pages.ts › pages', pageNames, [...routeNames, 'notFound'], 'all'),
    ...keyIssues('content/map.ts › mapLabels', Object.keys(mapLabels), slugs, 'all'),
    ...keyIssues('content/posters.ts › posterTitles', Object.keys(posterTitles), pageNames),
    ...keyIssues('content/navigation.ts › nextSteps', Object.keys(nextSteps), routeNames),
    ...keyIssues('content/search.ts › pageKeywords', Object.keys(pageKeywords), pageNames),
    ...keyIssues('content/search.ts › entryKeywords', Object.keys(entryKeywords), entrySlugs),
  ];
  const issues = [
    ...contentIssues(siteContent),
    ...missing,
    ...textIssues(modules),
    ...formIssues(modules),
  ];
  const all = [...new Set(issues)];
  // The panorama asks for the name of every place.
  if (missing.length > 0) return all;
  const references = findReferences(modules);
  const pictures = findProblems(references, Object.keys(scenes), await findPhotographs(root));
  // A place that is elsewhere would push all others aside.
  const isDrawable = !issues.some((issue) => /^content\/(map|places|site)\.ts/.test(issue));
  return [...all, ...pictures, ...(isDrawable ? await panoramaIssues() : [])];
}
