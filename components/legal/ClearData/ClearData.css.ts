import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

export const clear = style({ display: 'grid', gap: space.m, justifyItems: 'start' });

/** Without a script it could do nothing; the words above it name the browser's own way. */
export const button = style({
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.m,
  marginTop: space.l,
});
