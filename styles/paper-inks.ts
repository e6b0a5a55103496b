import type { Ink } from '@/lib/pocket/shapes';
import { ink, print } from './tokens';

export const paperInks: Readonly<Record<Ink, string>> = {
  navy: ink.navy,
  deepSea: ink.deepSea,
  sea: ink.sea,
  shallow: ink.mist,
  paper: ink.paper,
  sand: ink.parchment,
  gorse: ink.gorse,
  boatRed: ink.boatRed,
  slate: ink.slateDark,
  line: ink.straw,
  white: print.white,
};
