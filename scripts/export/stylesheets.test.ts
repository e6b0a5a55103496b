import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stylesheetsOf } from './next-output';
import { joinStylesheets } from './stylesheets';

const sheet = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const flight = (file: string) => `:HL["/_next/static/chunks/${file}","style"]`;
/** More pages than have styles of their own inline. */
const many = Array.from({ length: 13 }, (_, index) => `beaches/${index}`);

describe('joinStylesheets', () => {
  let out: string;
  let site: Awaited<ReturnType<typeof joinStylesheets>>;
  const read = (path: string) => readFile(join(out, path), 'utf8');
  const css = (name: string) => read(`_next/static/chunks/${name}`);

  async function page(folder: string, names: readonly string[]): Promise<void> {
    await mkdir(join(out, folder), { recursive: true });
    await writeFile(join(out, folder, 'index.html'), names.map(sheet).join(''));
    await writeFile(
      join(out, folder, 'index.txt'),
      names.map((name) => flight(`${name}.css`)).join(''),
    );
  }

  beforeAll(async () => {
    out = await mkdtemp(join(tmpdir(), 'out-'));
    const chunks = join(out, '_next/static/chunks');
    await mkdir(chunks, { recursive: true });
    for (const name of ['a', 'b', 'beach', 'map', 'card']) {
      await writeFile(join(chunks, `${name}.css`), `.${name}{}`);
    }
    await writeFile(join(chunks, 'x.js'), 'load(["static/chunks/card.css"])');
    await page('', ['a', 'b']);
    for (const beach of many) await page(beach, ['a', 'beach']);
    await page('map', ['a', 'map', 'card']);
    await page('walks', ['a', 'card']);
    site = await joinStylesheets(out);
  });

  afterAll(async () => rm(out, { recursive: true }));

  it('joins the styles of many pages and those of the home page', async () => {
    expect(await css(site.name)).toBe('.a{}\n.b{}\n.beach{}');
    expect(stylesheetsOf(await read('index.html'))).toEqual([site.name]);
    expect(await read('index.html')).not.toContain('<style>');
    expect(await read('index.txt')).toContain(flight(site.name));
  });

  it('inlines the styles of a few pages, after those of the site', async () => {
    const html = await read('map/index.html');
    expect(html.replace(/<link[^>]*>/g, '')).toBe('<style>.map{}</style><style>.card{}</style>');
    expect(html.match(/disabled=""/g)).toHaveLength(2);
    expect(site.inlined).toBe(2);
  });

  it('names the joined files in the flight data', async () => {
    const [, map = '', card = ''] = stylesheetsOf(await read('map/index.html'));
    expect(await read('map/index.txt')).toBe([site.name, map, card].map(flight).join(''));
  });

  it('deletes what nothing loads any more', async () => {
    const left = (await readdir(join(out, '_next/static/chunks'))).filter((name) =>
      /^\w+\.css$/.test(name),
    );
    expect(left).toEqual(['card.css']);
  });
});
