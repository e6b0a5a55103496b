/**
 * `npm run capture:next`: builds the site and takes what Next has written of it into the fixture of
 * `lib/next/shape.test.ts`, before anything else changes it. docs/upgrading.md
 */
import { execSync } from 'node:child_process';
import { copyFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunkFolder, stylesheetsInScript } from '@/lib/next/shape';

const target = 'lib/next/export';

execSync('npx next build', { stdio: 'inherit' });
copyFileSync('out/404.html', join(target, 'page.html'));

const chunks = readdirSync(join('out', chunkFolder)).filter((name) => name.endsWith('.js'));
const scripts = chunks.map((name) => readFileSync(join('out', chunkFolder, name), 'utf8'));
const loading = scripts.filter((script) => stylesheetsInScript(script).length > 0);
const [smallest] = loading.sort((a, b) => a.length - b.length);
if (!smallest)
  throw new Error('No script loads a stylesheet as Next writes it: "static/chunks/….css"');
writeFileSync(join(target, 'script.txt'), smallest);

execSync('npx tsx scripts/finish.ts', { stdio: 'inherit' });
