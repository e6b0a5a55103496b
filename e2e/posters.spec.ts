import { allEntries, entryPath } from '@/lib/kinds/entries';
import { posterFileName, posterOf } from '@/lib/posters/posters';
import { routes } from '@/lib/routes';
import { expect, test, visit } from './fixtures';
import { savedFile } from './support/downloads';
import { readPdf } from './support/pdf';
import { nth } from './support/things';

test('a poster is saved from its page and from that of the thing it shows, as a PDF with its title', async ({
  page,
}) => {
  // A beach offers its posters in its gallery.
  const thing = nth(
    allEntries().filter(({ kind }) => kind !== 'beach'),
    0,
  );
  const { src } = thing.item.image;
  const { title, place = '' } = posterOf(src) ?? { title: '' };
  expect(title).not.toBe('');

  await visit(page, routes.posters);
  const save = page.locator(`[id="${src}"]`).getByRole('link', { name: title });
  await expect(save).toHaveAttribute('download', posterFileName(title));
  const pdf = await readPdf(await savedFile(page, save));
  expect(pdf.pages).toHaveLength(1);
  expect(pdf.title).toContain(title);
  expect(pdf.language).toBe('en-GB');
  // Its letters stand wide apart.
  const letters = (words: string) => words.replaceAll(' ', '');
  for (const words of [title, place]) {
    expect(letters(pdf.pages[0]?.text ?? '')).toContain(letters(words.toUpperCase()));
  }

  const address = await save.getAttribute('href');
  await visit(page, entryPath(thing));
  await expect(page.locator('#poster').getByRole('link', { name: title })).toHaveAttribute(
    'href',
    address ?? '',
  );
  const kept = await page.request.get('/offline.json');
  expect(await kept.text()).not.toContain('.pdf');
});
