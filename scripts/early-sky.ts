import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placeBySlug } from '@/lib/content/queries';
import { afterCharset } from '@/lib/next/shape';
import { bundleInline } from './late-scripts';

/**
 * Lets the home page of an exported site know the hour before it is painted. The script is the one
 * that does not wait: it stands before the stylesheet, so that it holds up nothing, and asks for
 * nothing.
 */
export async function addEarlySky(out: string): Promise<void> {
  const { coordinates } = placeBySlug('village-centre');
  const code = await bundleInline('components/home/HeroSky/early.ts', {
    AT: JSON.stringify(coordinates),
  });
  const home = join(out, 'index.html');
  const html = await readFile(home, 'utf8');
  await writeFile(home, afterCharset(html, `<script>${code}</script>`));
}
