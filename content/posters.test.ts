import { allEntries } from '@/lib/kinds/entries';
import { isRemote } from '@/lib/images/remote';
import { posterFileName, posterGroups, posterOf } from '@/lib/posters/posters';
import { planner } from './planner';
import { posterTitles } from './posters';
import { site } from './site';

const posters = posterGroups().flatMap((group) => group.posters);

test('every picture of a thing is a poster, under the name of the first that shows it', () => {
  const shown = allEntries().flatMap(({ item }) => [
    item.image,
    ...('gallery' in item ? item.gallery : []),
  ]);
  for (const { src } of shown.filter((picture) => !isRemote(picture.src))) {
    expect(posterOf(src)?.title).toBeTruthy();
  }
  expect(new Set(posters.map(({ src }) => src)).size).toBe(posters.length);
});

test('the strip over the planner is no poster', () => {
  expect(posterOf(planner.hero.src)).toBeUndefined();
});

test('a poster says where it is, and never its title twice', () => {
  for (const { title, place } of posters) {
    expect(place).toContain(site.region);
    for (const said of place.split(' · ')) expect(title).not.toContain(said);
  }
});

test('no title of a page’s poster is too long for its band', () => {
  for (const title of Object.values(posterTitles)) expect(title.length).toBeLessThan(32);
});

test('a poster is saved under its title', () => {
  expect(posterFileName('Long Bay & Café')).toBe('long-bay-cafe-poster.pdf');
});
