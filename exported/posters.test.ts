import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEntries, entryPath } from '@/lib/kinds/entries';
import { posterFileName, posterOf } from '@/lib/posters/posters';
import { routes } from '@/lib/routes';
import { readExported } from './exported-page';

test('a poster is saved under its title from its page and from that of the thing it shows, as a PDF, and not kept by itself', () => {
  const wall = readExported(routes.posters).html;
  // A beach offers its posters in its gallery.
  for (const entry of allEntries().filter(({ kind }) => kind !== 'beach')) {
    const { title } = posterOf(entry.item.image.src) ?? { title: '' };
    const link = new RegExp(`<a [^>]*href="([^"]*)" download="${posterFileName(title)}"`);
    const [, path = ''] = link.exec(wall) ?? [];
    const [, offered] = link.exec(readExported(entryPath(entry)).html) ?? [];
    expect([title, offered]).toEqual([title, path]);
    const file = readFileSync(join('out', path), 'latin1');
    expect(file.slice(0, 5)).toBe('%PDF-');
    expect(file).toContain('/Lang (en-GB)');
  }
  expect(readFileSync('out/offline.json', 'utf8')).not.toContain('.pdf');
});
