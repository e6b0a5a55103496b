/** The ferries of the Dart and the steam railway beyond it, as read with the buses. */
import type { WayPointSlug } from './points';
import type { Ferry, Railway } from './types';

const riverCompany = {
  name: 'Dartmouth Steam Railway and River Boat Company',
  url: 'https://www.dartmouthrailriver.co.uk/',
} as const;

const read = {
  readOn: '2026-09-16',
  publishedIn: 'a walker’s public guide',
  validFrom: '2026-09-16',
  validUntil: '2026-12-31',
} as const;

export const ferries: readonly Ferry<WayPointSlug>[] = [
  {
    slug: 'lower-ferry',
    name: 'Lower Ferry',
    operators: [{ name: 'South Hams District Council', url: 'https://www.southhams.gov.uk/' }],
    from: 'dartmouth',
    // Between these two, as BBC News wrote of the council’s trial of a second float in October 2023.
    to: 'kingswear',
    headways: [],
    hours: [
      { days: ['weekday', 'saturday'], first: '07:10', last: '22:55' },
      { days: ['sunday'], first: '08:10', last: '22:55' },
    ],
    notes: [],
    allYear: true,
    source: {
      name: 'South Hams District Council, Dartmouth Lower Ferry',
      url: 'https://www.southhams.gov.uk/',
    },
    ...read,
  },
  {
    slug: 'higher-ferry',
    name: 'Higher Ferry',
    operators: [{ name: 'Dartmouth Higher Ferry', url: 'https://dkfb.co.uk/' }],
    from: 'dartmouth',
    hours: [
      { days: ['weekday', 'saturday'], first: '06:30', last: '22:50' },
      { days: ['sunday'], first: '08:00', last: '22:50' },
    ],
    notes: [],
    allYear: true,
    source: { name: 'Dartmouth Higher Ferry', url: 'https://dkfb.co.uk/' },
    ...read,
  },
  {
    slug: 'passenger-ferry',
    name: 'Passenger ferry',
    operators: [riverCompany],
    from: 'dartmouth',
    to: 'kingswear',
    // In July 2020 its operator’s page had the first from Dartmouth at 07:30, and back at 07:40; on
    // Sundays 09:00 and 09:10.
    minutes: 10,
    hours: [{ days: ['weekday', 'saturday', 'sunday'], last: '18:50' }],
    // Nobody has read when the first boat leaves; 10:00 is later than it can be expected.
    headways: [
      { days: ['weekday', 'saturday', 'sunday'], from: '10:00', until: '13:00', every: 15 },
      { days: ['weekday', 'saturday', 'sunday'], from: '13:40', until: '18:50', every: 15 },
    ],
    headwaysUntil: '2027-12-31',
    irregular: [{ from: '12-24', until: '01-02' }],
    notes: ['On foot only: every 15 minutes, none from 13:00 to 13:40. First boat: ask.'],
    allYear: true,
    source: riverCompany,
    ...read,
  },
  {
    slug: 'castle-ferry',
    name: 'Castle ferry',
    operators: [],
    from: 'dartmouth-castle',
    to: 'dartmouth',
    hours: [{ days: ['weekday', 'saturday', 'sunday'], first: '10:00', last: '17:00' }],
    notes: [
      'On demand, castle to South Embankment: ten minutes, £3.50, dogs free.',
      'In season only: ask for dates.',
    ],
    allYear: false,
    source: {
      name: 'Travel Devon',
      url: 'https://www.traveldevon.info/',
    },
    ...read,
  },
];

export const railways: readonly Railway[] = [
  {
    slug: 'steam-railway',
    name: 'Steam railway',
    operators: [riverCompany],
    between: ['Paignton', 'Kingswear'],
    notes: [
      'Daily from April to October, four to nine trains a day.',
      'The last train back leaves between 16:10 and 17:15, depending on the day.',
    ],
    source: riverCompany,
    ...read,
  },
];
