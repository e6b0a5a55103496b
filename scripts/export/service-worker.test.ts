/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Guide } from '@/lib/offline/guide';

test('lists more files than a process may have open at once', () => {
  const out = mkdtempSync(join(tmpdir(), 'many-files-'));
  try {
    for (let index = 0; index < 150; index += 1) {
      writeFileSync(join(out, `page-${index}.html`), `<title>Page ${index}</title>`);
    }
    const code = `import('./scripts/export/service-worker.ts').then((m) => m.buildServiceWorker(process.argv[1], ''))`;
    execFileSync(
      'sh',
      ['-c', 'ulimit -n 100; exec "$0" --import tsx -e "$1" "$2"', process.execPath, code, out],
      {
        stdio: 'pipe',
      },
    );
    const { files } = JSON.parse(readFileSync(join(out, 'offline.json'), 'utf8')) as Guide;
    expect(files).toHaveLength(150);
    expect(files).toContainEqual(expect.objectContaining({ url: '/page-7.html', title: 'Page 7' }));
  } finally {
    rmSync(out, { recursive: true });
  }
}, 30_000);
