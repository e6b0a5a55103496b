/**
 * `npm run second-village`: the proof that nothing but `content/` knows the village. A copy of this
 * repository gets the content of `e2e/second-village/content/` over its own, and has to pass types,
 * unit tests, build and a short end-to-end run with no other change. `docs/another-village.md`
 * says what is in it.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { places } from '@/content/places';
import { site } from '@/content/site';

/** Inside this repository, so that packages are found as they are here. */
const copy = resolve('.cache/second-village');

/** What the site, its checks and its tests are made of. */
const parts = [
  'app',
  'art',
  'components',
  'content',
  'deploy',
  'e2e',
  'lib',
  'public',
  'scripts',
  'styles',
  'worker',
  'next.config.ts',
  'next-env.d.ts',
  'package.json',
  'playwright.config.ts',
  'jest.config.mjs',
  'tsconfig.json',
  '.htmlvalidate.json',
];

/** What a short run looks at: every kind of page, its texts, its data, its links. */
const specs = ['pages', 'details', 'html', 'links', 'structured-data', 'site-files'];

function run(command: string): void {
  console.log(`second village> ${command}`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', cwd: copy });
  if (status !== 0) process.exit(status ?? 1);
}

/** Where the built copy still names the village of this repository, or its neighbours. */
function leaks(out: string): string[] {
  const names = [site.name, new URL(site.url).host, ...places.map(({ name }) => name)];
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|json|xml|txt|ics|webmanifest)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(out, file), 'utf8');
      return names.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`);
    });
}

rmSync(copy, { recursive: true, force: true });
mkdirSync(copy, { recursive: true });
for (const part of parts) {
  if (existsSync(part)) cpSync(part, join(copy, part), { recursive: true });
}
rmSync(join(copy, 'e2e/second-village'), { recursive: true, force: true });
cpSync('e2e/second-village/content', join(copy, 'content'), { recursive: true });
// What only the sample must obey.
rmSync(join(copy, 'content/sample.test.ts'));

const report = (runner: string) => resolve(`test-results/${runner}-second-village.json`);
run('npm run --silent assets');
run('npm run --silent types');
run(`npx jest --json --outputFile=${report('jest')}`);
run('npx next build && npx tsx scripts/finish.ts');
const leaked = leaks(join(copy, 'out'));
if (leaked.length > 0) {
  console.error(`The second village's site names the first:\n${leaked.join('\n')}`);
  process.exit(1);
}
const chosen = specs.map((spec) => `e2e/${spec}.spec.ts`).join(' ');
run(
  `PLAYWRIGHT_JSON_OUTPUT_FILE=${report('playwright')} npx playwright test ${chosen} --project=desktop`,
);
