/** Fills a copy of `content/` with many more things, made of those that are there. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Multiplied {
  readonly file: string;
  readonly list: string;
  /** The field that holds the name. */
  readonly name: 'name' | 'title';
  /** What differs from one copy to the next, as code in terms of `index`. */
  readonly fields?: string;
}

const lists: readonly Multiplied[] = [
  { file: 'activities.ts', list: 'activities', name: 'title' },
  { file: 'venues.ts', list: 'venues', name: 'name' },
  {
    file: 'properties.ts',
    list: 'properties',
    name: 'name',
    fields: 'id: `copy-${index}`, pricePerNight: 85 + (index % 266), bedrooms: 1 + (index % 5),',
  },
  {
    file: 'events.ts',
    list: 'events',
    name: 'title',
    fields:
      'startDate: new Date(Date.UTC(2026, 0, 1 + (index % 730))).toISOString().slice(0, 10), endDate: undefined,',
  },
];

/**
 * The source of a list with more in it: each copy has its own address, name, title and description.
 *
 * @throws Error when the file has no such list
 */
export function multiplied(
  source: string,
  { list, name, fields = '' }: Omit<Multiplied, 'file'>,
  count: number,
): string {
  const opening = `export const ${list} = [`;
  if (!source.includes(opening)) throw new Error(`There is no list "${list}"`);
  return `${source.replace(opening, `const written = [`).replaceAll(`typeof ${list})`, 'typeof written)')}
export const ${list} = [
  ...written,
  ...Array.from({ length: ${count} }, (_, index) => {
    const one = written[index % written.length]!;
    return {
      ...one,
      slug: \`\${one.slug}-\${index}\`,
      ${name}: \`\${one.${name}} \${index}\`,
      seo: { title: \`\${one.seo.title} \${index}\`, description: \`\${one.seo.description} \${index}\` },
      ${fields}
    };
  }),
] as unknown as typeof written;
`;
}

/** @param count how many more of each kind */
export async function multiplyContent(folder: string, count: number): Promise<void> {
  for (const list of lists) {
    const path = join(folder, list.file);
    await writeFile(path, multiplied(await readFile(path, 'utf8'), list, count));
  }
  const events = join(folder, 'events.ts');
  const source = await readFile(events, 'utf8');
  await writeFile(
    events,
    `${source.replace('export const eventsPageSlugs', 'const pageSlugs')}
export const eventsPageSlugs = [
  ...pageSlugs,
  ...events.slice(written.length).map(({ slug }) => slug),
] as unknown as typeof pageSlugs;
`,
  );
}
