import { inflateSync } from 'node:zlib';

import { inLines, loadPosterFace } from './lettering';
import { drawPoster } from './poster';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">' +
  '<rect x="0" y="0" width="1200" height="800" fill="#0b3c5d"/>' +
  '<g transform="translate(600 400) scale(2) rotate(90)"><circle cx="0" cy="0" r="10" fill="#ff0000" opacity="0.5"/></g>' +
  '<path fill="none" stroke="#00ff00" stroke-width="4" stroke-linecap="round" d="M10 10h0m20 0h0"/></svg>';

const print: Parameters<typeof drawPoster>[1] = {
  title: 'The Long Strand',
  place: 'Old Quay · Far North',
  alt: 'Sand and sea.',
  ink: 'sea',
  updated: '2026-11-20',
};

const longTitle = 'The way along the cliffs to the very end of the land and home by the last bus';

const art = { svg, width: 1200, height: 800 };
let face: Buffer;
beforeAll(async () => {
  face = (await loadPosterFace()).file;
});

/** What is drawn on the page, operator by operator. */
function operators(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return streams.find((stream) => stream.includes(' Tf')) ?? '';
}

/** The sizes of type in points, in the order in which they are set. */
const sizes = (pdf: Buffer) =>
  [...operators(pdf).matchAll(/\/F\d+ ([\d.]+) Tf/g)].map(([, size]) => Number(size));

test('a poster says what it is, to programs and to those who do not see it', async () => {
  const file = (await drawPoster(art, print, face)).toString('latin1');
  expect(file).toContain('(The Long Strand \\(poster\\))');
  expect(file).toContain('/Lang (en-GB)');
  expect(file).toContain('/Alt (Sand and sea.)');
  expect(file).toContain('/Marked true');
});

test('a picture of three by two makes a sheet of five by four, and a wider one a lower sheet', async () => {
  const box = async (height: number) =>
    /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/
      .exec((await drawPoster({ ...art, height }, print, face)).toString('latin1'))
      ?.slice(1)
      .map((points) => Math.round((Number(points) * 25.4) / 72));
  expect(await box(800)).toEqual([500, 400]);
  expect(await box(540)).toEqual([500, 299]);
});

test('the art is painted, dots too', async () => {
  const drawn = operators(await drawPoster(art, print, face));
  expect(drawn).toMatch(/1 0 0 rg|1 0 0 scn/);
  expect(drawn).toMatch(/0 1 0 RG|0 1 0 SCN/);
  expect(drawn).toContain('10.01 10 l');
});

test('what cannot be drawn stops the build', async () => {
  const drawing = { ...art, svg: '<svg viewBox="0 0 1200 800"><path d="M0 0 nonsense"/></svg>' };
  await expect(drawPoster(drawing, print, face)).rejects.toThrow('cannot become a poster');
});

test('a long title is set smaller, and in two lines before it is smaller than what stands below it', async () => {
  const sizesOf = async (title: string) =>
    [...new Set(sizes(await drawPoster(art, { ...print, title }, face)))].map((points) =>
      Math.round((points * 25.4) / 72),
    );
  expect(await sizesOf(print.title)).toEqual([30, 10, 4]);
  const [small = 0, place = 0] = await sizesOf(longTitle);
  expect(small).toBeLessThan(30);
  expect(small).toBeGreaterThan(place);
});

test('a line that is too wide breaks at the space nearest its middle', () => {
  expect(inLines('THE LANE TO THE COVE', 20, 20)).toEqual(['THE LANE TO THE COVE']);
  expect(inLines('THE LANE TO THE COVE', 20, 19)).toEqual(['THE LANE TO', 'THE COVE']);
  expect(inLines('PROMENADE', 9, 5)).toEqual(['PROMENADE']);
});

test('the same poster is the same file', async () => {
  expect(await drawPoster(art, print, face)).toEqual(await drawPoster(art, print, face));
});
