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
        src: 'area-blackpool-sands',
        alt: 'The shingle and pines of Blackpool Sands as two swimmers see them, one in a red bathing cap',
        poster: 'From the Water',
      },
      {
        src: 'beach-jenny-coles-cove',
        alt: 'Jenny Cole’s Cove at low water: somebody with a net by a pool, between high walls of rock',
        poster: 'Jenny Cole’s Cove',
      },
      {
        src: 'activity-walk-to-blackpool-sands',
        alt: 'A green lane like a tunnel, a woman and a boy with a bucket in it, the blue cove of Blackpool Sands at its end',
        poster: 'The Lane to the Cove',
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
    accessibility:
      'Loose shingle that shelves quickly is hard going with a wheelchair, pushchair or stick. Ask the beach before you travel.',
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
      alt: 'Two children fly a great red and yellow kite over the shingle at Strete Gate, a dog beside them',
    },
    gallery: [
      {
        src: 'beach-strete-gate-1',
        alt: 'Two children fly a great red and yellow kite over the shingle at Strete Gate, a dog beside them',
        poster: 'Wind on the Long Shore',
      },
      {
        src: 'beach-strete-gate-2',
        alt: 'The beach café at Strete Gate under its striped awning, a boy holding a penny up to the counter',
        poster: 'The Beach Café',
      },
      {
        src: 'area-strete-gate',
        alt: 'Out of leaning trees to the long shingle of Strete Gate, a couple hand in hand and a dog running ahead',
        poster: 'Out of the Trees',
      },
      {
        src: 'event-beach-clean',
        alt: 'A volunteer kneels to pick a bottle from a shingle beach, another stands behind with a sack on her back',
        poster: 'After the Gale',
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
    accessibility:
      'From the car park to the water it is loose shingle, hard going with a wheelchair, pushchair or stick. Ask locally before you travel.',
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
        alt: 'A great wave breaks on the steep shingle at Slapton Sands, a boy and a dog running from it',
        poster: 'A Wave Comes Ashore',
      },
      {
        src: 'beach-slapton-sands-3',
        alt: 'The Sherman tank that stands as a memorial at Torcross, head on, poppies before it',
        poster: 'The Tank at Torcross',
      },
      {
        src: 'activity-slapton-ley-birdwatching',
        alt: 'A heron among the reeds of Slapton Ley, seen from inside a hide past somebody with field glasses',
        poster: 'A Heron on the Ley',
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
    whileClosed: {
      stretch: 'a379-torcross-strete-gate',
      text: 'Check that the Memorial car park can be reached while the coast road is closed.',
    },
    accessibility:
      'The beach is steep, loose shingle, hard going with a wheelchair, pushchair or stick. Ask locally before you travel.',
    cautions: [
      'Large waves dump on the steep shingle and can knock a grown person over: stay back from the edge in a swell.',
      'The water is deep close in, and the shingle slides underfoot.',
    ],
  },
] as const satisfies readonly Beach[];

export type BeachSlug = (typeof beaches)[number]['slug'];
