/**
 * The buses, one entry a direction. `docs/timetables.md` tells how a new timetable is put in.
 *
 * Times are those of the operators' timetables of September 2026 as a walker's public guide gave
 * them on the day of `readOn`; the operators' own pages have not been opened. The addresses of two
 * of them could not be found out, so they have none, and visitors are sent to the county's pages.
 */
import type { WayPointSlug } from './points';
import type { Service } from './types';

const stagecoach = {
  name: 'Stagecoach',
  url: 'https://www.stagecoachbus.com/',
} as const;
const county = {
  name: 'Travel Devon',
  url: 'https://www.traveldevon.info/bus/journey-planning/',
} as const;

/** Nobody has read which of these days have times of their own. */
const irregular = [{ from: '12-24', until: '01-02' }] as const;

const bus3 = {
  number: '3',
  operators: [stagecoach],
  source: { name: 'Stagecoach, bus times', url: stagecoach.url },
  readOn: '2026-09-16',
  publishedIn: 'a walker’s public guide',
  validFrom: '2026-09-16',
  validUntil: '2026-12-31',
  // "Hourly by day Monday to Friday", and four on Sundays each way: of these the longest gap there.
  headways: [
    { days: ['weekday'], from: '09:30', until: '15:30', every: 60 },
    { days: ['sunday'], from: '09:55', until: '17:30', every: 155 },
  ],
  headwaysUntil: '2027-12-31',
  irregular,
} as const;

const bus93T = {
  number: '93T',
  operators: [{ name: 'Country Bus' }, { name: 'Tally Ho' }],
  source: county,
  notes: ['Country Bus; Tally Ho on Saturdays.'],
  readOn: '2026-09-16',
  publishedIn: 'a walker’s public guide',
  validFrom: '2026-09-16',
  validUntil: '2026-12-31',
  headwaysUntil: '2027-12-31',
  irregular,
} as const;

/** Where it runs is known, and not when. */
const bus93S = {
  number: '93S',
  operators: [],
  times: [],
  source: county,
  readOn: '2026-09-16',
  publishedIn: 'a walker’s public guide',
  validFrom: '2026-09-16',
  validUntil: '2026-12-31',
} as const;

export const services: readonly Service<WayPointSlug>[] = [
  {
    slug: '3-to-kingsbridge',
    towards: 'Kingsbridge',
    calls: [
      { at: 'dartmouth', minutes: 0 },
      { at: 'village-centre', minutes: 15 },
      { at: 'blackpool-sands', minutes: 18 },
      { at: 'strete', minutes: 24 },
      { at: 'blackawton' },
      { at: 'kingsbridge', minutes: 62 },
    ],
    times: [
      {
        days: ['weekday'],
        times: [
          '06:15',
          '07:30',
          '09:30',
          '10:30',
          '11:30',
          '12:30',
          '13:30',
          '14:30',
          '15:30',
          '17:15',
          '18:45',
        ],
      },
      { days: ['sunday'], times: ['09:55', '12:25', '14:55', '17:30'] },
    ],
    notes: ['Beyond Strete it goes inland by Blackawton while the coast road is closed.'],
    ...bus3,
  },
  {
    slug: '3-to-dartmouth',
    towards: 'Dartmouth',
    // The minutes are those of the other direction.
    calls: [
      { at: 'kingsbridge', minutes: 0 },
      { at: 'blackawton' },
      { at: 'strete', minutes: 38 },
      { at: 'blackpool-sands', minutes: 44 },
      { at: 'village-centre', minutes: 47 },
      { at: 'dartmouth', minutes: 62 },
    ],
    times: [
      { days: ['weekday'], times: 'not-read' },
      { days: ['sunday'], times: 'not-read' },
    ],
    ...bus3,
  },
  {
    slug: '93t-to-slapton',
    towards: 'Slapton village',
    calls: [
      { at: 'dartmouth', minutes: 0 },
      { at: 'village-centre' },
      { at: 'strete' },
      { at: 'strete-gate', minutes: 25 },
      { at: 'slapton-turn', minutes: 28 },
      { at: 'slapton-village' },
    ],
    times: [
      { days: ['weekday', 'saturday'], times: ['10:00', '12:00', '14:00', '16:30'] },
      { days: ['sunday'], times: [] },
    ],
    headways: [{ days: ['weekday', 'saturday'], from: '10:00', until: '16:30', every: 150 }],
    ...bus93T,
  },
  {
    slug: '93t-to-dartmouth',
    towards: 'Dartmouth',
    calls: [
      { at: 'slapton-village', minutes: 0 },
      { at: 'strete-gate' },
      { at: 'strete' },
      { at: 'village-centre' },
      { at: 'dartmouth' },
    ],
    times: [
      { days: ['weekday', 'saturday'], times: ['09:30', '11:00', '13:00', '14:30'] },
      { days: ['sunday'], times: [] },
    ],
    headways: [{ days: ['weekday', 'saturday'], from: '09:30', until: '14:30', every: 120 }],
    ...bus93T,
  },
  {
    slug: '93s-to-kingsbridge',
    towards: 'Kingsbridge',
    calls: [{ at: 'torcross', minutes: 0 }, { at: 'kingsbridge' }],
    ...bus93S,
  },
  {
    slug: '93s-to-torcross',
    towards: 'Torcross',
    calls: [{ at: 'kingsbridge', minutes: 0 }, { at: 'torcross' }],
    ...bus93S,
  },
];
