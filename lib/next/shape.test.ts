/** On pages of a real export, as `npm run capture:next` has taken them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  afterCharset,
  assetsOf,
  isImmutable,
  stylesheetsInScript,
  stylesheetsOf,
  withStyleInline,
  takeScripts,
  withScriptAddresses,
  withStylesheetsOnce,
} from './shape';

const captured = (name: string) => readFileSync(join('lib/next/export', name), 'utf8');
const html = captured('page.html');

describe('takeScripts', () => {
  const { rest, scripts, runtime, data } = takeScripts(html);

  it('finds every script of a real page, each once', () => {
    expect(runtime).toMatch(/^\/_next\/static\/chunks\/turbopack-.*\.js$/);
    expect(scripts.length).toBeGreaterThan(3);
    expect(new Set(scripts).size).toBe(scripts.length);
    expect(scripts).not.toContain(runtime);
  });

  it('finds its data', () => {
    expect(JSON.stringify(data)).toContain('$');
    expect(data).not.toEqual([]);
  });

  it('leaves neither behind, and all the rest', () => {
    expect(rest).not.toContain('__next_f.push');
    expect(rest).not.toContain(' async=""');
    expect(rest).toContain('application/ld+json');
    expect(rest).toContain('noModule');
    expect(rest).toContain('<h1');
  });

  it.each([
    ['no scripts', /<script src="[^"]*"[^>]* async=""><\/script>/g, '', 'no script as Next'],
    ['another attribute', / async=""/g, ' defer=""', 'no script as Next'],
    ['another runtime', /turbopack-/g, 'runtime-', 'sets the others going'],
    ['no data', /<script>self\.__next_f\.push[^]*?<\/script>/g, '', 'no data as Next'],
    ['another name of the data', /self\.__next_f\.push/g, 'self.__data.push', 'no data as Next'],
    ['data that name scripts otherwise', /\\"script-\d+\\"/g, '\\"chunk-0\\"', 'name no script'],
    [
      'data written otherwise',
      /<\/body>/,
      '<script>go(self.__next_f)</script></body>',
      'another way',
    ],
    [
      'a script that does not wait',
      /<\/head>/,
      '<script src="/c.js"></script></head>',
      'does not wait',
    ],
    [
      'a script asked for ahead in another way',
      / rel="preload" as="script"/,
      ' as="script" rel="preload"',
      'ahead in another way',
    ],
    [
      'a second runtime',
      /<\/head>/,
      '<script src="/turbopack-2.js" async=""></script></head>',
      'two',
    ],
  ])('stops at a page with %s', (_name, from, to, sentence) => {
    expect(() => takeScripts(html.replace(from, to))).toThrow(sentence);
  });
});

describe('withScriptAddresses', () => {
  const [flight = ''] = takeScripts(html)
    .data.flat()
    .filter((part) => typeof part === 'string');

  it('puts others in the place of those that a real page’s data name', () => {
    const changed = withScriptAddresses(flight, () => '/shared.js');
    expect(changed).toContain('["$","script","script-0",{"src":"/shared.js"');
    expect(changed).not.toMatch(/"src":"\/_next/);
  });

  it.each([
    ['another key', '"script-0"', '"chunk-0"'],
    ['another attribute', '{"src":', '{"href":'],
    ['no attribute', /\{"src":("[^"]*")[^}]*\}/, '$1'],
  ])('stops where one is named with %s', (_name, from, to) => {
    expect(() => withScriptAddresses(flight.replace(from, to), () => '/shared.js')).toThrow(
      'name a script as Next did not',
    );
  });
});

describe('stylesheets', () => {
  it('are found in a real page, and linked once each', () => {
    const names = stylesheetsOf(html);
    expect(names.length).toBeGreaterThan(1);
    const renamed = html.replaceAll(names[1] ?? '', names[0] ?? '');
    const once = stylesheetsOf(withStylesheetsOnce(renamed));
    expect(once[0]).toBe(names[0]);
    expect(new Set(once).size).toBe(once.length);
    // What is only fetched ahead is not linked.
    expect(names.slice(2)).toEqual(expect.arrayContaining(once.slice(1)));
    expect(withStylesheetsOnce(renamed)).not.toMatch(/rel="preload"[^>]*\.css/);
  });

  it('stand in the page on wish, with a link that fetches nothing', () => {
    const linked = withStylesheetsOnce(html);
    const [name = ''] = stylesheetsOf(linked);
    const inlined = withStyleInline(linked, name, '.own{}');
    expect(inlined).toMatch(/<style>\.own\{\}<\/style><link rel="stylesheet"[^>]* disabled=""\/>/);
    expect(stylesheetsOf(inlined)).toEqual(stylesheetsOf(linked));
  });

  it('are found in a real script that loads a part with a style', () => {
    expect(stylesheetsInScript(captured('script.txt'))).not.toEqual([]);
  });

  it('stop the build where a page has none', () => {
    expect(() => stylesheetsOf(html.replaceAll('rel="stylesheet"', 'rel="style"'))).toThrow(
      'no stylesheet as Next',
    );
  });

  it('stop the build where one of several is linked in another way', () => {
    const turned = html.replace(/rel="stylesheet" href="([^"]*)"/, 'href="$1" rel="stylesheet"');
    expect(() => stylesheetsOf(turned)).toThrow('links a stylesheet in another way');
  });

  it('stop the build where one that is to stand in a page is not linked there', () => {
    expect(() => withStyleInline(html, 'gone.css', '.own{}')).toThrow('does not link');
  });

  it.each([
    ['from another folder', /"static\/chunks\//g, '"static/css/'],
    ['in other quotes', /"(static\/chunks\/[^"]+\.css)"/g, "'$1'"],
  ])('stop the build where a script names one %s', (_name, from, to) => {
    expect(() => stylesheetsInScript(captured('script.txt').replace(from, to))).toThrow(
      'names a stylesheet as Next did not',
    );
  });
});

describe('afterCharset', () => {
  it('puts something after the encoding of a real page', () => {
    expect(afterCharset(html, '<i/>')).toMatch(/<head><meta charSet="utf-8"\/><i\/>/);
  });

  it('stops where a page does not say its encoding', () => {
    expect(() => afterCharset(html.replace('utf-8', 'latin-1'), '')).toThrow('encoding');
  });
});

describe('isImmutable', () => {
  it.each(['/_next/static/chunks/a.js', '/guide/images/a.1.svg'])('is true of %s', (path) => {
    expect(isImmutable(path)).toBe(true);
  });

  it.each(['/', '/about/', '/offline.json'])('is false of %s', (path) => {
    expect(isImmutable(path)).toBe(false);
  });
});

describe('assetsOf', () => {
  it('finds scripts, styles and fonts, each once, with their base path', () => {
    const html =
      '<link href="/guide/_next/static/chunks/site-1.css"/><script src="/guide/_next/static/chunks/a.js">' +
      '</script><script>["/guide/_next/static/chunks/a.js"]</script>';
    expect(assetsOf(html)).toEqual([
      '/guide/_next/static/chunks/site-1.css',
      '/guide/_next/static/chunks/a.js',
    ]);
  });

  it('finds the runtime of a real page', () => {
    expect(assetsOf(html)).toContain(takeScripts(html).runtime);
  });

  it('stops at a page that names none, or in another folder', () => {
    expect(() => assetsOf(html.replaceAll('/_next/static/', '/assets/'))).toThrow('names none');
  });
});
