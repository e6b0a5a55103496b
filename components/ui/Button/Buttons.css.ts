import { style } from '@vanilla-extract/css';
import { inUi } from '@/styles/in-layer';
import { space } from '@/styles/tokens';

/** A row of buttons, which wraps. */
export const buttons = style(inUi({ display: 'flex', flexWrap: 'wrap', gap: space.s }));
