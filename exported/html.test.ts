import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';

const pages = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => join('out', file));

// Some hundred pages, of half a second each where the machine is busy.
test('the exported HTML is valid', async () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const faults: string[] = [];
  for (const file of pages) {
    const { results } = await validator.validateFile(file);
    for (const { line, column, message, ruleId } of results.flatMap(({ messages }) => messages)) {
      faults.push(`${file}:${line}:${column} ${message} (${ruleId})`);
    }
  }
  expect(faults).toEqual([]);
}, 120_000);
