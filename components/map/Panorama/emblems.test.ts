import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapLabels } from '@/content/map';
import { places } from '@/content/places';

test('every place has a drawing for its emblem, in inks that the page has', () => {
  const drawings = readFileSync(join(__dirname, 'emblems.svg'), 'utf8');
  const inks = readFileSync(join(__dirname, '../BayMap/marks.css.ts'), 'utf8');
  const drawn = [...drawings.matchAll(/<g id="(\w+)">/g)].map(([, shape]) => shape);
  for (const { slug, kind } of places) {
    const { emblem, shape = kind } = mapLabels[slug];
    expect(drawn).toContain(emblem ?? shape);
  }
  for (const [, ink = ''] of drawings.matchAll(/var\((--\w+)\)/g))
    expect(inks).toContain(`'${ink}'`);
});
