import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFresh } from './fresh';

describe('isFresh', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fresh-'));
  });
  afterEach(async () => rm(folder, { recursive: true }));

  async function fileChangedAt(name: string, second: number): Promise<string> {
    const path = join(folder, name);
    await writeFile(path, '');
    await utimes(path, second, second);
    return path;
  }

  it('is true when the made file is newer than all its sources', async () => {
    const sources = [await fileChangedAt('a', 1), await fileChangedAt('b', 2)];
    expect(await isFresh(await fileChangedAt('made', 3), sources)).toBe(true);
  });

  it('is false when one source is newer', async () => {
    const sources = [await fileChangedAt('a', 1), await fileChangedAt('b', 4)];
    expect(await isFresh(await fileChangedAt('made', 3), sources)).toBe(false);
  });

  it('is false when the made file is missing', async () => {
    expect(await isFresh(join(folder, 'made'), [])).toBe(false);
  });
});
