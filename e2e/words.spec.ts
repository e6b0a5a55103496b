import { expect, test } from 'playwright/test';
import { poorPhrases } from '@/lib/check/phrases';
import { exportedPaths } from './exported';
import { readExported } from './support/exported-page';

test('no page as built speaks like a file at an office', { tag: '@desktop' }, () => {
  const found = exportedPaths().flatMap((path) =>
    poorPhrases(readExported(path).text).map((phrase) => `${path}: ${phrase}`),
  );
  expect(found).toEqual([]);
});
