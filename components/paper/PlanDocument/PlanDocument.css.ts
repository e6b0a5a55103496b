// Captured into a PDF by code that knows sRGB colours only, and neither masks nor `object-fit`.
import '@/styles/alone.css';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { text } from '@/styles/text.css';
import { fontFamily, fontSize, fontWeight, media, print, space, vars } from '@/styles/theme';

const phone = `not all and ${media.tablet}`;

export const edge = `clamp(${space.m}, 4vw, ${space.xxl})`;

export const planDocument = style({
  width: '100%',
  maxWidth: '54rem',
  marginInline: 'auto',
  background: vars.color.surface,
  color: vars.color.ink,
  border: `1px solid ${vars.color.lineStrong}`,
});

export const coverBox = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '8 / 1',
  marginBottom: '-1px',
  printColorAdjust: 'exact',
});

export const coverPicture = style({
  position: 'absolute',
  bottom: 0,
  width: '100%',
  height: 'auto',
});

export const cover = style({
  position: 'relative',
  padding: `${space.m} ${edge}`,
  background: vars.color.band,
  color: vars.color.onBand,
  borderBottom: `10px solid ${vars.color.lamp}`,
  printColorAdjust: 'exact',
});

export const lettering = style({ width: 'min(100%, 24rem)', height: 'auto' });

export const subtitle = style({ color: vars.color.onBandMuted });

export const part = style({
  padding: `${space.m} ${edge}`,
  borderTop: `6px solid ${vars.color.accent}`,
  breakInside: 'avoid',
  printColorAdjust: 'exact',
});

/** The document's end stands with its last item: it never has a page of its own. */
export const ending = style([part, { breakBefore: 'avoid' }]);

export const counts = styleVariants({
  ticket: {
    display: 'grid',
    // Three beside each other, as long as their names have room.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(30%, 5.5rem)), 1fr))',
    borderBlock: `1px solid ${vars.color.lineStrong}`,
    '@media': { [media.tablet]: { display: 'flex', justifyContent: 'space-between' } },
  },
  line: { display: 'flex', flexWrap: 'wrap', gap: `${space.xxs} ${space.l}` },
});

export const countCell = styleVariants({
  ticket: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    flexGrow: 1,
    padding: `${space.s} ${space.m}`,
    borderInlineStart: `1px dashed ${vars.color.lineStrong}`,
    selectors: { '&:first-child': { borderInlineStart: 'none' } },
    '@media': {
      [phone]: {
        selectors: {
          '&:nth-child(3n + 1)': { borderInlineStart: 'none' },
          '&:last-child:nth-child(3n + 2)': { gridColumn: 'span 2' },
          '&:nth-child(n + 4)': { borderTop: `1px dashed ${vars.color.lineStrong}` },
        },
      },
    },
  },
  line: { display: 'flex', gap: '0.4em' },
});

export const countLabel = { ticket: text.quiet, line: text.muted };

export const countNumber = styleVariants({
  ticket: {
    fontFamily: fontFamily.display,
    fontWeight: fontWeight.display,
    fontSize: fontSize.subheading,
    lineHeight: '1.15',
  },
  line: { fontWeight: fontWeight.bold },
});

export const list = style({ paddingInline: edge });

export const item = style({
  gap: `${space.xs} ${space.m}`,
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: '8rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.l,
    },
  },
});

/** Beside the picture where there is room for a word of eight letters, else below it. */
export const beside = style({ flex: '1 1 6rem', minWidth: 0 });

export const farItem = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 12rem' });

export const pictureBox = style({
  overflow: 'hidden',
  flexBasis: '6.5rem',
  aspectRatio: '3 / 2',
  alignSelf: 'start',
  printColorAdjust: 'exact',
  '@media': { [media.tablet]: { gridRow: '1 / span 2' } },
});

export const rest = style({
  flexBasis: '100%',
  minWidth: 0,
  '@media': { [media.tablet]: { gridColumn: '2' } },
});

export const description = style({ color: vars.color.inkMuted, lineHeight: '1.5' });

export const facts = style({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))',
  gap: `${space.xs} ${space.l}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, auto)' },
  },
});

export const factLabel = style({ letterSpacing: '0.04em' });

export const factValue = style({ fontWeight: fontWeight.medium, lineHeight: '1.4' });

globalStyle('[data-plan-document]', {
  '@media': {
    print: {
      page: 'plan',
      maxWidth: 'none !important',
      border: '0 !important',
      background: print.white,
    },
  },
});
globalStyle('@page plan', { margin: '14mm 0 16mm' });
globalStyle('@page plan:first', { marginTop: 0 });
