/**
 * Who says what the entries say of real places. An entry names its sources in `sources`; what none
 * of these says is the guide's own observation, or is not said.
 */
import type { Content, sources } from './schema/fields';

type Reading = Content<typeof sources>[number];

const readOn = '2026-11-24';

const page = (name: string, url: string): Reading => ({ source: { name, url }, readOn });

/** What the guide itself saw, and the figures that it chose. */
export const own: Reading = { own: 'our own observation', readOn: '2026-11-22' };
export const ownFigures: Reading = { own: 'the guide’s own figures', readOn: '2026-11-22' };

export const churchListing = page(
  'Historic England, Church of St Peter',
  'https://www.historicengland.org.uk/listing/the-list/list-entry/1325163',
);
export const churchRecord = page(
  'Heritage Gateway, Stoke Fleming, St Peter’s',
  'https://www.heritagegateway.org.uk/Gateway/Results_Single.aspx?uid=MDV8356&resourceID=104',
);
export const churchHistory = page(
  'St Peter’s Church, its history',
  'https://www.stokeflemingchurch.org/about-st-peter-s-church/history-of-st-peter-s-church/',
);
export const conservationArea = page(
  'South Hams District Council, Stoke Fleming conservation area (a copy)',
  'https://docslib.org/doc/11634530/stoke-flemingconservation-area-special-whatneedsto-be-the-purposeofthisappraisal-istosetoutwhatmakesthe-the-conservationarea',
);
export const battle = page(
  'Wikipedia, Battle of Blackpool Sands',
  'https://en.wikipedia.org/wiki/Battle_of_Blackpool_Sands',
);
export const evacuation = page(
  'Lonely Planet, Sherman Tank',
  'https://www.lonelyplanet.com/england/start-bay/attractions/sherman-tank/a/poi-sig/1350651/1341798',
);
export const exerciseTiger = page(
  'By the Dart, Exercise Tiger memorial',
  'https://www.bythedart.co.uk/things-to-do-in-dartmouth/castles--historic-places/exercise-tiger-tank-memorial-slapton-sands/',
);
export const coastPath = page(
  'By the Dart, the coast path from Torcross to Dartmouth',
  'https://www.bythedart.co.uk/things-to-do-in-dartmouth/walking--outdoors/south-west-coast-path---torcross-to-dartmouth/',
);
export const circularWalk = page(
  'South Devon’s protected landscape, walk sheet of 2019 (a copy)',
  'https://docslib.org/doc/2254368/blackpool-sands-strete-and-stoke-fleming-circulars-walk',
);
export const torcrossWalk = page(
  'South Devon’s protected landscape, Torcross walk sheet of 2019 (a copy)',
  'https://docslib.org/doc/471110/south-devon-area-of-outstanding-natural-beauty-walks',
);
export const blackpoolVisit = page(
  'LateRooms, a visit to Blackpool Sands',
  'https://blog.laterooms.com/2013/05/blackpool-sands-near-dartmouth-devon/',
);
export const streteGateVisit = page(
  'By the Dart, family favourites',
  'https://www.bythedart.co.uk/things-to-do-in-dartmouth/family-activities/family-favourites---marchapril-2013/',
);
export const slaptonWalk = page(
  'Watermill Cottages, a walk from Slapton to Torcross',
  'https://watermillcottages.co.uk/perfect-october-short-walk/',
);
export const dogsOnBeaches = {
  source: {
    name: 'South Hams District Council, dogs on beaches',
    url: 'https://www.southhams.gov.uk/article/4109/Dogs-on-Beaches-',
  },
  readOn: '2026-11-22',
} as const satisfies Reading;
export const dogsOnSlapton = {
  source: {
    name: 'South Hams Today, the council’s advice to dog owners',
    url: 'https://www.southhams-today.co.uk/news/council-issues-advice-to-dog-owners-and-beach-lovers-343930',
  },
  readOn: '2026-11-22',
} as const satisfies Reading;
export const lifeguards2023 = page(
  'BBC News, lifeguards in 2023',
  'https://www.bbc.com/news/uk-england-devon-66684266',
);
export const lifeguards2024 = page(
  'Kingsbridge & Salcombe Gazette, lifeguards in 2024',
  'https://www.kingsbridge-today.co.uk/news/rnli-lifeguards-begin-summer-patrols-on-devon-beaches-this-weekend-702446',
);
export const pilchardCove = page(
  'Dartmouth Chronicle, nature diary',
  'https://dartmouth-today.co.uk/opinion/nature-diary-by-alice-henderson-shorelines-part-two-754309',
);
export const roadClosed = page(
  'Stokenham Parish Council, roadworks',
  'https://stokenham-pc.gov.uk/category/roadworks-traffic',
);
