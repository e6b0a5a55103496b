import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css';

/** The one look of keyboard focus, everywhere. */
export const focusRing: StyleRule = {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '3px',
};
