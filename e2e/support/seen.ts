import { expect, type Page } from 'playwright/test';
import { countWords } from '@/exported/words';

/** By how many pixels a page is wider than its window; at most 0 where it fits. */
export function widthOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** The links and buttons that end outside of the window, and the page itself where it scrolls. */
export function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    const outside = [...document.querySelectorAll('main a, main button')].filter((control) => {
      const { left, right } = control.getBoundingClientRect();
      return (
        control.checkVisibility() && !scrolls(control) && (left < -1 || right > clientWidth + 1)
      );
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page by ${scrollWidth - clientWidth} px`] : []),
      ...outside.map(({ textContent }) => textContent.trim().slice(0, 60)),
    ];
  });
}

/** How much of the window's height is covered by what stays while the page scrolls, in pixels. */
export function heightThatSticks(page: Page): Promise<number> {
  return page.evaluate(() => {
    let sum = 0;
    for (const element of document.querySelectorAll('body *')) {
      const { position } = getComputedStyle(element);
      if (position !== 'sticky' && position !== 'fixed') continue;
      const { top, bottom, width, height } = element.getBoundingClientRect();
      const isStuck = top <= 1 || bottom >= innerHeight - 1;
      // Beside the text, within its column, it covers nothing.
      if (isStuck && width > (innerWidth * 3) / 4 && bottom > 0 && top < innerHeight) sum += height;
    }
    return sum;
  });
}

/** The words that a page shows, its head and its foot too; of choices only what is chosen. */
export async function shownWords(page: Page): Promise<number> {
  await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
  const options = (await page.locator('option').allInnerTexts()).join(' ');
  return countWords(await page.locator('body').innerText()) - countWords(options);
}
