/**
 * What `npm run timetables` looks for in the feeds that operators publish (docs/timetables.md). What
 * no feed has stands in `services.ts`.
 */
import type { WayPointSlug } from './points';
import type { FeedSource, FeedLine, FeedStops } from './types';

/** Where the feeds come from: every operator of local buses in England has to publish here. */
export const feedSource: FeedSource = {
  publisher: 'Bus Open Data Service',
  licence: {
    name: 'Open Government Licence v3.0',
    url: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
  },
  source: {
    name: 'Bus Open Data Service',
    url: 'https://data.bus-data.dft.gov.uk/timetable/download/',
  },
};

export const feedLines: readonly FeedLine[] = [
  { agency: 'Stagecoach', number: '3' },
  { agency: 'Country Bus', number: '93T' },
  { agency: 'Tally Ho', number: '93T' },
];

/**
 * Points that are no places of the guide have `around`: Slapton’s stop and Kingsbridge’s bus station as
 * others’ lists of stops have them, Slapton Turn the junction 200 m up the A379 from the Memorial car
 * park, Blackawton as Wikipedia has the village. None was checked in NaPTAN, the national list of stops:
 * an import tells what it takes for each.
 */
export const feedStops: readonly FeedStops<WayPointSlug>[] = [
  { point: 'village-centre', within: 250 },
  { point: 'blackpool-sands', within: 250 },
  { point: 'strete', within: 250 },
  { point: 'strete-gate', within: 250 },
  { point: 'dartmouth', within: 250 },
  { point: 'slapton-turn', within: 250, around: { latitude: 50.2877, longitude: -3.6446 } },
  { point: 'slapton-village', within: 250, around: { latitude: 50.2925, longitude: -3.6534 } },
  { point: 'blackawton', within: 1200, around: { latitude: 50.3458, longitude: -3.6814 } },
  { point: 'kingsbridge', within: 250, around: { latitude: 50.283, longitude: -3.777 } },
];
