const licences = {
  'Apache License 2.0': /apache license version 2\.0/i,
  'BSD 2-Clause License': /^(?!.*neither the name).*redistribution and use in source/i,
  'BSD Zero Clause License': /with or without fee is hereby granted\./i,
  'MIT License':
    /permission is hereby granted, free of charge, to any person obtaining a copy of this software/i,
  'SIL Open Font License 1.1': /sil open font license version 1\.1/i,
} as const;

type LicenceName = keyof typeof licences;

export const licenceNames = Object.keys(licences) as readonly LicenceName[];

function licenceOf(text: string): LicenceName | undefined {
  return licenceNames.find((name) => licences[name].test(text.replace(/\s+/g, ' ')));
}

export interface InstalledPackage {
  readonly manifest: {
    readonly version: string;
    readonly author?: string | { readonly name: string };
    readonly dependencies?: Readonly<Record<string, string>>;
    readonly optionalDependencies?: Readonly<Record<string, string>>;
  };
  readonly licence: string;
}

export type LicenceGroup = ReturnType<typeof shippedLicences>[number];

/** What reaches browsers although it is no dependency in `package.json`. */
export const shippedTools = [
  '@fontsource-variable/cabin',
  '@fontsource-variable/fraunces',
  '@fontsource/poller-one',
  '@swc/helpers',
] as const;

const buildsOnly = new Set(['next']);

/** A line that says whose it is; not one that only speaks of copyright. */
const isHolder = (line: string) =>
  /^\W*(copyright\s+(\(c\)|©|\d{4})|\(c\)\s*\d{4}|©)/i.test(line) && !line.includes('[yyyy]');

/** Without the list of font files that some add to the line. */
const trimmed = (line: string) => line.replace(/\s\S+\.[ot]tf: .*$/, '').trim();

/** From where the licence itself begins: headings and holders stand above it. */
function paragraphsOf(text: string, name: LicenceName): readonly string[] {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/-{3,}/g, '').replace(/\s+/g, ' ').trim())
    .filter((paragraph) => /\w/.test(paragraph) && !isHolder(paragraph));
  return paragraphs.slice(paragraphs.findIndex((paragraph) => licences[name].test(paragraph)));
}

function shippedOf(name: string, { manifest, licence }: InstalledPackage) {
  const { version, author } = manifest;
  const holders = licence.split(/\r?\n/).filter(isHolder).map(trimmed);
  const byName = typeof author === 'string' ? author : author?.name;
  return { name, version, holders: holders.length > 0 || !byName ? holders : [byName] };
}

/** @throws when something comes under an unknown licence: someone has to read it */
export function shippedLicences(
  names: readonly string[],
  open: (name: string) => InstalledPackage,
) {
  const found = new Map<string, InstalledPackage>();
  const visit = (name: string): void => {
    if (found.has(name) || name.startsWith('@types/')) return;
    const installed = open(name);
    found.set(name, installed);
    if (buildsOnly.has(name)) return;
    const { dependencies, optionalDependencies } = installed.manifest;
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) visit(next);
  };
  for (const name of names) visit(name);

  const sorted = [...found].sort(([a], [b]) => a.localeCompare(b, 'en'));
  const unknown = sorted.find(([, { licence }]) => !licenceOf(licence));
  if (unknown) {
    throw new Error(
      `${unknown[0]} comes under a licence that the page of licences does not know: read it, and enter it in lib/licences/shipped.ts`,
    );
  }
  return licenceNames.flatMap((name) => {
    const under = sorted.filter(([, { licence }]) => licenceOf(licence) === name);
    const [first] = under;
    if (!first) return [];
    const packages = under.map(([each, installed]) => shippedOf(each, installed));
    return [{ name, packages, text: paragraphsOf(first[1].licence, name) }];
  });
}
