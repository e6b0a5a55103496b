/** A4 landscape, folded and cut into eight pages; millimetres. */

export const sheet = { width: 297, height: 210 } as const;

export const panel = { width: sheet.width / 4, height: sheet.height / 2 } as const;

/** Pages that are laid out together: where they begin on the sheet, and how many they are. */
export const groups = {
  cover: { column: 0, row: 0, pages: 1 },
  days: { column: 0, row: 1, pages: 4 },
  more: { column: 2, row: 0, pages: 2 },
  back: { column: 1, row: 0, pages: 1 },
} as const;

export type Group = keyof typeof groups;

type Segment = readonly [fromX: number, fromY: number, toX: number, toY: number];

const edge = 5;

const middle = sheet.height / 2;

const folds: readonly Segment[] = [
  ...[1, 2, 3].map((column): Segment => {
    const x = column * panel.width;
    return [x, edge, x, sheet.height - edge];
  }),
  [edge, middle, panel.width, middle],
  [3 * panel.width, middle, sheet.width - edge, middle],
];

const cut: Segment = [panel.width, middle, 3 * panel.width, middle];

/** Where to fold and where to cut, with how that is drawn. */
export const marks = [
  ...folds.map((line) => ({ line, colour: 'slate' as const, width: 0.15, dash: [0.3, 1.2] })),
  { line: cut, colour: 'boatRed' as const, width: 0.3, dash: [2.4, 1.4] },
];
