/** Rectangles of a drawing, in its units: where lettering stands, and what is in its way. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether two come nearer to each other than `gap`. */
export const overlaps = (a: Box, b: Box, gap = 0): boolean =>
  a.x < b.x + b.width + gap &&
  b.x < a.x + a.width + gap &&
  a.y < b.y + b.height + gap &&
  b.y < a.y + a.height + gap;

export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** A box around a point, `half` as wide and as high to each side. */
export const square = (x: number, y: number, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});

/** Lettering keeps off what is taken: whether a box is free, and so is taken now. */
export function takeFree(box: Box, taken: Box[]): boolean {
  const isFree = !taken.some((other) => overlaps(box, other));
  if (isFree) taken.push(box);
  return isFree;
}
