import { execSync } from 'node:child_process';

try {
  execSync('npm run check && npm run site', { stdio: 'inherit' });
} catch {
  process.exit(1);
}
await import('./serve');
