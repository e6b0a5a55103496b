/**
 * Finds dead links in an exported site: every address in its pages, stylesheets and search index
 * that leads to a file or a fragment that is not there.
 */
import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

export interface LinkReport {
  /** A sentence for each dead link: where it is, and where it leads. */
  readonly dead: readonly string[];
  /** The hosts of other sites that pages lead to or load from, each with one page that does. */
  readonly hosts: ReadonlyMap<string, string>;
}

export interface SiteAddress {
  /** The site's public origin: pages name themselves by it. */
  readonly origin: string;
  /** The folder that it is served from: `/repo`, or nothing. */
  readonly basePath: string;
}

const addressAttribute = /\s(?:href|src|action|poster|data-src)="([^"]*)"/g;
const sourceSet = /\s(?:imagesrcset|srcset)="([^"]*)"/gi;
const socialPicture =
  /<meta (?:property|name)="(?:og:image|og:url|twitter:image)" content="([^"]*)"/g;
const idAttribute = /\sid="([^"]*)"/g;
const styleUrl = /url\(["']?([^"')]+)["']?\)/g;

function firstGroups(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, group]) => group ?? '');
}

function decode(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/** Flight data and structured data quote markup that is not on the page. */
function withoutScripts(html: string): string {
  return html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1</script>');
}

/** Every address that a page names: links, pictures in all their widths, scripts, styles. */
export function addressesOf(html: string): string[] {
  const markup = withoutScripts(html);
  return [
    ...firstGroups(markup, addressAttribute),
    ...firstGroups(markup, sourceSet).flatMap((set) =>
      set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
    ),
    ...firstGroups(markup, socialPicture),
  ].map(decode);
}

/** Every id of a page: what its fragments can lead to. */
export function idsOf(html: string): ReadonlySet<string> {
  return new Set(firstGroups(withoutScripts(html), idAttribute).map(decode));
}

function addressesIn(file: string, text: string): string[] {
  if (file.endsWith('.html')) return addressesOf(text);
  if (file.endsWith('.css')) {
    // A bare fragment in a style means something in the page that uses it, or an old browser's own.
    return firstGroups(text, styleUrl).filter((address) => !address.startsWith('#'));
  }
  if (file === 'search-index.json') return firstGroups(text, /"path":"([^"]*)"/g);
  return [];
}

/** Looks at every link of the site in a folder. Nothing is asked for over the network. */
export async function checkLinks(folder: string, site: SiteAddress): Promise<LinkReport> {
  const files = (await readdir(folder, { recursive: true })).map((file) =>
    file.split(sep).join('/'),
  );
  const known = new Set(files);
  const texts = new Map<string, string>();
  for (const file of files.filter((name) => /\.(html|css|json)$/.test(name))) {
    texts.set(file, await readFile(join(folder, file), 'utf8'));
  }
  const ids = new Map([...texts].map(([file, text]) => [file, idsOf(text)]));
  const root = `${site.basePath}/`;

  /** What is wrong with an address, or nothing. */
  function fault(url: URL): string | undefined {
    if (!url.pathname.startsWith(root)) return 'is outside the site’s folder';
    const path = decodeURIComponent(url.pathname.slice(root.length));
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    if (!known.has(file) || (path !== '' && known.has(`${path}/index.html`))) {
      return 'leads to no file';
    }
    const fragment = decodeURIComponent(url.hash.slice(1));
    const found = fragment === '' || ids.get(file)?.has(fragment) === true;
    return found ? undefined : 'leads to a fragment that is not there';
  }

  const dead = new Set<string>();
  const hosts = new Map<string, string>();
  for (const [file, text] of texts) {
    // The index names paths without the base path.
    const prefix = file === 'search-index.json' ? site.basePath : '';
    const here = new URL(root + file.replace(/(^|\/)index\.html$/, '$1'), site.origin);
    for (const address of addressesIn(file, text)) {
      if (!URL.canParse(prefix + address, here.href)) {
        dead.add(`${file}: "${address}" is no address`);
        continue;
      }
      const url = new URL(prefix + address, here);
      if (!/^https?:$/.test(url.protocol)) continue;
      if (url.origin !== site.origin) {
        if (!hosts.has(url.host)) hosts.set(url.host, file);
        continue;
      }
      const wrong = fault(url);
      if (wrong) dead.add(`${file}: ${address} ${wrong}`);
    }
  }
  return { dead: [...dead], hosts };
}
