/**
 * Nature's calendar: the words, and what cannot be worked out. Sun, moon and tides are worked out
 * when the site is built, for the years of the tide predictions (`lib/nature`).
 */
import type { NatureCalendar, Source } from './types';

/** The calendar file; those who subscribed to it ask for this name again and again. */
export const natureFileName = 'stoke-fleming-nature.ics';

const meteors: Source = {
  name: 'International Meteor Organization, calendar of showers',
  url: 'https://www.imo.net/resources/calendar/',
};

const reserve: Source = {
  name: 'Field Studies Council, Slapton Ley National Nature Reserve',
  url: 'https://www.field-studies-council.org/',
};

export const natureCalendar: NatureCalendar = {
  // From the village the castle's headland stands at about 50°, the point at the bay's south end at
  // about 195°; ten degrees less at each end, for the cliffs.
  seaHorizon: { from: 60, to: 185 },
  meteors: [
    { slug: 'perseids', name: 'Perseids', solarLongitude: 140, source: meteors },
    { slug: 'geminids', name: 'Geminids', solarLongitude: 262.2, source: meteors },
  ],
  seasons: [
    {
      slug: 'shingle-flowers',
      title: 'The shingle in flower',
      text: 'In summer yellow horned-poppy and viper’s bugloss flower on the shingle ridge at Slapton. Look, and let them stand.',
      place: 'slapton-sands',
      from: { month: 6, day: 1 },
      until: { month: 8, day: 31 },
      source: reserve,
      readOn: '2026-11-22',
    },
    {
      slug: 'winter-birds',
      title: 'Winter birds on the lake',
      text: 'Slapton Ley, the lake behind the beach, is a staging post for birds on passage and in winter. Cetti’s warbler is heard in its reeds all year.',
      place: 'slapton-sands',
      from: { month: 12, day: 1 },
      until: { month: 2, day: 28 },
      source: reserve,
      readOn: '2026-11-22',
    },
  ],
};
