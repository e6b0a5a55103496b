import jsQR from 'jsqr';
import { qrModules, qrPath, QUIET_ZONE } from './qr';

const link = 'https://guide.example/planner/#plan=2.abcABCxyz.Qk9-_w8.ab';

/** What a decoder that knows nothing of the encoder reads out of squares of 3 × 3 pixels. */
function scan(isDark: (x: number, y: number) => boolean, size: number): string | undefined {
  const scale = 3;
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4);
  const [black, white] = [0xff000000, 0xffffffff];
  const colours = new Uint32Array(pixels.buffer);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const colour = isDark(x, y) ? black : white;
      for (let row = 0; row < scale; row += 1) {
        const from = (y * scale + row) * side + x * scale;
        colours.fill(colour, from, from + scale);
      }
    }
  }
  return jsQR(pixels, side, side)?.data;
}

test.each([link, 'A', `${link}${'x'.repeat(900)}`])('what is written is read: %.40s', (text) => {
  const modules = qrModules(text) ?? [];
  const size = modules.length + 2 * QUIET_ZONE;
  const dark = (x: number, y: number) => modules[y - QUIET_ZONE]?.[x - QUIET_ZONE] === true;
  expect(scan(dark, size)).toBe(text);
});

test('the path of the picture has the same squares, with white round them', () => {
  const { size, path } = qrPath(link) ?? { size: 0, path: '' };
  const squares = new Set(
    [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].flatMap(([, x, y, length]) =>
      Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step} ${y}`),
    ),
  );
  expect(scan((x, y) => squares.has(`${x} ${y}`), size)).toBe(link);
  expect(path).toMatch(/^M4 4h7v/);
});

test('a link of the usual length stays coarse enough for paper', () => {
  // Version 8: 49 squares a side, half a millimetre each on 28 mm.
  expect(qrModules(`https://www.a-village-guide.example/planner/#${'x'.repeat(95)}`)).toHaveLength(
    49,
  );
});

test('what no code can hold gives none', () => {
  expect(qrModules('x'.repeat(3000))).toBeUndefined();
  expect(qrPath('x'.repeat(3000))).toBeUndefined();
});
