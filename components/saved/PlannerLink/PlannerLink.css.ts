import { style } from '@vanilla-extract/css';
import { at, fontSize, fontWeight, radius, space, vars } from '@/styles/theme';

const withRoom = '((width >= 44rem) and (width < 63rem)) or (width >= 84rem)';

export const link = at(withRoom, {
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  gap: space.s,
  width: 'auto',
  paddingInline: space.xs,
});

export const icon = style({
  position: 'relative',
  display: 'grid',
  selectors: {
    '&[data-count]::after': {
      content: 'attr(data-count)',
      position: 'absolute',
      top: '-0.7rem',
      left: '60%',
      minWidth: '1.3rem',
      paddingInline: '0.25rem',
      background: vars.color.accent,
      color: vars.color.onAccent,
      border: `1px solid ${vars.color.ground}`,
      borderRadius: radius.pill,
      fontSize: fontSize.small,
      fontWeight: fontWeight.bold,
      lineHeight: '1.25rem',
      textAlign: 'center',
    },
  },
});

export const name = style({
  display: 'none',
  whiteSpace: 'nowrap',
  '@media': { [withRoom]: { display: 'block' } },
});
