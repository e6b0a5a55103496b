import { takeScripts } from '@/lib/next/shape';
import { bundleLoader, shareScripts, withLateScripts } from './late-scripts';

const loader = 'start(__PAGE__)';
const named = '["$","script","script-0",{"src":"/d.js"}]';
const runtime = `<script src="/turbopack-1.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push(${JSON.stringify([1, named])})</script>`;
const page = (head: string, body = '') =>
  `<html><head>${head}</head><body><p>Words</p>${body}</body></html>`;
const same = (address: string) => address;
const delay = (html: string, addressOf = same) =>
  withLateScripts(takeScripts(html), loader, '/guide', 'late.css', addressOf);

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
      /^<html><head><script>\(self[^<]*<\/script><\/head><body><p>Words<\/p><script>start\(\{"styles":"\/guide\/_next\/static\/chunks\/late.css","scripts":\["\/a.js","\/b.js"\],"runtime":"\/turbopack-1.js","data":"\/guide\/_next\/static\/data\/\w+.json"\}\)<\/script><\/body><\/html>$/,
    );
  });

  it('takes the data out, into a file that is named by what it holds', () => {
    const withData = (words: string) =>
      page(runtime, `<script>self.__next_f.push([1,"${words}"])</script>`);
    const { html, data } = delay(withData('a \\u003cb\\u003e'));
    expect(html).not.toContain('__next_f.push');
    expect(JSON.parse(data.text)).toEqual([
      [1, named],
      [1, 'a <b>'],
    ]);
    expect(html).toContain(`/guide/${data.path}`);
    expect(delay(withData('other')).data.path).not.toBe(data.path);
  });

  it('names a script that stands for others once, and tells React of it', () => {
    const addressOf = (address: string) =>
      ['/a.js', '/b.js'].includes(address) ? '/shared.js' : address;
    const sources = ['/a.js', '/b.js', '/c.js'];
    const elements = sources.map((source) => `<script src="${source}" async=""></script>`);
    const told = sources.map((src, index) => ['$', 'script', `script-${index}`, { src }]);
    const call = JSON.stringify([1, JSON.stringify(told)]);
    const { scripts, data } = delay(
      page(elements.join('') + runtime, `<script>self.__next_f.push(${call})</script>`),
      addressOf,
    );
    expect(scripts).toEqual(['/shared.js', '/c.js', '/turbopack-1.js']);
    const [, [, flight]] = JSON.parse(data.text) as [unknown, [number, string]];
    expect(JSON.parse(flight)).toEqual([
      ['$', 'script', 'script-0', { src: '/shared.js' }],
      ['$', 'script', 'script-1', { src: '/shared.js' }],
      ['$', 'script', 'script-2', { src: '/c.js' }],
    ]);
  });

  it('leaves inline scripts, JSON-LD and what old browsers need as they are', () => {
    const rest =
      '<script src="/old.js" noModule=""></script><script>go()</script><script type="application/ld+json">{}</script>';
    expect(delay(page(rest, runtime)).html).toContain(rest);
  });
});

describe('shareScripts', () => {
  const texts: Record<string, string> = Object.fromEntries(
    ['a', 'b', 'c'].map((name, id) => [
      `/guide/_next/static/chunks/${name}.js`,
      `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${id},e=>{"${name}"}]);`,
    ]),
  );
  const [a = '', b = '', c = ''] = Object.keys(texts);
  const share = (pages: string[][]) =>
    shareScripts(pages, '/guide', (address) => Promise.resolve(texts[address] ?? ''));

  it('puts together what every page has', async () => {
    const { address, text, replaced } = await share([
      [a, b, c],
      [c, a],
    ]);
    expect([...replaced]).toEqual([a, c]);
    expect(address).toMatch(/^\/guide\/_next\/static\/chunks\/shared-\w+\.js$/);
    expect(text).toContain('e=>{"a"}');
    expect(text).not.toContain('e=>{"b"}');
  });

  it('names it by what it holds', async () => {
    const names = await Promise.all([share([[a]]), share([[a, b]]), share([[a], [a, c]])]);
    const [one, two, three] = names.map(({ address }) => address);
    expect(one).not.toBe(two);
    expect(one).toBe(three);
  });

  it('stops where pages have nothing in common', async () => {
    await expect(share([[a], [b]])).rejects.toThrow('No script is the same on every page.');
  });
});

describe('bundleLoader', () => {
  it('has one place for the addresses, and nothing that ends a script element', async () => {
    const code = await bundleLoader();
    expect(code.match(/__PAGE__/g)).toHaveLength(1);
    expect(code).not.toContain('</');
  });
});
