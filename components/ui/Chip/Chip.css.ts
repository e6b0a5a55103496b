import { style } from '@vanilla-extract/css';
import { inUi } from '@/styles/in-layer';
import { fontSize, radius, space } from '@/styles/tokens';

export const list = style(inUi({ display: 'flex', flexWrap: 'wrap', gap: space.xs }));

export const together = style(
  inUi({
    // They wrap only if a line is too short for both.
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
  }),
);

export const chip = style(
  inUi({
    padding: '0.2em 0.75em',
    border: '1px solid currentColor',
    borderRadius: radius.pill,
    fontSize: fontSize.small,
    lineHeight: '1.5',
  }),
);
