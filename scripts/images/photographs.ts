import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

export interface Photograph {
  readonly file: string;
  /** Another in a file with another picture. */
  readonly content: string;
  /** As shown: cameras that are held upright say so in the file. */
  readonly width: number;
  readonly height: number;
}

/** By the names of their files. */
export async function findPhotographs(root: string): Promise<ReadonlyMap<string, Photograph>> {
  const folder = path.join(root, 'art/photos');
  const names = await readdir(folder).catch((): string[] => []);
  const photographs = new Map<string, Photograph>();
  for (const name of names.filter((one) => /\.(jpe?g|png|webp|avif)$/i.test(one))) {
    const file = path.join(folder, name);
    const content = hash('sha256', await readFile(file));
    const { autoOrient } = await sharp(file).metadata();
    photographs.set(name, { file, content, ...autoOrient });
  }
  return photographs;
}
