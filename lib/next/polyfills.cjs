/**
 * In the place of Next's polyfills for every browser: of what they add, the oldest browsers that
 * Next is built for (Safari 16.4) lack this alone. Planner and pictures ask it.
 */
if (!('canParse' in URL)) {
  URL.canParse = (url, base) => {
    try {
      return !!new URL(url, base);
    } catch {
      return false;
    }
  };
}
