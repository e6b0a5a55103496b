import { slowestTests } from './slowest';

const jestReport = {
  testResults: [
    {
      assertionResults: [
        { fullName: 'a tide turns', duration: 40 },
        { fullName: 'a test that was skipped', duration: null },
      ],
    },
  ],
};

const playwrightReport = {
  suites: [
    {
      title: 'map.spec.ts',
      specs: [],
      suites: [
        {
          title: 'the map',
          specs: [
            {
              title: 'opens',
              tests: [
                { projectName: 'desktop', results: [{ duration: 30 }, { duration: 20 }] },
                { projectName: 'phone', results: [{ duration: 10 }] },
              ],
            },
          ],
        },
      ],
    },
  ],
};

test('the slowest tests of all reports come first, with all their tries', () => {
  expect(slowestTests([jestReport, playwrightReport], 3)).toEqual([
    { name: '[desktop] map.spec.ts › the map › opens', duration: 50 },
    { name: 'a tide turns', duration: 40 },
    { name: '[phone] map.spec.ts › the map › opens', duration: 10 },
  ]);
});
