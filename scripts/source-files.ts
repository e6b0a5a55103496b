import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

const folders = ['app', 'components', 'lib', 'scripts', 'styles', 'worker'];

export async function readSource(root: string): Promise<readonly SourceFile[]> {
  const present = folders.filter((folder) => existsSync(path.join(root, folder)));
  const lists = await Promise.all(
    present.map(async (folder) =>
      (await readdir(path.join(root, folder), { recursive: true })).map(
        (name) => `${folder}/${name.split(path.sep).join('/')}`,
      ),
    ),
  );
  const files = lists
    .flat()
    .filter((file) => /\.(tsx?|m?js)$/.test(file) && !file.includes('/node_modules/'));
  return Promise.all(
    files
      .sort()
      .map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })),
  );
}
