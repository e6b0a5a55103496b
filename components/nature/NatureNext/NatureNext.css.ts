import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { fontSize, fontWeight, measure, space } from '@/styles/tokens';

export const list = style({
  display: 'grid',
  gap: space.m,
  width: '100%',
  maxWidth: measure.prose,
  padding: 0,
  listStyle: 'none',
});

export const item = style({ display: 'grid', gap: space.xxs, alignContent: 'start' });

/** Words under the list. */
export const method = style({ maxWidth: measure.prose, marginTop: space.l });

export const title = style({ fontWeight: fontWeight.bold });

export const quiet = style({ fontSize: fontSize.small, color: vars.color.inkMuted });
