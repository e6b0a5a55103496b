import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css';

export const focusRing: StyleRule = {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '3px',
};
