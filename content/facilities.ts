/**
 * What there is at the real places, and what to ask of whom: cards, pages, the map and the search
 * have it from here. Ways, buses, car parks and rules for dogs are added from `transport/`.
 */
import type { PlaceFacilities } from './types';

const council = { name: 'South Hams District Council', url: 'https://www.southhams.gov.uk/' };
const buses = { name: 'Stagecoach', url: 'https://www.stagecoachbus.com/' };

export const facilities: readonly PlaceFacilities[] = [
  {
    place: 'village-centre',
    known: [],
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
      { topic: 'surface', text: 'Fine, loose shingle that shelves quickly.' },
      {
        topic: 'steps',
        text: 'The published round by Strete and the village has two flights of steps and eight stiles.',
      },
      { topic: 'toilets', sign: 'Toilets', text: 'At the beach.' },
      { topic: 'cafe', sign: 'Café and shop', text: 'At the beach, with a shop.' },
      {
        topic: 'lifeguards',
        text: 'In high summer in 2023 and 2024. Since then: check first.',
      },
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
      { topic: 'cafe', sign: 'Beach café', text: 'Beside the car park.' },
      { topic: 'lifeguards', text: 'None that we know of.' },
      { topic: 'surface', text: 'Steep, loose shingle from the car park to the water.' },
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
      { topic: 'surface', text: 'About three miles of steep shingle.' },
      { topic: 'toilets', sign: 'Toilets', text: 'At the Memorial car park.' },
      {
        topic: 'lifeguards',
        text: 'At Torcross, the south end, in high summer in 2023 and 2024. Since then: check first.',
      },
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
    known: [{ topic: 'toilets', sign: 'Toilets', text: 'At the car park in Torcross.' }],
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
