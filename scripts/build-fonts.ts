/**
 * Cuts the typefaces down to the letters that the site sets, and for the PDF to those of Western
 * Europe.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { isFresh } from './fresh';
import { setTabularFigures } from './tabular-figures';

/** Basic Latin, then British prose, prices, times and names. Arrows and stars are drawn. */
const letters =
  Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)).join(
    '',
  ) + '£€éèêëïôöçüñÉÈÊËÏÔÖÇÜÑ’‘“”–—…•·×°²½\u00a0\u202f';

const onPaper =
  letters +
  Array.from({ length: 0xff - 0xa1 + 1 }, (_, index) => String.fromCodePoint(0xa1 + index)).join(
    '',
  ) +
  'ŒœŸ‚„‹›';

const fraunces = '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';
const cabin = '@fontsource-variable/cabin/files/cabin-latin-wght-normal.woff2';

const fonts = [
  {
    name: 'fraunces.woff2',
    source: fraunces,
    // One optical size, for the headings of cards, which are the most: the axis doubles the file.
    axes: { opsz: 48, wght: { min: 500, max: 800 } },
  },
  {
    name: 'cabin.woff2',
    source: cabin,
    axes: { wght: { min: 400, max: 700 } },
    // Columns of times and heights need figures of one width, which the face has not.
    tabular: true,
  },
  // A printed heading is small: the optical size for the page would clot.
  { name: 'paper-display.ttf', source: fraunces, axes: { opsz: 24, wght: 650 } },
  { name: 'paper-body.ttf', source: cabin, axes: { wght: 400 } },
  { name: 'paper-bold.ttf', source: cabin, axes: { wght: 700 } },
];

/** Kerning, ligatures and accents; the rest (small capitals, stylistic sets) is never set here. */
const features = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl'];

const code = [
  fileURLToPath(import.meta.url),
  fileURLToPath(import.meta.resolve('./tabular-figures.ts')),
];
const folder = fileURLToPath(new URL('../styles/fonts/', import.meta.url));

await mkdir(folder, { recursive: true });
for (const { name, source, axes, tabular = false } of fonts) {
  const from = fileURLToPath(import.meta.resolve(source));
  const to = `${folder}${name}`;
  if (await isFresh(to, [from, ...code])) continue;
  const isPaper = name.endsWith('.ttf');
  const cut = (font: Buffer, targetFormat: 'sfnt' | 'woff2') =>
    subsetFont(font, isPaper ? onPaper : letters, {
      targetFormat,
      variationAxes: axes,
      // What makes the PDF sets letter by letter.
      keepFeatures: isPaper ? [] : features,
    });
  let subset = await cut(await readFile(from), isPaper || tabular ? 'sfnt' : 'woff2');
  if (tabular) {
    setTabularFigures(subset);
    subset = await cut(subset, 'woff2');
  }
  await writeFile(to, subset);
  console.log(`styles/fonts/${name}: ${(subset.length / 1000).toFixed(1)} kB`);
}
