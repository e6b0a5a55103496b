/**
 * How Next writes the files of an export: every pattern that the build, the worker and the pages
 * look for stands here, and nowhere else. Each function stops with a sentence where it finds
 * nothing, or something that it does not know, so that a new version of Next cannot pass by
 * unnoticed. What to do then: docs/upgrading.md
 */

/** The folder of everything whose name changes with its content, in the site. */
const versionedFolder = '_next/static';
/** Where scripts and stylesheets lie. */
export const chunkFolder = `${versionedFolder}/chunks`;
/** Where the data of pages are put, which Next writes into the pages themselves. */
export const dataFolder = `${versionedFolder}/data`;

const asyncScript = /<script src="([^"]+)"(?: id="[^"]*")? async="">\s*<\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
/** A script that is asked for ahead, however that is written. */
const anyScriptPreload = /<link(?=[^>]* as="script")[^>]*>/;
/** What React needs besides the HTML to take a page over. */
const dataScript = /<script>self\.__next_f\.push\(([^]*?)\)<\/script>/g;
/** Makes the list that the data go into; it stays in the page. */
const dataStart = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
/** A script of a part of the page, among the page's data. */
const scriptInData = /(\["\$","script","script-\d+",\{"src":")([^"]+)"/g;
/** The address of a script anywhere else among them, but for those of modules, which have a line each. */
const anyScriptInData = /(?<![\da-f]:)"[^"\s]*\/_next\/static\/[^"]+\.js"/;
/** The script that looks for the others and sets them going. */
const runtimeName = /\/turbopack-[^/]+\.js$/;
/** A script that would be fetched before the first paint; `noModule` is for browsers of long ago. */
const earlyScript = /<script(?=[^>]* src=)(?![^>]* noModule)[^>]*>/;

const styleLink =
  /<link rel="(stylesheet|preload)" href="[^"]*\/_next\/static\/chunks\/([^"/]+\.css)"[^>]*>/g;
/** The address of a stylesheet anywhere: in a link, or in what Next hands to React. */
const styleAddress = /\/_next\/static\/chunks\/([^"\\/]+\.css)/g;
const styleInScript = /"static\/chunks\/([^"/]+\.css)"/g;
/** Both of them however they are written: what Next writes in a new way must not pass for nothing. */
const anyStyleLink = /<link[^>]*\/_next\/static\/[^>]*\.css[^>]*>/g;
const anyStyleInScript = /(?<!_next\/)static\/[^"'`\s]*\.css/g;

const charset = /<meta charset="utf-8"\s*\/?>/i;

export interface PageScripts {
  /** The page without its scripts and data, and with the list that the data go into. */
  readonly rest: string;
  /** Addresses, each once, the runtime's aside. */
  readonly scripts: readonly string[];
  readonly runtime: string;
  /** The arguments of the calls of `__next_f.push`. */
  readonly data: readonly unknown[];
}

/**
 * Takes a page and what runs in it apart.
 *
 * @throws Error with a sentence when the page is not as Next makes it
 */
export function takeScripts(html: string): PageScripts {
  const sources = [...html.matchAll(asyncScript)].flatMap(([, source]) => source ?? []);
  const all = [...new Set(sources)];
  if (all.length === 0) {
    throw new Error('has no script as Next writes them: <script src="…" async="">');
  }
  const [runtime, other] = all.filter((source) => runtimeName.test(source));
  if (!runtime) throw new Error('has no script that sets the others going: …/turbopack-….js');
  if (other) throw new Error(`has two scripts that set the others going: ${runtime}, ${other}`);

  const data = [...html.matchAll(dataScript)].map(([, call = '']) => JSON.parse(call) as unknown);
  if (data.length === 0) {
    throw new Error('has no data as Next writes them: <script>self.__next_f.push(…)</script>');
  }
  if (data.flat().join('').search(scriptInData) < 0) {
    throw new Error('has data that name no script as Next does: ["$","script","script-0",{"src":…');
  }
  const rest = html.replace(asyncScript, '').replace(scriptPreload, '').replace(dataScript, '');
  const [early] = earlyScript.exec(rest) ?? [];
  if (early) throw new Error(`has a script that does not wait: ${early}`);
  const [preload] = anyScriptPreload.exec(rest) ?? [];
  if (preload) throw new Error(`asks for a script ahead in another way than Next did: ${preload}`);
  if (!rest.includes(dataStart))
    throw new Error(`does not begin its data as Next does: ${dataStart}`);
  if (rest.replace(dataStart, '').includes('__next_f'))
    throw new Error('has data that Next has written in another way');
  return { rest, scripts: all.filter((source) => source !== runtime), runtime, data };
}

/**
 * The data of a page with other addresses for its scripts. React looks for them in the document,
 * and asks for those that it does not find.
 *
 * @param flight what Next hands to React, as text
 * @param addressOf the address to put in the place of a script's
 * @throws Error with a sentence when they name one in another way
 */
export function withScriptAddresses(
  flight: string,
  addressOf: (address: string) => string,
): string {
  const [strange] = anyScriptInData.exec(flight.replace(scriptInData, '')) ?? [];
  if (strange) throw new Error(`has data that name a script as Next did not before: ${strange}`);
  return flight.replace(
    scriptInData,
    (_, start: string, address: string) => `${start}${addressOf(address)}"`,
  );
}

/**
 * The names of the stylesheets that a page loads or preloads, in its order.
 *
 * @throws Error with a sentence when it loads none, or one that is linked in another way
 */
export function stylesheetsOf(html: string): string[] {
  const links = [...html.matchAll(styleLink)];
  if (!links.some(([, relation]) => relation === 'stylesheet')) {
    throw new Error('has no stylesheet as Next writes them: <link rel="stylesheet" href="…css"/>');
  }
  const known = new Set(links.map(([link]) => link));
  const strange = html.match(anyStyleLink)?.find((link) => !known.has(link));
  if (strange) throw new Error(`links a stylesheet in another way than Next did: ${strange}`);
  return links.flatMap(([, , name]) => name ?? []);
}

/** A page that links each of its stylesheets once; React knows a stylesheet by its address. */
export function withStylesheetsOnce(html: string): string {
  const linked = new Set<string>();
  return html.replace(styleLink, (link: string, relation: string, name: string) => {
    if (linked.has(name) || relation === 'preload') return '';
    linked.add(name);
    return link;
  });
}

/**
 * A page with the text of one of its stylesheets in the place where it is linked. The link stays for
 * React, which would ask for what it does not find; as one that is switched off nothing is fetched.
 *
 * @throws Error with a sentence when the page does not link it
 */
export function withStyleInline(html: string, name: string, css: string): string {
  if (![...html.matchAll(styleLink)].some(([, , linked]) => linked === name)) {
    throw new Error(`does not link the stylesheet that is to stand in it: ${name}`);
  }
  return html.replace(styleLink, (link: string, _relation: string, linked: string) =>
    linked === name ? `<style>${css}</style>${link.replace(/\/?>$/, ' disabled=""/>')}` : link,
  );
}

/** The address of a stylesheet, from the base path on. */
export function stylesheetPath(name: string): string {
  return `/${chunkFolder}/${name}`;
}

/**
 * A page, or what Next hands to React for one, with other stylesheets in the place of its own.
 *
 * @param nameOf the name of the stylesheet to put in the place of one
 */
export function withStylesheetAddresses(text: string, nameOf: (name: string) => string): string {
  return text.replace(styleAddress, (_, name: string) => stylesheetPath(nameOf(name)));
}

/**
 * The names of the stylesheets that a script loads with a part of its own; it may load none.
 *
 * @throws Error with a sentence when it names one in another way
 */
export function stylesheetsInScript(script: string): string[] {
  const named = [...script.matchAll(styleInScript)].flatMap(([, name]) => name ?? []);
  const [strange] = script.replace(styleInScript, '').match(anyStyleInScript) ?? [];
  if (strange) throw new Error(`A script names a stylesheet as Next did not before: ${strange}`);
  return named;
}

/**
 * A page with something right after the element that says its encoding, which browsers look for in
 * the first 1,024 bytes.
 *
 * @throws Error when the page does not say its encoding
 */
export function afterCharset(html: string, addition: string): string {
  if (!charset.test(html)) throw new Error('does not say its character encoding');
  return html.replace(charset, (meta) => meta + addition);
}

/**
 * The scripts, styles, fonts and data that a page's HTML names.
 *
 * @throws Error with a sentence when it names none, as no page of Next's does
 */
export function assetsOf(html: string): string[] {
  const named = html.match(/(?:\/[\w.-]+)*\/_next\/static\/[\w./-]+\.\w+/g);
  if (!named) throw new Error('names none of its scripts and styles: /_next/static/…');
  return [...new Set(named)];
}

/** Files whose names change with their content, so that a copy is as good as the original. */
export function isImmutable(path: string): boolean {
  return /\/(_next\/static|images)\//.test(path);
}
