import { globalLayer } from '@vanilla-extract/css';

/**
 * Later layers win. The classes that any component may use (`utility`) give way to the components
 * of `components/ui`, and these to features, which stand in no layer and so can adjust both.
 */
export const layer = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  utility: globalLayer('utility'),
  ui: globalLayer('ui'),
} as const;

export const zIndex = { raised: 1, header: 20, overlay: 30, toast: 40, skipLink: 50 } as const;
