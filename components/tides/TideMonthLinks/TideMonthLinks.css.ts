import { style } from '@vanilla-extract/css';
import { fontFamily, fontWeight, media, space, vars } from '@/styles/theme';

const columns = (least: string) =>
  `repeat(auto-fill, minmax(min(100%, max(11rem, ${least})), 1fr))`;

export const list = style({
  display: 'grid',
  gridTemplateColumns: columns('30%'),
  gap: `0 ${space.l}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: columns('22%') },
    [media.wide]: { gridTemplateColumns: columns('14%') },
  },
});

export const link = style({
  display: 'flex',
  fontFamily: fontFamily.display,
  fontWeight: fontWeight.display,
  fontSize: '1.2rem',
  textDecoration: 'none',
  ':hover': { borderBottomColor: 'currentColor' },
  selectors: {
    '&[aria-current]': { borderBottom: `3px solid ${vars.color.accent}` },
  },
});
