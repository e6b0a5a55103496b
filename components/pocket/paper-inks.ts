import type { Ink } from '@/lib/pocket/shapes';
import { ink } from '@/styles/tokens';

export const paperInks: Readonly<Record<Ink, string>> = {
  navy: ink.navy,
  deepSea: ink.deepSea,
  sea: ink.sea,
  shallow: '#C3DFE3',
  paper: ink.paper,
  sand: '#EFE7D2',
  gorse: ink.gorse,
  boatRed: ink.boatRed,
  slate: '#4A5A63',
  line: '#D8CDB2',
  white: '#FFFFFF',
};
