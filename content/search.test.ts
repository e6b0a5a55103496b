import { gzipSync } from 'node:zlib';
import { routes } from '@/lib/routes';
import { createSearch } from '@/lib/search/search';
import { searchIndex } from '@/lib/search/search-index';
import { titlesFound } from '@/lib/search/testing/titles';
import { answers, searchHeadings } from './search';
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

/** Questions as people type them, by the answer that must be first. */
const answersFor: Readonly<Record<string, readonly string[]>> = {
  Emergency: ['emergency', 'call 999', 'my friend fell off the cliff', 'heart attack', 'sos'],
  'Cut off by the tide': [
    'cut off by the tide',
    'I’m cut off by the tide',
    'tide is coming in',
    'stranded',
  ],
  'In trouble in the water': ['drowning', 'float to live', 'blown out to sea', 'drifting out'],
  'Rip currents': ['rip current'],
  'Where am I?': ['where am i', 'grid reference', 'i am lost'],
  'Swimming and lifeguards': ['swimming', 'is it safe to swim', 'lifeguard'],
  'Clean water': ['water quality', 'sewage'],
  'The coast road': ['coast road', 'is the coast road open', 'road closed', 'A379'],
  Toilets: ['toilets', 'public toilets', 'loo', 'toilets near slapton'],
  Parking: ['parking', 'car park', 'where can I park', 'how much is parking'],
  'Bus times': [
    'bus',
    'bus times',
    'bus from dartmouth to stoke fleming',
    'bus timetable',
    'next bus',
  ],
  'The last bus': ['last bus', 'last bus home'],
  Trains: ['train', 'train station'],
  Ferries: ['ferry', 'ferry times'],
  'Getting here': ['how to get there', 'directions'],
  'How far on foot': ['how far is it to walk'],
  'Low tide and high tide': ['low tide', 'tide', 'tide times', 'high tide today', 'high water'],
  'Dogs on the beach': ['dogs', 'dog', 'dogs allowed', 'can I bring my dog'],
  'What’s on this weekend': ['this weekend', 'what’s on', 'what is on tomorrow'],
  'Open now, open tonight': ['open now', 'open tonight', 'what is open today'],
  Weather: ['weather', 'forecast'],
  'Sunset and daylight': ['sunset', 'when does it get dark'],
  'A rainy day': ['rainy day', 'rain'],
  'With a wheelchair': ['wheelchair', 'disabled access', 'step free'],
  'With a pushchair': ['pushchair', 'pram'],
  'Wi-Fi': ['wifi', 'Wi-Fi', 'free wifi'],
  'Without a signal': ['offline', 'no signal'],
  'An app': ['app', 'is there an app'],
  'Back up my plan': ['backup', 'new phone'],
  'Print or save my plan': ['print my plan', 'pdf'],
  'Share my plan': ['share my plan', 'qr code'],
  Newsletter: ['newsletter'],
  'Visitor centre': ['phone number', 'contact', 'visitor centre'],
  'Lost property': ['lost property', 'lost my glove'],
  'Cookies and your data': ['cookies'],
  'Clear everything': ['delete my data'],
  'Cash machine': ['cash machine', 'is there a cash machine'],
  'Doctor, chemist or hospital': ['doctor', 'hospital', 'pharmacy'],
  Vet: ['vet'],
  Taxi: ['taxi'],
  'Petrol and charging': ['petrol station', 'ev charging'],
  'Food shop': ['supermarket', 'shop'],
};

/** What people look for, by what must be first. */
const firstFor: Readonly<Record<string, readonly string[]>> = {
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
  'Pages: Days Out': ['family day out', 'days out without a car', 'no car', 'itinerary'],
  'Pages: Walks': ['walks', 'circular walk'],
  'Pages: Events': ['events'],
  'Pages: My Planner': ['favourites'],
  'Pages: About the Village': ['history', 'blue flag'],
  'Guides: Today': ['today'],
  'Guides: Beach Safety Guide': ['safety'],
  'Guides: Map': ['map', 'lighthouse'],
  'Guides: Event Calendar': ['bank holiday'],
  'Guides: Nature’s Year': ['shooting stars'],
  'Tide tables: December 2026': ['christmas december'],
  'Beaches: Blackpool Sands': ['blackpol sands', 'blackpoolsands', 'cave', 'sandy beach', 'picnic'],
  'Beaches: Strete Gate': ['street gate', 'rock pools'],
  'Beaches: Slapton Sands': ['d-day', 'sherman tank'],
  'Events: Dartmouth Regatta': ['regatta', 'ragatta'],
  'Places to stay: Bay View Guest House': ['b&b', 'sea view'],
  'Places to stay: Clifftop Caravan': ['hot tub'],
  'Food & drink: The Bay Tree Tearoom': ['scones', 'cream tea'],
  'Food & drink: The Blue Pot Crab Shack': ['fish and chips'],
  'Food & drink: The Lugger’s Rest': ['dog friendly pub'],
  'Things to do: River Dart Cruise': ['boat trip'],
  'Things to do: Walk to Blackpool Sands': ['ice cream'],
  'Days out: A Slow Sunday': ['sunday lunch'],
  'Walks: Stoke Fleming to Strete Gate': ['walk with bus back'],
};

const describeSample = site.content === 'sample' ? describe : describe.skip;

describeSample('the search, in the sample', () => {
  it('offers six popular pages', () => {
    expect(index.popular.entries).toHaveLength(6);
  });

  const answered = Object.entries(answersFor).map(
    ([title, queries]) => [`${searchHeadings.answer}: ${title}`, queries] as const,
  );

  it('has a question for every answer', () => {
    expect(Object.keys(answersFor)).toEqual(answers.map(({ title }) => title));
  });

  it.each(
    [...answered, ...Object.entries(firstFor)].flatMap(([first, queries]) =>
      queries.map((query) => [query, first]),
    ),
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

  it('tells of toilets, parking and dogs at the place that is asked for', () => {
    const search = createSearch(index);
    const told = (query: string) => search(query)[0]?.entries[0];
    expect(told('toilets near Slapton')?.summary).toBe('Slapton Sands: At the Memorial car park.');
    expect(told('toilets at Strete Gate')?.summary).toBe('Strete Gate: ask first.');
    expect(told('parking Torcross')?.path).toBe(`${routes.access}#torcross`);
    expect(told('dogs on Blackpool Sands')?.summary).toMatch(/^Blackpool Sands: No dogs from/);
    expect(results('toilets near Slapton')).toContain('Beaches: Slapton Sands');
  });

  it('finds nothing for nonsense', () => {
    expect(results('zzqqx')).toEqual([]);
  });
});
