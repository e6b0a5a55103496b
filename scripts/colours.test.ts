import { readFileSync } from 'node:fs';
import { filesBelow } from './files-below';
import { ink } from '@/styles/tokens';

const folders = ['app', 'components', 'lib', 'scripts'];
const literal =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?=[^\n]*['"`])|\b(?:rgb|hsl|oklch)a?\([^)$]*\)|(?<=(?:fill|stroke|background|color|colour): ')(?:white|black)\b/gi;

/** A drawing may have colours that nothing else has, where its file says so. */
const isDrawing = (source: string) => source.includes('A drawing, with colours of its own');
const inks = Object.values(ink).map((colour) => colour.toLowerCase());

test('colours stand in styles/, but for those that a drawing alone has', () => {
  const found = folders.flatMap((folder) =>
    filesBelow(folder)
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.|\/(fixtures|testing)\//.test(file))
      .flatMap((file) => {
        const source = readFileSync(file, 'utf8');
        const colours = source.match(literal) ?? [];
        return colours
          .filter((colour) => !isDrawing(source) || inks.includes(colour.toLowerCase()))
          .map((colour) => `${file}: ${colour}`);
      }),
  );
  expect(found).toEqual([]);
});
