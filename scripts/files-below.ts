import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files of a folder, deep down, as paths from it. By their names, as the earliest Node that the
 * site is built with does not tell of an entry where it lies.
 */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
}
