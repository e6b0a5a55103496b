import { distanceToPrefix } from '@/lib/search/distance';

/** ` (did you mean "fair"?)`, or nothing where no name is near. */
export function nearestHint(name: string, names: readonly string[]): string {
  const most = Math.min(4, Math.ceil(name.length / 4));
  const [best] = names
    .map((candidate) => ({ candidate, changes: distanceToPrefix(name, candidate, most) }))
    .sort((a, b) => a.changes - b.changes);
  return best && best.changes <= most ? ` (did you mean "${best.candidate}"?)` : '';
}
