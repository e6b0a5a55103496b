import { accessRows } from './access';

test('what is not said is to be asked, and never a yes', () => {
  const words = (access: Parameters<typeof accessRows>[0]) =>
    accessRows(access).map(({ description }) => description);
  expect(words({ stepFree: true, dogs: false }).slice(0, 4)).toEqual([
    'Yes',
    'Ask first',
    'Ask first',
    'No',
  ]);
  expect(new Set(words(undefined))).toEqual(new Set(['Ask first']));
});
