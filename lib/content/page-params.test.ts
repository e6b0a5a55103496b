import { emptyFolderSlug, fileParams, pageParams } from './page-params';

test('a folder has a page for each thing, and one to be taken out where there is none', () => {
  expect(pageParams([{ slug: 'cove' }, { slug: 'bay' }])).toEqual([
    { slug: 'cove' },
    { slug: 'bay' },
  ]);
  expect(pageParams([])).toEqual([{ slug: emptyFolderSlug }]);
});

test('so has a folder of files', () => {
  expect(fileParams(['cove.gpx'])).toEqual([{ file: 'cove.gpx' }]);
  expect(fileParams([])).toEqual([{ file: emptyFolderSlug }]);
});
