/** @jest-environment jsdom */
import { gpxFile } from './gpx';

const points = [
  { name: 'Mill & Inn <1>', latitude: 50.1234, longitude: -3.5 },
  { name: 'Quay', latitude: 50.2, longitude: -3.6 },
];
const file = gpxFile('Mill to “Quay”', 'No track.', points);
const xml = new DOMParser().parseFromString(file, 'application/xml');
const gpx = 'http://www.topografix.com/GPX/1/1';

it('is well-formed XML of GPX 1.1, its parts in the order of the schema', () => {
  expect(xml.querySelector('parsererror')).toBeNull();
  const root = xml.documentElement;
  expect([root.localName, root.namespaceURI, root.getAttribute('version')]).toEqual([
    'gpx',
    gpx,
    '1.1',
  ]);
  expect(root.getAttribute('creator')).toBeTruthy();
  expect([...root.children].map(({ localName }) => localName)).toEqual([
    'metadata',
    'wpt',
    'wpt',
    'rte',
  ]);
});

it('has each point once as a waypoint and once in the route, and no track', () => {
  for (const tag of ['wpt', 'rtept']) {
    const read = [...xml.getElementsByTagNameNS(gpx, tag)].map((one) => ({
      name: one.textContent,
      latitude: Number(one.getAttribute('lat')),
      longitude: Number(one.getAttribute('lon')),
    }));
    expect(read).toEqual(points);
  }
  expect(xml.getElementsByTagNameNS(gpx, 'trk')).toHaveLength(0);
});
