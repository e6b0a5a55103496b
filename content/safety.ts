/**
 * The beach safety guide, in our own words after the RNLI and HM Coastguard. Nothing here may say
 * that a place or a time is safe to swim.
 */
import type { SafetyFlag, SafetySection, Source } from './types';

const rnli = { name: 'RNLI', url: 'https://rnli.org/safety' } as const satisfies Source;
const rnliFloat = {
  name: 'RNLI: float to live',
  url: 'https://rnli.org/safety/float',
} as const satisfies Source;
const rnliBeach = {
  name: 'RNLI: beach safety',
  url: 'https://rnli.org/safety/beach-safety',
} as const satisfies Source;
const rnliRips = {
  name: 'RNLI: rip currents',
  url: 'https://rnli.org/safety/know-the-risks/rip-currents',
} as const satisfies Source;
const coastguard = {
  name: 'HM Coastguard',
  url: 'https://hmcoastguard.uk/',
} as const satisfies Source;
const metOffice = {
  name: 'Met Office',
  url: 'https://www.metoffice.gov.uk/',
} as const satisfies Source;
const easyTide = {
  name: 'Admiralty EasyTide',
  url: 'https://easytide.admiralty.co.uk/',
} as const satisfies Source;
const bathingWater = {
  name: 'Environment Agency: bathing water quality',
  url: 'https://environment.data.gov.uk/bwq/profiles/',
} as const satisfies Source;

/** The sections of the guide, the words for an emergency first. */
export const safetySections = [
  {
    slug: 'emergency',
    title: 'In an emergency, call 999 and ask for the Coastguard',
    steps: [
      '112 works too.',
      'Say where you are and what you see, and stay on the line.',
      'If you cannot hear or speak on the phone you can text 999, but only from a phone that has been registered beforehand.',
    ],
    sources: [coastguard, rnli],
  },
  {
    slug: 'float',
    title: 'If you are in trouble in the water, float to live',
    steps: [
      'Tilt your head back until your ears are under the water.',
      'Relax, and try to breathe normally.',
      'Move your hands gently to help you stay up.',
      'When you have your breath again, call for help or swim.',
    ],
    sources: [rnliFloat],
  },
  {
    slug: 'someone-else',
    title: 'If someone else is in trouble',
    steps: [
      'Call 999 or 112 and ask for the Coastguard.',
      'Tell them to float on their back.',
      'Throw them something that floats.',
      'Do not go in after them. The same holds for a dog in the water.',
    ],
    sources: [rnli, coastguard],
  },
  {
    slug: 'flags',
    title: 'Know the flags',
    steps: [
      'Look for flags before you go in, and look again from time to time.',
      'No flags means no lifeguards.',
    ],
    sources: [rnliBeach],
  },
  {
    slug: 'rip-currents',
    title: 'If a rip current takes you',
    steps: [
      'Do not swim against it: you will tire before it does.',
      'If you can stand, wade.',
      'Keep hold of your board or anything else that floats.',
      'Raise a hand and shout for help.',
      'If you can swim, swim along the shore until you are out of the current, then in to the beach.',
    ],
    sources: [rnliRips],
  },
  {
    slug: 'cut-off',
    title: 'If the tide cuts you off',
    steps: [
      'Call 999 or 112 and ask for the Coastguard at once, before the water reaches you.',
      'Do not climb the cliff.',
      'If you end up in the water, float to live.',
    ],
    sources: [coastguard, rnli],
  },
  {
    slug: 'tides-and-cliffs',
    title: 'Tides, weather and cliffs',
    steps: [
      'Check the tide and the forecast before you set out, and check how clean the water is.',
      'Tide times are predictions for planning, not for navigation: low pressure and wind can raise the sea above them.',
      'Start a walk along the shore on a falling tide, and turn back in good time.',
      'Tell someone where you are going and when you mean to be back, and carry a charged phone.',
      'Keep away from cliff edges, and from the foot of cliffs.',
    ],
    sources: [easyTide, metOffice, bathingWater, coastguard],
  },
] as const satisfies readonly SafetySection[];

export type SafetySlug = (typeof safetySections)[number]['slug'];

export const safetyFlags = [
  {
    slug: 'red-yellow',
    name: 'Red over yellow',
    meaning: 'Lifeguards are watching. Swim and bodyboard between the two flags.',
  },
  {
    slug: 'black-white',
    name: 'Black and white quarters',
    meaning: 'For surfboards, paddleboards and kayaks. No swimming here.',
  },
  { slug: 'red', name: 'Red', meaning: 'Danger. Do not go into the water.' },
  {
    slug: 'windsock',
    name: 'Orange windsock',
    meaning: 'The wind is blowing offshore. No inflatables on the water.',
  },
] as const satisfies readonly SafetyFlag[];

/** The words of the emergency block, which comes first and largest. */
export const emergencyWords = {
  before: 'In an emergency on the coast',
  call: 'Call 999',
  after: 'and ask for the Coastguard',
  /** Of the steps; it leads to the grid reference. */
  sayWhere: 'Say where you are',
} as const;

/** Where somebody stands, as a grid reference to read out. */
export const whereAmI = {
  title: 'Where am I?',
  intro: 'A grid reference to read out. It works without a signal.',
  before: 'In an emergency',
  call: 'call 999',
  after: 'and ask for the Coastguard.',
  kept: 'Shown on this screen only: never stored, never sent.',
  notLoaded:
    'The part of this page that reads your position did not load. Tell the coastguard what you can see: a beach, a headland, a church, a car park, the path you came by.',
  withoutScript:
    'Finding your position needs JavaScript. Without it, tell the coastguard what you can see: a beach, a headland, a church, a car park, the path you came by.',
} as const;

/** Why no position is found, and what helps meanwhile. */
export const noPosition = {
  none: 'This browser cannot find your position.',
  refused:
    'Location is switched off for this page. Allow it in your browser’s settings and your phone’s, and try again.',
  blocked: 'Your phone could not find your position. Go where there is open sky, and try again.',
  late: 'Your phone is taking too long. Go where there is open sky, and try again.',
  instead:
    'Meanwhile tell the coastguard what you can see: a beach, a headland, a church, a car park, the path you came by.',
} as const;

/** The picture of a rip current. Its legend explains the numbers in it. */
export const ripPicture = {
  title: 'A rip current, seen from above',
  description:
    'A beach with the sea in front of it. Between two stretches of breaking waves a darker channel runs from the beach straight out to sea. A swimmer in the channel swims sideways along the shore until clear of it, and then in to the beach.',
  legend: [
    'The current runs out to sea. Do not swim against it.',
    'Swim along the shore until you are out of the current.',
    'Then swim in to the beach.',
  ],
} as const;

/** The part of the guide that goes from beach to beach. */
export const beachCautions = {
  heading: 'Beach by beach',
  text: 'What we could check about each. For the rest look, ask, and if in doubt stay out.',
} as const;

/** The short panel of the beaches page. */
export const safetyPanel = {
  heading: 'Before you go in',
  text: 'These beaches are steep shingle: the water is deep within a few steps, and waves can break hard. Read the flags, and if in doubt stay out.',
  points: [
    'In an emergency call 999 or 112 and ask for the Coastguard.',
    'In trouble in the water? Float: head back, ears under, breathe.',
    'No flags means no lifeguards.',
    'Know when the tide turns before you walk round a headland.',
  ],
  action: 'View Beach Safety Guide',
  sources: [rnli, coastguard],
} as const;
