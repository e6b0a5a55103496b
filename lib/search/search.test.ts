import { createSearch, nearestTo } from './search';
import type { SearchEntry, SearchGroup } from './types';

function entry(title: string, keywords = '', summary = ''): SearchEntry {
  return { title, path: `/${title}/`, summary, keywords };
}

/** A search in groups of entries, which gives titles under labels. */
function searchIn(groups: Record<string, readonly SearchEntry[]>) {
  const search = createSearch({
    groups: Object.entries(groups).map(([label, entries]) => ({ label, entries })),
    popular: { label: 'Popular', entries: [] },
  });
  return (query: string) =>
    search(query).map(({ label, entries }: SearchGroup) => [
      label,
      ...entries.map(({ title }) => title),
    ]);
}

test('an answer is told of the place that a search names, with the most words of its name', () => {
  const place = (name: string) => ({
    words: name.toLowerCase().split(' '),
    path: `/${name}/`,
    summary: `${name}: known.`,
  });
  const search = createSearch({
    groups: [],
    popular: { label: 'Popular', entries: [] },
    answers: {
      label: 'Answers',
      entries: [
        {
          ...entry('Toilets', '', 'By the quay.'),
          asked: ['toilets'],
          places: ['Mill', 'Mill Sands', 'Long Sands'].map(place),
        },
      ],
    },
  });
  const told = (query: string) => search(query)[0]?.entries[0]?.summary;
  expect(told('public toilets')).toBe('By the quay.');
  expect(told('toilets near the mill')).toBe('Mill: known.');
  expect(told('toilets near long sands beach')).toBe('Long Sands: known.');
  expect(told('inn with toilets and a garden')).toBeUndefined();
});

describe('createSearch', () => {
  it('finds by title, keywords, summary, note and the name of the group, the title first', () => {
    const search = searchIn({
      Inns: [
        entry('Summary', '', 'There are crabs here.'),
        entry('Keywords', 'crabs'),
        entry('Crabs'),
        { ...entry('Note'), note: '3 crabs' },
      ],
      Crabs: [entry('Other')],
    });
    expect(search('crabs')).toEqual([
      ['Inns', 'Crabs', 'Keywords', 'Note'],
      ['Crabs', 'Other'],
    ]);
    expect(search('here crabs')).toEqual([['Inns', 'Summary']]);
  });

  it('finds nothing for nothing, for signs and for what nobody wrote', () => {
    const search = searchIn({ A: [entry('Beach')] });
    expect(['', '  ', '?!', 'xylophone'].map(search)).toEqual([[], [], [], []]);
  });

  it('puts the group with the best entry first', () => {
    const search = searchIn({ A: [entry('Inn', 'tide')], B: [entry('Tide')] });
    expect(search('tide')).toEqual([
      ['B', 'Tide'],
      ['A', 'Inn'],
    ]);
  });

  it('keeps the order of the index among equals', () => {
    const search = searchIn({ A: [entry('Sea one'), entry('Sea two')], B: [entry('Sea three')] });
    expect(search('sea')).toEqual([
      ['A', 'Sea one', 'Sea two'],
      ['B', 'Sea three'],
    ]);
  });

  it('wants every word, in any order', () => {
    const search = searchIn({ A: [entry('North Gate'), entry('North'), entry('Gate')] });
    expect(search('gate north')).toEqual([['A', 'North Gate']]);
  });

  it('is content with the most words when nothing has all', () => {
    const search = searchIn({ A: [entry('Dog beach'), entry('Beach')] });
    expect(search('dog beach umbrella')).toEqual([['A', 'Dog beach']]);
  });

  it('takes a plural for the word, and what only begins with it where there is no such word', () => {
    const search = searchIn({ A: [entry('Beachcomber'), entry('Beaches'), entry('Beach')] });
    expect(search('beach')).toEqual([['A', 'Beaches', 'Beach']]);
    expect(search('beaches')).toEqual([['A', 'Beaches', 'Beach']]);
    expect(search('beac')).toEqual([['A', 'Beach', 'Beaches', 'Beachcomber']]);
    expect(searchIn({ A: [entry('Appetite'), entry('App')] })('app')).toEqual([['A', 'App']]);
  });

  it('shows the sentence that has most of the words', () => {
    const sentences = ['There is a café.', 'Dogs are welcome in the café.'];
    const inn = { ...entry('Inn', '', 'By the sea.'), sentences };
    const search = createSearch({
      groups: [{ label: 'A', entries: [inn] }],
      popular: { label: 'Popular', entries: [] },
    });
    const shown = (query: string) => search(query)[0]?.entries[0]?.summary;
    expect(['inn', 'cafe', 'dog cafe'].map(shown)).toEqual(['By the sea.', ...sentences]);
  });

  it('finds a title that was typed without its spaces', () => {
    expect(searchIn({ A: [entry('Pine Sands')] })('pinesands')).toEqual([['A', 'Pine Sands']]);
  });

  it('forgives one slip in a word of four letters, two in one of eight', () => {
    const search = searchIn({ A: [entry('Tide'), entry('Accommodation')] });
    expect(search('tdie')).toEqual([['A', 'Tide']]);
    expect(search('acomodation')).toEqual([['A', 'Accommodation']]);
  });

  it('forgives no slip in three letters or in a number', () => {
    const search = searchIn({ A: [entry('Dog'), entry('1404')] });
    expect(search('dig')).toEqual([]);
    expect(search('1403')).toEqual([]);
  });

  it('makes no guesses about a short word that exists', () => {
    const search = searchIn({ A: [entry('Park'), entry('Parish')] });
    expect(search('park')).toEqual([['A', 'Park']]);
    expect(search('parc')).toEqual([['A', 'Park', 'Parish']]);
  });

  it('leaves out what fits far less well than the best', () => {
    const search = searchIn({ A: [entry('Harbour'), entry('Inn', '', 'In the harbour')] });
    expect(search('harbour')).toEqual([['A', 'Harbour']]);
  });

  it('shows 24 at the most', () => {
    const search = searchIn({ A: Array.from({ length: 30 }, (_, n) => entry(`Beach ${n}`)) });
    expect(search('beach')[0]).toHaveLength(1 + 24);
  });

  it('answers at once in a thousand entries', () => {
    const search = searchIn({
      A: Array.from({ length: 1000 }, (_, n) =>
        entry(`Place ${n}`, Array.from({ length: 30 }, (__, k) => `word${n % 97}x${k}`).join(' ')),
      ),
    });
    search('warm up');
    // The processor's time, not the clock's: the machine may have a lot else to do.
    const before = process.cpuUsage();
    for (let times = 0; times < 5; times += 1) search('plcae acomodation word');
    expect(process.cpuUsage(before).user / 5 / 1000).toBeLessThan(150);
  });
});

test('where nothing fits, the nearest is what fits the most of its beginning', () => {
  const entries = [entry('Castle'), entry('Cave')];
  const search = createSearch({
    groups: [{ label: 'A', entries }],
    popular: { label: 'Popular', entries: [] },
  });
  expect(search('castlezzzzz')).toEqual([]);
  expect(nearestTo('castlezzzzz', search)).toEqual([{ label: 'A', entries: [entries[0]] }]);
  expect(nearestTo('zzqqx', search)).toEqual([]);
});
