import { distanceMiles } from '@/lib/content/distance';
import { sheet } from '@/lib/map/sheet';
import { westShore } from './map';
import { places } from './places';

describe('the drawn map', () => {
  it.each(places)('has $name on it', ({ coordinates }) => {
    const { x, y } = sheet.project(coordinates);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(sheet.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(sheet.height);
  });

  const beaches = places.filter(({ kind }) => kind === 'beach');

  it.each(beaches)('draws the shore within a quarter of a mile of $name', ({ coordinates }) => {
    const nearest = Math.min(
      ...westShore.map(([latitude, longitude]) =>
        distanceMiles(coordinates, { latitude, longitude }),
      ),
    );
    expect(nearest).toBeLessThan(0.25);
  });
});
