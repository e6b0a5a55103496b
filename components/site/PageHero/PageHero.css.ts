import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { container, touchLine } from '@/styles/layout.css';
import { duration, easing, measure, media, space, vars } from '@/styles/theme';
import { growing } from '@/components/ui/Picture/Picture.css';
import { closeOnPaper } from '@/styles/print.css';

const split = style({
  display: 'grid',
  '@media': {
    [media.desktop]: { alignItems: 'center', width: '100%' },
    print: { gridTemplateColumns: '5fr 3fr', alignItems: 'start', columnGap: '8mm' },
  },
});

/** What follows it begins at a distance. */
const parted = style({});
globalStyle(`${parted} + *`, { '@media': { screen: { paddingTop: space.xxl } } });

const page = `calc(${measure.page} + 2 * ${space.gutter})`;

/** The picture reaches the edge of the window; the words begin where the page's text does. */
const toTheEdge = style({
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '2fr 3fr',
      columnGap: space.xl,
      paddingInlineStart: `max(${space.gutter}, (100% - ${page}) / 2 + ${space.gutter})`,
    },
  },
});

export const hero = styleVariants({
  wide: [split, parted, toTheEdge],
  beside: [
    split,
    {
      '@media': {
        [media.desktop]: {
          gridTemplateColumns: '5fr 7fr',
          columnGap: `clamp(${space.xl}, 4vw, ${space.huge})`,
          maxWidth: page,
          marginInline: 'auto',
          paddingInline: space.gutter,
          // The band runs out to both edges of the page; in one piece, whose lower edge has no step.
          borderImage: `conic-gradient(${vars.color.ground} 0 0) fill 0 / 0 / 0 100vmax`,
          paddingBlock: space.l,
        },
      },
    },
  ],
  strip: [split, toTheEdge],
  band: [parted],
  line: [parted],
});

const inOrder = style({
  position: 'relative',
  '@media': { [`${media.desktop}, print`]: { order: 2 } },
});

export const art = styleVariants(
  {
    /** Nearly a square on a phone; on all wider screens whole. */
    wide: {
      alignSelf: 'end',
      aspectRatio: '10 / 9',
      '@media': {
        [`${media.tablet}, (orientation: landscape), print`]: { aspectRatio: '20 / 9' },
      },
    },
    beside: {
      aspectRatio: '3 / 2',
      '@media': {
        [media.desktop]: { border: `${space.xs} solid ${vars.color.onBand}` },
        [`${media.desktop} and ${media.dark}`]: { borderColor: vars.color.surface },
      },
    },
    /** A frieze, on the lower edge of the band. */
    strip: { aspectRatio: '8 / 1', alignSelf: 'end' },
  },
  (rule) => [inOrder, rule],
);

globalStyle(`main:not(:has(article a:focus)) > * > ${art.beside}`, growing);

const rise = keyframes({ from: { opacity: 0.01, transform: 'translateY(0.75rem)' } });

export const besideArt = style([
  container,
  { '@media': { [media.desktop]: { paddingInline: 0 } } },
]);

const panelBase = style([
  closeOnPaper,
  {
    position: 'relative',
    display: 'grid',
    gap: space.s,
    paddingBlock: `${space.l} ${space.xl}`,
    '@media': {
      [media.motion]: { animation: `${rise} ${duration.page} ${easing.out} backwards` },
    },
  },
]);

const low = { gap: space.xs, paddingBlock: `${space.xs} ${space.s}` };

export const panel = styleVariants(
  {
    wide: { '@media': { [media.desktop]: { gap: space.xs, paddingBlock: space.xxs } } },
    beside: {
      paddingBottom: space.xs,
      '@media': { [media.desktop]: { paddingBlock: `0 ${space.l}`, gap: space.m } },
    },
    strip: low,
    band: low,
    line: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: `0 ${space.m}`,
      paddingBlock: space.s,
    },
  },
  (rule) => [panelBase, rule],
);

globalStyle(`${panel.line} > h1`, { order: -1 });

export const largeTitle = style({ fontSize: 'min(clamp(2.2rem, 1.6rem + 2.2vw, 3.6rem), 15vw)' });

export const intro = style({ maxWidth: '56ch', textWrap: 'balance' });

export const after = style({ marginBlock: space.xs });

export const trailStep = style({
  selectors: {
    '&:not(:last-child)::after': { content: '"/" / ""', color: vars.color.lineStrong },
  },
});

export const trailLink = style([touchLine, { minHeight: '2rem', color: 'inherit' }]);
