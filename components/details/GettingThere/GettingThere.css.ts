import { globalStyle, style } from '@vanilla-extract/css';
import { space, vars } from '@/styles/theme';

export const part = style({
  display: 'grid',
  gap: space.m,
  alignContent: 'start',
  // A grid that breaks between columns lays its rows over each other.
  '@media': { print: { display: 'block' } },
});
globalStyle(`${part} > *`, { '@media': { print: { marginBottom: space.xxs } } });

export const both = style([
  part,
  { width: '100%', '@media': { print: { columns: 2, columnGap: '8mm' } } },
]);

export const way = style({ paddingInlineStart: '2.25rem', position: 'relative' });

export const icon = style({
  position: 'absolute',
  insetInlineStart: 0,
  fontSize: '1.25rem',
  color: vars.color.sea,
});
