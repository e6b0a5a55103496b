import { distanceToPrefix } from '@/lib/search/distance';

function nearestName(name: string, names: readonly string[]): string | undefined {
  const most = Math.ceil(name.length / 4);
  const [best] = names
    .map((candidate) => ({ candidate, changes: distanceToPrefix(name, candidate, most) }))
    .sort((a, b) => a.changes - b.changes);
  return best && best.changes <= most ? best.candidate : undefined;
}

/** ` (did you mean "fair"?)`, or nothing where no name is near. */
export function nearestHint(name: string, names: readonly string[]): string {
  const guess = nearestName(name, names);
  return guess === undefined ? '' : ` (did you mean "${guess}"?)`;
}
