/** Day walks, in the order of the list page. Lengths and climbs come from the legs of `transport/legs.ts`. */
import {
  circularWalk,
  coastPath,
  dogsOnBeaches,
  dogsOnSlapton,
  own,
  pilchardCove,
  roadClosed,
  slaptonWalk,
} from './sources';
import type { Walk } from './types';

const cliffs = 'Keep back from cliff edges, and from the foot of cliffs when you are on a beach.';
const light =
  'Check the last bus and when it gets dark before you set out, tell someone, and carry a charged phone.';

export const walks = [
  {
    slug: 'village-to-strete-gate',
    title: 'Stoke Fleming to Strete Gate',
    seo: {
      title: 'Walk Stoke Fleming to Strete Gate and Ride the Bus Back',
      description:
        'The coast path from Stoke Fleming by Blackpool Sands and Strete to the long shingle beach: 4.8 km, its climbs both ways, the bus back, and what to check first.',
    },
    image: {
      src: 'beach-strete-gate-1',
      alt: 'Two children fly a great red and yellow kite over the shingle at Strete Gate, a dog beside them',
    },
    summary: 'By the cove and over the hill to the long beach, and home by bus if you are early.',
    description:
      'Down to Blackpool Sands with the whole crescent below you, up the long hill to Strete, and down again to where the great shingle beach begins. Going this way most of the climbing is in the middle, between the cove and Strete; coming back there are two steep pulls, out of Strete Gate and out of Blackpool Sands. The last bus back may go early in the afternoon, and on some days none runs at all: look at its times below, and make this a walk for the morning.',
    place: 'strete-gate',
    nature: ['moon'],
    sources: [coastPath, circularWalk, pilchardCove, dogsOnBeaches, own],
    updated: '2026-11-22',
    difficulty: 'Moderate',
    route: ['village-centre', 'blackpool-sands', 'strete', 'strete-gate'],
    wayBack: 'bus',
    steep:
      'From Blackpool Sands up to Strete; on the way back, out of Strete Gate and out of Blackpool Sands.',
    dogs: 'Not on Blackpool Sands in its season; check the signs at Strete Gate.',
    refreshments:
      'At Blackpool Sands, in Strete, and a beach café at Strete Gate; ask if they’re open.',
    cautions: [
      cliffs,
      light,
      'The rocks beyond Pilchard Cove are passable only at low tide: stay on the path.',
    ],
  },
  {
    slug: 'village-to-dartmouth',
    title: 'Stoke Fleming to Dartmouth by the Castle',
    seo: {
      title: 'Walk Stoke Fleming to Dartmouth Castle, and Bus 3 Back',
      description:
        'The coast path from Stoke Fleming by Little Dartmouth and the castle at the river mouth into Dartmouth: length, climbs, minutes both ways, and the bus home.',
    },
    image: {
      src: 'activity-dartmouth-castle-visit',
      alt: 'Dartmouth Castle on its rock, looked up at from the water by two people in a red rowing boat',
    },
    summary: 'Along the cliffs to the castle at the river mouth, into town, and home by bus 3.',
    description:
      'The way north leaves the village for Little Dartmouth and keeps to the cliffs until the castle stands below you at the mouth of the Dart. From there it follows the river into town, where there is a bus home, a great many cups of tea, and in season a small ferry that saves the last mile. The climbs are spread out rather than fierce, but there are more of them than a glance at the map suggests.',
    place: 'dartmouth-castle',
    sources: [coastPath, own],
    updated: '2026-11-22',
    difficulty: 'Moderate',
    route: ['village-centre', 'little-dartmouth', 'dartmouth-castle', 'dartmouth'],
    wayBack: 'bus',
    steep:
      'No leg is steep from end to end; about 150 m of climb between Little Dartmouth and the castle, about 240 m coming back.',
    dogs: 'Check the signs on the path. The Castle ferry takes dogs free in season.',
    refreshments: 'In Dartmouth.',
    cautions: [cliffs, light],
  },
  {
    slug: 'strete-to-village',
    title: 'Ride to Strete and Walk Home',
    seo: {
      title: 'Bus to Strete and Walk Home to Stoke Fleming, Devon',
      description:
        'Ride bus 3 up to Strete and walk home to Stoke Fleming on the coast path by Blackpool Sands: 3.2 km, its climbs, minutes each way, and what is on the way.',
    },
    image: {
      src: 'area-coastal-path',
      alt: 'A stonechat on flowering gorse, the coast path and the sea far below it',
      poster: 'The Stonechat',
    },
    summary: 'Let the bus do the hill, then walk home by the cove with the sea on your right.',
    description:
      'The bus climbs to Strete so that you need not. The path back goes down to Blackpool Sands, where the afternoon tends to disappear, and then up to the village: a short climb that everyone remembers as a long one. Walked this way the bus comes first, so there is no last one to catch, and the only clock that matters is the sun.',
    place: 'strete',
    sources: [coastPath, circularWalk, dogsOnBeaches, own],
    updated: '2026-11-22',
    difficulty: 'Moderate',
    route: ['strete', 'blackpool-sands', 'village-centre'],
    wayBack: 'bus-first',
    steep: 'Out of Blackpool Sands up to the village; the other way round, up to Strete.',
    dogs: 'Not on Blackpool Sands in its season.',
    refreshments: 'In Strete, at Blackpool Sands and in the village; ask if they’re open.',
    cautions: [cliffs, light],
  },
  {
    slug: 'along-slapton-sands',
    title: 'Along Slapton Sands and Back',
    seo: {
      title: 'A Level Walk along Slapton Sands from Strete Gate, Devon',
      description:
        'From Strete Gate along the shingle bar to the Memorial car park at Slapton Sands and back: 1.5 km each way, nearly level, between the sea and the lake.',
    },
    image: {
      src: 'beach-slapton-sands-1',
      alt: 'The shingle bar of Slapton Sands from above at evening, with its road, the sea on one side and the pale lake on the other',
    },
    summary: 'The one walk here without a hill: sea on one hand, fresh water on the other.',
    description:
      'Between the great shingle beach and Slapton Ley runs the flattest walk for miles. Go from Strete Gate to the Memorial car park, look at the lake, listen to the shingle, and turn round. Farther south the sea took the road in early 2026, so this walk turns round before the break. The waves here are large and dump hard on the steep beach: keep clear of the edge.',
    place: 'slapton-sands',
    nature: ['season', 'moon'],
    sources: [slaptonWalk, roadClosed, dogsOnSlapton, own],
    updated: '2026-11-22',
    difficulty: 'Easy',
    route: ['strete-gate', 'slapton-sands'],
    wayBack: 'same-way',
    steep: 'Nowhere.',
    dogs: 'Welcome on Slapton Sands all year; check the signs at Strete Gate.',
    refreshments: 'A beach café at Strete Gate; ask if it’s open.',
    cautions: ['Large dumping waves on steep shingle: keep well up the beach.'],
    whileClosed: {
      stretch: 'a379-torcross-strete-gate',
      text: 'Read the travel notice about the coast road before you drive here.',
    },
  },
  {
    slug: 'village-cove-and-strete-circle',
    title: 'Village, Cove and Strete Circle',
    seo: {
      title: 'Blackpool Sands, Strete and Stoke Fleming Circular Walk',
      description:
        'A published circular walk of 4.5 miles from Stoke Fleming or Blackpool Sands by Strete, with stiles, steps and two steep climbs, and two shorter loops in it.',
    },
    image: {
      src: 'activity-coastal-path-trails',
      alt: 'The coast path from straight above, two walkers and their long shadows on the turf, surf along the cliff below',
    },
    summary: 'A published round of 4.5 miles with eight stiles, and two shorter loops within it.',
    description:
      'South Devon’s protected landscape published this round in 2019: Blackpool Sands, Strete and Stoke Fleming in 4.5 miles, with two flights of steps, eight stiles, two steep climbs and two steep descents. A loop by Strete alone is 3 miles, one by Stoke Fleming alone is 2. Start from the parking by Church Road or at Blackpool Sands. For 250 metres it follows a busy road without a pavement: walk in single file, facing the traffic.',
    place: 'village-centre',
    nature: ['moon'],
    sources: [circularWalk, dogsOnBeaches, own],
    updated: '2026-11-22',
    difficulty: 'Moderate',
    route: ['village-centre', 'blackpool-sands', 'strete'],
    wayBack: 'circle',
    published: {
      miles: 4.5,
      words: 'Two flights of steps, eight stiles, two steep climbs and two steep descents.',
      source: {
        name: 'South Devon’s protected landscape, walk sheet of 2019 (a copy)',
        url: 'https://docslib.org/doc/2254368/blackpool-sands-strete-and-stoke-fleming-circulars-walk',
      },
      readOn: '2026-11-22',
    },
    steep: 'Two steep climbs and two steep descents.',
    dogs: 'Not on Blackpool Sands in its season, and the stiles may have no gates for dogs.',
    refreshments: 'At Blackpool Sands, in Strete and in Stoke Fleming; ask if they’re open.',
    cautions: [
      '250 metres along a busy road without a pavement.',
      cliffs,
      'The description dates from 2019: stiles and signs may have changed.',
    ],
  },
] as const satisfies readonly Walk[];
