import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { textStyle } from '@/styles/text-styles';
import { space } from '@/styles/tokens';

export const band = style({
  display: 'grid',
  gap: space.m,
  padding: `clamp(${space.m}, 2.5vw, ${space.xl})`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderTop: `6px solid ${vars.color.lamp}`,
});

export const title = style(textStyle.cardTitle);

globalStyle(`${band} ul`, {
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: space.xl,
      maxWidth: 'none',
    },
  },
});

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.l}` });

export const row = style({ gridColumn: '1 / -1' });
