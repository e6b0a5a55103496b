/** `npm run check`: names all issues of the content at once. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { annotation } from './content-lines';
import { loadContent, loadIssue, namelessIssues } from './content-files';

const root = process.cwd();

async function checkContent(): Promise<readonly string[]> {
  const { modules, issues } = await loadContent(root);
  if (issues.length > 0) return issues;
  const nameless = namelessIssues(modules);
  if (nameless.length > 0) return nameless;
  // Only now, as it loads the content and all that needs it.
  const { findIssues } = await import('./content-issues');
  return findIssues(modules, root);
}

const issues = await checkContent().catch((error: unknown) => [loadIssue(error, root)]);

// For the pages of `npm run dev`, which show them in their own place.
const file = process.env['CONTENT_ISSUES'];
if (file) writeFileSync(file, `export const issues = ${JSON.stringify(issues)};\n`);

if (issues.length === 0) {
  console.log('Content: no issues.');
} else {
  const count = issues.length === 1 ? 'one issue' : `${issues.length} issues`;
  console.error(`The content has ${count}:\n`);
  for (const issue of issues) console.error(`  ${issue}`);
  console.error('\ndocs/adding-content.md explains them.');
  if (process.env['GITHUB_ACTIONS']) {
    const read = (name: string) => (existsSync(name) ? readFileSync(name, 'utf8') : '');
    for (const issue of issues) console.log(annotation(issue, read));
  }
  process.exitCode = 1;
}
