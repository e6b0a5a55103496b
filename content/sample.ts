/** What marks the invented content, for as long as `site.ts` says that it is a sample. */
import { site } from './site';
import type { ItemKind } from './types';

const kinds: readonly ItemKind[] = ['venue', 'property', 'event'];

export const sample =
  site.content === 'sample'
    ? {
        /** The kinds of which everything is invented. */
        kinds,
        /** In the foot of every page. */
        line: 'Sample guide: places to eat and stay, events, ratings and the visitor centre are invented. Beaches, walks, tides and buses are real.',
        /** On the page of each invented thing. */
        mark: 'Sample listing',
        /** Beside each rating, and each figure of the way to a beach that nobody has measured. */
        rating: 'sample rating',
        figure: 'sample figure',
        /** In calendars. */
        event: 'Sample listing: this event is invented.',
        /** In the foot of the PDF. */
        short: 'sample guide',
        /** On the last page of the pocket guide. */
        paper: 'Sample guide: places to eat and stay, and events, are invented.',
        /** Where it is explained, on the page of terms. */
        section: 'samples',
      }
    : null;
