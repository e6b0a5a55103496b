import { gzipSync } from 'node:zlib';
import { searchIndex } from '@/lib/search/search-index';
import { titlesFound } from '@/lib/search/testing/titles';
import { site } from './site';

const index = searchIndex();
const results = titlesFound(index);

// Two hundred bytes a page are nothing to wait for.
test('the search index is small for what it holds', () => {
  const entries = index.groups.flatMap((group) => group.entries);
  expect(gzipSync(JSON.stringify(index)).length).toBeLessThan(200 * entries.length);
});

test('every entry that is found has a title and a sentence', () => {
  const bare = index.groups
    .flatMap(({ entries }) => entries)
    .filter(({ title, summary }) => !title || !/[.!?]$/.test(summary));
  expect(bare).toEqual([]);
});

const describeSample = site.content === 'sample' ? describe : describe.skip;

describeSample('the search, in the sample', () => {
  it('offers six popular pages', () => {
    expect(index.popular.entries).toHaveLength(6);
  });

  it.each([
    ['dog', 'Pages: Beaches'],
    ['dinner', 'Pages: Food & Drink'],
    ['blackpol sands', 'Beaches: Blackpool Sands'],
    ['blackpoolsands', 'Beaches: Blackpool Sands'],
    ['street gate', 'Beaches: Strete Gate'],
    ['regatta', 'Events: Dartmouth Regatta'],
    ['ragatta', 'Events: Dartmouth Regatta'],
    ['toilets', 'Beaches: Blackpool Sands'],
    ['loo', 'Beaches: Blackpool Sands'],
    ['bus', 'Guides: Getting Around'],
    ['parking', 'Beaches: Blackpool Sands'],
    ['car park', 'Beaches: Blackpool Sands'],
    ['where can I park', 'Beaches: Blackpool Sands'],
    ['wifi', 'Places to stay: Lookout Cottage'],
    ['Wi-Fi', 'Places to stay: Lookout Cottage'],
    ['tide', 'Guides: Tide Times'],
    ['high water', 'Guides: Tide Times'],
    ['accommodation', 'Pages: Stay'],
    ['acomodation', 'Pages: Stay'],
    ['b&b', 'Places to stay: Bay View Guest House'],
    ['safety', 'Guides: Beach Safety Guide'],
    ['rip current', 'Guides: Beach Safety Guide'],
    ['map', 'Guides: Map'],
    ['what’s on', 'Pages: Events'],
    ['christmas december', 'Tide tables: December 2026'],
    ['wheelchair', 'Beaches: Blackpool Sands'],
    ['kids', 'Pages: Things to Do'],
    ['scones', 'Food & drink: The Bay Tree Tearoom'],
    ['cafe', 'Pages: Food & Drink'],
    ['d-day', 'Beaches: Slapton Sands'],
    ['cookies', 'About this site: Privacy'],
  ])('answers %p with %p first', (query, first) => {
    expect(results(query)[0]).toBe(first);
  });

  it.each([
    ['dog', 'Beaches: Slapton Sands'],
    ['dog', 'Food & drink: The Lugger’s Rest'],
    ['dinner', 'Food & drink: Cove & Kiln'],
    ['dinner', 'Food & drink: The Lugger’s Rest'],
    ['lifeguard', 'Guides: Beach Safety Guide'],
    ['lifeguard', 'Beaches: Blackpool Sands'],
    ['bus', 'Things to do: River Dart Cruise'],
    ['tide', 'Tide tables: January 2027'],
    ['beach', 'Events: Strete Gate Beach Clean'],
  ])('answers %p with %p, too', (query, result) => {
    expect(results(query)).toContain(result);
  });

  it('answers "dog" with no place that says no to them', () => {
    expect(results('dog')).not.toContain('Beaches: Blackpool Sands');
  });

  it('finds nothing for nonsense', () => {
    expect(results('zzqqx')).toEqual([]);
  });
});
