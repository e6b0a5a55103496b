import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Files that hosts compress; others are compressed already. */
const compressible = /\.(html|css|js|txt|json|webmanifest|svg)$/;

export async function weigh(path: string, out = 'out'): Promise<number> {
  const file = join(out, path.endsWith('/') ? `${path}index.html` : path);
  const content = await readFile(file);
  return (compressible.test(file) ? gzipSync(content) : content).length / 1000;
}
