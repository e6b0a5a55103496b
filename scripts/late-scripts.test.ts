import { bundleLoader, withLateScripts } from './late-scripts';

const loader = 'start(__PAGE__)';
const runtime =
  '<script src="/turbopack-1.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1])</script>';
const page = (head: string, body = '') =>
  `<html><head>${head}</head><body><p>Words</p>${body}</body></html>`;
const delay = (html: string) => withLateScripts(html, loader, '/guide');

describe('withLateScripts', () => {
  it('takes the scripts out and names them, each once, at the end of the page', () => {
    const { html, scripts } = delay(
      page(
        `<link rel="preload" as="script" fetchPriority="low" href="/b.js"/><script src="/a.js" async=""></script>${runtime}`,
        '<script src="/a.js" async=""></script><script src="/b.js" id="_R_" async=""></script>',
      ),
    );
    expect(scripts).toEqual(['/a.js', '/b.js', '/turbopack-1.js']);
    expect(html).toMatch(
      /^<html><head><script>\(self[^<]*<\/script><\/head><body><p>Words<\/p><script>start\(\{"scripts":\["\/a.js","\/b.js"\],"runtime":"\/turbopack-1.js","data":"\/guide\/_next\/static\/data\/\w+.json"\}\)<\/script><\/body><\/html>$/,
    );
  });

  it('takes the data out, into a file that is named by what it holds', () => {
    const withData = (words: string) =>
      page(runtime, `<script>self.__next_f.push([1,"${words}"])</script>`);
    const { html, data } = delay(withData('a \\u003cb\\u003e'));
    expect(html).not.toContain('__next_f.push');
    expect(JSON.parse(data.text)).toEqual([[1], [1, 'a <b>']]);
    expect(html).toContain(`/guide/${data.path}`);
    expect(delay(withData('other')).data.path).not.toBe(data.path);
  });

  it('leaves inline scripts, JSON-LD and what old browsers need as they are', () => {
    const rest =
      '<script src="/old.js" noModule=""></script><script>go()</script><script type="application/ld+json">{}</script>';
    expect(delay(page(rest, runtime)).html).toContain(rest);
  });
});

describe('bundleLoader', () => {
  it('has one place for the addresses, and nothing that ends a script element', async () => {
    const code = await bundleLoader();
    expect(code.match(/__PAGE__/g)).toHaveLength(1);
    expect(code).not.toContain('</');
  });
});
