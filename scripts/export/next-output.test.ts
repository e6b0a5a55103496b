import {
  afterCharset,
  stylesheetsInScript,
  stylesheetsOf,
  takeScripts,
  withStylesheetNames,
  withStylesheets,
} from './next-output';

const chunk = '/_next/static/chunks';
const head = `<meta charSet="utf-8"/><link rel="stylesheet" href="${chunk}/a.css" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="${chunk}/b.js"/><script src="${chunk}/a.js" async=""></script><script src="${chunk}/turbopack-1.js" async=""></script><script src="/old.js" noModule=""></script>`;
const flight =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a \\u003cb>"])</script>';
const html = `<html><head>${head}</head><body><h1>Words</h1><script type="application/ld+json">{}</script><script src="${chunk}/b.js" id="_R_" async=""></script>${flight}</body></html>`;

describe('takeScripts', () => {
  it('finds each script once, the runtime and the flight data', () => {
    const { scripts, runtime, data } = takeScripts(html);
    expect(scripts).toEqual([`${chunk}/a.js`, `${chunk}/b.js`]);
    expect(runtime).toBe(`${chunk}/turbopack-1.js`);
    expect(data).toEqual([[1, 'a <b>']]);
  });

  it('leaves the rest of the page', () => {
    const { rest } = takeScripts(html);
    expect(rest).not.toMatch(/__next_f\.push|async=""/);
    expect(rest).toContain('<h1>Words</h1><script type="application/ld+json">{}</script>');
    expect(rest).toContain('noModule');
  });

  it.each([
    ['no scripts', /<script src="[^"]*"[^>]* async=""><\/script>/g, '', 'no script as Next'],
    ['another attribute', / async=""/g, ' defer=""', 'no script as Next'],
    ['another runtime', /turbopack-/g, 'runtime-', 'one runtime'],
    ['no flight data', /<script>self\.__next_f\.push[^]*?<\/script>/g, '', 'no flight data'],
    [
      'flight data in another form',
      /<\/body>/,
      '<script>go(self.__next_f)</script>',
      'unknown form',
    ],
    ['a blocking script', /<\/head>/, '<script src="/c.js"></script></head>', 'blocks the first'],
    ['another preload', /rel="preload" as="script"/, 'rel="modulepreload" as="script"', 'preloads'],
  ])('throws for %s', (_, pattern, replacement, message) => {
    expect(() => takeScripts(html.replace(pattern, replacement))).toThrow(message);
  });
});

describe('stylesheets', () => {
  const two = `<link rel="preload" href="${chunk}/b.css" as="style"/><link rel="stylesheet" href="${chunk}/b.css"/>`;

  it('are named in order', () => {
    expect(stylesheetsOf(html + two)).toEqual(['a.css', 'b.css', 'b.css']);
  });

  it('are an error where there is none, or one in another form', () => {
    expect(() => stylesheetsOf('<p>')).toThrow('no stylesheet');
    expect(() => stylesheetsOf(`${html}<link as="style" href="${chunk}/c.css">`)).toThrow(
      'unknown',
    );
  });

  it('are linked once, without preloads', () => {
    expect(withStylesheets(two + two, () => undefined)).toBe(
      `<link rel="stylesheet" href="${chunk}/b.css"/>`,
    );
  });

  it('are renamed also where flight data is cut within their name', () => {
    const push = '<script>self.__next_f.push([1,';
    const cut = `${push}"\\"${chunk}/a.c"])</script>${push}"ss\\""])</script>`;
    expect(withStylesheetNames(cut, () => 'site.css')).toBe(
      `${push}"\\"${chunk}/site.css\\""])</script>`,
    );
  });

  it('can be inlined, and stay linked for React', () => {
    expect(withStylesheets(html, () => '.a{}')).toContain(
      `<style>.a{}</style><link rel="stylesheet" href="${chunk}/a.css" data-precedence="next" disabled=""/>`,
    );
  });

  it('are found in scripts', () => {
    expect(stylesheetsInScript('load(["static/chunks/c.css"])')).toEqual(['c.css']);
    expect(() => stylesheetsInScript('load("static/css/c.css")')).toThrow('unknown way');
  });
});

describe('afterCharset', () => {
  it('adds something right after the encoding', () => {
    expect(afterCharset(html, '<meta/>')).toContain('<meta charSet="utf-8"/><meta/>');
    expect(() => afterCharset('<p>', '')).toThrow('encoding');
  });
});
