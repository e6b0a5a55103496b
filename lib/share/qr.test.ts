import jsQR from 'jsqr';
import { qrPath } from './qr';

const link = 'https://guide.example/planner/#plan=2.abcABCxyz.Qk9-_w8.ab';

/** The squares that a path goes round: those with an odd number of its sides to their left. */
function darkSquares(path: string, squares: number): readonly (readonly boolean[])[] {
  const rows = Array.from({ length: squares }, () => Array.from({ length: squares }, () => false));
  for (const [outline] of path.matchAll(/M[^Z]+Z/g)) {
    const corners = [...outline.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    for (const [index, [x = 0, y = 0]] of corners.entries()) {
      const [nextX = 0, nextY = 0] = corners.at(index + 1 - corners.length) ?? [];
      if (x !== nextX) continue;
      for (const row of rows.slice(Math.min(y, nextY), Math.max(y, nextY))) {
        for (let right = x; right < squares; right += 1) row[right] = !row[right];
      }
    }
  }
  return rows;
}

/** What a decoder that knows nothing of the encoder reads out of squares of 3 × 3 pixels. */
function scan({ path, squares, viewBox }: NonNullable<ReturnType<typeof qrPath>>) {
  const dark = darkSquares(path, squares);
  const [left = 0, top = 0, size = 0] = viewBox.split(' ').map(Number);
  const scale = 3;
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4);
  const [black, white] = [0xff000000, 0xffffffff];
  const colours = new Uint32Array(pixels.buffer);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const colour = dark[y + top]?.[x + left] === true ? black : white;
      for (let row = 0; row < scale; row += 1) {
        const from = (y * scale + row) * side + x * scale;
        colours.fill(colour, from, from + scale);
      }
    }
  }
  return jsQR(pixels, side, side)?.data;
}

test.each([link, 'A', `${link}${'x'.repeat(900)}`])('what is written is read: %.40s', (text) => {
  const code = qrPath(text);
  expect(code && scan(code)).toBe(text);
});

test('there is white round it', () => {
  expect(qrPath(link)?.viewBox).toMatch(/^-4 -4 /);
});

test('a link of the usual length stays coarse enough for paper', () => {
  const address = `https://www.a-village-guide.example/planner/#${'x'.repeat(95)}`;
  // Version 8: 49 squares a side, half a millimetre each on 28 mm.
  expect(qrPath(address)?.squares).toBe(49);
});

test('what no code can hold gives none', () => {
  expect(qrPath('x'.repeat(3000))).toBeUndefined();
});
