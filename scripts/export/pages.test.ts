import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyFolderSlug } from '@/lib/content/page-params';
import { removeEmptyFolders } from './pages';

test('what stands for nothing goes, and only that', async () => {
  const out = await mkdtemp(join(tmpdir(), 'out-'));
  const page = join(out, 'areas', emptyFolderSlug);
  await mkdir(page, { recursive: true });
  await writeFile(join(page, 'index.html'), '');
  await writeFile(`${page}.txt`, '');
  await writeFile(join(out, 'areas', 'index.html'), '');

  await removeEmptyFolders(out);
  expect(existsSync(page)).toBe(false);
  expect(existsSync(`${page}.txt`)).toBe(false);
  expect(existsSync(join(out, 'areas', 'index.html'))).toBe(true);
});
