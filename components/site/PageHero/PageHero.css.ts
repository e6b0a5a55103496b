import { globalStyle, keyframes, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { container } from '@/components/ui/Container/Container.css';
import { media } from '@/styles/breakpoints';
import { growing } from '@/components/ui/Picture/Picture.css';
import { vars } from '@/styles/contract.css';
import { textStyle } from '@/styles/text-styles';
import { duration, easing, lineHeight, measure, space } from '@/styles/tokens';

const besideEachOther: StyleRule = {
  gridTemplateColumns: '5fr 7fr',
  alignItems: 'center',
  columnGap: `clamp(${space.xl}, 4vw, ${space.huge})`,
  width: '100%',
  maxWidth: `calc(${measure.page} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
  // The band runs out to both edges of the page; in one piece, whose lower edge has no step.
  borderImage: `conic-gradient(${vars.color.ground} 0 0) fill 0 / 0 / 0 100vmax`,
  paddingBlock: space.l,
};

const split = style({
  display: 'grid',
  '@media': {
    [media.desktop]: besideEachOther,
    print: { gridTemplateColumns: '5fr 3fr', alignItems: 'start', columnGap: '8mm' },
  },
});

const whole = style({ position: 'relative' });

export const hero = styleVariants({
  over: [whole],
  strip: [whole],
  line: [whole],
  beside: [split],
});

const wideFrame = `${media.tablet}, (orientation: landscape)`;

const poster = style({
  position: 'relative',
  aspectRatio: '2 / 1',
  '@media': {
    [media.tablet]: { aspectRatio: '3 / 2' },
    [media.desktop]: {
      order: 2,
      border: `${space.xs} solid ${vars.color.onBand}`,
    },
    [`${media.desktop} and ${media.dark}`]: { borderColor: vars.color.surface },
    print: { order: 2 },
  },
});

const fullWidth = style({ position: 'relative' });

/** As it is drawn on a phone, eight times as wide as high; wider screens have its middle. */
const stripHeight = style({
  height: 'clamp(2.5rem, 11vw, 5.25rem)',
  '@media': { print: { display: 'none' } },
});

export const art = styleVariants({
  over: [
    fullWidth,
    {
      aspectRatio: '1',
      '@media': {
        [wideFrame]: { aspectRatio: '8 / 3', maxHeight: 'max(15rem, 42svh)', width: '100%' },
        print: { aspectRatio: 'auto', height: '24mm' },
      },
    },
  ],
  strip: [fullWidth, stripHeight],
  beside: [poster],
});

globalStyle(`main:not(:has(article a:focus)) > * > ${poster}`, growing);

const rise = keyframes({ from: { opacity: 0.01, transform: 'translateY(0.75rem)' } });

const innerMargins = style({ '@media': { [media.desktop]: { paddingInline: 0 } } });

export const margins = styleVariants({
  over: [container],
  strip: [container],
  line: [container],
  beside: [container, innerMargins],
});

const panelBase = style({
  position: 'relative',
  display: 'grid',
  gap: space.s,
  paddingBlock: `${space.l} ${space.xl}`,
  '@media': {
    print: { paddingBlock: space.xs },
    [media.motion]: { animation: `${rise} ${duration.page} ${easing.out} backwards` },
  },
});

const splitPanel = style({
  '@media': { [media.desktop]: { paddingBlock: `0 ${space.l}`, gap: space.m } },
});

export const panel = styleVariants({
  over: [
    panelBase,
    {
      '@media': {
        [media.desktop]: {
          gridTemplateColumns: 'auto minmax(20rem, 36rem)',
          justifyContent: 'space-between',
          alignItems: 'end',
          columnGap: space.xxl,
          paddingBlock: `${space.xs} ${space.l}`,
        },
      },
    },
  ],
  strip: [panelBase, { gap: 0, paddingBlock: `0 ${space.s}` }],
  line: [
    panelBase,
    {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: `0 ${space.m}`,
      paddingBlock: space.xs,
    },
  ],
  beside: [panelBase, splitPanel],
});

globalStyle(`${panel.line} > h1`, { order: -1 });
globalStyle(`${panelBase} > :not(h1, h1 + p)`, { gridColumn: '1 / -1' });

globalStyle(`${whole} + :not(nav), ${whole} + nav + *`, {
  '@media': { screen: { paddingTop: space.xxl } },
});

const narrowTitle = style({ fontSize: 'clamp(2.2rem, 1.6rem + 2.2vw, 3.6rem)' });

export const title = styleVariants({
  over: {},
  strip: { ...textStyle.heading },
  line: { ...textStyle.heading },
  beside: [narrowTitle],
});

export const intro = style({ maxWidth: '56ch', textWrap: 'balance' });

export const lowIntro = style({ lineHeight: lineHeight.snug });

export const after = style({ '@media': { print: { marginTop: 0 } }, marginTop: space.xs });
