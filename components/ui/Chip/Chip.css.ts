import { style } from '@vanilla-extract/css';
import { inUi } from '@/styles/in-layer';
import { fontSize, space } from '@/styles/tokens';

export const list = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.xxs} ${space.s}`,
    fontSize: fontSize.small,
    lineHeight: '1.5',
  }),
);

export const chip = style(inUi({ display: 'inline-flex', alignItems: 'center', gap: '0.3em' }));
