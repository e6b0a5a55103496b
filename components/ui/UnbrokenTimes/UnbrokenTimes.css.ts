import { style } from '@vanilla-extract/css';
import { layer } from '@/styles/layers.css';

export const span = style({ '@layer': { [layer.ui]: { whiteSpace: 'nowrap' } } });
