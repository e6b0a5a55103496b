import { style } from '@vanilla-extract/css';
import { media, space, textStyle, vars } from '@/styles/theme';

export const label = style({
  padding: `clamp(${space.l}, 5vw, ${space.huge})`,
  background: vars.color.surface,
  border: `2px dashed ${vars.color.lineStrong}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space.xxl },
  },
});

export const words = style({ ...textStyle.lead, maxWidth: '48ch', color: vars.color.inkMuted });

export const art = style({
  order: -1,
  maxWidth: '18rem',
  '@media': {
    [media.tablet]: { order: 0, gridArea: '1 / 2 / span 4', width: '18rem', maxWidth: 'none' },
    [media.desktop]: { width: '26rem' },
  },
});
