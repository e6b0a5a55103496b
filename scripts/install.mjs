// Plain Node, as it runs before anything is installed: brings node_modules up to the lock file.
import { execSync } from 'node:child_process';
import { statSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 9)) {
  console.error(`This site needs Node 20.9 or later; this is ${process.version}.`);
  process.exit(1);
}

/** When a file last changed, or 0 if it is not there. */
function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

// npm writes the second file last, so it also tells whether an install was broken off.
if (changedAt('package-lock.json') > changedAt('node_modules/.package-lock.json')) {
  console.log('First: installing what the site needs, which takes a minute or two …');
  execSync('npm ci --include=dev --no-audit --no-fund', { stdio: 'inherit' });
}
