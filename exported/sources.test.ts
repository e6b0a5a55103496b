import { stories } from '@/content/about';
import { facilities } from '@/content/facilities';
import { places } from '@/content/places';
import { sample } from '@/content/sample';
import type { Reading } from '@/content/types';
import { carParks } from '@/content/transport/parking';
import { allEntries, entryPath } from '@/lib/kinds/entries';
import { placeBySlug } from '@/lib/content/queries';
import { readSource } from '@/lib/trust/sources';
import { exportedPaths } from './paths';
import { plain, readExported } from './exported-page';

interface Statement {
  readonly text: string;
  readonly sources: readonly Reading[];
  /** The page of the thing, to which its card leads instead of naming its sources. */
  readonly page?: string;
}

const textsIn = (value: unknown): readonly string[] =>
  [value].flat().filter((text) => typeof text === 'string');

/** The fields of an entry that state something of a real place; cards show the last ones. */
const factFields = [
  ...['description', 'tips', 'accessibility', 'cautions'],
  ...['steep', 'dogs', 'refreshments'],
];
const cardFields = ['summary', 'attractions', 'features'];

const statements: readonly Statement[] = [
  ...allEntries()
    .filter(({ kind }) => !sample?.kinds.includes(kind))
    .flatMap((entry): readonly Statement[] => {
      const { sources = [] } = entry.item;
      const fields = new Map<string, unknown>(Object.entries(entry.item));
      const of = (names: readonly string[]) =>
        names.flatMap((name) => textsIn(fields.get(name))).filter(({ length }) => length > 20);
      const page = entryPath(entry);
      return [
        ...of(factFields).map((text) => ({ text, sources })),
        ...of(cardFields).map((text) => ({ text, sources, page })),
      ];
    }),
  ...places.flatMap(({ gettingThere, sources }) =>
    textsIn(Object.values(gettingThere)).map((text) => ({ text, sources })),
  ),
  ...facilities.flatMap(({ place, known }) =>
    known.map(({ text }) => ({ text, sources: placeBySlug(place).sources })),
  ),
  ...carParks.map(({ note, sources }) => ({ text: note, sources })),
  ...stories.flatMap(({ paragraphs, sources }) => paragraphs.map((text) => ({ text, sources }))),
];

test('every statement of a real place has its source and day beside it', () => {
  const texts = [...new Set(statements.map(({ text }) => text))];
  let found = 0;
  const without = exportedPaths().flatMap((path) => {
    const { main, html } = readExported(path);
    const body = plain(html);
    const isNamed = (reading: Reading) => {
      const { name, url, readOn } = readSource(reading);
      const hasName = url ? body.includes(`href="${url}"`) : main.includes(name);
      return hasName && body.includes(`dateTime="${readOn}"`);
    };
    return texts
      .filter((text) => main.includes(plain(text)))
      .filter((text) => {
        found += 1;
        return !statements.some(
          (one) =>
            one.text === text &&
            (one.sources.every(isNamed) || (one.page && html.includes(`href="${one.page}"`))),
        );
      })
      .map((text) => `${path}: “${text.slice(0, 60)}”`);
  });
  expect(without).toEqual([]);
  expect(found).toBeGreaterThan(texts.length);
});
