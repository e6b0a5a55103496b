/** What goes on paper in Firefox and WebKit: print, PDF and pocket guide say the same. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@/lib/routes';
import { expectInOrder, isLatin, letters, plans, sentencesOf, textOf } from '../support/paper';
import { showAsPrinted } from './as-printed';
import { engines, expect, test } from './fixtures';
import type { Tab } from './tab';

// In the workflow a missing engine is a failure.
test.skip(
  ({ engine }) => !process.env['GITHUB_ACTIONS'] && engines[engine].find() === undefined,
  'This engine is not installed',
);

const button = (name: string) => ({ css: 'button', name });

async function sentences(tab: Tab, css: string): Promise<string[]> {
  const found = await tab.all({ css });
  return found.map(({ text }) => letters(text)).filter(isLatin);
}

/** What can be read of the file that a press on a button makes. */
async function textOfFile(tab: Tab, name: string): Promise<string> {
  const made = await tab.download(() => tab.click(button(name)));
  const path = join(await mkdtemp(join(tmpdir(), 'paper-')), made.name);
  await writeFile(path, made.bytes);
  await test.info().attach(made.name, { path, contentType: 'application/pdf' });
  return textOf(path);
}

for (const [name, { kept }] of Object.entries(plans)) {
  test(`print, PDF and pocket guide say the same in the same order: ${name}`, async ({
    tab,
    browserOfEngine,
  }) => {
    test.slow();
    await tab.leave(kept);
    await tab.open(routes.planner);
    await tab.see({ css: '[aria-labelledby=plan-days] p', name: /sunset/i });
    const all = await sentences(tab, sentencesOf.all);
    const needed = await sentences(tab, sentencesOf.needed);
    expectInOrder(await textOfFile(tab, 'Export as PDF'), all, 'PDF');
    await browserOfEngine.evaluate(showAsPrinted);
    expect(await sentences(tab, sentencesOf.all), 'print').toEqual(all);
    await tab.expectNone(button('Export as PDF'));

    await tab.open(routes.pocketGuide);
    const guide = await textOfFile(tab, 'Save the sheet (PDF)');
    const onSheet = (await sentences(tab, sentencesOf.onGuide)).filter((text) =>
      all.includes(text),
    );
    expectInOrder(onSheet.join(''), needed, 'pocket guide');
    expectInOrder(all.join(''), onSheet, 'pocket guide, beside the planner');
    expectInOrder(guide, onSheet, 'pocket guide as a PDF');
    await browserOfEngine.evaluate(showAsPrinted);
    const printed = await sentences(tab, sentencesOf.onGuide);
    expect(
      printed.filter((text) => all.includes(text)),
      'print',
    ).toEqual(onSheet);
  });
}

test('of nothing saved they say so', async ({ tab }) => {
  await tab.open(routes.pocketGuide);
  const guide = await textOfFile(tab, 'Save the sheet (PDF)');
  const onSheet = await sentences(tab, '[data-pocket=days] :is(h2, p)');
  expect(onSheet).toContain(letters('Nothing saved yet.'));
  expectInOrder(guide, onSheet, 'pocket guide as a PDF');
});
