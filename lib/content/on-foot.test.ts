import { onFootInFull, onFootText, waysOnFoot } from './on-foot';

test('the way there and the way back are told together, with the climb of each', () => {
  const [there, back] = waysOnFoot('cove') ?? [];
  expect(there?.climb).not.toBe(back?.climb);
  expect(onFootText('cove')).toMatch(/^on foot from The Quay: 20.min there, 20.min back$/);
  expect(onFootInFull('cove')).toMatch(
    /^From The Quay .*: 20.min there, 20.min back\. Climb 40.m there; 0.m back\.$/,
  );
});

test('at home, and where no path is measured, nothing is told', () => {
  expect([onFootText('harbour'), onFootInFull('headland')]).toEqual([undefined, undefined]);
});
