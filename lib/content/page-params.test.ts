import { emptyFolderSlug, orEmpty } from './page-params';

test('a folder has what is named, and one page to be taken out where nothing is', () => {
  expect(orEmpty(['cove', 'bay'])).toEqual(['cove', 'bay']);
  expect(orEmpty([])).toEqual([emptyFolderSlug]);
});
