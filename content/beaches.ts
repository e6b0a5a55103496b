/**
 * The three beaches, nearest first. `facing` is square to the shore as `map.ts` draws it at each,
 * rounded to five degrees.
 */
import {
  blackpoolVisit,
  circularWalk,
  evacuation,
  exerciseTiger,
  lifeguards2023,
  lifeguards2024,
  own,
  pilchardCove,
  slaptonWalk,
  streteGateVisit,
} from './sources';
import type { Beach } from './types';

export const beaches = [
  {
    slug: 'blackpool-sands',
    name: 'Blackpool Sands',
    seo: {
      title: 'Blackpool Sands Beach near Stoke Fleming, South Devon',
      description:
        'A privately owned crescent of fine shingle a 10 minute walk from Stoke Fleming: café, toilets, parking, dogs, lifeguards, and the cove that low tide opens.',
    },
    image: {
      src: 'beach-blackpool-sands-1',
      alt: 'Down between dark pines to the shingle crescent of Blackpool Sands, parasols along it and two people on the steps',
    },
    gallery: [
      {
        src: 'beach-blackpool-sands-1',
        alt: 'Down between dark pines to the shingle crescent of Blackpool Sands, parasols along it and two people on the steps',
        poster: 'The Cove from the Cliff',
      },
      {
        src: 'beach-blackpool-sands-2',
        alt: 'The water’s edge at Blackpool Sands, where the shingle shelves down into clear water, a gull and a sail beyond',
        poster: 'At the Water’s Edge',
      },
      {
        src: 'beach-blackpool-sands-3',
        alt: 'Jenny Cole’s Cove at low water, a small strand between rocks beside Blackpool Sands',
        poster: 'Jenny Cole’s Cove',
      },
      {
        src: 'beach-blackpool-sands-4',
        alt: 'Evening over the bay at Blackpool Sands, the last light lying low across the water',
        poster: 'The Last of the Light',
      },
    ],
    summary: 'Fine shingle in spite of the name, pines behind, and a café within towel range.',
    description:
      'It is called Sands and it is shingle, fine and golden, the kind that massages your feet whether you asked or not. Nothing sticks to your sandwiches, and that alone wins people over. The beach curves between wooded cliffs, with pines at its back and water so clear that you can watch your own toes disappear: it shelves quickly, so they go sooner than you think. At low tide the rocks let you round to Jenny Cole’s Cove.',
    place: 'blackpool-sands',
    nature: ['low-water', 'moon'],
    sources: [blackpoolVisit, circularWalk, lifeguards2023, lifeguards2024, own],
    updated: '2026-11-20',
    distance: '10 min walk',
    distanceBy: 'foot',
    rating: 4.9,
    features: ['Fine shingle', 'Clear water', 'Café and shop', 'Pine-backed cove'],
    bestFor: ['Families', 'Picnics', 'Paddleboarding'],
    type: 'Shingle',
    facing: 145,
    facilities: 'Café, shop, toilets and a pay car park. The beach is privately owned.',
    accessibility:
      'Loose shingle that shelves quickly is hard going with a wheelchair, pushchair or stick. Ask the beach before you travel.',
    lifeguards:
      'Lifeguards were on duty in high summer in 2023 and 2024. For later years check first: no flags means no lifeguards.',
    cautions: [
      'The beach shelves quickly: the water is deep a few steps from the edge.',
      'You can reach Jenny Cole’s Cove only at low tide, and the rising tide closes the way back.',
    ],
    tideAccess: {
      spot: 'Jenny Cole’s Cove',
      note: 'Reached from Blackpool Sands only around low tide.',
      caution:
        'Go on a falling tide and turn back early: the rising sea closes the way round the rocks.',
      source: {
        name: 'Kingsbridge & Salcombe Gazette, nature diary',
        url: 'https://www.kingsbridge-today.co.uk/opinion/nature-diary-by-alice-henderson-botany-on-the-beach-840419',
      },
      readOn: '2026-11-22',
    },
  },
  {
    slug: 'strete-gate',
    name: 'Strete Gate',
    seo: {
      title: 'Strete Gate Beach: The Quiet North End of the Shingle',
      description:
        'Strete Gate beach in South Devon: woodland walk, beach café and pay car park at the north end of Slapton Sands, with tide and shore break cautions to read.',
    },
    image: {
      src: 'beach-strete-gate-1',
      alt: 'The north end of the long beach at Strete Gate seen from the cliff, shingle running away to the south',
    },
    gallery: [
      {
        src: 'beach-strete-gate-1',
        alt: 'The north end of the long beach at Strete Gate seen from the cliff, shingle running away to the south',
        poster: 'The Long Shore',
      },
      {
        src: 'beach-strete-gate-2',
        alt: 'The beach café at Strete Gate beside the edge of the car park, with the sea behind it',
        poster: 'The Beach Café',
      },
      {
        src: 'beach-strete-gate-3',
        alt: 'The woodland walk at Strete Gate, a path between tall trees with the sea glinting through',
        poster: 'The Woodland Walk',
      },
      {
        src: 'beach-strete-gate-4',
        alt: 'Dark rocks at Pilchard Cove below the cliff, with the tide washing between them',
        poster: 'Pilchard Cove',
      },
    ],
    summary: 'The quiet end of a very long beach, with a wood for when the wind gets up.',
    description:
      'Turn your back on the car park and there is simply a great deal of beach: three miles of it, running south in a line so straight that it looks ruled. Strete Gate is its quiet top end, with trees coming down to meet the stones and a café to meet everyone else. Listen for the drag of shingle after each wave, like a slow round of applause. When the wind gets up, the woodland walk is waiting behind you.',
    place: 'strete-gate',
    nature: ['low-water', 'moon'],
    sources: [streteGateVisit, pilchardCove, own],
    updated: '2026-11-20',
    distance: '15 min walk',
    distanceBy: 'foot',
    rating: 4.6,
    features: ['Long shingle shore', 'Woodland walk', 'Beach café', 'Wide sea views'],
    bestFor: ['Long walks', 'Quiet mornings', 'Photography'],
    type: 'Shingle',
    facing: 115,
    facilities: 'Pay car park and a beach café, with a woodland walk beside the beach.',
    accessibility:
      'From the car park to the water it is loose shingle, hard going with a wheelchair, pushchair or stick. Ask locally before you travel.',
    lifeguards: 'None that we know of. No flags means no lifeguards.',
    cautions: [
      'The rocks beyond Pilchard Cove are passable only at low tide, and a rising tide can cut you off.',
      'The shingle is steep and waves can dump hard on it, even on a bright day.',
    ],
    tideAccess: {
      spot: 'The rocks beyond Pilchard Cove',
      note: 'Passable only around low tide.',
      caution:
        'There is a real risk of being cut off: set out on a falling tide, watch the time, and turn back early.',
      source: {
        name: 'Dartmouth Chronicle, nature diary',
        url: 'https://dartmouth-today.co.uk/opinion/nature-diary-by-alice-henderson-shorelines-part-two-754309',
      },
      readOn: '2026-11-22',
    },
  },
  {
    slug: 'slapton-sands',
    name: 'Slapton Sands',
    seo: {
      title: 'Slapton Sands: Three Miles of Shingle in South Devon',
      description:
        'Slapton Sands is three miles of steep shingle between the sea and Slapton Ley. Read about the walk, the dogs, the waves, the road closure and the memorial.',
    },
    image: {
      src: 'beach-slapton-sands-1',
      alt: 'The shingle bar of Slapton Sands from above at evening, with its road, the sea on one side and the pale lake on the other',
    },
    gallery: [
      {
        src: 'beach-slapton-sands-1',
        alt: 'The shingle bar of Slapton Sands from above at evening, with its road, the sea on one side and the pale lake on the other',
        poster: 'Between the Sea and the Ley',
      },
      {
        src: 'beach-slapton-sands-2',
        alt: 'A large wave dumping on the steep shingle at Slapton Sands in a burst of foam',
        poster: 'A Wave Comes Ashore',
      },
      {
        src: 'beach-slapton-sands-3',
        alt: 'Two swans among the reeds of Slapton Ley, the freshwater lake behind the beach, in a low light',
        poster: 'Swans on the Ley',
      },
      {
        src: 'beach-slapton-sands-4',
        alt: 'The black Sherman tank that stands as a memorial at Torcross',
        poster: 'The Tank at Torcross',
      },
    ],
    summary: 'Three miles of shingle with the sea on one side and a lake on the other.',
    description:
      'A bar of stones three miles long, with salt water on one side, fresh on the other, and in some lights no way of telling which is sky. The shingle is steep and the waves fold over and land with a thump that you feel through your boots. It is a place to walk rather than to wade. In 1943 and 1944 the people here were sent away so that soldiers could rehearse for D-Day; at Torcross a Sherman tank stands for the hundreds who died in the rehearsing.',
    place: 'slapton-sands',
    nature: ['low-water', 'moon', 'season'],
    sources: [slaptonWalk, evacuation, exerciseTiger, lifeguards2023, lifeguards2024, own],
    updated: '2026-11-20',
    distance: '20 min drive',
    distanceBy: 'car',
    rating: 4.7,
    features: [
      'Three miles of shingle',
      'Slapton Ley nature reserve',
      'Dogs all year',
      'D-Day history',
    ],
    bestFor: ['Dog walks', 'Birdwatching', 'History'],
    type: 'Shingle',
    facing: 110,
    facilities: 'The Memorial car park lies beside the beach.',
    whileClosed: {
      stretch: 'a379-torcross-strete-gate',
      text: 'Check that the Memorial car park can be reached while the coast road is closed.',
    },
    accessibility:
      'The beach is steep, loose shingle, hard going with a wheelchair, pushchair or stick. Ask locally before you travel.',
    lifeguards:
      'Lifeguards were at Torcross, the south end, in high summer in 2023 and 2024. For later years check first: no flags means no lifeguards.',
    cautions: [
      'Large waves dump on the steep shingle and can knock a grown person over: stay back from the edge in a swell.',
      'The water is deep close in, and the shingle slides underfoot.',
    ],
  },
] as const satisfies readonly Beach[];

export type BeachSlug = (typeof beaches)[number]['slug'];
