/**
 * Makes every picture of the site from `art/`: `npx tsx scripts/images/build-images.ts`.
 * See `docs/drawing-pictures.md`.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { scenes } from '@/art/scenes/all-scenes';
import { buildImages } from './pipeline';
import { loadContent } from './references';

const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

try {
  const started = performance.now();
  const content = await loadContent(path.join(root, 'content'));
  const { made, kept } = await buildImages({ root, scenes, content });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Pictures: ${made} made, ${kept} unchanged, in ${seconds} s.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
