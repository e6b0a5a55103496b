import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { voice } from '@/styles/voices';
import { space } from '@/styles/tokens';

export const today = style({
  display: 'grid',
  gap: space.s,
  alignContent: 'center',
  justifyItems: 'start',
  padding: `clamp(${space.m}, 2.5vw, ${space.xl})`,
  background: vars.color.sunken,
});

export const label = style(voice.cardTitle);

export const next = style({ ...voice.imprint, color: vars.color.inkMuted });
