const headerBytes = 6;
const entryBytes = 16;

/**
 * Packs square PNG pictures into one ICO file, which may hold PNG data as it is.
 *
 * @param pictures PNG files with their width in pixels, at most 256
 * @see https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
export function packIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2); // An icon, not a cursor.
  header.writeUInt16LE(pictures.length, 4);

  let offset = headerBytes + entryBytes * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(entryBytes);
    entry.writeUInt8(size % 256, 0); // 256 is written as 0.
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4); // Colour planes.
    entry.writeUInt16LE(32, 6); // Bits a pixel.
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });

  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}
