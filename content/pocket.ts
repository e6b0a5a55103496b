/** The words of the pocket guide, on paper and on the page that shows how to fold it. */
export const pocket = {
  title: 'Pocket guide',
  /** The poster of its cover: a drawing or a photograph of the site's own, and the middle of what the cover shows of it, from 0 at its left edge to 1. */
  poster: { src: 'hero-home', middle: 0.63 },
  code: {
    title: 'This plan on any phone',
    text: 'Point its camera at the code.',
    withoutNotes: 'Your notes are not in it.',
    tooLong: 'This plan is too long for a code. Use “Share Planner” or a backup instead.',
  },
  made: 'Times and tides change: check again before you go.',
  leftOut: (names: string) => `No room here for: ${names}. See the website.`,
  tides: 'Predictions, not for navigation: wind and low pressure can raise the sea.',
  fold: {
    title: 'Fold it in three steps',
    steps: [
      {
        title: 'Fold the sheet into eight',
        text: 'Print one side, landscape, at 100%, or on Letter paper to fit the page. Fold along every dotted line and open it again.',
      },
      {
        title: 'Cut the middle',
        text: 'Fold it in half so that the short edges meet. Cut from the fold along the broken line to the next fold, then open the sheet.',
      },
      {
        title: 'Push it together',
        text: 'Fold it lengthways, print outside, and push the ends together until the pages stand like a cross. Close it with the poster as the cover.',
      },
    ],
  },
} as const;
