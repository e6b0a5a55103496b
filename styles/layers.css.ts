import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade's order, weakest first. Styles of features stand in no layer, so a feature can
 * always adjust a component of `components/ui` without a fight over specificity.
 */
export const layer = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  ui: globalLayer('ui'),
} as const;

export const zIndex = { raised: 1, header: 20, overlay: 30, toast: 40, skipLink: 50 } as const;
