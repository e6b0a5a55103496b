/** Characters; longer ids come from no version of this site. */
const LONGEST = 100;

export function asId(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= LONGEST ? value : undefined;
}

/** Gives the wanted id, cut, where it is free, else with a number: the same ones for the same list. */
export function uniqueIds(): (wanted: string) => string {
  const taken = new Set<string>();
  const turns = new Map<string, number>();
  return (wanted) => {
    const start = wanted.slice(0, LONGEST - 10);
    let free = wanted.length > LONGEST ? start : wanted;
    let turn = turns.get(free) ?? 2;
    const first = free;
    for (; taken.has(free); turn += 1) free = `${start}-${turn}`;
    turns.set(first, turn);
    taken.add(free);
    return free;
  };
}
