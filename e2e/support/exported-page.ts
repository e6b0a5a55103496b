/** Pages as their HTML tells them, before any script: what crawlers read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type JsonObject = Readonly<Record<string, unknown>>;

export interface ExportedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The text of its first heading of the first rank. */
  readonly heading: string;
  /** The things of its JSON-LD. */
  readonly nodes: readonly JsonObject[];
  /** Every word of the page that a visitor can come to read, white space as single spaces. */
  readonly text: string;
  /** The same of its main part alone. */
  readonly main: string;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Text without entities, each run of white space as one space. */
export function plain(html: string): string {
  return html
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a piece of HTML, without those for machines. */
function wordsOf(html: string): string {
  const shown = html.replace(/<(script|style|template)\b[^]*?<\/\1>/g, '');
  return plain(shown.replace(/<[^>]+>/g, ''));
}

/** The types of a thing of JSON-LD. */
export function typesOf(node: JsonObject): string[] {
  return [node['@type']].flat().filter((type) => typeof type === 'string');
}

/**
 * Reads a page of the export.
 *
 * @param path as in an address, with a slash at its end
 * @throws Error when there is no such page
 */
export function readExported(path: string): ExportedPage {
  const html = readFileSync(join('out', path, 'index.html'), 'utf8');
  const inside = (element: string) =>
    new RegExp(`<${element}[^>]*>([^]*?)</${element}>`).exec(html)?.[1] ?? '';
  const graph = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const data = JSON.parse(graph) as { '@graph'?: JsonObject[] };
  return {
    path,
    title: plain(inside('title')),
    description: plain(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
    heading: wordsOf(inside('h1')),
    nodes: data['@graph'] ?? [],
    text: wordsOf(inside('body')),
    main: wordsOf(inside('main')),
  };
}
