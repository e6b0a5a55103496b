import { drawings } from '../all-scenes';

const drawn = new Map<string, string>();

/** A drawing by its name, drawn once a suite: drawing is most of what a test takes. */
export function drawing(name: string): string {
  const made = drawn.get(name) ?? drawings[name]?.() ?? '';
  drawn.set(name, made);
  return made;
}
