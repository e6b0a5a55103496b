/** What is known of access to the real places, and what to ask of whom. Ways and buses are added. */
import type { PlaceAccess } from './types';

const council = { name: 'South Hams District Council', url: 'https://www.southhams.gov.uk/' };
const buses = { name: 'Stagecoach', url: 'https://www.stagecoachbus.com/' };

export const accessPage = {
  unknown: 'Ask first',
  ways: 'On foot and by bus',
  places: 'Place by place',
  intro: 'Something missing? Ask. Here is what to say.',
  venues: 'Where to eat and stay',
  venuesText:
    'Each place to eat and to stay says what it has on its own page. Filter by it in the lists.',
} as const;

/** What the map shows as layers, too. */
export const accessTopics = { toilets: 'Toilets' } as const;

export const placeAccess: readonly PlaceAccess[] = [
  {
    place: 'village-centre',
    known: [
      {
        topic: 'Parking',
        text: 'By Church Road, where a published walk begins.',
      },
    ],
    ask: [
      {
        whom: council,
        question: 'Are there public toilets in the village, and is one accessible?',
      },
      { whom: buses, question: 'Can a wheelchair board the bus at the village stop?' },
    ],
  },
  {
    place: 'st-peters-church',
    known: [],
    ask: [{ whom: { name: 'the church' }, question: 'Is there a door without a step?' }],
  },
  {
    place: 'blackpool-sands',
    known: [
      { topic: 'Surface', text: 'Fine, loose shingle that shelves quickly.' },
      {
        topic: 'Steps and stiles',
        text: 'The published round by Strete and the village has two flights of steps and eight stiles.',
      },
      { topic: accessTopics.toilets, text: 'At the beach.' },
      { topic: 'Parking', text: 'A pay car park behind the beach.' },
    ],
    ask: [
      {
        whom: { name: 'the beach, which is privately owned' },
        question: 'Is there a way without steps from the car park to the café and the toilets?',
      },
      {
        whom: { name: 'the beach' },
        question: 'Is there an accessible toilet, and a beach wheelchair to borrow?',
      },
    ],
  },
  {
    place: 'strete',
    known: [],
    ask: [
      { whom: council, question: 'Are there public toilets in Strete?' },
      { whom: buses, question: 'Can a wheelchair or a pushchair board the bus here?' },
    ],
  },
  {
    place: 'strete-gate',
    known: [
      { topic: 'Surface', text: 'Steep, loose shingle from the car park to the water.' },
      { topic: 'Parking', text: 'A pay car park at the north end of the beach.' },
    ],
    ask: [
      {
        whom: council,
        question: 'Are there toilets at the car park, and is there a ramp to the beach?',
      },
    ],
  },
  {
    place: 'slapton-sands',
    known: [
      { topic: 'Surface', text: 'About three miles of steep shingle.' },
      {
        topic: accessTopics.toilets,
        text: 'At the Memorial car park.',
      },
      { topic: 'Parking', text: 'The Memorial car park, behind the beach.' },
    ],
    ask: [
      {
        whom: council,
        question: 'Can I drive to the Memorial car park while the coast road is closed?',
      },
      { whom: council, question: 'Is the toilet there accessible, and open all year?' },
    ],
  },
  {
    place: 'torcross',
    known: [
      { topic: accessTopics.toilets, text: 'At the car park.' },
      { topic: 'Parking', text: 'A pay car park.' },
    ],
    ask: [
      { whom: council, question: 'Is the toilet at the car park accessible, and open all year?' },
    ],
  },
  {
    place: 'dartmouth',
    known: [],
    ask: [
      { whom: council, question: 'Which public toilets in Dartmouth are accessible?' },
      { whom: { name: 'the ferry’s crew' }, question: 'How steep is the slipway at this tide?' },
    ],
  },
  {
    place: 'dartmouth-castle',
    known: [],
    ask: [
      {
        whom: { name: 'the castle' },
        question: 'How many steps are there to the entrance, and where can I set somebody down?',
      },
    ],
  },
  {
    place: 'start-point',
    known: [],
    ask: [
      {
        whom: { name: 'the lighthouse' },
        question: 'How far and how steep is it from the car park, and are there toilets?',
      },
    ],
  },
];
