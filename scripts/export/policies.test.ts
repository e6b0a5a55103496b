import type { ThirdParty } from '@/content/types';
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

describe('its policy', () => {
  const named = { name: '', when: '', why: '' };
  const film: ThirdParty = { ...named, slug: 'film', host: 'film.example', loads: 'frame' };
  const tiles: ThirdParty = { ...named, slug: 'tiles', host: 'tiles.example', loads: 'image' };
  const sky: ThirdParty = { ...named, slug: 'sky', host: 'sky.example', loads: 'data' };

  /** The sources of each directive. */
  function directives(
    parties: readonly ThirdParty[] = [],
    endpoint: string | null = null,
    html = page(''),
  ): Record<string, string> {
    const [, policy = ''] = / content="([^"]*)"/.exec(withPolicy(html, parties, endpoint)) ?? [];
    return Object.fromEntries(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
    );
  }

  it('lets run the site’s own scripts and its inline ones, each named once', () => {
    const scripts = '<script>a()</script><script>b()</script><script>a()</script>';
    expect(directives([], null, page('', scripts))['script-src']).toBe(
      `'self' ${hashSource('a()')} ${hashSource('b()')}`,
    );
  });

  it('lets apply the site’s own styles and its inline ones', () => {
    expect(directives([], null, page('<style>a{}</style>'))['style-src']).toBe(
      `'self' ${hashSource('a{}')}`,
    );
  });

  it('allows nothing that is called unsafe', () => {
    expect(withPolicy(page('', '<script>go()</script>'))).not.toContain('unsafe');
  });

  it('allows each third party what it is named for and nothing else', () => {
    expect(directives([film, tiles, sky])).toMatchObject({
      'frame-src': 'https://film.example',
      'img-src': "'self' data: blob: https://tiles.example",
      'connect-src': "'self' https://sky.example",
    });
  });

  it('allows no frame where no third party is one', () => {
    expect(directives()['frame-src']).toBe("'none'");
  });

  it('posts forms nowhere else as long as no endpoint is named', () => {
    expect(directives()).toMatchObject({ 'connect-src': "'self'", 'form-action': "'self'" });
  });

  it('posts forms to the host of the endpoint where one is named', () => {
    expect(directives([], 'https://forms.example/f/abc?x=1')).toMatchObject({
      'connect-src': "'self' https://forms.example",
      'form-action': "'self' https://forms.example",
    });
  });

  it('forbids plug-ins and a change of the base address', () => {
    expect(directives()).toMatchObject({ 'object-src': "'none'", 'base-uri': "'none'" });
  });
});
