import { style } from '@vanilla-extract/css';

export const address = style({ minWidth: 0, hyphens: 'none', overflowWrap: 'anywhere' });

export const hyphen = style({ whiteSpace: 'nowrap' });
