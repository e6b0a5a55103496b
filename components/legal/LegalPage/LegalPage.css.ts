import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { textStyle } from '@/styles/text-styles';
import { fontSize, headerHeight, measure, space, touchTarget } from '@/styles/tokens';

export const section = style({
  display: 'grid',
  gap: `${space.s} ${space.xxl}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: space.m,
  borderTop: `3px solid ${vars.color.ink}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});

export const title = style({
  ...textStyle.subheading,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      top: `calc(${headerHeight} + ${space.m})`,
      alignSelf: 'start',
    },
    print: { position: 'static' },
  },
});

export const words = style({
  display: 'grid',
  gap: space.m,
  justifyItems: 'start',
  alignContent: 'start',
  maxWidth: measure.prose,
});

export const points = style({
  display: 'grid',
  gap: space.s,
  paddingInlineStart: '1.1em',
  listStyle: 'disc',
});

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.l}` });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
});

export const changed = style({
  fontSize: fontSize.small,
  color: vars.color.inkMuted,
  paddingTop: space.m,
  borderTop: `1px solid ${vars.color.line}`,
});
