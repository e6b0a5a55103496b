/** All patterns of Next's output; each function throws when it finds another. */

const staticFolder = '_next/static';
export const chunkFolder = `${staticFolder}/chunks`;
export const dataFolder = `${staticFolder}/data`;

const asyncScript = /<script src="([^"]+)"(?: id="[^"]*")? async="">\s*<\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
const anyScriptPreload = /<link(?=[^>]* as="script")[^>]*>/;
const flightScript = /<script>self\.__next_f\.push\(([^]*?)\)<\/script>/g;
/** Creates the list of flight data; it stays in the page. */
const flightStart = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
/** Between two pieces of flight data, which Next cuts anywhere, also within a stylesheet’s name. */
const flightSeam = /"\]\)<\/script><script>self\.__next_f\.push\(\[1,"/g;
const runtimeName = /\/turbopack-[^/]+\.js$/;
/** A script that would run before the first paint; `noModule` is for very old browsers. */
const blockingScript = /<script(?=[^>]* src=)(?![^>]* noModule)[^>]*>/;

const styleLink =
  /<link rel="(stylesheet|preload)" href="[^"]*\/_next\/static\/chunks\/([^"/]+\.css)"[^>]*>/g;
const anyStyleLink = /<link[^>]*\/_next\/static\/[^>]*\.css[^>]*>/g;
const styleUrl = /\/_next\/static\/chunks\/([^"\\/]+\.css)/g;
const styleInScript = /"static\/chunks\/([^"/]+\.css)"/g;
const anyStyleInScript = /(?<!_next\/)static\/[^"'`\s]*\.css/g;

const charset = /<meta charset="utf-8"\s*\/?>/i;

export function takeScripts(html: string) {
  const sources = [...html.matchAll(asyncScript)].flatMap(([, source]) => source ?? []);
  const all = [...new Set(sources)];
  if (all.length === 0)
    throw new Error('has no script as Next writes it: <script src="…" async="">');
  const [runtime, other] = all.filter((source) => runtimeName.test(source));
  if (!runtime || other) throw new Error('does not have one runtime script: …/turbopack-….js');

  const data = [...html.matchAll(flightScript)].map(([, call = '']) => JSON.parse(call) as unknown);
  if (data.length === 0) {
    throw new Error('has no flight data as Next writes it: <script>self.__next_f.push(…)</script>');
  }
  const rest = html.replace(asyncScript, '').replace(scriptPreload, '').replace(flightScript, '');
  const [blocking] = blockingScript.exec(rest) ?? [];
  if (blocking) throw new Error(`has a script that blocks the first paint: ${blocking}`);
  const [preload] = anyScriptPreload.exec(rest) ?? [];
  if (preload) throw new Error(`preloads a script in an unknown way: ${preload}`);
  if (!rest.includes(flightStart))
    throw new Error(`does not start its flight data: ${flightStart}`);
  if (rest.replace(flightStart, '').includes('__next_f')) {
    throw new Error('has flight data in an unknown form');
  }
  return { rest, scripts: all.filter((source) => source !== runtime), runtime, data };
}

export function stylesheetsOf(html: string): string[] {
  const links = [...html.matchAll(styleLink)];
  if (!links.some(([, relation]) => relation === 'stylesheet')) {
    throw new Error('has no stylesheet as Next writes it: <link rel="stylesheet" href="…css"/>');
  }
  const known = new Set(links.map(([link]) => link));
  const unknown = html.match(anyStyleLink)?.find((link) => !known.has(link));
  if (unknown) throw new Error(`links a stylesheet in an unknown way: ${unknown}`);
  return links.flatMap(([, , name]) => name ?? []);
}

/**
 * React knows stylesheets by URL, and loads those that it does not find: so each stays linked once,
 * disabled where the page has its text.
 */
export function withStylesheets(html: string, textOf: (name: string) => string | undefined) {
  const linked = new Set<string>();
  return html.replace(styleLink, (link: string, relation: string, name: string) => {
    if (linked.has(name) || relation === 'preload') return '';
    linked.add(name);
    const css = textOf(name);
    if (css === undefined) return link;
    return `<style>${css}</style>${link.replace(/\/?>$/, ' disabled=""/>')}`;
  });
}

export function withStylesheetNames(text: string, nameOf: (name: string) => string): string {
  return text
    .replace(flightSeam, '')
    .replace(styleUrl, (_, name: string) => `/${chunkFolder}/${nameOf(name)}`);
}

export function stylesheetsInScript(script: string): string[] {
  const [unknown] = script.replace(styleInScript, '').match(anyStyleInScript) ?? [];
  if (unknown) throw new Error(`A script names a stylesheet in an unknown way: ${unknown}`);
  return [...script.matchAll(styleInScript)].flatMap(([, name]) => name ?? []);
}

/** Browsers look for the encoding in the first 1,024 bytes. */
export function afterCharset(html: string, addition: string): string {
  if (!charset.test(html)) throw new Error('does not say its character encoding');
  return html.replace(charset, (meta) => meta + addition);
}
