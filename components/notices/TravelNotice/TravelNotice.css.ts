import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { voice } from '@/styles/voices';
import { fontSize, space, measure } from '@/styles/tokens';

/** A notice pasted over the timetable. */
export const notice = style({
  display: 'grid',
  gap: space.s,
  padding: `${space.m} ${space.l} ${space.l}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderTop: `6px solid ${vars.color.accent}`,
  breakInside: 'avoid',
});

export const kind = style({
  ...voice.imprint,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  color: vars.color.danger,
});

export const title = style(voice.cardTitle);

export const words = style({ maxWidth: measure.prose });

export const source = style({ fontSize: fontSize.small, color: vars.color.inkMuted });
