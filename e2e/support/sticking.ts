import type { Page } from 'playwright/test';

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
