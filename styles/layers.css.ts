import { globalLayer } from '@vanilla-extract/css';

/** Features stand in no layer, so that they can adjust any component of `components/ui`. */
export const layer = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  ui: globalLayer('ui'),
} as const;

export const zIndex = { raised: 1, header: 20, overlay: 30, toast: 40, skipLink: 50 } as const;
