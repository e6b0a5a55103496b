import { preload } from 'react-dom';

/** The file that `fonts.ts` names too: the build gives it one address. */
const { href } = new URL('./fonts/figures.woff2', import.meta.url);

/**
 * For a part whose HTML sets figures in their own face: it is fetched beside the page's letters. Else
 * the browser learns of it from the stylesheet, a round trip later, and paints as much later.
 */
export function preloadFigures(): void {
  preload(href, { as: 'font', type: 'font/woff2', crossOrigin: '' });
}
