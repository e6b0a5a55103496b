import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { controlHeight, error } from '@/components/ui/Field/Field.css';
import { vars } from '@/styles/contract.css';
import { fontSize, radius, space } from '@/styles/tokens';

export const form = style({
  display: 'grid',
  gap: space.s,
  maxWidth: '34rem',
  marginTop: space.xs,
});

export const line = style({
  display: 'grid',
  gap: space.s,
  gridTemplateColumns: '1fr auto',
  '@media': { [media.enlarged]: { gridTemplateColumns: '1fr' } },
});

export const send = style({
  '@media': {
    [`not all and ${media.enlarged}`]: {
      alignSelf: 'start',
      marginTop: `calc(1.6em + ${space.xxs})`,
      minHeight: controlHeight,
    },
  },
});

export const note = style({ fontSize: fontSize.small, color: vars.color.onBandMuted });

export const link = style({ color: vars.color.onBand });

// The danger colour needs a light ground.
globalStyle(`${form} .${error}`, {
  justifySelf: 'start',
  marginTop: space.xs,
  padding: `${space.xxs} ${space.xs}`,
  borderRadius: radius.small,
  background: vars.color.dangerGround,
});
