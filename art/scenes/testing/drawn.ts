import { drawings } from '../all-scenes';

const drawn = new Map<string, string>();

/** A drawing by its name, drawn once for all suites of a world: drawing is most of what they take. */
export function drawing(name: string): string {
  const made = drawn.get(name) ?? drawings[name]?.() ?? '';
  drawn.set(name, made);
  return made;
}
