import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { textStyle } from '@/styles/text-styles';
import { space } from '@/styles/tokens';

export const heading = style({ ...textStyle.subheading, marginBottom: space.m });

export const hint = style({
  paddingBlock: space.m,
  borderTop: `3px solid ${vars.color.ink}`,
  color: vars.color.inkMuted,
});

export const form = style({ display: 'grid', gap: space.l });

globalStyle(`${form} textarea`, { height: '20rem' });

export const pair = style({
  display: 'grid',
  gap: space.l,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' } },
});

export const send = style({ justifySelf: 'start' });
