import { hashSource, inlineScripts, inlineStyles, withPolicy } from './policies';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

describe('inlineScripts', () => {
  it('finds scripts without a source, whatever else they carry', () => {
    const html = page('<script>one()</script>', '<script id="_R_" type="module">two()</script>');
    expect(inlineScripts(html)).toEqual(['one()', 'two()']);
  });

  it('leaves out scripts with a source', () => {
    expect(inlineScripts(page('<script src="/a.js" async=""></script>'))).toEqual([]);
  });

  it('leaves out data', () => {
    expect(inlineScripts(page('<script type="application/ld+json">{}</script>'))).toEqual([]);
  });

  it('keeps line breaks', () => {
    expect(inlineScripts(page('<script>a\nb</script>'))).toEqual(['a\nb']);
  });
});

describe('inlineStyles', () => {
  it('finds the text of style elements', () => {
    expect(inlineStyles(page('<style media="print">a{}</style>'))).toEqual(['a{}']);
  });
});

describe('hashSource', () => {
  it('is the hash that the standard’s example gives', () => {
    // https://www.w3.org/TR/CSP3/#framework-directive-source-list
    expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });
});

describe('withPolicy', () => {
  it('puts the policy after the encoding and before everything else', () => {
    expect(withPolicy(page('<link rel="stylesheet" href="/a.css"/>'))).toMatch(
      /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><link/,
    );
  });

  it('names every inline script of the page', () => {
    expect(withPolicy(page('', '<script>go()</script>'))).toContain(hashSource('go()'));
  });

  it('changes nothing the second time', () => {
    const once = withPolicy(page('', '<script>go()</script>'));
    expect(withPolicy(once)).toBe(once);
  });

  it.each([
    ['a style attribute', '<p class="a" style="color:red">'],
    ['an event handler', '<img src="x" onerror="go()"/>'],
  ])('refuses a page with %s', (_name, body) => {
    expect(() => withPolicy(page('', body))).toThrow('forbids');
  });

  it('takes no words for attributes', () => {
    expect(() =>
      withPolicy(page('', '<p title="in style">The tide is on="high"</p>')),
    ).not.toThrow();
  });

  it('refuses a page that does not say its encoding', () => {
    expect(() => withPolicy('<!DOCTYPE html><html><head></head></html>')).toThrow('encoding');
  });
});
