/**
 * What the search and the site index add to the content: the headings of some groups, and the
 * words that visitors type for things that the pages call something else.
 */
import { site } from './site';
import { tidePort } from './tides/port/port';
import type { PageName } from './pages';
import type { FacilityTopic, ItemKind } from './types';

/** What is found beside the things that have pages of their own, and its heading. */
export const searchHeadings = {
  answer: 'Answers',
  page: 'Pages',
  guide: 'Guides',
  dayOut: 'Days out',
  story: 'Village stories',
  tideTable: 'Tide tables',
  site: 'About this site',
} as const;

export type SearchKind = ItemKind | Exclude<keyof typeof searchHeadings, 'answer'>;

/** Offered before anything is typed, and when nothing is found. */
export const popularPages = [
  'thingsToDo',
  'beaches',
  'foodDrink',
  'stay',
  'tides',
  'map',
] as const satisfies readonly PageName[];

export interface Answer {
  readonly title: string;
  /** Of what there is at places: a search that names one is told of that. */
  readonly topic?: FacilityTopic;
  /**
   * One or two sentences. What is not in the guide says so, and whom to ask. Left out for the names
   * of the places that have the topic.
   */
  readonly words?: string;
  readonly page: Exclude<PageName, 'notFound'>;
  /** The id of the part of the page that tells more. */
  readonly anchor?: string;
  /** What people type for it; the longest that a search contains decides. */
  readonly asked: readonly string[];
  /** Whoever types this may be in danger: whom to call stands above all results. */
  readonly danger?: true;
}

export const answers: readonly Answer[] = [
  {
    title: 'Emergency',
    words: 'Call 999 or 112 and ask for the Coastguard. Say where you are and what you see.',
    page: 'safety',
    anchor: 'emergency',
    asked: [
      ...['emergency', '999', '112', 'sos', 'help', 'coastguard', 'ambulance', 'police'],
      ...['accident', 'injured', 'bleeding', 'unconscious', 'collapsed', 'heart attack', 'stroke'],
      ...[
        'fell off',
        'fell down',
        'fallen',
        'off the cliff',
        'on fire',
        'lost child',
        'missing child',
        'child missing',
      ],
    ],
    danger: true,
  },
  {
    title: 'Cut off by the tide',
    words: 'Call 999 and ask for the Coastguard at once. Do not climb the cliff.',
    page: 'safety',
    anchor: 'cut-off',
    asked: ['cut off', 'tide coming in', 'tide is coming in', 'trapped', 'stranded', 'stuck'],
    danger: true,
  },
  {
    title: 'In trouble in the water',
    words: 'Float to live: head back, ears under, breathe. Then call for help or swim.',
    page: 'safety',
    anchor: 'float',
    asked: [
      ...['drowning', 'in trouble', 'float', 'float to live', 'sinking', 'capsized'],
      ...['swept out', 'swept away', 'blown out', 'drifting', 'drifting out'],
    ],
    danger: true,
  },
  {
    title: 'Rip currents',
    words: 'Do not swim against it. Wade if you can, or swim along the shore until you are free.',
    page: 'safety',
    anchor: 'rip-currents',
    asked: ['rip', 'rips', 'rip current', 'rip currents', 'riptide'],
    danger: true,
  },
  {
    title: 'Where am I?',
    words: 'Your position as a grid reference to read out, without a signal too.',
    page: 'safety',
    anchor: 'where-am-i',
    asked: ['where am i', 'i am lost', 'im lost', 'my location', 'grid reference', 'what3words'],
  },
  {
    title: 'Swimming and lifeguards',
    words: 'The shingle shelves quickly. Read the flags: no flags means no lifeguards.',
    page: 'safety',
    anchor: 'flags',
    asked: ['swim', 'swimming', 'can i swim', 'lifeguard', 'lifeguards', 'flags'],
  },
  {
    title: 'Clean water',
    words: 'The Environment Agency measures it: see its page before you go in.',
    page: 'safety',
    anchor: 'tides-and-cliffs',
    asked: ['water quality', 'clean water', 'sewage', 'pollution'],
  },
  {
    title: 'The coast road',
    words:
      'See whether the A379 is open between Torcross and Strete Gate, and how far it is round.',
    page: 'gettingAround',
    anchor: 'notice-a379-slapton',
    asked: ['coast road', 'road closed', 'road closure', 'is the road open', 'a379', 'roadworks'],
  },
  {
    title: 'Toilets',
    topic: 'toilets',
    page: 'access',
    anchor: 'places',
    asked: ['toilet', 'toilets', 'loo', 'loos', 'wc', 'restroom', 'baby changing'],
  },
  {
    title: 'Parking',
    topic: 'parking',
    page: 'gettingAround',
    anchor: 'by-car',
    asked: ['parking', 'car park', 'car parks', 'park the car', 'can i park'],
  },
  {
    title: 'Bus times',
    words: 'Every bus by the day of the week: to Dartmouth, Blackpool Sands, Strete and beyond.',
    page: 'gettingAround',
    anchor: 'buses',
    asked: ['bus', 'buses', 'bus time', 'bus times', 'bus timetable', 'bus stop', 'next bus'],
  },
  {
    title: 'The last bus',
    words: 'Choose from where and to where: you’ll see the next buses and the last.',
    page: 'gettingAround',
    anchor: 'now',
    asked: ['last bus', 'last bus home', 'way home', 'how do i get home', 'get back'],
  },
  {
    title: 'Trains',
    words:
      'In season a steam train from Paignton to Kingswear, then the ferry to Dartmouth and a bus.',
    page: 'gettingAround',
    anchor: 'getting-here',
    asked: ['train', 'trains', 'railway', 'train station', 'station', 'steam train'],
  },
  {
    title: 'Ferries',
    words: 'Ferries cross the Dart at Dartmouth: first and last boats.',
    page: 'gettingAround',
    anchor: 'ferries',
    asked: ['ferry', 'ferries', 'ferry times', 'boat to kingswear', 'river crossing'],
  },
  {
    title: 'Getting here',
    words: 'By car, by bus, or by train and ferry.',
    page: 'gettingAround',
    anchor: 'getting-here',
    asked: ['getting here', 'get here', 'get there', 'directions', 'postcode', 'sat nav'],
  },
  {
    title: 'How far on foot',
    words: 'The coast path leg by leg, with miles, minutes and climbs.',
    page: 'gettingAround',
    anchor: 'on-foot',
    asked: ['how far', 'walking distance', 'on foot', 'coast path distance'],
  },
  {
    title: 'Low tide and high tide',
    words: 'Today’s times and heights, and the next seven days. Not for navigation.',
    page: 'tides',
    anchor: 'week',
    asked: ['low tide', 'high tide', 'low water', 'high water', 'tide', 'tides', 'tide times'],
  },
  {
    title: 'Dogs on the beach',
    topic: 'dogs',
    words:
      'Slapton Sands all year. Blackpool Sands in winter only. At Strete Gate check the signs.',
    page: 'beaches',
    asked: ['dog', 'dogs', 'dogs allowed', 'dog beach', 'dog friendly beach', 'my dog'],
  },
  {
    title: 'What’s on this weekend',
    words: 'Every event by date, in the village and around it.',
    page: 'calendar',
    anchor: 'this-weekend',
    asked: ['this weekend', 'weekend', 'tomorrow', 'this week', 'whats on', 'what is on'],
  },
  {
    title: 'Open now, open tonight',
    words: 'Tick “Open now” or “Open tonight” above the places to eat.',
    page: 'foodDrink',
    asked: ['open now', 'open tonight', 'open today', 'open late', 'tonight', 'dinner tonight'],
  },
  {
    title: 'Weather',
    words: 'Tap “Show the forecast” for the village: hours, days, wind and waves.',
    page: 'today',
    asked: ['weather', 'forecast', 'weather forecast', 'is it raining', 'windy'],
  },
  {
    title: 'Sunset and daylight',
    words: 'Until when there is light today, and the phase of the moon.',
    page: 'today',
    anchor: 'tide-heading',
    asked: ['sunset', 'sunrise', 'get dark', 'daylight', 'dusk', 'moon tonight'],
  },
  {
    title: 'A rainy day',
    words: 'Days out that work in the rain, with the reasons.',
    page: 'daysOut',
    asked: ['rain', 'raining', 'rainy', 'rainy day', 'wet day', 'bad weather', 'indoors'],
  },
  {
    title: 'With a wheelchair',
    words: 'Surfaces, slopes, steps, toilets and parking, place by place.',
    page: 'access',
    anchor: 'places',
    asked: ['wheelchair', 'step free', 'disabled', 'disabled access', 'mobility', 'walking stick'],
  },
  {
    title: 'With a pushchair',
    words: 'Shingle is hard going. The walk along Slapton Sands is nearly level.',
    page: 'access',
    anchor: 'slapton-sands',
    asked: ['pushchair', 'pushchairs', 'pram', 'prams', 'buggy', 'stroller'],
  },
  {
    title: 'Wi-Fi',
    words: 'Filter places to stay by Wi-Fi. Elsewhere, keep this guide offline before you set out.',
    page: 'stay',
    asked: ['wifi', 'free wifi', 'wireless', 'broadband'],
  },
  {
    title: 'Without a signal',
    words: 'Keep the whole guide on your phone, to read without a network.',
    page: 'siteIndex',
    anchor: 'offline',
    asked: ['offline', 'signal', 'no signal', 'without internet', 'download the guide'],
  },
  {
    title: 'An app',
    words: 'There is none to install: keep this guide offline, or add it to your home screen.',
    page: 'siteIndex',
    anchor: 'offline',
    asked: ['app', 'the app', 'install', 'home screen'],
  },
  {
    title: 'Back up my plan',
    words: 'Save your plan as a file, and restore it in another browser or on a new phone.',
    page: 'planner',
    anchor: 'backup',
    asked: ['backup', 'back up', 'restore', 'new phone', 'lost my plan', 'another phone'],
  },
  {
    title: 'Print or save my plan',
    words: 'Print it, or save it as a PDF, from My Planner.',
    page: 'planner',
    asked: ['print', 'print my plan', 'pdf', 'export'],
  },
  {
    title: 'Share my plan',
    words: 'Send a link or show a code: whoever gets it can look first.',
    page: 'planner',
    asked: ['share', 'share my plan', 'send my plan', 'qr code'],
  },
  {
    title: 'Newsletter',
    words: 'Sign up at the foot of any page.',
    page: 'contact',
    anchor: 'newsletter-heading',
    asked: ['newsletter', 'mailing list', 'sign up', 'subscribe to news'],
  },
  {
    title: 'Visitor centre',
    words: `Open ${site.visiting.visitorCentreHours}. Ring ${site.contact.phone}, ${site.visiting.phoneHours}.`,
    page: 'contact',
    asked: ['visitor centre', 'tourist information', 'phone number', 'contact', 'telephone'],
  },
  {
    title: 'Lost property',
    words: 'Ask the visitor centre.',
    page: 'contact',
    asked: ['lost property', 'lost and found', 'lost my', 'found a'],
  },
  {
    title: 'Cookies and your data',
    words: 'No cookies, no accounts, no analytics. What you save stays in your browser.',
    page: 'privacy',
    anchor: 'in-short',
    asked: ['cookie', 'cookies', 'tracking', 'my data', 'gdpr'],
  },
  {
    title: 'Clear everything',
    words: 'Delete what this guide has stored in your browser.',
    page: 'privacy',
    anchor: 'clear',
    asked: ['delete my data', 'clear my data', 'delete my plan', 'delete everything'],
  },
  {
    title: 'Cash machine',
    words: 'Not in this guide. Ask the visitor centre.',
    page: 'contact',
    asked: ['cash machine', 'cash machines', 'cashpoint', 'cash point', 'atm', 'post office'],
  },
  {
    title: 'Doctor, chemist or hospital',
    words:
      'Not in this guide. Ring 111 for advice, 999 in an emergency, or ask the visitor centre.',
    page: 'contact',
    asked: ['doctor', 'gp', 'surgery', 'hospital', 'chemist', 'pharmacy', 'dentist', 'nhs'],
  },
  {
    title: 'Vet',
    words: 'Not in this guide. Ask the visitor centre.',
    page: 'contact',
    asked: ['vet', 'vets', 'sick dog'],
  },
  {
    title: 'Taxi',
    words: 'Not in this guide. Ask the visitor centre, or look up the last bus.',
    page: 'contact',
    asked: ['taxi', 'taxis', 'cab', 'minicab', 'uber'],
  },
  {
    title: 'Petrol and charging',
    words: 'Not in this guide. Ask the visitor centre.',
    page: 'contact',
    asked: [
      'petrol',
      'petrol station',
      'fuel',
      'ev charging',
      'ev charger',
      'charging point',
      'charge my car',
    ],
  },
  {
    title: 'Food shop',
    words: 'Not in this guide. Ask the visitor centre, or see where to buy bread and a picnic.',
    page: 'foodDrink',
    asked: ['supermarket', 'groceries', 'food shop', 'corner shop', 'shop', 'shops'],
  },
];

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
