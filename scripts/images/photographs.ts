import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const folderOf = (root: string) => path.join(root, 'art/photos');

export async function listPhotographs(
  root: string,
): Promise<readonly { readonly name: string; readonly file: string }[]> {
  const folder = folderOf(root);
  if (!existsSync(folder)) return [];
  const names = await readdir(folder);
  return names
    .filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name))
    .map((name) => ({ name, file: path.join(folder, name) }));
}

/** As shown: cameras that are held upright say so in the file. */
export async function photographSize(
  photograph: Buffer | string,
): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(photograph).metadata();
  return autoOrient;
}

export async function photographWidths(root: string): Promise<ReadonlyMap<string, number>> {
  const widths = new Map<string, number>();
  for (const { name, file } of await listPhotographs(root)) {
    widths.set(name, (await photographSize(file)).width);
  }
  return widths;
}
