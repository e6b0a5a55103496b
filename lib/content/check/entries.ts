import { path, type Faults } from './faults';
import { shapeFaults, type Shape } from './shape';

/**
 * The faults of a list without pages of its own: of an entry that lacks a field only that, and of
 * the others what `faults` finds.
 */
export function entryFaults<T extends object>(
  file: string,
  entries: readonly T[],
  nameOf: (entry: T) => string,
  shape: Shape<T>,
  faults: (entry: T, at: string) => Faults,
): Faults {
  return entries.flatMap((entry) => {
    const at = path(file, nameOf(entry));
    const lacks = shapeFaults(at, entry, shape);
    return lacks.length > 0 ? lacks : faults(entry, at);
  });
}
