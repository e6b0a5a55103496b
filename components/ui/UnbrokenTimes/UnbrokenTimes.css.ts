import { style } from '@vanilla-extract/css';
import { inUi } from '@/styles/in-layer';

/** On one line where it fits. */
export const span = style(inUi({ display: 'inline-block' }));
