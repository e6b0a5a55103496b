/**
 * Nature's calendar: the words, and what cannot be worked out. Sun, moon and tides are worked out
 * when the site is built, for the years of the tide predictions (`lib/nature`).
 */
import type { NatureCalendar, Source } from './types';

/** The calendar file; those who subscribed to it ask for this name again and again. */
export const natureFileName = 'stoke-fleming-nature.ics';

/** Its calendars give, year by year, the solar longitude at which each shower peaks. */
const meteors: Source = {
  name: 'the International Meteor Organization’s Meteor Shower Calendar',
  url: 'https://www.imo.net/resources/calendar/',
};

/** The reserve's page of shingle ridge flowers: which flower, and in which part of the summer. */
const flowers: Source = {
  name: '“Shingle Ridge Flowers”, Slapton Ley National Nature Reserve, Field Studies Council',
  url: 'http://slnnr.org.uk/wildlife/star-species/shingle-ridge-flowers.aspx',
};

/** The reserve's page of star species: that Cetti's warbler does not migrate, how many, and where. */
const birds: Source = {
  name: '“Star Species”, Slapton Ley National Nature Reserve, Field Studies Council',
  url: 'http://slnnr.org.uk/wildlife/star-species.aspx',
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
      text: 'In early summer bird’s-foot trefoil turns orange, red and yellow on the shingle ridge at Slapton; through the summer yellow horned-poppy flowers there. Look, and let them stand.',
      place: 'slapton-sands',
      from: '06-01',
      until: '08-31',
      source: flowers,
      readOn: '2026-11-22',
    },
    {
      slug: 'warblers-that-stay',
      title: 'Warblers that stay the winter',
      text: 'Cetti’s warbler does not migrate: about forty pairs live round Slapton Ley, the lake behind the beach. It is heard before it is seen, with a loud burst of song; Slapton Bridge is a good place to listen.',
      place: 'slapton-sands',
      from: '12-01',
      until: '02-28',
      source: birds,
      readOn: '2026-11-22',
    },
  ],
};
