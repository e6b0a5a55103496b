import { style } from '@vanilla-extract/css';
import { media, space, vars } from '@/styles/theme';
import { touchLine } from '@/styles/layout.css';

export const footer = style({
  background: vars.color.band,
  color: vars.color.onBand,
  vars: { [vars.color.focus]: vars.color.lamp },
  borderTop: `1px solid ${vars.color.bandLine}`,
  '@media': { [media.tablet]: { paddingBlock: space.xl } },
});

export const top = style({
  borderBottom: `1px solid ${vars.color.bandLine}`,
  '@media': {
    [media.tablet]: { gap: space.l, paddingBottom: space.xl },
    [media.desktop]: { gridTemplateColumns: '6fr 5fr' },
  },
});

export const groupTitle = style({
  color: vars.color.lamp,
  '@media': {
    [media.tablet]: {
      display: 'block',
      minHeight: 0,
      padding: `0 0 ${space.s} 1em`,
      pointerEvents: 'none',
    },
  },
});

export const groupHeading = style({ display: 'inline', color: vars.color.lamp });

export const muted = style({ color: vars.color.onBandMuted, maxWidth: '56ch' });

export const columns = style({
  '@media': {
    [media.tablet]: { gap: space.l, paddingBlock: space.xl },
    [media.desktop]: { gridTemplateColumns: '4fr 4fr 3fr' },
  },
});

const onBand = style([touchLine, { minHeight: '2.25rem' }]);

const faint = {
  textDecorationColor: vars.color.bandLine,
  ':hover': { textDecorationColor: 'currentColor' },
} as const;

export const link = style([onBand, { ...faint, color: vars.color.onBand }]);

export const placeholder = style([onBand, { color: vars.color.onBandMuted }]);

export const socialIcon = style({
  border: `1px solid ${vars.color.bandLine}`,
  color: vars.color.onBandMuted,
  fontSize: '1.35rem',
  selectors: { 'a&': { color: vars.color.onBand }, 'a&:hover': { borderColor: 'currentColor' } },
});

export const imprint = style({
  columnGap: space.l,
  paddingTop: space.l,
  borderTop: `1px solid ${vars.color.bandLine}`,
  color: vars.color.onBandMuted,
});

export const sampleLink = style({ ...faint, color: vars.color.onBandMuted });

export const list = style({ columns: '7rem 2', columnGap: space.l });

export const address = style({ paddingTop: '0.3rem', fontStyle: 'normal' });
