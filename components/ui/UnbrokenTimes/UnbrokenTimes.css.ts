import { uiStyle } from '@/styles/in-layer';

export const span = uiStyle({ display: 'inline-block' });
