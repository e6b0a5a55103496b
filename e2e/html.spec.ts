import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, test } from 'playwright/test';

const pages = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => join('out', file));

test.describe('the exported HTML', { tag: '@desktop' }, () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader());

  for (const file of pages) {
    test(`${file} is valid`, async () => {
      const { results } = await validator.validateFile(file);
      const faults = results.flatMap(({ messages }) =>
        messages.map(
          ({ line, column, message, ruleId }) => `${line}:${column} ${message} (${ruleId})`,
        ),
      );
      expect(faults).toEqual([]);
    });
  }
});
