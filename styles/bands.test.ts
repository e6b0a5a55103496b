import { contrast } from './testing/contrast';
import { dark, light } from './palettes';
import { bands } from './bands';

/** The angle of a colour on the wheel, in degrees. */
function hue(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(colour.slice(start, start + 2), 16),
  );
  const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
  return ((angle * 180) / Math.PI + 360) % 360;
}

describe.each(
  Object.entries(bands).flatMap(([name, themes]) =>
    themes.map((band, index) => ({ name, time: index ? 'night' : 'day', band })),
  ),
)('the band of $name by $time', ({ band }) => {
  it('has lettering that reads on it and on what lies on it', () => {
    for (const ground of [band.ground, band.raised]) {
      expect(contrast(band.ink, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(band.muted, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(band.onAccent, band.accent)).toBeGreaterThanOrEqual(4.5);
  });

  it('is not purple', () => {
    expect(hue(band.ground) > 245 && hue(band.ground) < 345).toBe(false);
  });
});

test.each([light, dark])('badges and text read in both themes', ({ badge, color }) => {
  for (const { ground, text } of Object.values<Record<'ground' | 'text', string>>(badge)) {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  }
  for (const words of [color.ink, color.inkMuted, color.link]) {
    for (const ground of [color.ground, color.surface, color.sunken]) {
      expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
    }
  }
});
