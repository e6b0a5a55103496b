/**
 * Makes every icon that browsers and phones ask for out of the one drawing in
 * `public/icons/favicon.svg`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sharp } from './images/sharp';
import { isFresh } from './fresh';
import { packIco } from './ico';

const script = fileURLToPath(import.meta.url);
const folder = fileURLToPath(new URL('../public/', import.meta.url));
const source = `${folder}icons/favicon.svg`;
const ico = `${folder}favicon.ico`;

const drawing = await readFile(source, 'utf8');
/** Phones cut their own corners. The drawing runs on beyond its rounded frame for this. */
const square = drawing.replace(/ clip-path="[^"]*"/, '');
/** A phone may cut a maskable icon down to a circle of 80 per cent of its width, so it zooms out. */
const maskable = square.replace('viewBox="0 0 64 64"', 'viewBox="-9 -9 82 82"');

async function draw(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
}

async function buildIcons(): Promise<void> {
  const icons: [string, string, number][] = [
    ['apple-touch-icon.png', square, 180],
    ['icon-192.png', drawing, 192],
    ['icon-512.png', drawing, 512],
    ['maskable-192.png', maskable, 192],
    ['maskable-512.png', maskable, 512],
  ];
  for (const [name, svg, size] of icons) {
    await writeFile(`${folder}icons/${name}`, await draw(svg, size));
  }

  const sizes = [16, 32, 48];
  const pictures = await Promise.all(
    sizes.map(async (size) => ({ size, png: await draw(drawing, size) })),
  );
  await writeFile(ico, packIco(pictures)); // Last, as its date says that all are made.
}

if (!(await isFresh(ico, [source, script]))) await buildIcons();
