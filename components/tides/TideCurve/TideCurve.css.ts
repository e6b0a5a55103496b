import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { figures } from '@/styles/text-styles';
import { fontSize } from '@/styles/tokens';

/** The drawing is stretched to any width; its lines and the dot are not. */
export const chart = style({
  display: 'block',
  width: '100%',
  height: 'clamp(7.5rem, 22vw, 11rem)',
});

const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

export const water = style({ fill: vars.color.sea, fillOpacity: 0.22 });

export const line = style({ ...stroke, stroke: vars.color.sea, strokeWidth: 3 });

export const rule = style({ ...stroke, stroke: vars.color.line, strokeWidth: 1 });

export const now = style({
  ...stroke,
  stroke: vars.color.accent,
  strokeWidth: 2,
  strokeDasharray: '3 4',
});

/** A line without length and with round ends: a dot that no stretching makes an egg. */
export const dot = style({
  ...stroke,
  stroke: vars.color.accent,
  strokeWidth: 16,
  strokeLinecap: 'round',
});

/** Each under its line: the first and the last at the ends, those between over theirs. */
export const hours = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(3, 2fr) minmax(0, 1fr)',
  textAlign: 'center',
  paddingTop: '0.25rem',
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  ...figures,
});
globalStyle(`${hours} > :first-child`, { textAlign: 'start' });
globalStyle(`${hours} > :last-child`, { justifySelf: 'end' });
