import { type Wanted, placeEmblems, labelCollisions } from './emblems';
import { panoramaSize } from './panorama';

const wanted = (slug: string, x: number, y: number, more: Partial<Wanted> = {}): Wanted => ({
  slug,
  label: 'Long Sands',
  at: { x, y },
  side: 'above',
  ...more,
});

describe('placeEmblems', () => {
  it('puts a lonely emblem on its side of the coast, right beside its place', () => {
    for (const side of ['above', 'below'] as const) {
      const [emblem] = placeEmblems([wanted('mill', 900, 480, { side })]);
      expect(emblem?.stands).toBe(side);
      expect(Math.abs((emblem?.leader[1].y ?? 0) - 480)).toBeLessThan(40);
    }
  });

  it('keeps emblems off each other, off lettering, buildings and the edge, even in a crowd', () => {
    const crowd = [0, 1, 2, 3, 4, 5, 6].map((n) =>
      wanted(`place-${n}`, 850 + n * 70, 560 + (n % 3) * 9, {
        side: n % 2 ? 'below' : 'above',
        ...(n === 3 && { building: { height: 100, half: 50 } }),
      }),
    );
    const name = { left: 700, top: 700, right: 900, bottom: 760 };
    const placed = placeEmblems([...crowd, wanted('edge', 30, 500)], [name]);
    expect(labelCollisions(placed)).toEqual([]);
    for (const { box } of placed) {
      expect(box.left).toBeGreaterThan(0);
      expect(box.right).toBeLessThan(panoramaSize.width);
      const isClear =
        box.right < name.left ||
        name.right < box.left ||
        box.bottom < name.top ||
        name.bottom < box.top;
      expect(isClear).toBe(true);
    }
  });

  it('finds the same spots again', () => {
    const places = [wanted('one', 400, 500), wanted('two', 430, 505), wanted('three', 470, 500)];
    expect(placeEmblems(places)).toEqual(placeEmblems(places));
  });

  it('says which find no room', () => {
    const places = Array.from({ length: 4 }, (_, n) =>
      wanted(`place-${n}`, 1000 + n, 500, {
        label: 'A name that runs right across the sheet, '.repeat(3),
      }),
    );
    expect(labelCollisions(placeEmblems(places)).length).toBeGreaterThan(0);
  });
});
