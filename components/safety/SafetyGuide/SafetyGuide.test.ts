import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { safetyFlags } from '@/content/safety';

test.each(safetyFlags)('the flag $slug is drawn', ({ slug }) => {
  const drawing = readFileSync(join(__dirname, 'flags.svg'), 'utf8');
  expect(drawing).toContain(`<view id="${slug}"`);
});
