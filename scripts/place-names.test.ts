import { placeNameFaults, placeNames, type Named } from './place-names';

const village: Named = {
  site: {
    name: 'Little Haven',
    region: 'the Far North',
    county: 'Nordshire',
    bay: 'Seal Bay',
    url: 'https://www.visithaven.example',
    bounds: { name: 'the Low Shore' },
    contact: { postcode: 'AB1 2CD', phone: '01999 770100', email: 'hello@visithaven.example' },
  },
  places: [
    { name: 'Havenport', coordinates: { latitude: 51.5012, longitude: -5.1 } },
    { name: 'Havenport Castle', coordinates: { latitude: 51.5, longitude: -5.1234 } },
    { name: 'St Anne’s Church', coordinates: { latitude: 51.5, longitude: -5.1 } },
  ],
  points: [{ name: 'Gull Lane' }],
  port: { name: 'Havenport' },
  marks: [
    { kind: 'water', text: 'Seal' },
    { kind: 'land', text: 'A7777' },
    { kind: 'land', text: 'Ley' },
    { kind: 'rose' },
  ],
};
const names = placeNames(village);

const faults = (text: string) => placeNameFaults([{ file: 'lib/one.ts', text }], names);

test.each([
  ["const imprint = 'Little Haven';", 'Little Haven', 'site.name'],
  ["const key = 'little-haven-planner';", 'little-haven', 'site.name'],
  ['/** The road to LITTLE HAVEN. */', 'LITTLE HAVEN', 'site.name'],
  ["region: 'Nordshire'", 'Nordshire', 'site.county'],
  ['the tide of Seal Bay', 'Seal Bay', 'site.bay'],
  ['outside the Low Shore', 'Low Shore', 'site.bounds'],
  ['https://www.visithaven.example/', 'visithaven.example', 'site.url'],
  ['01999 770100', '01999 770100', 'site.contact'],
  ["'havenport'", 'havenport', 'content/tides/port'],
  ["'havenport-castle': 'M0 0'", 'havenport-castle', 'content/places.ts'],
  ['St Anne’s Church', 'St Anne’s Church', 'content/places.ts'],
  ['gull-lane', 'gull-lane', 'content/ways/points.ts'],
  ['along the A7777', 'A7777', 'content/map.ts'],
  ['const littleHaven = 1;', 'littleHaven', 'site.name'],
  ['{ latitude: 51.5012 }', '51.5012', 'content/places.ts'],
  ['{ longitude: -5.1234 }', '5.1234', 'content/places.ts'],
])('refuses a name of the place: %s', (text, name, from) => {
  expect(faults(`const good = 1;\n${text}`)).toEqual([
    `lib/one.ts:2: "${name}" is a name of the place; take it from ${from}, or name something invented in a test`,
  ]);
});

test.each([
  'const { name } = site;',
  'havenports',
  '{ latitude: 51.5, longitude: -5.1 }',
  'the seal swims, the ley lies',
  'haven, little by little',
])('lets pass what names nothing: %s', (text) => {
  expect(faults(text)).toEqual([]);
});

test('content without a name refuses nothing', () => {
  expect(placeNameFaults([{ file: 'lib/one.ts', text: 'anything' }], [])).toEqual([]);
});
