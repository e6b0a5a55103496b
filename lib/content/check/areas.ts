import type { Area } from '@/content/types';
import { countFaults, wordFaults } from './faults';
import { itemKind } from './items';

export const areaKind = itemKind<Area>({
  kind: 'area',
  file: 'areas',
  items: ({ areas }) => areas,
  shape: { name: 'text', attractions: 'texts' },
  faults: ({ attractions }, at) => [
    ...countFaults(`${at} › attractions`, attractions.length, 'attractions', 3, 5),
    ...attractions.flatMap((text) => wordFaults(`${at} › attractions › ${text}`, text, 2, 4)),
  ],
});
