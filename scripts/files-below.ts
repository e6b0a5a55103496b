import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All files of a folder by their paths in it, but for installed packages. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/(^|[\\/])node_modules([\\/]|$)/.test(name) && statSync(join(folder, name)).isFile(),
  );
}
