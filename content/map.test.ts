import { gzipSync } from 'node:zlib';
import { scenes } from '@/art/scenes/all-scenes';
import { distanceMiles } from '@/lib/content/distance';
import { bay, emblems } from '@/lib/map/bay';
import { panoramaSize } from '@/lib/map/panorama';
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

describe('the panorama', () => {
  it('has an emblem for every place', () => {
    expect(emblems).toHaveLength(bay ? places.length : 0);
  });

  it('is drawn in flat shapes without a number that went wrong, the same way each time', () => {
    const drawing = scenes['panorama']?.() ?? '';
    expect(drawing !== '').toBe(Boolean(bay));
    if (!bay) return;
    expect(drawing).toContain(`viewBox="0 0 ${panoramaSize.width} ${panoramaSize.height}"`);
    expect(drawing).not.toMatch(/NaN|undefined|Infinity|<(text|filter|mask|image|use|style)\b/);
    expect(gzipSync(drawing).byteLength).toBeLessThan(24_000);
    expect(scenes['panorama']?.()).toBe(drawing);
  });
});
