/** How things stand: a component names these classes, and writes down what only it needs. */
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from './breakpoints';
import { inUtility } from './in-layer';
import { zIndex } from './layers.css';
import { measure, space, touchTarget } from './tokens';

/** As wide as a page, with its margins. */
export const container = style(
  inUtility({
    width: '100%',
    maxWidth: `calc(${measure.page} + 2 * ${space.gutter})`,
    marginInline: 'auto',
    paddingInline: space.gutter,
    '@media': { print: { paddingInline: 0 } },
  }),
);

/** The spaces that a class is made for: browsers are sent the names of all of them. */
const spaces = <Name extends keyof typeof space>(...names: readonly Name[]) =>
  Object.fromEntries<string>(names.map((name) => [name, space[name]])) as Record<Name, string>;

/** One below the other, with a space between; what is too wide never makes it wider than its place. */
export const stack = styleVariants(
  spaces('none', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'section'),
  (gap) => [inUtility({ display: 'grid', alignContent: 'start', gap })],
);

/** Side by side, in as many lines as it takes. */
export const row = styleVariants(spaces('xxs', 'xs', 's', 'm'), (gap) => [
  inUtility({ display: 'flex', flexWrap: 'wrap', gap }),
]);

/** A row whose lines follow each other closely: of links, or of words. */
export const closeRow = styleVariants(spaces('xs', 's', 'm', 'l'), (columnGap) => [
  inUtility({ display: 'flex', flexWrap: 'wrap', columnGap }),
]);

/** On one line: an icon and its words. */
export const line = styleVariants(spaces('xxs', 'xs', 's'), (gap) => [
  inUtility({ display: 'flex', alignItems: 'center', gap }),
]);

export const align = styleVariants({
  /** What stands in a stack is as wide as it needs to be. */
  start: [inUtility({ justifyItems: 'start' })],
  top: [inUtility({ alignItems: 'start' })],
  middle: [inUtility({ alignItems: 'center' })],
  baseline: [inUtility({ alignItems: 'baseline' })],
  end: [inUtility({ justifyContent: 'flex-end' })],
  apart: [inUtility({ justifyContent: 'space-between' })],
});

globalStyle(`${align.start} > *`, inUtility({ maxWidth: '100%' }));
globalStyle(`${align.top} > span`, inUtility({ minWidth: 0 }));

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** For stacks: columns of one width where there is room for them. */
export const columns = styleVariants({
  twoOnTablet: [inUtility({ '@media': { [media.tablet]: equal(2) } })],
  threeOnDesktop: [inUtility({ '@media': { [media.desktop]: equal(3) } })],
  fourOnDesktop: [inUtility({ '@media': { [media.tablet]: equal(2), [media.desktop]: equal(4) } })],
});

/** As high as a finger needs: a link, or a line with an icon. */
export const touchLine = style(
  inUtility({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minHeight: touchTarget,
  }),
);

/** As large as a finger needs, with an icon in the middle. */
export const touchSquare = style(
  inUtility({ display: 'grid', placeItems: 'center', width: touchTarget, height: touchTarget }),
);

/** No line is longer than is good to read. */
export const prose = style(inUtility({ maxWidth: measure.prose }));

export const fullWidth = style(inUtility({ width: '100%' }));

/** All that a row or a grid has room for. */
export const across = style(inUtility({ gridColumn: '1 / -1', flexBasis: '100%', minWidth: 0 }));

/** A picture as wide as its box, in its own shape. */
export const scaled = style(inUtility({ width: '100%', height: 'auto' }));

/** A picture that fills its box, whatever its shape. */
export const filling = style(inUtility({ width: '100%', height: '100%', objectFit: 'cover' }));

export const indented = style(inUtility({ paddingInlineStart: space.l }));

/** Lists whose items are marked. */
export const marked = styleVariants({
  points: [inUtility({ listStyle: 'disc', paddingInlineStart: '1.1em' })],
  numbers: [inUtility({ listStyle: 'decimal', paddingInlineStart: '1.4em' })],
});

/** What holds a link that covers it. */
export const linkBox = style(inUtility({ position: 'relative', minHeight: touchTarget }));

/** Its parts stand where it stands. */
export const boxless = style(inUtility({ display: 'contents' }));

/** A link whose press area is the whole box that it stands in. */
export const coverLink = style(
  inUtility({ '::after': { content: '', position: 'absolute', inset: 0 } }),
);

/** Short words side by side: what a thing is, and what it costs. */
export const wordRow = style(
  inUtility({ display: 'flex', flexWrap: 'wrap', gap: `${space.xxs} ${space.m}` }),
);

const inCorner = (gap: string) =>
  ({ position: 'absolute', zIndex: zIndex.raised, right: gap }) as const;

/** What lies on a picture, in one of its corners. */
export const corner = styleVariants({
  top: [inUtility({ ...inCorner(space.s), top: space.s })],
  topOfFrame: [inUtility({ ...inCorner(space.m), top: space.m })],
  bottom: [inUtility({ ...inCorner(space.m), bottom: space.m })],
});

/** One below the other, each as wide as it needs to be; what grows takes the room that is left. */
export const pile = style(
  inUtility({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.s }),
);

/** Parts below each other, in all the height that there is. */
export const tallColumn = style(
  inUtility({ display: 'flex', flexDirection: 'column', height: '100%' }),
);

const spaced = <Name extends keyof typeof space>(
  property: 'marginTop' | 'marginBottom' | 'paddingTop' | 'paddingBottom' | 'paddingBlock',
  ...names: readonly Name[]
) => styleVariants(spaces(...names), (gap) => [inUtility({ [property]: gap })]);

export const spaceAbove = spaced('marginTop', 'xs', 's', 'm', 'l', 'xl', 'section');
export const spaceBelow = spaced('marginBottom', 'xxs', 'xs', 's', 'm', 'xl', 'xxl');
export const padAbove = spaced('paddingTop', 'xs', 'm');
export const padBelow = spaced('paddingBottom', 'm', 'l', 'xl');
export const padBlock = spaced('paddingBlock', 'xxs', 'xs', 's', 'm', 'l');
