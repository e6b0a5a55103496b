// Plain Node, as it runs before anything is installed.
import { execSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This site needs Node 20.19 or later; this is ${process.version}.`);
  process.exit(1);
}

function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

const [folder = '.'] = process.argv.slice(2);

// npm writes the second file last, so it also tells whether an install was broken off.
const installed = join(folder, 'node_modules/.package-lock.json');
if (changedAt(join(folder, 'package-lock.json')) > changedAt(installed)) {
  console.log('First: installing what is needed, which takes a minute or two …');
  execSync('npm ci --include=dev --no-audit --no-fund', { stdio: 'inherit', cwd: folder });
}
