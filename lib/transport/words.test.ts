import { toEpochMinutes } from '@/lib/time/london';
import { transport } from './testing/transport';
import { walksFrom } from './walk';
import { lightText, walkText } from './words';

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
