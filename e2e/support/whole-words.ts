import { expect, type Page } from 'playwright/test';
import { exportedPaths } from '@/exported/paths';
import { visit } from '../fixtures';
import { seedStorage } from './storage';
import { keptDay } from './things';
import { widthOverflow } from './seen';

/** Every page, in parts that are opened beside each other. */
export const pageParts = [0, 1, 2, 3].map((part) => ({
  name: `part ${part + 1}`,
  paths: exportedPaths().filter((_, index) => index % 4 === part),
}));

/**
 * The times, the numbers with their unit and the words of up to eight letters that stand on two
 * lines, each with what it stands in; drawings and what only screen readers get are left out.
 */
function tornWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const whole =
      /\d{1,2}[:.]\d{2}(?![\d:.])|£?\d+(?:[.,]\d+)*(?:\u00A0?(?:km|m|miles?|min|h|hours?|ft|kB|MB|kg|mph|°C|%)\b)?|[\p{L}\p{M}’']+/gu;
    const longest = 8;

    /** The text of each element's own words in a row; React makes several nodes of one sentence. */
    function* runs(): Generator<readonly Text[]> {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let run: Text[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const last = run.at(-1);
        if (last && last.parentNode !== text.parentNode) {
          yield run;
          run = [];
        }
        run.push(text);
      }
      yield run;
    }

    function isRead(element: Element): boolean {
      if (element.closest('svg, script, style, noscript, option, textarea')) return false;
      if (!element.checkVisibility()) return false;
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clipPath, position } = getComputedStyle(at);
        if (position === 'absolute' && clipPath.startsWith('inset(5')) {
          return false;
        }
      }
      return true;
    }

    function at(run: readonly Text[], index: number): readonly [Text, number] {
      let left = index;
      for (const text of run) {
        if (left <= text.data.length) return [text, left];
        left -= text.data.length;
      }
      throw new Error('No such place in the text.');
    }

    const torn: string[] = [];
    for (const run of runs()) {
      const element = run[0]?.parentElement;
      if (!element || !isRead(element)) continue;
      const text = run.map(({ data }) => data).join('');
      for (const { 0: word, index } of text.matchAll(whole)) {
        if (/^[\p{L}\p{M}’']+$/u.test(word) && word.length > longest) continue;
        // Addresses of mail, pages and files are longer than any line.
        const [around = ''] = /\S*$/.exec(text.slice(0, index)) ?? [];
        if (/[@/_]|\w\.\w|\w-\w+\./.test(around + (/^\S*/.exec(text.slice(index))?.[0] ?? '')))
          continue;
        const range = document.createRange();
        range.setStart(...at(run, index));
        range.setEnd(...at(run, index + word.length));
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [first] = rects;
        if (!first || rects.every(({ top }) => top < first.bottom - 1)) continue;
        const box = element.closest('[class]');
        torn.push(`${word} in <${box?.localName} class="${box?.className}">`);
      }
    }
    return torn;
  });
}

function openFolds(page: Page): Promise<void> {
  return page.locator('details').evaluateAll((folds) => {
    for (const fold of folds as HTMLDetailsElement[]) fold.open = true;
  });
}

/**
 * Opens each page with every fold open and, for a plan, with a day that has a stop.
 *
 * @param andThen what else is looked at on each of them
 */
export async function expectWholeWords(
  page: Page,
  paths: readonly string[],
  andThen?: (path: string) => Promise<void>,
): Promise<void> {
  await seedStorage(page, keptDay());
  for (const path of paths) {
    await visit(page, path);
    await openFolds(page);
    expect.soft(await tornWords(page), path).toEqual([]);
    expect.soft(await widthOverflow(page), path).toBeLessThanOrEqual(0);
    await andThen?.(path);
  }
}
