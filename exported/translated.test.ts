import { site } from '@/content/site';
import { siteTransport } from '@/lib/content/transport';
import { kinds } from '@/lib/kinds';
import { allEntries, entryName, entryPath } from '@/lib/kinds/entries';
import { mapItems } from '@/lib/map/items';
import { allPlaces } from '@/lib/content/queries';
import { routes } from '@/lib/routes';
import { plain, readExported } from './exported-page';

test('names of places, stops, houses and codes are left as they are', () => {
  const untranslated = (path: string) =>
    [...readExported(path).html.matchAll(/<(\w+)[^>]*? translate="no"[^>]*>([^]*?)<\/\1>/g)].map(
      ([, , inner = '']) => plain(inner.replace(/<[^>]+>/g, '')),
    );
  const translatable = allEntries()
    .filter(({ kind }) => kinds[kind].names === 'places')
    // In the trail and as the heading.
    .filter(
      (entry) =>
        untranslated(entryPath(entry)).filter((name) => name === entryName(entry)).length < 2,
    );
  expect(translatable.map(entryPath)).toEqual([]);
  const stops = new Set(siteTransport.points.map(({ name }) => name));
  const rows = [...readExported(routes.gettingAround).html.matchAll(/<th([^>]*)>([^<]*)<\/th>/g)]
    .map(([, attributes = '', name = '']) => ({ attributes, name: plain(name) }))
    .filter(({ name }) => stops.has(name));
  expect(rows.length).toBeGreaterThan(0);
  for (const { attributes } of rows) expect(attributes).toContain('translate="no"');
  const map = untranslated(routes.map);
  for (const { name, slug } of allPlaces()) {
    if (mapItems().some(({ place }) => place === slug)) expect(map).toContain(name);
  }
  expect(untranslated(routes.home)).toContain(site.name);
});
