/** Changes to journeys. A notice hides itself after `until`, so that nobody reads stale news. */
import type { Notice } from './types';

export const notices: readonly Notice[] = [
  {
    slug: 'a379-slapton',
    title: 'Coast road closed at Slapton Sands',
    text: 'The A379 is closed to traffic between Torcross and Strete Gate. Early in 2026 the sea took part of the road on the shingle bar, and we have found no date for its reopening. The drive from Dartmouth to Torcross is now 17 to 22\u00a0miles instead of about 8, so journey times on this site that were given for the coast road, such as 20 minutes to Slapton Sands, may be far too short. Which buses run stands under Getting around. Check with the council before you travel.',
    from: '2026-02-02',
    until: '2027-03-31',
    checked: '2026-11-20',
    source: {
      name: 'Devon County Council, roads and transport',
      url: 'https://www.devon.gov.uk/roads-and-transport/',
    },
    places: ['strete-gate', 'slapton-sands', 'torcross', 'start-point'],
    closes: ['a379-torcross-strete-gate'],
  },
];
