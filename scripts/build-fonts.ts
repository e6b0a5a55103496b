import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const span = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

/** Basic Latin, then British prose, prices, times and names. Arrows and stars are drawn. */
const letters = span(0x20, 0x7e) + '£€éèêëïôöçüñÉÈÊËÏÔÖÇÜÑ’‘“”–—…•·×°²½\u00a0\u202f';

const onPaper = `${letters}${span(0xa1, 0xff)}ŒœŸ‚„‹›`;

const fraunces = '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';
/** Columns of times and heights need figures of one width; in this copy they were edited so. */
const cabin = '../art/fonts/cabin-tabular.woff2';

const fonts = [
  {
    name: 'fraunces.woff2',
    source: fraunces,
    // One optical size, for the headings of cards, which are the most: the axis doubles the file.
    axes: { opsz: 48, wght: { min: 500, max: 800 } },
  },
  { name: 'cabin.woff2', source: cabin, axes: { wght: { min: 400, max: 700 } } },
  // A printed heading is small: the optical size for the page would clot.
  { name: 'paper-display.ttf', source: fraunces, axes: { opsz: 24, wght: 650 } },
  { name: 'paper-body.ttf', source: cabin, axes: { wght: 400 } },
  { name: 'paper-bold.ttf', source: cabin, axes: { wght: 700 } },
];

/** The rest (small capitals, stylistic sets) is never set here. */
const features = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl'];

const folder = fileURLToPath(new URL('../styles/fonts/', import.meta.url));

await mkdir(folder, { recursive: true });
for (const { name, source, axes } of fonts) {
  const isPaper = name.endsWith('.ttf');
  const subset = await subsetFont(
    await readFile(fileURLToPath(import.meta.resolve(source))),
    isPaper ? onPaper : letters,
    {
      targetFormat: isPaper ? 'sfnt' : 'woff2',
      variationAxes: axes,
      // What makes the PDF sets letter by letter.
      keepFeatures: isPaper ? [] : features,
    },
  );
  await writeFile(`${folder}${name}`, subset);
  console.log(`styles/fonts/${name}: ${(subset.length / 1000).toFixed(1)} kB`);
}
