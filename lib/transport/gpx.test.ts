/** @jest-environment jsdom */
import { gpxFile, type GpxPoint } from './gpx';
import { gpxFaults } from './testing/gpx-schema';

const points = [
  { name: 'Mill & Inn <1>', latitude: 50.1234, longitude: -3.5 },
  { name: 'Quay', latitude: 50.2, longitude: -3.6 },
];
const file = gpxFile('Mill to “Quay”', 'No track.', points);
const gpx = 'http://www.topografix.com/GPX/1/1';

it('is valid GPX 1.1, also without points and a hair from the equator', () => {
  expect(gpxFaults(file)).toEqual([]);
  expect(gpxFaults(gpxFile('Nowhere', '', []))).toEqual([]);
  const hair = { name: 'Null island', latitude: 0.0000001, longitude: -0.0000001 };
  expect(gpxFaults(gpxFile('Sea', 'Wet.', [hair]))).toEqual([]);
});

it.each([
  ['version="1.1"', 'version="1.0"', ['gpx: version is 1.0']],
  [/creator="[^"]*"/, '', ['gpx: creator is missing']],
  ['lat="50.123400"', 'lat="95"', ['wpt: lat is 95']],
  ['lon="-3.500000"', 'lon="180"', ['wpt: lon is 180']],
  ['lon="-3.500000"', 'lon="-3.5e0"', ['wpt: lon is -3.5e0']],
  [
    'lat="50.123400"',
    'latitude="50"',
    ['wpt: lat is missing', 'wpt: latitude is no attribute of it'],
  ],
  [/<metadata>.*<\/metadata>/, '$&$&', ['gpx: metadata comes too often']],
  [/(<metadata>.*<\/metadata>)\n(<wpt.*\/wpt>)/, '$2\n$1', ['gpx: metadata comes too late']],
  [
    '<desc>No track.</desc>',
    '<track/>',
    ['metadata: track does not belong there', 'track is no element of it'],
  ],
  [gpx, 'http://www.topografix.com/GPX/1/0', ['gpx is no element of it']],
  ['</gpx>', '', ['is not well-formed XML']],
  ['<metadata>', 'words<metadata>', ['gpx: has text beside its elements']],
])('would not be with %s in the place of which stands %s', (from, to, faults) => {
  expect(gpxFaults(file.replace(from, to))).toEqual(faults);
});

it('stays valid with whatever somebody has written into a name or a note', () => {
  const odd = { ...points[0], name: 'a\u0000b\uD800c\uFFFFd', description: 'Tea\n& "cake" \u0007' };
  const written = gpxFile('\u000b', ']]>', [odd as GpxPoint]);
  expect(gpxFaults(written)).toEqual([]);
  const xml = new DOMParser().parseFromString(written, 'application/xml');
  expect(xml.querySelector('wpt > name')?.textContent).toBe('a b c d');
  expect(xml.querySelector('wpt > desc')?.textContent).toBe('Tea\n& "cake"  ');
});

it('has each point once as a waypoint, and neither route nor track', () => {
  const xml = new DOMParser().parseFromString(file, 'application/xml');
  const read = [...xml.getElementsByTagNameNS(gpx, 'wpt')].map((one) => ({
    name: one.textContent,
    latitude: Number(one.getAttribute('lat')),
    longitude: Number(one.getAttribute('lon')),
  }));
  expect(read).toEqual(points);
});
