import type { Walk } from '@/content/types';
import { choiceFaults, countFaults, dateFaults, faultsAt, sourceFaults } from './faults';
import { itemKind } from './items';
import { closureNoteShape, optional, sourceShape } from './shape';

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
    published: optional<NonNullable<Walk['published']>>({
      miles: 'number',
      words: 'text',
      source: sourceShape,
      readOn: 'text',
    }),
    steep: 'text',
    dogs: 'text',
    toilets: 'text',
    refreshments: 'text',
    cautions: 'texts',
    whileClosed: optional(closureNoteShape),
  },
  faults: ({ route, wayBack, published }, at) => [
    ...countFaults(`${at} › route`, route.length, 'points', 2, 12),
    ...choiceFaults(`${at} › wayBack`, wayBack, Object.keys(waysBack)),
    ...faultsAt(`${at} › published`, {
      'is missing; a round has the length that its publisher gives, so write { miles, words, source, readOn }':
        wayBack === 'circle' && published === undefined,
    }),
    ...(published
      ? [
          ...sourceFaults(`${at} › published › source`, published.source),
          ...dateFaults(`${at} › published › readOn`, published.readOn),
        ]
      : []),
  ],
});
