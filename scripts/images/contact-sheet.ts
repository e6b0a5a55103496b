/** Writes `.cache/contact-sheet.png`: `npx tsx scripts/images/contact-sheet.ts [words…]` */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { drawings } from '@/art/scenes/all-scenes';
import sharp from 'sharp';

const words = process.argv.slice(2);
const names = Object.keys(drawings).filter(
  (name) => words.length === 0 || words.some((word) => name.includes(word)),
);
const columns = Math.min(6, Math.ceil(Math.sqrt(names.length)));
const cell = { width: 320, height: 213, gap: 12 };

const tiles = await Promise.all(
  names.map(async (name, index) => ({
    input: await sharp(Buffer.from(drawings[name]?.() ?? ''))
      .resize(cell.width, cell.height, { fit: 'contain', background: '#d8d2c2' })
      .png()
      .toBuffer(),
    left: cell.gap + (index % columns) * (cell.width + cell.gap),
    top: cell.gap + Math.floor(index / columns) * (cell.height + cell.gap),
  })),
);

const folder = path.resolve(fileURLToPath(new URL('../../.cache', import.meta.url)));
await mkdir(folder, { recursive: true });
await sharp({
  create: {
    width: cell.gap + columns * (cell.width + cell.gap),
    height: cell.gap + Math.ceil(names.length / columns) * (cell.height + cell.gap),
    channels: 3,
    background: '#f7f3e8',
  },
})
  .composite(tiles)
  .png({ palette: true })
  .toFile(path.join(folder, 'contact-sheet.png'));
console.log(names.map((name, index) => `${index + 1} ${name}`).join('\n'));
