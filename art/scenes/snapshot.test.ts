/**
 * All drawings as small tiles of one picture, as they were when somebody last looked at them: a part
 * of the kit that breaks a drawing far away would go unseen. After a change that is meant, look
 * at the posters page and run `UPDATE_SNAPSHOT=1 npx jest art/scenes/snapshot`.
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

import { drawings, nights, scenes } from './all-scenes';
import { drawing } from './testing/drawn';

const tile = { width: 60, height: 40 };
const columns = 10;
const names = Object.keys(scenes).sort();
const rows = Math.ceil(names.length / columns);
const snapshotFile = 'art/snapshot.png';

/** The mean difference of a channel, of 255, up to which two tiles are the same to the eye. */
const tolerance = 1.5;

const place = (index: number) => ({
  left: (index % columns) * tile.width,
  top: Math.floor(index / columns) * tile.height,
});

/** @throws Error when the drawing is not well-formed */
function pixelsOf(svg: string): Promise<Buffer> {
  // At 72 dots an inch a drawing is 1,200 pixels wide: a quarter of that is enough for a tile.
  return sharp(Buffer.from(svg), { density: 18 })
    .resize(tile.width, tile.height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer();
}

function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

async function takeSnapshot(): Promise<void> {
  const tiles = await Promise.all(
    names.map(async (name, index) => ({
      input: await pixelsOf(drawing(name)),
      raw: { ...tile, channels: 3 as const },
      ...place(index),
    })),
  );
  const size = { width: columns * tile.width, height: rows * tile.height };
  const sheet = sharp({ create: { ...size, channels: 3, background: '#ffffff' } });
  const picture = await sheet.composite(tiles).png({ compressionLevel: 9 }).toBuffer();
  writeFileSync(snapshotFile, picture);
}

async function snapshotOf(name: string): Promise<Buffer> {
  return sharp(snapshotFile)
    .removeAlpha()
    .extract({ ...tile, ...place(names.indexOf(name)) })
    .raw()
    .toBuffer();
}

if (process.env['UPDATE_SNAPSHOT']) beforeAll(takeSnapshot, 60_000);

// Half as bright as paper is what no lamp, moon or tablecloth makes of a picture.
test.each(Object.keys(nights))('%s is dark', async (name) => {
  const pixels = await pixelsOf(drawing(name));
  const brightness = pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
  expect(brightness).toBeGreaterThan(20);
  expect(brightness).toBeLessThan(110);
});

test.each(names)('%s is well-formed, and looks as it did', async (name) => {
  const pixels = await pixelsOf(drawing(name));
  expect(difference(pixels, await snapshotOf(name))).toBeLessThan(tolerance);
});

test.each(names)('%s is drawn the same way each time', (name) => {
  expect(drawings[name]?.()).toBe(drawing(name));
});
