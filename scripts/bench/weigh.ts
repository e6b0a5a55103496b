/** What files weigh on their way to a visitor. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Kinds of file that hosts compress; the others are compressed in themselves. */
const compressible = /\.(html|css|js|txt|json|webmanifest|svg)$/;

/** Kilobytes of a text, compressed as hosts do it. */
export function compressedSize(text: string | Buffer): number {
  return gzipSync(text).length / 1000;
}

/**
 * Kilobytes of a file of the exported site over the network. Headers are not counted: they depend
 * on the host and its protocol.
 *
 * @param path as in an address, without base path
 * @throws Error when there is no such file
 */
export async function weigh(path: string, out = 'out'): Promise<number> {
  const file = join(out, path.endsWith('/') ? `${path}index.html` : path);
  const content = await readFile(file);
  return compressible.test(file) ? compressedSize(content) : content.length / 1000;
}
