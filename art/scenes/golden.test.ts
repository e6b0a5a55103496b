/**
 * The wall as it was when somebody last looked at it: a part of the kit that breaks a drawing far
 * away would go unseen. After a change that is meant, look at `scripts/images/contact-sheet.ts`
 * and take the new wall with `npm run golden`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

import { nights, scenes } from './all-scenes';

const tile = { width: 60, height: 40 };
const columns = 10;
const names = Object.keys(scenes).sort();
const rows = Math.ceil(names.length / columns);
const wallFile = join(__dirname, '../golden.png');
const listFile = join(__dirname, '../golden.json');

/** The mean difference of a channel, of 255, up to which two tiles are the same to the eye. */
const tolerance = 1.5;

const place = (index: number) => ({
  left: (index % columns) * tile.width,
  top: Math.floor(index / columns) * tile.height,
});

function draw(
  name: string,
  from: Readonly<Record<string, () => string>> = scenes,
): Promise<Buffer> {
  // At 72 dots an inch a drawing is 1,200 pixels wide: a quarter of that is enough for a tile.
  return sharp(Buffer.from(from[name]?.() ?? ''), { density: 18 })
    .resize(tile.width, tile.height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer();
}

async function takeWall(): Promise<void> {
  const tiles = await Promise.all(
    names.map(async (name, index) => ({
      input: await draw(name),
      raw: { ...tile, channels: 3 as const },
      ...place(index),
    })),
  );
  const size = { width: columns * tile.width, height: rows * tile.height };
  const wall = sharp({ create: { ...size, channels: 3, background: '#ffffff' } });
  writeFileSync(wallFile, await wall.composite(tiles).png({ compressionLevel: 9 }).toBuffer());
  writeFileSync(listFile, `${JSON.stringify(names, null, 2)}\n`);
}

function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

if (process.env['TAKE_GOLDEN']) {
  test('the new wall is taken', takeWall, 60_000);
} else {
  // Half as bright as paper is what no lamp, moon or tablecloth makes of a picture.
  test.each(Object.keys(nights))('%s is dark', async (name) => {
    const pixels = await draw(name, nights);
    const brightness = pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
    expect(brightness).toBeGreaterThan(20);
    expect(brightness).toBeLessThan(110);
  });

  /** Decoded once, and cut into tiles from then on. */
  const wall = sharp(wallFile).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const hung = JSON.parse(readFileSync(listFile, 'utf8')) as string[];

  test('every drawing hangs on the wall', () => {
    expect(names).toEqual(hung);
  });

  test.each(hung)('%s looks as it did', async (name) => {
    const { data, info } = await wall;
    const golden = await sharp(data, { raw: info })
      .extract({ ...tile, ...place(hung.indexOf(name)) })
      .raw()
      .toBuffer();
    expect(difference(await draw(name), golden)).toBeLessThan(tolerance);
  });
}
