interface Memory<Key, Value> {
  readonly get: (key: Key) => Value | undefined;
  readonly set: (key: Key, value: Value) => unknown;
}

/** What is remembered under a key; made where it is asked for the first time. */
export function remembered<Key, Value>(
  memory: Memory<Key, Value>,
  key: Key,
  make: () => Value,
): Value {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make();
  memory.set(key, made);
  return made;
}
