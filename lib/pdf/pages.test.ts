import { isOn, overlap, planPages, withItemBefore, type Span } from './pages';

/** Spans of these heights one under the other, with a gap between them. */
function stack(heights: readonly number[], { from = 0, gap = 0 } = {}): Span[] {
  let top = from;
  return heights.map((height) => {
    const span = { top, bottom: top + height };
    top = span.bottom + gap;
    return span;
  });
}

describe('planning the pages of a document', () => {
  const rooms = { firstRoom: 100, room: 100 };

  it('puts everything on one page when it fits', () => {
    const wholes = stack([40, 60]);
    expect(planPages({ wholes, pieces: [], ...rooms })).toEqual([{ top: 0, bottom: 100 }]);
  });

  it('ends a page between two items when the next does not fit', () => {
    const wholes = stack([40, 40, 40]);
    expect(planPages({ wholes, pieces: [], ...rooms })).toEqual([
      { top: 0, bottom: 80 },
      { top: 80, bottom: 120 },
    ]);
  });

  it('leaves the gap between two items off both pages', () => {
    const wholes = stack([90, 90], { gap: 30 });
    expect(planPages({ wholes, pieces: [], ...rooms })).toEqual([
      { top: 0, bottom: 90 },
      { top: 120, bottom: 210 },
    ]);
  });

  it('lets the first page hold another amount than the others', () => {
    const wholes = stack([40, 40, 40, 40]);
    expect(planPages({ wholes, pieces: [], firstRoom: 60, room: 80 })).toEqual([
      { top: 0, bottom: 40 },
      { top: 40, bottom: 120 },
      { top: 120, bottom: 160 },
    ]);
  });

  it('keeps the blank edge above the first thing', () => {
    const wholes = stack([40], { from: 20 });
    expect(planPages({ wholes, pieces: [], ...rooms })).toEqual([{ top: 0, bottom: 60 }]);
  });

  it('gives up that edge before it cuts the first thing', () => {
    const wholes = stack([90], { from: 20 });
    expect(planPages({ wholes, pieces: [], ...rooms })).toEqual([{ top: 20, bottom: 110 }]);
  });

  it('keeps a heading with the item below it', () => {
    const items = stack([80, 50], { gap: 10 });
    const heading = { top: 82, bottom: 140 };
    expect(planPages({ wholes: [...items, heading], pieces: [], ...rooms })).toEqual([
      { top: 0, bottom: 80 },
      { top: 82, bottom: 140 },
    ]);
  });

  it('splits an item that is taller than a page between its lines', () => {
    const item = { top: 0, bottom: 260 };
    const lines = stack(Array<number>(26).fill(8), { gap: 2 });
    const pages = planPages({ wholes: [item], pieces: lines, ...rooms });
    expect(pages).toEqual([
      { top: 0, bottom: 98 },
      { top: 100, bottom: 198 },
      { top: 200, bottom: 258 },
    ]);
  });

  it('begins an item that is taller than a page where there is room, and goes on after it', () => {
    const lines = [{ top: 0, bottom: 30 }, ...stack(Array<number>(12).fill(10), { from: 30 })];
    const after = { top: 150, bottom: 190 };
    const pages = planPages({ wholes: [{ top: 30, bottom: 150 }, after], pieces: lines, ...rooms });
    expect(pages).toEqual([
      { top: 0, bottom: 100 },
      { top: 100, bottom: 190 },
    ]);
  });

  it('never ends a page inside a picture that stands beside lines', () => {
    const item = { top: 0, bottom: 150 };
    const lines = stack(Array<number>(15).fill(10));
    const picture = { top: 65, bottom: 115 };
    const [first, second] = planPages({ wholes: [item], pieces: [...lines, picture], ...rooms });
    expect(first).toEqual({ top: 0, bottom: 60 });
    expect(second).toEqual({ top: 60, bottom: 150 });
  });

  it('takes lines that touch by a pixel for two lines', () => {
    const lines = [
      { top: 0, bottom: 60.5 },
      { top: 60, bottom: 120 },
    ];
    expect(planPages({ wholes: [], pieces: lines, ...rooms })).toEqual([
      { top: 0, bottom: 60.5 },
      { top: 60, bottom: 120 },
    ]);
  });

  it('cuts a picture that is taller than a page, because it must', () => {
    const pages = planPages({ wholes: [], pieces: [{ top: 0, bottom: 250 }], ...rooms });
    expect(pages).toEqual([
      { top: 0, bottom: 100 },
      { top: 100, bottom: 200 },
      { top: 200, bottom: 250 },
    ]);
  });

  it('makes one empty page of nothing', () => {
    expect(planPages({ wholes: [], pieces: [], ...rooms })).toEqual([{ top: 0, bottom: 0 }]);
  });

  it('plans five thousand items without a page that is too long or a cut item', () => {
    const wholes = stack(
      Array.from({ length: 5000 }, (_, index) => 20 + (index % 40)),
      { gap: 4 },
    );
    const pages = planPages({ wholes, pieces: [], ...rooms });
    expect(pages.every(({ top, bottom }) => bottom - top <= 100)).toBe(true);
    const ends = new Set(pages.map(({ bottom }) => bottom));
    const bottoms = new Set(wholes.map(({ bottom }) => bottom));
    expect([...ends].every((end) => bottoms.has(end))).toBe(true);
  });
});

describe('which page something is on', () => {
  it('goes by the middle, so that each thing is on exactly one page', () => {
    const line = { top: 90, bottom: 104 };
    expect(isOn({ top: 0, bottom: 100 }, line)).toBe(true);
    expect(isOn({ top: 100, bottom: 200 }, line)).toBe(false);
  });
});

describe('whether two stretches overlap', () => {
  const page = { top: 100, bottom: 200 };

  it('is so when one lies in the other, or hangs into it', () => {
    expect(overlap(page, { top: 120, bottom: 130 })).toBe(true);
    expect(overlap(page, { top: 0, bottom: 300 })).toBe(true);
    expect(overlap(page, { top: 190, bottom: 300 })).toBe(true);
  });

  it('is not so when they only touch, by a rounded pixel at the most', () => {
    expect(overlap(page, { top: 200, bottom: 300 })).toBe(false);
    expect(overlap(page, { top: 0, bottom: 101 })).toBe(false);
  });
});

describe('an ending', () => {
  const ending = { top: 180, bottom: 200 };

  it('takes the item before it to the last page', () => {
    const items = stack([90, 80]);
    const wholes = [...items, ending, withItemBefore(ending, items)];
    expect(planPages({ wholes, pieces: [], firstRoom: 180, room: 180 })).toEqual([
      { top: 0, bottom: 90 },
      { top: 90, bottom: 200 },
    ]);
  });

  it('stands by itself where there is no item, or where the two find no room on a page', () => {
    expect(withItemBefore(ending, [])).toEqual(ending);
    const items = [{ top: 0, bottom: 95 }];
    const last = { top: 96, bottom: 130 };
    const wholes = [...items, last, withItemBefore(last, items)];
    expect(planPages({ wholes, pieces: [], firstRoom: 100, room: 100 })).toEqual([
      { top: 0, bottom: 95 },
      { top: 96, bottom: 130 },
    ]);
  });
});
