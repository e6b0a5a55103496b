/** Pages as their HTML tells them, before any script: what crawlers read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type JsonObject = Readonly<Record<string, unknown>>;

interface PageHead {
  readonly lang: string;
  readonly canonical: string;
  readonly robots: string;
  readonly url: string;
  readonly image: string;
  readonly width: string;
  readonly height: string;
}

export interface ExportedPage {
  readonly path: string;
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** The text of its first heading of the first rank. */
  readonly heading: string;
  /** The things of its JSON-LD. */
  readonly nodes: readonly JsonObject[];
  /** Every word of the page that a visitor can come to read, white space as single spaces. */
  readonly text: string;
  /** The same of one part alone. */
  readonly header: string;
  readonly main: string;
  readonly footer: string;
  /** What its head tells search engines and link previews. */
  readonly head: PageHead;
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

/** The words of a piece of HTML, without those for machines; lettering in headings is a picture. */
function wordsOf(html: string): string {
  const shown = html
    .replace(/<(script|style|template)\b[^]*?<\/\1>/g, '')
    .replace(/(<h[1-6][^>]*>)<img[^>]* alt="([^"]*)"[^>]*>/g, '$1$2');
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
export function readExported(path: string, out = 'out'): ExportedPage {
  return { ...readExportedFile(join(path, 'index.html'), out), path };
}

/** Reads a page of the export by the name of its file. */
export function readExportedFile(file: string, out = 'out'): ExportedPage {
  const html = readFileSync(join(out, file), 'utf8');
  const inside = (element: string) =>
    new RegExp(`<${element}[^>]*>([^]*?)</${element}>`).exec(html)?.[1] ?? '';
  const found = (pattern: RegExp) => plain(pattern.exec(html)?.[1] ?? '');
  const openGraph = (name: string) =>
    found(new RegExp(`<meta property="og:${name}" content="([^"]*)"`));
  const graph = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const data = JSON.parse(graph) as { '@graph'?: JsonObject[] };
  return {
    path: `/${file}`,
    html,
    title: plain(inside('title')),
    description: found(/<meta name="description" content="([^"]*)"/),
    heading: wordsOf(inside('h1')),
    nodes: data['@graph'] ?? [],
    text: wordsOf(inside('body')),
    header: wordsOf(inside('header')),
    main: wordsOf(inside('main')),
    footer: wordsOf(inside('footer')),
    head: {
      lang: found(/<html[^>]* lang="([^"]*)"/),
      canonical: found(/<link rel="canonical" href="([^"]*)"/),
      robots: found(/<meta name="robots" content="([^"]*)"/),
      url: openGraph('url'),
      image: openGraph('image'),
      width: openGraph('image:width'),
      height: openGraph('image:height'),
    },
  };
}

/** The texts that a part of a page has less often than it should. */
export function missingTexts(
  part: string,
  texts: readonly (readonly [text: string, times: number])[],
): readonly (readonly [text: string, times: number])[] {
  return texts.filter(([text, times]) => part.split(text.replace(/\s+/g, ' ')).length - 1 < times);
}
