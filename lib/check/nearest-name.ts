function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const swap = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function nearestName(name: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((candidate) => ({ candidate, changes: distance(name, candidate) }))
    .sort((a, b) => a.changes - b.changes);
  return best && best.changes <= Math.max(3, name.length / 4) ? best.candidate : undefined;
}

/** ` (did you mean "fair"?)`, or nothing where no name is near. */
export function nearestHint(name: string, names: readonly string[]): string {
  const guess = nearestName(name, names);
  return guess === undefined ? '' : ` (did you mean "${guess}"?)`;
}
