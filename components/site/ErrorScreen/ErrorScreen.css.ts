import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { space } from '@/styles/tokens';

export const screen = style({
  display: 'grid',
  gap: space.l,
  justifyItems: 'start',
  paddingBlock: space.section,
  minHeight: '60vh',
  alignContent: 'center',
  // The two stripes of the posters; there may be no picture to show.
  '::before': {
    content: '',
    width: '7rem',
    borderTop: `6px solid ${vars.color.lamp}`,
    borderBottom: `6px solid ${vars.color.heart}`,
  },
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.m });
