/** Changes to journeys. A notice hides itself after `until`, so that nobody reads stale news. */
import type { Notice } from './types';

export const notices: readonly Notice[] = [
  {
    slug: 'a379-slapton',
    title: 'Coast road closed at Slapton Sands',
    text: 'The A379 is closed between Torcross and Strete Gate: early in 2026 the sea took part of it. We have found no date for its reopening. From Dartmouth to Torcross it is now 17 to 22\u00a0miles instead of about 8, so 20 minutes to Slapton Sands may be far too short. Check with the council before you travel.',
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
