import { globalStyle, style } from '@vanilla-extract/css';
import { duration, easing, media, space, vars } from '@/styles/theme';
import { growing } from '@/components/ui/Picture/Picture.css';
import { zIndex } from '@/styles/layers.css';

export const card = style({
  position: 'relative',
  background: vars.color.bandRaised,
  border: `1px solid ${vars.color.bandLine}`,
  padding: space.xs,
});

export const body = style({ flexGrow: 1, padding: `${space.m} ${space.xs} ${space.xs}` });

export const summary = style({ color: vars.color.onBandMuted, flexGrow: 1, lineHeight: '1.5' });

export const link = style({ color: vars.color.lamp, textUnderlineOffset: '0.35em' });

export const artBox = style({
  position: 'relative',
  selectors: { [`${card}:has(a:focus) > &`]: growing },
});

const hovering = `screen and ${media.hover}`;

/** On the picture while a pointer or the focus is in the card; below it where no pointer hovers. */
export const attractions = style({
  padding: `${space.s} ${space.xs} 0`,
  '@media': {
    [hovering]: {
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      padding: space.s,
      zIndex: zIndex.raised,
      opacity: 0,
      transform: 'translateY(0.5rem)',
      transition: `opacity ${duration.calm} ${easing.out}, transform ${duration.calm} ${easing.out}`,
      selectors: {
        [`${card}:hover &, ${card}:focus-within &`]: { opacity: 1, transform: 'none' },
      },
    },
  },
});

globalStyle(`${attractions} li`, {
  '@media': { [hovering]: { paddingInline: space.xs, background: vars.color.bandRaised } },
});
