import { nights, scenes } from '../all-scenes';

/** Every drawing, by day and by night. */
export const allDrawings: Readonly<Record<string, () => string>> = { ...scenes, ...nights };

const drawn = new Map<string, string>();

/** A drawing by its name, drawn once for all suites of a world: drawing is most of what they take. */
export function drawing(name: string): string {
  const made = drawn.get(name) ?? allDrawings[name]?.() ?? '';
  drawn.set(name, made);
  return made;
}
