import { toEpochMinutes } from '@/lib/time/london';
import { networksOf } from './network';
import { transport } from './testing/transport';
import { walksFrom } from './walk';
import { isOnFoot, ridesOf, waysBetween } from './way';
import { lightText, undatedText, walkText } from './words';

const day = '2031-05-08';
const walk = walksFrom(transport, 'head', { day })('cove');
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const at = (time: `${number}:${number}`) => toEpochMinutes(day, time);
const light = { dawn: at('05:00'), dusk: at('21:00') };

it('tells length, time and climb of a way, and what to check', () => {
  expect(plain(walkText(walk, 'the cove'))).toMatch(
    /^On foot to the cove: [\d.]+ miles? \([\d.]+ km\), .*min, \d+ m of climb/,
  );
  const island = walksFrom(transport, 'head', { day })('island');
  expect(walkText(island, 'the island')).toBe('On foot to the island: check first.');
  expect(walkText({ state: 'here' }, 'the cove')).toBeUndefined();
});

it.each([
  ['04:00', /^Dark until 05:00\.$/],
  ['12:00', /^Set out by \d\d:\d\d to be down by dark, at 21:00\.$/],
  ['20:50', /^Dark at 21:00: too late to walk all the way in daylight\.$/],
  ['22:00', /^Dark since 21:00\.$/],
] as const)('at %s says how the light is', (time, words) => {
  expect(lightText(at(time), light, walk)).toMatch(words);
});

it('tells on no date the path beside a bus that may come, and of no bus a time', () => {
  const request = { from: 'mill', to: 'inn', ready: at('11:50') };
  const ways = waysBetween(networksOf(transport)(day), request);
  const bus = ways.find((way) => ridesOf(way).length > 0);
  const path = ways.find(isOnFoot);
  if (!bus) throw new Error('No bus goes to the inn.');
  const told = (doubt: number) => plain(undatedText({ way: { ...bus, doubt }, otherwise: path }));
  expect(told(1)).toMatch(/^Bus 7 .*: look up the time; else \d+ min on foot$/);
  expect(told(1)).not.toMatch(/\d\d:\d\d|about/);
  expect(plain(undatedText({ way: path, otherwise: bus }))).toMatch(
    /^On foot: .*; or bus 7: look up the time$/,
  );
  expect(undatedText({ way: undefined, otherwise: undefined })).toBe('');
});
