import jsQR from 'jsqr';
import type { Locator } from 'playwright/test';
import sharp from 'sharp';

/** What an independent scanner reads off the screen, and the colour of the corner. */
export async function scan(code: Locator) {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const text = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
  return { text, corner: [...data.subarray(0, 3)] };
}
