import { uiStyle } from '@/styles/in-layer';

/** Positioned, so that hidden words within do not widen the page. */
export const box = uiStyle({ position: 'relative', width: '100%', overflowX: 'auto' });
