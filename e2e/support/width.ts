import type { Page } from 'playwright/test';

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
