import type { Page } from 'playwright/test';

type Touch = (
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  x?: number,
  y?: number,
) => Promise<unknown>;

/** A finger on the screen, which Playwright itself lets tap only. */
export async function fingerOn(page: Page): Promise<Touch> {
  const session = await page.context().newCDPSession(page);
  return (type, x = 0, y = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
}
