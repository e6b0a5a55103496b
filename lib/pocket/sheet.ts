/** A4 landscape, folded and cut into eight pages; millimetres, a panel's from its top left. */

export const sheet = { width: 297, height: 210 } as const;

export const panel = { width: sheet.width / 4, height: sheet.height / 2 } as const;

export const margin = 5.5;

export const column = {
  left: margin,
  top: margin,
  width: panel.width - 2 * margin,
  height: panel.height - 2 * margin,
} as const;

export interface PanelPlace {
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly turned: boolean;
}

const rows = [
  [1, 8, 7, 6],
  [2, 3, 4, 5],
] as const;

export const panels: readonly PanelPlace[] = rows
  .flatMap((pages, row) =>
    pages.map((page, place) => ({
      page,
      left: place * panel.width,
      top: row * panel.height,
      turned: row === 0,
    })),
  )
  .sort((a, b) => a.page - b.page);

export const pageCount = panels.length;

type Line = readonly [fromX: number, fromY: number, toX: number, toY: number];

const edge = 5;

const middle = sheet.height / 2;

export const folds: readonly Line[] = [
  ...[1, 2, 3].map((place): Line => {
    const x = place * panel.width;
    return [x, edge, x, sheet.height - edge];
  }),
  [edge, middle, panel.width, middle],
  [3 * panel.width, middle, sheet.width - edge, middle],
];

export const cut: Line = [panel.width, middle, 3 * panel.width, middle];
