import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { textStyle } from '@/styles/text-styles';
import { space } from '@/styles/tokens';

export const flags = style({
  display: 'grid',
  gap: space.l,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const flag = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  gap: space.m,
  alignContent: 'start',
  paddingTop: space.m,
  borderTop: `3px solid ${vars.color.ink}`,
  breakInside: 'avoid',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const drawing = style({ width: '100%', height: 'auto', maxWidth: '11rem' });

export const name = style({ ...textStyle.cardTitle, marginBottom: space.xs });
