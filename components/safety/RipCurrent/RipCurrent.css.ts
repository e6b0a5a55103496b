import { style } from '@vanilla-extract/css';

export const picture = style({ width: '100%', height: 'auto' });

export const legend = style({ paddingInlineStart: '1.4em', listStyle: 'decimal' });
