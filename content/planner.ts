/** What the planner page has beside its texts in `pages.ts`. */
import type { Picture } from './types';

export const planner = {
  /** Eight times as wide as high; also the cover of the PDF. */
  hero: {
    src: 'hero-strip',
    alt: 'A church tower among cottages by the sea, between a long beach with a rowing boat and a lighthouse on its point',
  },
  /**
   * Shown over the hero's drawing when the stock-photo host can be reached; the drawing is what
   * everybody else sees.
   */
  heroPhoto: {
    src: 'https://images.unsplash.com/photo-1507525428034-b723cf961d3e?auto=format&fit=crop&w=1600&q=60',
    alt: 'Low waves running up a wide empty beach in the evening light',
  },
} as const satisfies Record<string, Picture>;
