import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { textStyle } from '@/styles/text-styles';
import { space } from '@/styles/tokens';

export const heading = style({ ...textStyle.subheading, marginBottom: space.m });

export const hint = style({ paddingBlock: space.m });

export const form = style({ display: 'grid', gap: space.l });

globalStyle(`${form} textarea`, { height: '20rem' });

export const pair = style({
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' } },
});

export const send = style({ justifySelf: 'start' });
