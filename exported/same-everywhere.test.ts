/** One fact is told alike on every page that tells it: read from the exported HTML. */
import { readFileSync } from 'node:fs';
import { home } from '@/content/home';
import { sample } from '@/content/sample';
import { site } from '@/content/site';
import type { PlaceSlug } from '@/content/places';
import { walks } from '@/content/walks';
import { facilitiesAt, placesWith } from '@/lib/content/facilities';
import { onFootInFull, onFootText } from '@/lib/content/on-foot';
import { placeBySlug } from '@/lib/content/queries';
import { toiletsAlong } from '@/lib/content/walks';
import { kindPath } from '@/lib/kinds';
import { mapLayers } from '@/lib/map/items';
import { routes } from '@/lib/routes';
import type { SearchIndex } from '@/lib/search/types';
import { allOfKind } from '@/lib/kinds/entries';
import { exportedPaths } from './paths';
import { plain, readExported } from './exported-page';

const mainOf = (path: string) => readExported(path).main;
const homeBeaches: readonly string[] = home.beaches.slugs;
const pageOf = (slug: string) => kindPath('beach', slug);

/** Those of some pages whose main part lacks a text. */
const without = (text: string, ...paths: readonly string[]) =>
  paths.filter((path) => !mainOf(path).toLowerCase().includes(plain(text).toLowerCase()));

describe('one fact everywhere', () => {
  test('the way to a beach on foot, there and back, on its card, its page, Access and Getting Around', () => {
    for (const { slug, place } of allOfKind('beach')) {
      const [brief, full] = [onFootText(place), onFootInFull(place)];
      if (!brief || !full) continue;
      const minutes = /\d[^:]* there, .* back$/.exec(brief)?.[0] ?? brief;
      expect(full).toContain(minutes);
      expect(without(full, routes.access, routes.gettingAround, pageOf(slug))).toEqual([]);
      const cards = homeBeaches.includes(slug) ? [routes.home] : [];
      expect(without(brief, ...cards, pageOf(slug))).toEqual([]);
    }
  });

  test('a beach’s own distance is never told without saying whose figure it is', () => {
    const mark = sample ? ` (${sample.figure})` : '';
    for (const { distance, slug } of allOfKind('beach')) {
      for (const path of [routes.beaches, pageOf(slug)]) {
        const all = mainOf(path).split(distance).length - 1;
        expect(all).toBeGreaterThan(0);
        expect(mainOf(path).split(`${distance}${mark}`).length - 1).toBe(all);
      }
    }
  });

  test('what there is at a beach, on the list, its page and Access, as signs on its card, on the map and in the search', () => {
    const layers = mapLayers();
    for (const { slug, place } of allOfKind('beach')) {
      for (const { topic, text, sign } of facilitiesAt(place)) {
        // A beach's own words about access tell what is underfoot.
        const pages = topic === 'surface' ? [] : [routes.beaches, pageOf(slug)];
        expect(without(text, ...pages, routes.access)).toEqual([]);
        if (!sign) continue;
        const isOnHome = homeBeaches.includes(slug);
        expect(without(sign, pageOf(slug), ...(isOnHome ? [routes.home] : []))).toEqual([]);
        if (topic === 'toilets' || topic === 'parking') expect(layers[topic][place]).toBe(text);
      }
    }
  });

  test('the toilets on a walk are those of its places', () => {
    for (const walk of walks) {
      for (const { place, words } of toiletsAlong(walk)) {
        const told = plain(`${place.name}: ${words}`);
        expect(mainOf(kindPath('walk', walk.slug))).toContain(told);
      }
    }
  });

  test('an answer of the search tells of each place what Access tells', () => {
    const index = JSON.parse(readFileSync('out/search-index.json', 'utf8')) as SearchIndex;
    const answers = index.answers?.entries ?? [];
    const told = answers.flatMap(({ places = [] }) => places);
    expect(told.length).toBeGreaterThan(0);
    for (const { path, summary } of told) {
      const [page = '', place] = path.split('#');
      const [name = '', text = ''] = summary.split(/: (.*)/);
      expect(placeBySlug(place as PlaceSlug).name).toBe(name);
      if (text !== 'ask first.') expect(mainOf(page)).toContain(plain(text));
    }
    for (const [place] of placesWith('toilets')) {
      expect(told.some(({ path }) => path.endsWith(`#${place}`))).toBe(true);
    }
  });

  test('a rating says that it is a sample’s, wherever it is read', () => {
    let found = 0;
    const unmarked = exportedPaths().filter((path) => {
      const ratings = readExported(path).html.split('aria-label="Rated ').slice(1);
      found += ratings.length;
      const marked = ratings.filter((rest) =>
        rest.slice(0, 250).includes(sample?.rating ?? 'sample'),
      );
      return marked.length !== (site.content === 'sample' ? ratings.length : 0);
    });
    expect(unmarked).toEqual([]);
    expect(found).toBeGreaterThan(0);
  });
});
