import { keyframes, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { container } from '@/components/ui/Container/Container.css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { voice } from '@/styles/voices';
import { underHeader } from '@/components/site/Header/under-header';
import { duration, easing, headerHeight, measure, space } from '@/styles/tokens';

/** From the width of a desk: lettering to the left, the whole poster to the right. */
const besideEachOther: StyleRule = {
  gridTemplateColumns: '5fr 7fr',
  alignItems: 'center',
  columnGap: `clamp(${space.xl}, 4vw, ${space.huge})`,
  width: '100%',
  maxWidth: `calc(${measure.page} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingTop: space.l,
};

const split = style({
  display: 'grid',
  '@media': { [media.desktop]: besideEachOther, print: { display: 'block' } },
});

export const hero = styleVariants({
  over: { position: 'relative', ...underHeader },
  beside: [split],
  wordsFirst: [split],
});

const poster = style({
  position: 'relative',
  aspectRatio: '3 / 2',
  '@media': {
    [media.desktop]: {
      order: 2,
      // A print with its paper margin.
      border: `${space.xs} solid ${vars.color.surface}`,
      outline: `1px solid ${vars.color.line}`,
    },
    print: { display: 'none' },
  },
});

export const art = styleVariants({
  over: {
    position: 'relative',
    height: `calc(clamp(15rem, 44vw, 34rem) + ${headerHeight})`,
    '@media': { print: { display: 'none' } },
  },
  beside: [poster],
  wordsFirst: [
    poster,
    { order: 2, marginTop: space.l, '@media': { [media.desktop]: { marginTop: 0 } } },
  ],
});

const rise = keyframes({ from: { opacity: 0.01, transform: 'translateY(0.75rem)' } });

const innerMargins = style({ '@media': { [media.desktop]: { paddingInline: 0 } } });

/** Holds the lettering in the page's margins, which the grid has already where it is one. */
export const margins = styleVariants({
  over: [container],
  beside: [container, innerMargins],
  wordsFirst: [container, innerMargins],
});

const panelBase = style({
  position: 'relative',
  display: 'grid',
  gap: space.s,
  paddingBlock: `${space.l} 0`,
  '@media': {
    [media.motion]: { animation: `${rise} ${duration.page} ${easing.out} backwards` },
  },
});

const splitPanel = style({ '@media': { [media.desktop]: { paddingTop: 0, gap: space.m } } });

export const panel = styleVariants({
  /** A sheet of paper that overlaps the lower edge of the art. */
  over: [
    panelBase,
    {
      background: vars.color.ground,
      '@media': {
        [media.tablet]: {
          width: 'fit-content',
          maxWidth: '52rem',
          marginTop: '-5.5rem',
          padding: `${space.l} ${space.xxl} 0 0`,
          // The sheet runs out to the page's left edge.
          boxShadow: `-100vw 0 0 100vw ${vars.color.ground}`,
          clipPath: 'inset(0 0 0 -100vw)',
        },
        print: { marginTop: 0, boxShadow: 'none' },
      },
    },
  ],
  beside: [panelBase, splitPanel],
  wordsFirst: [panelBase, splitPanel],
});

/** Half a page wide: the longest single word must fit. */
const narrowTitle = style({ fontSize: 'clamp(2.2rem, 1.6rem + 2.2vw, 3.6rem)' });

export const title = styleVariants({
  over: {},
  beside: [narrowTitle],
  wordsFirst: [narrowTitle],
});

export const intro = style({ ...voice.lead, maxWidth: '46ch', color: vars.color.inkMuted });

export const after = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  marginTop: space.xs,
});
