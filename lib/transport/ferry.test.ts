import type { Ferry } from '@/content/transport/types';
import { toEpochMinutes } from '@/lib/time/london';
import { networksOf } from './network';
import { transport } from './testing/transport';
import { chooseWay, waysBetween } from './way';
import { choiceText } from './words';
import { linesOfFerry } from './data';

const date = '2031-06-11';
const ferry: Ferry = {
  slug: 'rope-ferry',
  name: 'Rope ferry',
  operators: [],
  from: 'quay',
  to: 'island',
  minutes: 5,
  hours: [{ days: ['weekday'], last: '18:00' }],
  headways: [{ days: ['weekday'], from: '10:00', until: '18:00', every: 20 }],
  notes: [],
  allYear: true,
  source: { name: 'The ferryman', url: 'https://ferry.example/' },
  readOn: '2031-01-01',
  validUntil: '2031-12-31',
};

/** What is told to whoever wants to go from one point to another at a time. */
function told(from: string, to: string, time: `${number}:${number}`, of: Ferry = ferry): string {
  const network = networksOf({ ...transport, ferries: linesOfFerry(of) })(date);
  const request = { from, to, ready: toEpochMinutes(date, time), due: undefined };
  return choiceText(chooseWay(waysBetween(network, request), { ...request, limit: 90 }));
}

test('a ferry leads over the water, without a time', () => {
  expect(told('island', 'quay', '12:00')).toBe(
    'Rope ferry from Island, about every 20\u00a0min, 5\u00a0min, get off at Quay: look up the time',
  );
  expect(told('quay', 'island', '12:00')).toContain('get off at Island');
});

test('its headway is the wait for whoever is to be somewhere by a time', () => {
  const network = networksOf({ ...transport, ferries: linesOfFerry(ferry) })(date);
  const due = toEpochMinutes(date, '15:00');
  const ways = waysBetween(network, { from: 'island', to: 'quay', ready: undefined, due });
  expect(ways.map(({ leave = 0 }) => due - leave)).toContain(25);
});

test('after its last there is none', () => {
  expect(told('island', 'quay', '18:01')).toBe('');
});

test.each<[string, Ferry]>([
  ['runs in a season without dates', { ...ferry, allYear: false }],
  ['runs as often as nobody has read', { ...ferry, headways: [] }],
])('one that %s leads nowhere, or to be looked up', (_name, of) => {
  expect(told('island', 'quay', '12:00', of)).not.toContain('every');
});

test('a walk after a boat without a time is dark where it is dark at the earliest', () => {
  const network = networksOf({ ...transport, ferries: linesOfFerry(ferry) })(date);
  const [dawn, dusk] = [toEpochMinutes(date, '05:00'), toEpochMinutes(date, '17:00')];
  const request = { from: 'island', to: 'inn', ready: dusk, due: undefined, limit: 90 };
  const light = { dawn, dusk };
  const choice = chooseWay(waysBetween(network, request), { ...request, light });
  expect(choiceText(choice, light)).toMatch(/Rope ferry.*Walk.*, dark from 17:00/);
});
