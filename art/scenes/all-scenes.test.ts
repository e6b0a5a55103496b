import { gzipSync } from 'node:zlib';

import { drawings, focuses, scenes } from './all-scenes';
import { drawing } from './testing/drawn';

const names = Object.keys(scenes);

describe('every drawing', () => {
  test.each(names)('%s is of the right size', (name) => {
    const heroSize = name === 'hero-strip' ? '0 0 2000 250' : '0 0 2000 900';
    const size = name.startsWith('hero-') ? heroSize : '0 0 1200 800';
    expect(drawing(name)).toMatch(new RegExp(`^<svg [^>]*viewBox="${size}"`));
  });

  test.each(names)('%s holds flat shapes only: no letters, filters, masks or links', (name) => {
    expect(drawing(name)).not.toMatch(/<(text|filter|mask|image|use|style|linearGradient)\b|href/);
  });

  test.each(names)('%s has no number that went wrong', (name) => {
    expect(drawing(name)).not.toMatch(/NaN|undefined|Infinity/);
  });

  test.each(names)('%s is small enough to send', (name) => {
    const limit = name.startsWith('hero-') ? 13_000 : 8_500;
    expect(gzipSync(drawing(name)).byteLength).toBeLessThan(limit);
  });
});

/** All but the layers of home's picture. */
const posters = names.filter((name) => !/^hero-home-(?!night$)/.test(name));

test.each(posters.flatMap((name) => [name, `${name}-night`]).filter((name) => name in drawings))(
  '%s is printed in seven inks at most, none of them mixed',
  (name) => {
    const svg = drawing(name);
    expect(new Set(svg.match(/#[\da-f]{6}/g)).size).toBeLessThanOrEqual(7);
    expect(svg).not.toContain('opacity');
  },
);

test('every picture has one focal point, and the layers of the home page none', () => {
  expect(Object.keys(focuses).sort()).toEqual(
    names.filter((name) => !/^hero-home-(front|light|waves|boats)/.test(name)).sort(),
  );
});

test('the waves meet themselves at the seam', () => {
  const crests = [...drawing('hero-home-waves').matchAll(/M(-?\d+) (-?\d+)q(\d+)/g)].map(
    (match) => ({
      left: Number(match[1]),
      y: Number(match[2]),
      right: Number(match[1]) + 2 * Number(match[3]),
    }),
  );
  expect(crests.length).toBeGreaterThan(80);
  const at = (left: number, y: number) =>
    crests.some((crest) => Math.abs(crest.left - left) <= 1 && crest.y === y);
  for (const crest of crests) {
    if (crest.left < 0) expect(at(crest.left + 2000, crest.y)).toBe(true);
    if (crest.right > 2000) expect(at(crest.left - 2000, crest.y)).toBe(true);
  }
});
