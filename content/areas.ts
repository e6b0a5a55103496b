/** The four areas of the home page, in its order. */
import {
  battle,
  blackpoolVisit,
  churchHistory,
  churchListing,
  churchRecord,
  coastPath,
  own,
  pilchardCove,
  streteGateVisit,
} from './sources';
import type { Area } from './types';

export const areas = [
  {
    slug: 'village-centre',
    name: 'Village Centre',
    seo: {
      title: 'Stoke Fleming Village Centre: Lanes, Green and Tower',
      description:
        'Around the middle of Stoke Fleming on foot: St Peter’s tower, the green, narrow lanes between slate walls, and the places to sit down with a cup of tea.',
    },
    image: {
      src: 'area-village-centre',
      alt: 'The tower of St Peter’s Church above slate roofs at evening, smoke from the chimneys, a cat on a ridge',
    },
    summary: 'Slate roofs, a green, and a tower tall enough to be seen from a long way out.',
    description:
      'Everything here is two minutes from everything else, or five if you meet someone. The church of St Peter is the anchor: listed Grade II*, some 95\u00a0m above the waves, its tower once a landmark for ships. Below it the lanes fold in on themselves, all fern and slate and the smell of somebody’s Sunday roast. Find the green, find a bench, and let the church clock decide what you do next.',
    place: 'village-centre',
    sources: [churchListing, churchRecord, churchHistory, own],
    updated: '2026-11-20',
    attractions: [
      'St Peter’s Church',
      'The Village Green',
      'Narrow slate lanes',
      'Pub and tearoom',
    ],
  },
  {
    slug: 'coastal-path',
    name: 'Coastal Path',
    seo: {
      title: 'The Coastal Path from Dartmouth Castle to Start Bay',
      description:
        'Walk the cliffs between Dartmouth Castle and Start Bay: wide views, steep valleys, gorse in flower, and what to know about weather, edges and getting back.',
    },
    image: {
      src: 'area-coastal-path',
      alt: 'A stonechat on flowering gorse, the coast path and the sea far below it',
    },
    summary: 'Clifftop walking with the sea on one side and gorse on the other.',
    description:
      'Dartmouth Castle is where many people step onto this stretch: walls behind you, open sea ahead, and a path that begins as it means to go on, which is upwards. The cliffs come in folds, so each headland hides the next and there is always a reason to go just one further. Skylarks if you are lucky, a headwind if you are not. Far off at the south end of the bay the lighthouse of Start Point marks where the coast turns its back.',
    place: 'dartmouth-castle',
    along: ['dartmouth-castle', 'village-centre', 'blackpool-sands', 'strete', 'strete-gate'],
    nature: ['moon', 'meteors'],
    sources: [coastPath, own],
    updated: '2026-11-20',
    attractions: [
      'Dartmouth Castle',
      'Clifftop views',
      'Start Point in sight',
      'Gorse and wildflowers',
    ],
  },
  {
    slug: 'blackpool-sands',
    name: 'Blackpool Sands',
    seo: {
      title: 'Blackpool Sands Area: Cove, Pines and a 1404 Battle',
      description:
        'Below Stoke Fleming lies a crescent of fine shingle with pines behind it. See what is around Blackpool Sands, from its café to the battlefield of 1404.',
    },
    image: {
      src: 'area-blackpool-sands',
      alt: 'The shingle and pines of Blackpool Sands as two swimmers see them, one in a red bathing cap',
    },
    summary: 'A crescent of fine shingle, a stand of pines, and a battlefield underfoot.',
    description:
      'Come round the last bend and there it is: a clean curve of shingle the colour of toast, pines at its back, water that goes from green to ink in a few yards. There is little sand at Blackpool Sands and nothing black either, and nobody has asked for their money back. In 1404 a battle was fought here. These days the struggle is mostly with deckchairs, and there is a café for the wounded.',
    place: 'blackpool-sands',
    nature: ['low-water', 'moon'],
    sources: [battle, blackpoolVisit, own],
    updated: '2026-11-20',
    attractions: [
      'Fine shingle crescent',
      'Jenny Cole’s Cove',
      'Beach café and shop',
      '1404 battle site',
    ],
  },
  {
    slug: 'strete-gate',
    name: 'Strete Gate',
    seo: {
      title: 'Strete Gate: Woodland, Long Beach and a Wide Horizon',
      description:
        'Where the cliffs end and three miles of shingle begin: Strete Gate has a woodland walk, a beach café, parking and the widest sky on Start Bay. Plan a visit.',
    },
    image: {
      src: 'area-strete-gate',
      alt: 'Out of leaning trees to the long shingle of Strete Gate, a couple hand in hand and a dog running ahead',
    },
    summary: 'The cliffs stop, the trees lean in, and three miles of shingle begin.',
    description:
      'After miles of up and down the land suddenly gives in, and a straight line of shingle runs away to the south until it turns blue. This is the north end of Slapton Sands. Walk the woodland first, all leaf mould and pigeon clatter, then come out blinking onto the beach with a mug of something from the café. The village up the hill, Strete, takes its name from the Old English for a Roman road.',
    place: 'strete-gate',
    nature: ['low-water', 'moon'],
    sources: [streteGateVisit, pilchardCove, own],
    updated: '2026-11-20',
    attractions: ['Woodland walk', 'Beach café', 'Pilchard Cove', 'Long shingle beach'],
  },
] as const satisfies readonly Area[];

export type AreaSlug = (typeof areas)[number]['slug'];
