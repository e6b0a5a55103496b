/**
 * What the search and the site index add to the content: the headings of some groups, and the
 * words that visitors type for things that the pages call something else.
 */
import { tidePort } from './tides/port/port';
import type { PageName } from './pages';
import type { ItemKind } from './types';

/** What is found beside the things that have pages of their own, and its heading. */
export const searchHeadings = {
  page: 'Pages',
  guide: 'Guides',
  dayOut: 'Days out',
  story: 'Village stories',
  tideTable: 'Tide tables',
  site: 'About this site',
} as const;

export type SearchKind = ItemKind | keyof typeof searchHeadings;

/** Offered before anything is typed, and when nothing is found. */
export const popularPages = [
  'thingsToDo',
  'beaches',
  'foodDrink',
  'stay',
  'tides',
  'map',
] as const satisfies readonly PageName[];

/** Further words for a page, separated by spaces. */
export const pageKeywords: Readonly<Partial<Record<PageName, string>>> = {
  home: 'start front welcome weather forecast',
  thingsToDo: 'activities attractions sights days out walks walking family children rainy day',
  beaches: 'sea coast swimming seaside sand shingle dogs lifeguards',
  foodDrink: 'restaurants pubs cafes eating out dinner lunch breakfast menu vegetarian vegan',
  stay: 'accommodation rooms holiday lets self catering cottages hotels camping price availability',
  events: 'what’s on festival fair music dates programme tickets',
  about: 'history population parish blue flag',
  contact:
    'address phone number telephone email visitor centre opening hours help travel directions getting here lost property',
  planner: 'saved favourites favorites itinerary trip list heart pdf print share',
  today: 'now open today tonight this afternoon what to do last bus light dark sunset sunrise dusk',
  plannerDays: 'itinerary day by day schedule trip timetable order check arrange',
  pocketGuide: 'paper print fold booklet zine pdf a4 sheet offline qr code',
  map: 'directions where location places start bay torcross start point strete dartmouth church lighthouse coast path roads',
  calendar:
    'diary dates month ics subscribe what’s on events christmas easter bank holiday half term',
  safety:
    'lifeguards lifeguard flags rip current emergency 999 coastguard rnli swimming drowning float danger',
  tides: `tide table high low water springs neaps sunrise sunset moon ${tidePort.name} sea level`,
  gettingAround:
    'bus buses bus stop bus times timetable stagecoach ferry train railway taxi walking footpath getting here home last bus travel transport parking car park drive road closed a379 ev charging',
  access:
    'wheelchair step free steps stiles slopes steep toilets toilet disabled pushchair pram mobility accessible parking',
  nature: 'moon meteors shooting stars low water season birds wildlife solstice',
  walks: 'walk hike hiking footpath coast path circular gpx route',
  daysOut: 'itinerary plan day trip rainy day without a car no car family two days weekend ideas',
  siteIndex: 'offline download sitemap site map all pages everything list contents',
  privacy: 'cookies data storage tracking gdpr clear delete',
  accessibility: 'wcag screen reader keyboard contrast disabled disability statement',
  terms: 'conditions legal credits copyright licence fonts imprint disclaimer',
  posters: 'pictures picture art wall print free download drawing illustration souvenir present',
  data: 'json gpx api download developers dataset schema licence',
};

/** Further words for everything of a kind. */
export const kindKeywords: Readonly<Partial<Record<SearchKind, string>>> = {
  activity: 'activity',
  area: 'explore',
  beach: 'sea swimming lifeguards flags tide wheelchair access',
  venue: 'eat eating out',
  property: 'accommodation sleep overnight rooms holiday',
  event: 'what’s on',
  story: 'history',
  tideTable: 'times high low water',
};

/** Further words for one entry, by its slug. */
export const entryKeywords: Readonly<Record<string, string>> = {
  'blackpool-sands': 'cave cove',
  'slapton-sands': 'sherman tank memorial',
  'cove-and-kiln': 'dinner supper evening meal fish',
  'luggers-rest': 'dinner lunch supper dogs welcome fish',
  'bay-tree-tearoom': 'lunch cream tea scones garden',
  'crab-shack': 'lunch fish and chips',
  'shippen-bakehouse': 'breakfast lunch sandwich',
  'saltmarsh-catering': 'picnic breakfast party birthday',
  regatta: 'sailing boats yachts',
  'river-dart-cruise': 'boat trip bus',
  'slapton-ley-birdwatching': 'birds wildlife nature reserve lake',
  'village-centre': 'bus stop pub church',
  evacuation: 'd-day exercise tiger slapton war 1943 1944',
  battle: '1404 medieval',
  tower: 'church st peter’s ships',
};

/**
 * Words that mean the same to a visitor. An entry that has one of a row is found by all of it.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['dogs', 'dog', 'dog friendly', 'puppy', 'pets'],
  ['toilets', 'toilet', 'loo', 'loos', 'wc', 'lavatory', 'restroom'],
  ['parking', 'car park', 'car parks', 'park the car'],
  ['wi-fi', 'free wifi', 'wireless', 'internet', 'broadband'],
  ['pub', 'pubs', 'bar', 'inn', 'beer', 'ale', 'pint'],
  ['cafe', 'cafes', 'coffee', 'tea', 'tearoom', 'cake'],
  ['restaurant', 'restaurants', 'dining'],
  ['takeaway', 'take away', 'take-out', 'fish and chips'],
  [
    'wheelchair',
    'accessible',
    'accessibility',
    'access',
    'disabled',
    'mobility',
    'pushchair',
    'pram',
  ],
  ['family', 'families', 'children', 'kids', 'toddlers', 'playground'],
  ['paddleboarding', 'paddleboard', 'sup', 'kayak', 'surfing'],
  ['snorkelling', 'snorkeling', 'diving'],
  ['walking', 'walk', 'walks', 'hike', 'hiking', 'ramble', 'footpath'],
  ['photography', 'photographs', 'photos', 'camera', 'pictures'],
  ['camping', 'campsite', 'tent', 'tents', 'glamping'],
  ['caravan', 'motorhome', 'campervan'],
  ['b&b', 'bed and breakfast', 'guest house', 'guesthouse'],
  ['self catering', 'cottage', 'cottages', 'holiday let', 'rental'],
  ['seafood', 'fish', 'crab', 'shellfish'],
  ['bakery', 'bread', 'pasty', 'pasties'],
  ['fishing', 'angling'],
  ['hot tub', 'jacuzzi', 'spa'],
  ['church', 'service', 'worship'],
  ['music', 'concert', 'band', 'live music'],
  ['beach clean', 'litter', 'volunteering', 'volunteer'],
  ['castle', 'fort', 'historic'],
];
