import { shippedLicences, type InstalledPackage } from './shipped';

const mit = (holder: string) => `The MIT License (MIT)

Copyright (c) 2020 ${holder}

Permission is hereby granted, free of charge, to any person obtaining
a copy of this software and associated files.

The above copyright notice shall be included in all copies.
`;

const apache = `
                                 Apache License
                           Version 2.0, January 2004

   1. You must retain all copyright notices.
      (c) You must do so in source form.

   Copyright [yyyy] [name of copyright owner]
`;

const packages: Record<string, InstalledPackage> = {
  map: {
    manifest: { version: '1.2.3', dependencies: { '@types/line': '1', line: '1' } },
    licence: mit('Anna'),
  },
  line: {
    manifest: { version: '2.0.0', optionalDependencies: { map: '1', clean: '3' } },
    licence: mit('Ben').replace('(c)', '©'),
  },
  clean: { manifest: { version: '3.0.0', author: { name: 'Cleo' } }, licence: apache },
  next: { manifest: { version: '16.0.0', dependencies: { tool: '1' } }, licence: mit('Vercel') },
  odd: { manifest: { version: '1.0.0' }, licence: 'Do what you like, on Tuesdays.' },
};

const open = (name: string) => {
  const found = packages[name];
  if (!found) throw new Error(`${name} is not installed`);
  return found;
};

test('names all that a package brings along, once, with whose it is', () => {
  const groups = shippedLicences(['map', 'next'], open);
  expect(groups.map(({ name, packages: under }) => [name, under])).toEqual([
    ['Apache License 2.0', [{ name: 'clean', version: '3.0.0', holders: ['Cleo'] }]],
    [
      'MIT License',
      [
        { name: 'line', version: '2.0.0', holders: ['Copyright © 2020 Ben'] },
        { name: 'map', version: '1.2.3', holders: ['Copyright (c) 2020 Anna'] },
        { name: 'next', version: '16.0.0', holders: ['Copyright (c) 2020 Vercel'] },
      ],
    ],
  ]);
});

test('gives the text of a licence in paragraphs, whole but for names', () => {
  const [apacheGroup, mitGroup] = shippedLicences(['map'], open);
  expect(mitGroup?.text).toEqual([
    'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated files.',
    'The above copyright notice shall be included in all copies.',
  ]);
  expect(apacheGroup?.text).toEqual([
    'Apache License Version 2.0, January 2004',
    '1. You must retain all copyright notices. (c) You must do so in source form.',
    'Copyright [yyyy] [name of copyright owner]',
  ]);
});

test('a licence that nobody has read stops the build', () => {
  expect(() => shippedLicences(['map', 'odd'], open)).toThrow(/^odd comes under a licence/);
});
