/**
 * Keeps the village out of the code: its names are derived from `content/`, and any of them in the
 * code is a fault. So another village needs no other code, and no page says the old one's name.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Coordinates } from '@/content/types';

/** A name that belongs to the place. */
interface PlaceName {
  readonly name: string;
  /** Where the code gets it instead. */
  readonly from: string;
}

/** A file of the code; its path has slashes, from the repository's root. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** As much of the content as carries names. */
export interface Named {
  readonly site: {
    readonly name: string;
    readonly region: string;
    readonly county: string;
    readonly bay: string;
    readonly url: string;
    readonly bounds: { readonly name: string };
    readonly contact: { readonly postcode: string; readonly phone: string; readonly email: string };
  };
  readonly places: readonly {
    readonly name: string;
    readonly coordinates: Coordinates;
  }[];
  readonly points: readonly { readonly name: string }[];
  readonly port: { readonly name: string };
  readonly marks: readonly { readonly kind: string; readonly text?: string }[];
}

/** The folders that know no place; `content/` and the drawings of `art/` do. */
const folders = [
  ...['.github', 'app', 'components', 'deploy', 'e2e', 'lib', 'public', 'scripts', 'styles'],
  'worker',
];

/** What is no code of ours: another village's content, and pictures made of this one's drawings. */
const leftOut = ['e2e/second-village/', 'public/images/'];

/** Shorter names, such as "Ley", are too often a part of something else. */
const shortest = 4;

/** A position's degrees where they are fine enough to be nowhere else: four decimals, some ten metres. */
function degrees({ latitude, longitude }: Coordinates): readonly string[] {
  return [latitude, longitude].map((value) => String(Math.abs(value))).filter(isFine);
}

const isFine = (value: string): boolean => /\.\d{4}/.test(value);

/** Every name of the content that the code must not repeat, each once. */
export function placeNames({ site, places, points, port, marks }: Named): readonly PlaceName[] {
  const host = URL.canParse(site.url) ? new URL(site.url).host : site.url;
  const from = (where: string, ...names: readonly string[]): PlaceName[] =>
    names.map((name) => ({ name, from: where }));
  const all = [
    ...from('site.name', site.name),
    ...from('site.region', site.region),
    ...from('site.county', site.county),
    ...from('site.bay', site.bay),
    ...from('site.bounds', site.bounds.name.replace(/^the /, '')),
    ...from('site.url', host.replace(/^www\./, '')),
    ...from('site.contact', site.contact.phone, site.contact.email, site.contact.postcode),
    ...from('content/tides/port', port.name),
    ...from('content/places.ts', ...places.map(({ name }) => name)),
    ...from('content/places.ts', ...places.flatMap(({ coordinates }) => degrees(coordinates))),
    ...from('content/ways/points.ts', ...points.map(({ name }) => name)),
    ...from(
      'content/map.ts',
      ...marks.flatMap(({ kind, text }) => (kind === 'land' && text ? [text] : [])),
    ),
  ].filter(({ name }) => name.length >= shortest);
  // The longest first, so that a sentence names the castle and not the town in its name.
  return [...new Map(all.reverse().map((one) => [one.name.toLowerCase(), one])).values()].sort(
    (a, b) => b.name.length - a.name.length,
  );
}

/** Finds names as they are written, in slugs and as variables: "Long Sands", `long-sands`, `longSands`. */
function patternOf(names: readonly PlaceName[]): RegExp {
  const alternatives = names.map(({ name }) =>
    name
      .split(/[\s-]+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[\\s_-]*'),
  );
  return new RegExp(`(?<![\\p{L}\\d])(?:${alternatives.join('|')})(?![\\p{L}\\d])`, 'giu');
}

const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, '');

/** A sentence for each line of the code that names the place. */
export function placeNameFaults(
  files: readonly SourceFile[],
  names: readonly PlaceName[],
): readonly string[] {
  if (names.length === 0) return [];
  const pattern = patternOf(names);
  const origins = new Map(names.map(({ name, from }) => [plain(name), from]));
  return files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(pattern)].slice(0, 1).map(([name]) => {
        const from = origins.get(plain(name)) ?? 'content/';
        return `${file}:${index + 1}: "${name}" is a name of the place; take it from ${from}, or name something invented in a test`;
      }),
    ),
  );
}

/** The code of the repository. */
export async function readSource(root: string): Promise<readonly SourceFile[]> {
  // A copy, such as the second village's, need not have them all.
  const present = folders.filter((folder) => existsSync(path.join(root, folder)));
  const lists = await Promise.all(
    present.map(async (folder) =>
      (await readdir(path.join(root, folder), { recursive: true })).map(
        (name) => `${folder}/${name.split(path.sep).join('/')}`,
      ),
    ),
  );
  const settings = (await readdir(root)).filter((file) => file !== 'next-env.d.ts');
  const files = [...settings, ...lists.flat()]
    .filter((file) => /(\.(tsx?|m?js|conf|yml|svg)|\/_headers)$/.test(file))
    .filter((file) => !leftOut.some((start) => file.startsWith(start)));
  return Promise.all(
    files
      .sort()
      .map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })),
  );
}
