/** Items by a key, in the order in which each key comes first. */
export function grouped<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Those whose key another before them has, each with the first that has it. */
export function repeats<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => unknown,
): readonly (readonly [again: Item, first: Item])[] {
  return [...grouped(items, keyOf).values()].flatMap(([first, ...others]) =>
    others.map((again) => [again, first] as const),
  );
}
