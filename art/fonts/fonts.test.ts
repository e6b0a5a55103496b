import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

test('the digits of the reading face have one width in every weight, and stay inside it', async () => {
  const bytes = await subsetFont(readFileSync('art/fonts/cabin-tabular.woff2'), '0123456789', {
    targetFormat: 'sfnt',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: [],
  });
  const font = create(bytes) as Font;
  for (const wght of [400, 550, 700]) {
    const digits = font.getVariation({ wght }).glyphsForString('0123456789');
    const [first] = digits;
    for (const { advanceWidth, bbox } of digits) {
      expect(advanceWidth).toBe(first?.advanceWidth);
      expect(bbox.minX).toBeGreaterThan(0);
      expect(bbox.maxX).toBeLessThan(advanceWidth);
    }
  }
});
