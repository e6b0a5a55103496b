import { allNotices } from '@/lib/content/queries';
import { allEntries, entryPath } from '@/lib/kinds/entries';
import { routes } from '@/lib/routes';
import { readExported } from './exported-page';

test('a travel notice stands with its source and day on the pages of its places, and on no other', () => {
  const paths = allEntries().map((entry) => ({ path: entryPath(entry), place: entry.item.place }));
  for (const { slug, places, checked, source } of allNotices()) {
    const section = new RegExp(`<section[^>]*aria-labelledby="notice-${slug}"[^]*?</section>`);
    for (const { path, place } of [...paths, { path: routes.contact, place: places[0] }]) {
      const [found = ''] = section.exec(readExported(path).html) ?? [];
      const isHere = place !== undefined && places.includes(place);
      expect([path, found.includes(`dateTime="${checked}"`)]).toEqual([path, isHere]);
      expect([path, found.includes(`href="${source.url}"`)]).toEqual([path, isHere]);
    }
  }
});
