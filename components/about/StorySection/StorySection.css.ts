import { style } from '@vanilla-extract/css';
import { at, media, space, vars } from '@/styles/theme';

export const story = at(media.desktop, {
  gridTemplateColumns: '6fr 6fr',
  columnGap: `clamp(${space.xl}, 5vw, ${space.huge})`,
  alignItems: 'center',
});

export const art = at(media.desktop, {
  selectors: { [`${story}:nth-child(even) > &`]: { order: 2 } },
});

export const facts = style({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  borderBottom: `1px solid ${vars.color.ink}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, auto)' } },
});

export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space.xs,
  padding: `${space.l} ${space.m} ${space.l} 0`,
});
