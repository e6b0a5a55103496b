import path from 'node:path';
import { mapLabels } from '@/content/map';
import { pages } from '@/content/pages';
import { places } from '@/content/places';
import { posterTitles } from '@/content/posters';
import { contentIssues, formIssues, textIssues } from '@/lib/check';
import { keyIssues } from '@/lib/check/issues';
import { siteContent } from '@/lib/check/everything';
import { loadContent } from './content-files';

/** All faults of `content/`: values, words, pictures, and places without room on the panorama. */
export async function findFaults(root: string): Promise<readonly string[]> {
  const modules = await loadContent(path.join(root, 'content'));
  const slugs = places.map(({ slug }) => slug);
  const unplaced = [
    ...keyIssues('content/map.ts › mapLabels', Object.keys(mapLabels), slugs, 'all'),
    ...keyIssues(
      'content/posters.ts › posterTitles',
      Object.keys(posterTitles),
      Object.keys(pages),
    ),
  ];
  const faults = [
    ...contentIssues(siteContent),
    ...unplaced,
    ...textIssues(modules),
    ...formIssues(modules),
  ];
  const all = [...new Set(faults)];
  // The panorama asks for the name of every place.
  if (unplaced.length > 0) return all;
  const { pictureFaults, panoramaFaults } = await import('./drawn-faults');
  // A place that is elsewhere would push all others aside.
  const isDrawable = !faults.some((fault) => /^content\/(map|places|site)\.ts/.test(fault));
  const drawn = [
    ...(await pictureFaults(modules, root)),
    ...(isDrawable ? await panoramaFaults() : []),
  ];
  return [...all, ...drawn];
}
