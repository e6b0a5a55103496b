import { globalStyle, style } from '@vanilla-extract/css';
import { figures, space, vars } from '@/styles/theme';

export const access = style({
  padding: space.m,
  background: vars.color.sunken,
  borderInlineStart: `4px solid ${vars.color.lamp}`,
});

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14.5rem), 1fr))',
  gap: `${space.xxs} ${space.m}`,
  minHeight: '6rem',
  '@media': { print: { gridTemplateColumns: '1fr 1fr', columnGap: 0, minHeight: 0 } },
  ...figures,
});

/** The day beside its times where there is room for both. */
export const day = style({ display: 'flex', flexWrap: 'wrap' });
globalStyle(`${day} > :first-child`, {
  flex: '0 0 6.75rem',
  '@media': { print: { flexBasis: '6rem' } },
});
globalStyle(`${day} > :last-child`, { flex: '1 1 5.5rem' });
