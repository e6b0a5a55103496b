import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { fontWeight, measure, space } from '@/styles/tokens';

export const backup = style({
  display: 'grid',
  gap: space.m,
  maxWidth: measure.prose,
  paddingBlock: space.xs,
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });

/** What a file holds, beside what is here. */
export const offer = style({
  display: 'grid',
  gap: space.m,
  padding: space.m,
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
});

export const term = style({ fontWeight: fontWeight.bold });

export const names = style({ overflowWrap: 'anywhere' });
