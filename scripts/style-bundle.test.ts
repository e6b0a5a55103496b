import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stylesheetsOf } from '@/lib/next/shape';
import { hashSource } from './csp';
import { bundleStyles, inlineOwnStyles } from './style-bundle';

const sheet = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`;
const preload = (name: string) =>
  `<link rel="preload" href="/_next/static/chunks/${name}" as="style"/>`;
const flight = (name: string) => `:HL["/_next/static/chunks/${name}","style"]`;

describe('bundleStyles', () => {
  let out: string;
  let bundle: string;
  let scripted: string;
  let home: string;

  const read = (path: string) => readFile(join(out, path), 'utf8');

  beforeAll(async () => {
    out = await mkdtemp(join(tmpdir(), 'out-'));
    const chunks = join(out, '_next/static/chunks');
    await mkdir(chunks, { recursive: true });
    await mkdir(join(out, 'about'));
    for (const name of ['a', 'b', 'c', 'late']) {
      await writeFile(join(chunks, `${name}.css`), `.${name}{}\n\n`);
    }
    await writeFile(join(chunks, 'b.css'), '.toast{}.b{}');
    await writeFile(
      join(out, 'index.html'),
      `${sheet('a.css')}${sheet('b.css')}${preload('late.css')}${flight('a.css')}<p class="a b c late">`,
    );
    await writeFile(join(out, 'about/index.html'), sheet('a.css') + sheet('c.css'));
    await writeFile(join(out, 'about/index.txt'), flight('c.css'));

    await mkdir(join(out, 'map'));
    await writeFile(join(chunks, 'map.css'), '.map{}'.repeat(1000));
    await writeFile(join(out, 'map/index.html'), sheet('a.css') + sheet('map.css'));
    await writeFile(join(out, 'map/index.txt'), flight('map.css'));

    // Two pages share much; one of them needs a little more, which must come after it.
    await writeFile(join(chunks, 'day.css'), '.day{}'.repeat(200));
    await writeFile(join(chunks, 'stop.css'), '.stop{}'.repeat(200));
    await writeFile(join(chunks, 'odd.css'), '.odd{}');
    for (const [page, sheets] of [
      ['day-one', ['day']],
      ['day-two', ['day']],
      ['stop-one', ['stop']],
      ['stop-two', ['stop', 'odd']],
    ] as const) {
      await mkdir(join(out, page));
      const names = ['a', ...sheets].map((name) => sheet(`${name}.css`)).join('');
      await writeFile(join(out, page, 'index.html'), `${names}<p class="day stop odd">`);
    }

    await writeFile(join(chunks, 'x.js'), 'Promise.all(["static/chunks/c.css"]);"toast"');

    const { site, late } = await bundleStyles(out);
    bundle = site.name;
    scripted = late.name;
    home = await read('index.html');
  });

  afterAll(async () => rm(out, { recursive: true }));

  it('puts every style into one file, in the order of the home page', async () => {
    const css = await read(`_next/static/chunks/${bundle}`);
    expect(css).toMatch(/^\.a\{\}\.b\{\}\.late\{\}\.c\{\}/);
  });

  it('leaves out what only scripts make, for which no page asks at first', async () => {
    expect(await read(`_next/static/chunks/${scripted}`)).toBe('.toast{}');
    expect(stylesheetsOf(home)).not.toContain(scripted);
  });

  it('leaves each page with one link to it, and no preloads', async () => {
    expect(stylesheetsOf(home)).toEqual([bundle]);
    expect(home).toContain('rel="stylesheet"');
    expect(home).not.toContain('preload');
    expect(stylesheetsOf(await read('about/index.html'))).toEqual([bundle]);
  });

  it('keeps beside it only what a script asks for later', async () => {
    const left = await readdir(join(out, '_next/static/chunks'));
    expect(left.sort()).toEqual([
      'c.css',
      scripted,
      expect.stringMatching(/^page-/),
      expect.stringMatching(/^page-/),
      bundle,
      'x.js',
    ]);
  });

  it('names it in the flight data too', async () => {
    expect(home).toContain(flight(bundle));
    expect(await read('about/index.txt')).toBe(flight(bundle));
  });

  it('gives a page that needs much that no other does a second file of its own', async () => {
    const [first, own, ...more] = stylesheetsOf(await read('map/index.html'));
    expect([first, more]).toEqual([bundle, []]);
    expect(await read(`_next/static/chunks/${own}`)).toMatch(/^\.map/);
    expect(await read('map/index.txt')).toBe(flight(own ?? ''));
  });

  it('gives a few pages that need much that no other does one between them', async () => {
    const [, own] = stylesheetsOf(await read('day-one/index.html'));
    expect(await read(`_next/static/chunks/${own}`)).toMatch(/^(\.day\{\})+$/);
    expect(stylesheetsOf(await read('day-two/index.html'))).toEqual([bundle, own]);
  });

  it('leaves with the site what something narrower that stays there would come before', async () => {
    expect(stylesheetsOf(await read('stop-two/index.html'))).toEqual([bundle]);
    expect(await read(`_next/static/chunks/${bundle}`)).toMatch(/\.stop\{\}\.odd\{\}/);
  });

  it('writes those of a page into it where they fit into the first round trip', async () => {
    await mkdir(join(out, 'full'));
    // Nothing makes noise smaller.
    const noise = Array.from({ length: 500 }, (_, n) => hashSource(`${n}`)).join('');
    await writeFile(join(out, 'full/index.html'), (await read('map/index.html')) + noise);
    // The map's and both days'.
    expect(await inlineOwnStyles(out)).toBe(3);
    const map = await read('map/index.html');
    expect(map).toContain(`<style>${'.map{}'.repeat(1000)}`);
    expect(map.match(/ disabled=""/g)).toHaveLength(1);
    expect(await read('full/index.html')).not.toContain('<style>');
    expect(await read('about/index.html')).not.toContain('<style>');
  });
});
