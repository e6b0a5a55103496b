/** `npm start`: builds the site step by step, says how far it is, and serves it. */
import { runScript } from './run';

const steps = [
  ['check', 'looking the content over'],
  ['fonts', 'cutting the typefaces down'],
  ['icons', 'drawing the icons'],
  ['images', 'making the pictures'],
  ['pages', 'building the pages, which takes the longest'],
  ['finish', 'finishing: styles, policies, what is kept offline'],
] as const;

try {
  for (const [index, [script, words]] of steps.entries()) {
    console.log(`\nStep ${index + 1} of ${steps.length}: ${words} …`);
    // Pictures for one's own eyes need not be as small as those for a host, and types are the
    // business of whoever changes code: `npm test` and `npm run build` look at them.
    await runScript(script, { PICTURES: 'quick', TYPES: 'later' });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('./serve');
