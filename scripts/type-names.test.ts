import { readFileSync } from 'node:fs';
import { filesBelow } from './files-below';

/** Words that several parts of the guide could claim; each is the name of one type. */
const names = ['Trip', 'Leg', 'Walk', 'Notice', 'Line', 'Box', 'Point', 'Message'];

const any = names.join('|');
const declaration = new RegExp(
  String.raw`\b(?:type|interface|class|enum) (${any})\b(?! *[,}]| as)|\b(${any}) extends`,
  'g',
);

const declared = ['app', 'components', 'content', 'lib', 'scripts', 'styles', 'e2e']
  .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(declaration)].map(
      ([, type, parameter]) => [type ?? parameter, file] as const,
    ),
  );

test.each(names)('%s names one type', (name) => {
  expect(declared.filter(([found]) => found === name)).toHaveLength(1);
});
