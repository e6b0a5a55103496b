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

/** What people type, by what must be first. */
const firstFor: Readonly<Record<string, readonly string[]>> = {
  'Pages: Beaches': ['dog', 'dog friendly', 'dogs allowed', 'swimming'],
  'Pages: Food & Drink': [
    'dinner',
    'lunch',
    'breakfast',
    'pub',
    'cafe',
    'coffee',
    'restaurant',
    'vegetarian',
  ],
  'Pages: Stay': ['accommodation', 'acomodation', 'hotel', 'camping', 'campsite', 'self catering'],
  'Pages: Things to Do': ['kids', 'playground', 'things to do with kids', 'hiking'],
  'Pages: Days Out': [
    'rainy day',
    'family day out',
    'days out without a car',
    'no car',
    'itinerary',
  ],
  'Pages: Walks': ['walks', 'circular walk'],
  'Pages: Events': ['what’s on', 'events'],
  'Pages: My Planner': ['favourites', 'share my plan'],
  'Pages: Contact': ['phone number', 'contact'],
  'Pages: About the Village': ['history', 'blue flag'],
  'Guides: Today': ['today', 'open now', 'what is open today', 'last bus', 'sunset'],
  'Guides: Getting Around': [
    'bus',
    'bus times',
    'bus timetable',
    'train',
    'ferry',
    'taxi',
    'parking',
    'car park',
    'where can I park',
    'road closed',
    'ev charging',
  ],
  'Guides: Access': [
    'toilets',
    'public toilets',
    'loo',
    'wheelchair',
    'disabled access',
    'step free',
    'pushchair',
  ],
  'Guides: Tide Times': ['tide', 'tide times', 'low tide', 'high water', 'high tide today'],
  'Guides: Beach Safety Guide': [
    'safety',
    'rip current',
    'is it safe to swim',
    'emergency',
    'coastguard',
  ],
  'Guides: Map': ['map', 'lighthouse'],
  'Guides: Event Calendar': ['bank holiday'],
  'Guides: Nature’s Year': ['shooting stars'],
  'Tide tables: December 2026': ['christmas december'],
  'Beaches: Blackpool Sands': ['blackpol sands', 'blackpoolsands', 'cave', 'sandy beach', 'picnic'],
  'Beaches: Strete Gate': ['street gate', 'rock pools'],
  'Beaches: Slapton Sands': ['d-day', 'sherman tank', 'dog walk'],
  'Events: Dartmouth Regatta': ['regatta', 'ragatta'],
  'Places to stay: Lookout Cottage': ['wifi', 'Wi-Fi', 'free wifi'],
  'Places to stay: Bay View Guest House': ['b&b', 'sea view'],
  'Places to stay: Clifftop Caravan': ['hot tub'],
  'Food & drink: The Bay Tree Tearoom': ['scones', 'cream tea'],
  'Food & drink: The Blue Pot Crab Shack': ['fish and chips'],
  'Food & drink: The Lugger’s Rest': ['dog friendly pub'],
  'Things to do: River Dart Cruise': ['boat trip'],
  'Things to do: Walk to Blackpool Sands': ['ice cream'],
  'Days out: A Slow Sunday': ['sunday lunch'],
  'Walks: Along Slapton Sands and Back': ['walk with bus back'],
  'About this site: Privacy': ['cookies'],
};

const describeSample = site.content === 'sample' ? describe : describe.skip;

describeSample('the search, in the sample', () => {
  it('offers six popular pages', () => {
    expect(index.popular.entries).toHaveLength(6);
  });

  it.each(
    Object.entries(firstFor).flatMap(([first, queries]) => queries.map((query) => [query, first])),
  )('answers %p with %p first', (query, first) => {
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
