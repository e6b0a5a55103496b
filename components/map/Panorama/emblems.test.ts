import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapPlaces } from '@/lib/map/items';

test('every place has a drawing for its emblem, in inks that the page has', () => {
  const drawings = readFileSync(join(__dirname, 'emblems.svg'), 'utf8');
  const inks = readFileSync(join(__dirname, 'Panorama.css.ts'), 'utf8');
  const drawn = [...drawings.matchAll(/<g id="(\w+)">/g)].map(([, shape]) => shape);
  for (const { emblem } of mapPlaces) expect(drawn).toContain(emblem);
  for (const [, ink = ''] of drawings.matchAll(/var\((--\w+)\)/g))
    expect(inks).toContain(`'${ink}'`);
});
