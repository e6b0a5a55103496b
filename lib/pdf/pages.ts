/** A vertical stretch of the document, in CSS pixels from its top. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

export interface PageMeasures {
  readonly wholes: readonly Span[];
  readonly pieces: readonly Span[];
  readonly firstRoom: number;
  readonly room: number;
}

const tolerance = 1;

function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.top - b.top)) {
    const last = result.at(-1);
    if (last && overlap(last, span)) {
      result[result.length - 1] = { top: last.top, bottom: Math.max(last.bottom, span.bottom) };
    } else {
      result.push(span);
    }
  }
  return result;
}

/** Pages begin with an item, or with a line in an item taller than a page; never empty. */
export function planPages({ wholes, pieces, firstRoom, room }: PageMeasures): Span[] {
  const fits = ({ top, bottom }: Span) => bottom - top <= room;
  const parts = joined([...wholes.filter(fits), ...pieces]).flatMap((part) =>
    fits(part)
      ? [part]
      : joined(pieces.filter(({ top, bottom }) => top < part.bottom && bottom > part.top)),
  );

  const pages: Span[] = [];
  let top = 0;
  let bottom = 0;
  const space = () => (pages.length === 0 ? firstRoom : room);
  const turnTo = (nextTop: number) => {
    if (bottom > top) pages.push({ top, bottom });
    top = nextTop;
  };
  for (const part of parts) {
    if (part.bottom - top > space()) turnTo(part.top);
    while (part.bottom - top > space()) {
      bottom = top + space();
      turnTo(bottom);
    }
    bottom = part.bottom;
  }
  return [...pages, { top, bottom }];
}

/** What ends a plan, with the last item above it: the two stay on one page. */
export function withItemBefore(ending: Span, items: readonly Span[]): Span {
  const before = items.filter(({ bottom }) => bottom <= ending.top + tolerance).at(-1);
  return { top: before?.top ?? ending.top, bottom: ending.bottom };
}

/** Whether the middle of something is on a page. */
export function isOn(page: Span, { top, bottom }: Span): boolean {
  const middle = (top + bottom) / 2;
  return middle >= page.top && middle < page.bottom;
}

/** Whether two have more in common than a rounding. */
export function overlap(one: Span, other: Span): boolean {
  return Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > tolerance;
}
