import { scenes } from '@/art/scenes/all-scenes';
import type { ContentModule } from '@/lib/check/modules';
import { labelCollisions } from '@/lib/map/emblems';
import { photographWidths } from './images/photographs';
import { findProblems, findReferences } from './images/references';

export async function pictureFaults(
  modules: readonly ContentModule[],
  root: string,
): Promise<readonly string[]> {
  const widths = await photographWidths(root);
  return findProblems(findReferences(modules), Object.keys(scenes), widths);
}

export async function panoramaFaults(): Promise<readonly string[]> {
  const { emblems } = await import('@/lib/map/bay');
  return labelCollisions(emblems).map(
    (where) =>
      `content/map.ts › mapLabels: there is no room on the panorama for ${where}; write a shorter name, or move a name of the panorama out of its way`,
  );
}
