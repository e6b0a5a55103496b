import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';

/** Kilobytes, compressed: what a browser may have to fetch for all of this folder. */
const atMost = 3;

it('weighs less than 3 kB in the browser, beside the calendar that other parts have fetched', () => {
  const modules = ['walk', 'rides', 'now', 'dogs'];
  const { outputFiles } = buildSync({
    stdin: {
      contents: modules.map((name) => `export * from './${name}';`).join(''),
      resolveDir: 'lib/ways',
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    tsconfig: 'tsconfig.json',
    external: ['@/lib/time/*', '@/lib/trust/*'],
  });
  const [file] = outputFiles;
  const weight = gzipSync(file?.contents ?? '').byteLength / 1000;
  expect(weight).toBeGreaterThan(1);
  expect(weight).toBeLessThan(atMost);
});
