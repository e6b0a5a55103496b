import { style } from '@vanilla-extract/css';
import { inUi } from '@/styles/in-layer';

export const span = style(inUi({ whiteSpace: 'nowrap' }));
