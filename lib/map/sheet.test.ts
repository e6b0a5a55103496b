import { westShore } from '@/content/map';
import { places } from '@/content/places';
import { distanceMiles } from '@/lib/content/distance';
import { linePath, sheet } from './sheet';

describe('the sheet', () => {
  it.each(places)('has $name on it', ({ coordinates }) => {
    const { x, y } = sheet.project(coordinates);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(sheet.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(sheet.height);
  });

  it.each(places.filter(({ kind }) => kind === 'beach'))(
    'draws the shore within a quarter of a mile of $name',
    ({ coordinates }) => {
      const nearest = Math.min(
        ...westShore.map(([latitude, longitude]) =>
          distanceMiles(coordinates, { latitude, longitude }),
        ),
      );
      expect(nearest).toBeLessThan(0.25);
    },
  );
});

describe('linePath', () => {
  it('begins where the line begins', () => {
    const { x, y } = sheet.project({ latitude: 50.3, longitude: -3.6 });
    const path = linePath([
      [50.3, -3.6],
      [50.29, -3.61],
    ]);
    expect(path.startsWith(`M${Math.round(x)} ${Math.round(y)}`)).toBe(true);
  });
});
