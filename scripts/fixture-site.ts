/**
 * Builds and tests the site with an invented village's content: proof that only `content/` knows
 * the place.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { places } from '@/content/places';
import { site } from '@/content/site';
import { tidePort } from '@/content/tides/port/port';
import { wayPoints } from '@/content/transport/points';
import { basePathFolder, basePathRoot, basePathSite } from './base-path';
import { filesBelow } from './files-below';

const copy = resolve('.cache/fixture-site');

const parts = [
  ...['app', 'art', 'components', 'content', 'deploy', 'e2e', 'exported', 'lib', 'public'],
  ...['scripts', 'styles', 'worker', 'next.config.ts', 'package.json'],
  ...['playwright.config.ts', 'tsconfig.json', 'tsconfig.site.json', 'jest.config.mjs'],
  'jest.setup.ts',
];

function run(command: string): void {
  console.log(`fixture site> ${command}`);
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    cwd: copy,
    env: {
      ...process.env,
      NEXT_PUBLIC_BASE_PATH: basePathFolder,
      PLAYWRIGHT_JSON_OUTPUT_FILE: resolve('test-results/playwright-fixture-site.json'),
    },
  });
  if (status !== 0) process.exit(1);
}

/** Names of the place whose guide this repository is. */
const names = [
  ...[site.name, site.region, site.county, site.bay, new URL(site.url).host, tidePort.name],
  ...[site.contact.phone, site.contact.email, site.contact.postcode],
  ...[...places, ...wayPoints].map(({ name }) => name),
];

function leaks(out: string): readonly string[] {
  return filesBelow(out)
    .filter((file) => /\.(html|js|json|xml|txt|ics|webmanifest)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(out, file), 'utf8');
      return names.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`);
    });
}

rmSync(copy, { recursive: true, force: true });
mkdirSync(copy, { recursive: true });
for (const part of parts) cpSync(part, join(copy, part), { recursive: true });
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
cpSync('lib/content/fixtures/village', join(copy, 'content'), { recursive: true });
// A kind may be empty, and then has no pages.
writeFileSync(
  join(copy, 'content/walks.ts'),
  "import type { Walk } from './types';\n\nexport const walks: readonly Walk[] = [];\n",
);

run('npm run --silent check');
// The fonts have come with the styles.
run('tsx scripts/images/build-images.ts');
run('next build');
renameSync(join(copy, 'out'), join(copy, 'built'));
mkdirSync(join(copy, basePathRoot));
renameSync(join(copy, 'built'), join(copy, basePathSite));
run(`tsx scripts/export/run.ts ${basePathSite}`);
const found = leaks(join(copy, basePathSite));
if (found.length > 0) {
  console.error(`The fixture site names the place of content/:\n${found.join('\n')}`);
  process.exit(1);
}
const report = resolve('test-results/fixture-site.json');
run(
  `jest --selectProjects exported --json --outputFile=${report} --testMatch '**/fixture-site.check.ts'`,
);
run('playwright test --project=desktop');
