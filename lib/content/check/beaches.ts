import type { Beach, BeachType, TideAccess } from '@/content/types';
import {
  choiceFaults,
  countFaults,
  faultsAt,
  pictureFaults,
  ratingFaults,
  sourceFaults,
} from './faults';
import { itemKind } from './items';
import { closureNoteShape, listOf, optional, pictureShape, sourceShape } from './shape';

const types: Readonly<Record<BeachType, true>> = { Sandy: true, Shingle: true, Pebble: true };

export const beachKind = itemKind<Beach>({
  kind: 'beach',
  file: 'beaches',
  items: ({ beaches }) => beaches,
  shape: {
    name: 'text',
    distance: 'text',
    rating: 'number',
    gallery: listOf(pictureShape),
    features: 'texts',
    bestFor: 'texts',
    type: 'text',
    facilities: 'text',
    whileClosed: optional(closureNoteShape),
    accessibility: 'text',
    lifeguards: 'text',
    cautions: 'texts',
    tideAccess: optional<TideAccess>({
      spot: 'text',
      note: 'text',
      passableBelow: 'number?',
      caution: 'text',
      source: sourceShape,
    }),
  },
  faults: ({ rating, type, gallery, image, tideAccess }, at) => [
    ...ratingFaults(at, rating),
    ...choiceFaults(`${at} › type`, type, Object.keys(types)),
    ...countFaults(`${at} › gallery`, gallery.length, 'pictures', 4, 4),
    ...faultsAt(`${at} › gallery`, {
      [`does not start with the beach’s own picture; write "${image.src}" first`]:
        gallery[0]?.src !== image.src,
    }),
    ...gallery.flatMap((picture, index) => pictureFaults(`${at} › gallery[${index}]`, picture)),
    ...(tideAccess ? sourceFaults(`${at} › tideAccess › source`, tideAccess.source) : []),
  ],
});
