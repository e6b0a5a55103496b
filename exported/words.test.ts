import { imported } from '@/content/transport/imported';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { allOfKind } from '@/lib/kinds/entries';
import { plain, readExported } from './exported-page';
import { countWords } from './words';

/** The words of a page without the names of its sources, and without timetables of buses. */
function wordCount(path: string): number {
  const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(readExported(path).html) ?? [];
  // With the elements of its own that each text of it has.
  const source =
    /<span[^>]*data-source=""[^>]*>(?:<span[^>]*>[^]*?<\/span>|<(?!\/?span)|[^<])*<\/span>/g;
  const timetable = /<table[^>]*aria-label="Bus [^]*?<\/table>/g;
  const withoutSources = main.replace(source, '').replace(timetable, '');
  // The places to choose from are seen one at a time.
  return countWords(
    plain(withoutSources.replace(/<(svg|script|option)\b[^]*?<\/\1>|<[^>]+>/g, ' ')),
  );
}

test('getting here and a beach take few words', () => {
  const [first] = allOfKind('beach');
  if (!first) throw new Error('the content has no beach');
  // Where a feed is from, and the last bus of it on each kind of day.
  const more = imported.feeds.length * 20;
  expect(wordCount(routes.gettingAround)).toBeLessThanOrEqual(725 + more);
  expect(wordCount(kindPath('beach', first.slug))).toBeLessThanOrEqual(700 + more);
});
