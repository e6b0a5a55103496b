/** The words of the pocket guide, on paper and on the page that shows how to fold it. */
export const pocket = {
  title: 'Pocket guide',
  /** The poster of its cover: a drawing or a photograph of the site's own, and the middle of what the cover shows of it, from 0 at its left edge to 1. */
  poster: { src: 'hero-home', middle: 0.63 },
  code: {
    title: 'This plan on any phone',
    text: 'Point a phone’s camera at the code. The plan opens there; nothing has to be installed.',
    withoutNotes: 'Your notes are not in it.',
    tooLong:
      'This plan is too long for a code that a phone can read: take it over from the screen, by “Share Planner” or a backup.',
  },
  made: 'Times, tides and notices change: before you set out, look on the screen again.',
  tides:
    'Predictions to plan by, not to navigate by: wind and low pressure can raise the sea above them.',
  fold: {
    title: 'Fold it in three',
    steps: [
      {
        title: 'Fold the sheet into eight',
        text: 'Print it on one side, lying, at 100 per cent. Fold it along every dotted line and open it again.',
      },
      {
        title: 'Cut the middle',
        text: 'Fold it in half across, so that the short edges meet, and cut from the fold along the broken line as far as the next fold. Open the sheet: it has a slit.',
      },
      {
        title: 'Push it together',
        text: 'Fold it lengthways with the print outside and push the two ends together until the slit opens and the pages stand like a cross. Lay them round: the poster is the cover.',
      },
    ],
  },
} as const;
