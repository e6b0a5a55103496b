import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { controlHeight } from '@/components/ui/Field/Field.css';
import { vars } from '@/styles/contract.css';
import { fontSize, space } from '@/styles/tokens';

export const form = style({ maxWidth: '34rem', marginTop: space.xs });

export const line = style({
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
