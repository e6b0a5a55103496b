import type { Walk } from '@/content/types';
import { choiceFaults, countFaults, faultsAt, sourceFaults } from './faults';
import { itemKind } from './items';

const waysBack: Readonly<Record<Walk['wayBack'], true>> = {
  bus: true,
  'bus-first': true,
  'same-way': true,
  circle: true,
};

export const walkKind = itemKind<Walk>({
  kind: 'walk',
  file: 'walks',
  items: ({ walks }) => walks,
  shape: {
    title: 'text',
    difficulty: 'text',
    route: 'texts',
    wayBack: 'text',
    published: 'group?',
    steep: 'text',
    dogs: 'text',
    toilets: 'text',
    refreshments: 'text',
    cautions: 'texts',
    whileClosed: 'group?',
  },
  faults: ({ route, wayBack, published }, at) => [
    ...countFaults(`${at} › route`, route.length, 'points', 2, 12),
    ...choiceFaults(`${at} › wayBack`, wayBack, Object.keys(waysBack)),
    ...faultsAt(`${at} › published`, {
      'is missing: a round has the length that its publisher gives':
        wayBack === 'circle' && published === undefined,
    }),
    ...(published ? sourceFaults(`${at} › published › source`, published.source) : []),
  ],
});
