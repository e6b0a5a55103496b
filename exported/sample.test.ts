import { sample } from '@/content/sample';
import { site } from '@/content/site';
import { allEntries, entryPath } from '@/lib/kinds/entries';
import { exportedPaths } from './paths';
import { readExported } from './exported-page';

const marks = (html: string) => html.match(/data-sample=""/g)?.length ?? 0;

// The second village has content of its own, and so no mark at all.
test('what is invented says so, on every page', () => {
  const invented = new Set(
    allEntries()
      .filter(({ kind }) => sample?.kinds.includes(kind))
      .map(entryPath),
  );
  const wrong = exportedPaths().filter((path) => {
    const expected = site.content === 'sample' ? (invented.has(path) ? 2 : 1) : 0;
    return marks(readExported(path).html) !== expected;
  });
  expect(wrong).toEqual([]);
});
