/**
 * The wall as it was when somebody last looked at it: a part of the kit that breaks a drawing far
 * away would go unseen. After a change that is meant, look at `scripts/images/contact-sheet.ts`
 * and take the new wall with `npm run golden`.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

import { drawings, nights, scenes } from './all-scenes';
import { drawing } from './testing/drawn';

/** What is kept of a drawing, by night of all that is kept. */
interface Hung {
  /** The same print is the same picture, and need not be drawn out to be compared. */
  readonly print: string;
  /** The mean of all channels, of 255. */
  readonly brightness: number;
}

const tile = { width: 60, height: 40 };
const columns = 10;
const names = Object.keys(scenes).sort();
const rows = Math.ceil(names.length / columns);
const wallFile = 'art/golden.png';
const listFile = 'art/golden.json';

/** The mean difference of a channel, of 255, up to which two tiles are the same to the eye. */
const tolerance = 1.5;

const place = (index: number) => ({
  left: (index % columns) * tile.width,
  top: Math.floor(index / columns) * tile.height,
});

/** Another drawing has another print, and the same one by another hand than today's too. */
function printOf(svg: string): string {
  const hand = sharp.versions.rsvg ?? sharp.versions.vips;
  return createHash('sha256').update(`${hand}\n${svg}`).digest('hex').slice(0, 16);
}

/** @throws Error when the drawing is not well-formed */
function pixelsOf(svg: string): Promise<Buffer> {
  // At 72 dots an inch a drawing is 1,200 pixels wide: a quarter of that is enough for a tile.
  return sharp(Buffer.from(svg), { density: 18 })
    .resize(tile.width, tile.height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer();
}

const brightnessOf = (pixels: Buffer) =>
  Math.round(pixels.reduce((sum, value) => sum + value, 0) / pixels.length);

function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

async function takeWall(): Promise<void> {
  const hung: Record<string, Hung> = {};
  const tiles = new Map<string, Buffer>();
  for (const name of Object.keys(drawings).sort()) {
    const pixels = await pixelsOf(drawing(name));
    tiles.set(name, pixels);
    hung[name] = { print: printOf(drawing(name)), brightness: brightnessOf(pixels) };
  }
  const size = { width: columns * tile.width, height: rows * tile.height };
  const wall = sharp({ create: { ...size, channels: 3, background: '#ffffff' } }).composite(
    names.map((name, index) => ({
      input: tiles.get(name) ?? Buffer.alloc(0),
      raw: { ...tile, channels: 3 as const },
      ...place(index),
    })),
  );
  writeFileSync(wallFile, await wall.png({ compressionLevel: 9 }).toBuffer());
  writeFileSync(listFile, `${JSON.stringify(hung, null, 2)}\n`);
}

if (process.env['TAKE_GOLDEN']) {
  test('the new wall is taken', takeWall, 60_000);
} else {
  const hung = JSON.parse(readFileSync(listFile, 'utf8')) as Record<string, Hung>;

  /** What was kept of a drawing, where it is the same still. */
  const knownOf = (name: string): Hung | undefined => {
    const known = hung[name];
    return known?.print === printOf(drawing(name)) ? known : undefined;
  };

  // Half as bright as paper is what no lamp, moon or tablecloth makes of a picture.
  test.each(Object.keys(nights))('%s is dark', async (name) => {
    const brightness = knownOf(name)?.brightness ?? brightnessOf(await pixelsOf(drawing(name)));
    expect(brightness).toBeGreaterThan(20);
    expect(brightness).toBeLessThan(110);
  });

  /** Decoded once, and cut into tiles from then on. */
  const wall = () => sharp(wallFile).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let decoded: ReturnType<typeof wall> | undefined;

  /** How far a drawing is from its tile on the wall, as the mean of a channel of 255. */
  async function distanceFromWall(name: string): Promise<number> {
    if (knownOf(name)) return 0;
    decoded ??= wall();
    const { data, info } = await decoded;
    const golden = await sharp(data, { raw: info })
      .extract({ ...tile, ...place(names.indexOf(name)) })
      .raw()
      .toBuffer();
    return difference(await pixelsOf(drawing(name)), golden);
  }

  test('every drawing hangs on the wall', () => {
    expect(Object.keys(drawings).sort()).toEqual(Object.keys(hung));
  });

  test.each(names)('%s is well-formed, and looks as it did', async (name) => {
    expect(await distanceFromWall(name)).toBeLessThan(tolerance);
  });

  test.each(names)('%s is drawn the same way each time', (name) => {
    // One that is known was drawn the same way when the wall was taken.
    const isSame = knownOf(name) !== undefined || drawings[name]?.() === drawing(name);
    expect(isSame).toBe(true);
  });
}
