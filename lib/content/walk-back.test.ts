import type { Walk } from '@/content/types';
import { bus, leg, transport as coast } from '@/lib/transport/fixtures';
import { lastStarts } from './walk-back';

const walk = { route: ['cove', 'quay'], wayBack: 'bus' } as unknown as Walk;
const legs = [...coast.legs, leg('cove', 'quay', 5, 0, 100)];
const home = {
  ...bus,
  calls: [
    { at: 'quay', minutes: 0 },
    { at: 'cove', minutes: 20 },
  ],
  times: [
    { days: ['weekday', 'saturday'], times: ['09:00', '17:30'] },
    { days: ['sunday'], times: ['15:00'] },
  ],
} as const;
const transport = { ...coast, legs, services: [home] };
const textsOf = (starts: ReturnType<typeof lastStarts>) =>
  starts.map(({ days, setOut, atStop, leaves }) => [days.join(), setOut, atStop, leaves]);

it('is the walk and five minutes before the last bus, told once for days that are alike', () => {
  const found = textsOf(lastStarts(transport, walk));
  expect(found.map(([days]) => days)).toEqual(['weekday,saturday', 'sunday']);
  expect(found.map(([, , atStop, leaves]) => [atStop, leaves])).toEqual([
    ['17:25', '17:30'],
    ['14:55', '15:00'],
  ]);
  for (const [, setOut = '', atStop = ''] of found) expect(setOut < atStop).toBe(true);
});

it('is not told of other walks, nor where no bus back is known or the path is not', () => {
  expect(lastStarts(transport, { ...walk, wayBack: 'same-way' })).toEqual([]);
  expect(lastStarts({ ...transport, services: [] }, walk)).toEqual([]);
  expect(lastStarts({ ...transport, legs: [] }, walk)).toEqual([]);
});
