import { routes } from '@/lib/routes';
import { publishedRoutes } from '@/lib/seo/sitemap-entries';
import { siteGroups } from './entries';
import { searchIndex } from './search-index';
import { titlesFound } from './testing/titles';

const index = searchIndex();
const results = titlesFound(index);
const paths = siteGroups().flatMap(({ entries }) => entries.map(({ path }) => path));
const missing = (expected: readonly string[]) => expected.filter((path) => !paths.includes(path));

describe('siteGroups', () => {
  it('has every page that search engines may list, and the planner', () => {
    expect(missing([...publishedRoutes.map(({ path }) => path), routes.planner])).toEqual([]);
  });

  it('has every route of the site', () => {
    expect(missing(Object.values(routes))).toEqual([routes.offline]);
  });

  it('has nothing twice', () => {
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('gives every entry a title and a sentence', () => {
    const bare = siteGroups()
      .flatMap(({ entries }) => entries)
      .filter(({ title, summary }) => !title || !/[.!?]$/.test(summary));
    expect(bare).toEqual([]);
  });
});

describe('the search index', () => {
  it('offers the popular pages', () => {
    expect(index.popular.entries.map(({ path }) => path)).toEqual([routes.beaches, routes.tides]);
  });

  it.each([
    ['long strand', 'Beaches: Long Strand', 'by its name'],
    ['longstrand', 'Beaches: Long Strand', 'without the space'],
    ['bota race', 'Events: Boat Race', 'with a slip'],
    ['loo', 'Beaches: Long Strand', 'by a word that means the same'],
    ['wireless', 'Places to stay: Star Field', 'by what it offers'],
    ['fish pie', 'Food & drink: The Anchor', 'by what it serves'],
    ['dinner', 'Pages: Food & Drink', 'by a word that only the search knows'],
    ['january 2027', 'Tide tables: January 2027', 'by its month'],
    ['medieval', 'Village stories: How the wall was built', 'by the words of a story'],
  ])('answers %p with %p first, %s', (query, first) => {
    expect(results(query)[0]).toBe(first);
  });

  it('finds a thing by a word of its own and a page by its words, both', () => {
    expect(results('bus')).toEqual(
      expect.arrayContaining(['Pages: Contact', 'Things to do: Boat to the seals']),
    );
  });

  it('answers "dog" with a beach that has them, and none that says no', () => {
    expect(results('dog')).toContain('Beaches: Gull Cove');
    expect(results('dog')).not.toContain('Beaches: Long Strand');
  });

  it('finds nothing for nonsense', () => {
    expect(results('zzqqx')).toEqual([]);
  });
});
