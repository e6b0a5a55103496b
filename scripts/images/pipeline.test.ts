import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import type { ImageManifest } from '@/lib/images/images';
import { buildImages, minifySvg } from './pipeline';

const simple =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><path fill="#0b3c5d" d="M0 0h1200v800H0z"/></svg>';

const entry = (src: string) => [
  { file: 'areas', exports: { areas: [{ slug: 'green', image: { src, alt: 'The green.' } }] } },
];

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'images-'));
  await mkdir(path.join(root, 'art/photos'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const manifest = async () =>
  JSON.parse(await readFile(path.join(root, 'lib/images/manifest.json'), 'utf8')) as ImageManifest;

const photograph = (width: number) =>
  sharp({ create: { width, height: 100, channels: 3, background: '#e9b44c' } })
    .jpeg()
    .toBuffer();

test('a drawing stays vector, with its size', async () => {
  await buildImages({ root, scenes: { sea: () => simple }, content: [] });
  const { sea } = (await manifest()).images;
  expect(sea).toMatchObject({ width: 1200, height: 800 });
  expect(sea?.svg).toMatch(/^\/images\/sea\.[0-9a-f]{8}\.svg$/);
});

test('an unchanged picture is not made again, a changed one is', async () => {
  const first = await buildImages({ root, scenes: { sea: () => simple }, content: [] });
  const again = await buildImages({ root, scenes: { sea: () => simple }, content: [] });
  const changed = simple.replace('#0b3c5d', '#b8402a');
  const after = await buildImages({ root, scenes: { sea: () => changed }, content: [] });
  expect([again.made, again.kept, after.made]).toEqual([0, first.made, 1]);
});

test('a drawing becomes a poster that is made once, a photograph becomes none', async () => {
  await writeFile(path.join(root, 'art/photos/green.jpg'), await photograph(1000));
  const facts = { alt: 'Sea.', place: 'Far North', ink: 'sea', updated: '2026-11-20' } as const;
  const build = {
    root,
    scenes: { sea: () => simple },
    content: entry('green.jpg'),
    posters: [
      { ...facts, src: 'sea', title: 'The Sea' },
      { ...facts, src: 'green.jpg', title: 'The Green' },
    ],
  };
  await buildImages(build);
  const { posters = {} } = await manifest();
  expect(Object.keys(posters)).toEqual(['sea']);
  expect(posters['sea']?.src).toMatch(/^\/images\/posters\/sea\.[0-9a-f]{8}\.pdf$/);
  expect(existsSync(path.join(root, 'public', posters['sea']?.src ?? ''))).toBe(true);
  const title = await readFile(path.join(root, 'public', posters['sea']?.title.src ?? ''), 'utf8');
  expect(title).toContain('<path');
  expect(title).not.toContain('<text');
  expect((await buildImages(build)).made).toBe(0);
  const [first, ...rest] = build.posters;
  const renamed = { ...build, posters: [{ ...facts, ...first, title: 'The Sea Again' }, ...rest] };
  // Its sheet, and its title on the wall.
  expect((await buildImages(renamed as typeof build)).made).toBe(2);
});

test('files of pictures that are gone are removed', async () => {
  await buildImages({ root, scenes: { sea: () => simple, sky: () => simple }, content: [] });
  await buildImages({ root, scenes: { sea: () => simple }, content: [] });
  const files = await readdir(path.join(root, 'public/images'));
  expect(files).toEqual([expect.stringMatching(/^name\./), expect.stringMatching(/^sea\./)]);
});

test('a photograph becomes AVIF and WebP no wider than itself', async () => {
  await writeFile(path.join(root, 'art/photos/green.jpg'), await photograph(1000));
  await buildImages({ root, scenes: {}, content: entry('green.jpg') });
  const image = (await manifest()).images['green.jpg'];
  expect(image?.svg).toBeUndefined();
  expect(image?.avif?.map(({ width }) => width)).toEqual([320, 480, 640, 960]);
  expect(image?.webp?.map(({ width }) => width)).toEqual([320, 480, 640, 960]);
  for (const { src } of image?.avif ?? []) {
    expect(existsSync(path.join(root, 'public', src))).toBe(true);
  }
});

test('a photograph that is too small stops the build and names the entry', async () => {
  await writeFile(path.join(root, 'art/photos/green.jpg'), await photograph(800));
  await expect(buildImages({ root, scenes: {}, content: entry('green.jpg') })).rejects.toThrow(
    'content/areas.ts › green › image: the photograph "green.jpg" is 800 pixels wide',
  );
});

test('minifying rounds numbers and drops spaces between tags', () => {
  expect(minifySvg('<svg> <g transform="scale(0.47058 2)"> </g></svg>')).toBe(
    '<svg><g transform="scale(0.47 2)"></g></svg>',
  );
});
