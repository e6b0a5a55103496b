import { execSync } from 'node:child_process';

try {
  // Pictures for a look need not be as small as those for a host.
  execSync('npm run check && npm run site', {
    stdio: 'inherit',
    env: { ...process.env, PICTURES: 'quick' },
  });
} catch {
  process.exit(1);
}
await import('./serve');
