import { stories } from '@/content/about';
import { postersPage } from '@/content/posters';
import type { Story } from '@/content/types';
import { posterGroups } from './posters';
import { walls } from './wall';

/** Of these tests alone: somebody's photograph, of which the image build makes no poster. */
const image = { src: 'harvest.jpg', alt: 'A full barn.' };
const told = stories as readonly Story[] as Story[];
const before = [...told];
beforeAll(() => {
  told.splice(0, told.length, {
    slug: 'harvest',
    title: 'Harvest',
    image,
    paragraphs: ['It was a good year.'],
    sources: [],
  });
});
afterAll(() => {
  told.splice(0, told.length, ...before);
});

test('what has no file, as a photograph has none, hangs on no wall', () => {
  const all = posterGroups().flatMap(({ posters }) => posters.map(({ src }) => src));
  const hung = walls().flatMap(({ posters }) => posters);
  expect(all).toEqual(expect.arrayContaining(['event-regatta', 'harvest.jpg']));
  expect(hung.map(({ poster, file }) => [poster.src, file.src])).toEqual([
    ['event-regatta', '/images/posters/event-regatta.pdf'],
  ]);
});

test('a group of photographs alone has no wall, and no way to it', () => {
  expect(posterGroups().map(({ label }) => label)).toContain(postersPage.groupOfStories);
  expect(walls().map(({ label }) => label)).not.toContain(postersPage.groupOfStories);
});
