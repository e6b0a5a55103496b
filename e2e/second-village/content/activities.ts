/** Two things to do. */
import type { Activity } from './types';

export const activities = [
  {
    slug: 'walk-to-whinstone-sands',
    title: 'Walk to Whinstone Sands',
    seo: {
      title: 'A Walk to Whinstone Sands from Kettle Staith, Angus',
      description:
        'A short downhill walk from Kettle Staith to the fine shingle crescent of Whinstone Sands: what you see, what to wear, and what the climb home is like.',
    },
    image: {
      src: 'activity-walk-to-blackpool-sands',
      alt: 'A footpath dropping between green banks towards the pale crescent of Whinstone Sands',
    },
    summary: 'Down through the lanes to the sea in twenty minutes, with an ice cream as bait.',
    description:
      'The sea keeps appearing in gateways on the way down, a little bluer and a little closer each time, until the whole crescent of Whinstone Sands opens out below the pines. Allow twenty minutes if you like to stop and look, ten if somebody in the party has heard that there is a café. Going down is the easy half. Coming back up with wet towels and a tired child is how the people of this village got their calves.',
    place: 'whinstone-sands',
    updated: '2026-11-20',
    duration: '20 mins',
    minutes: [20, 20],
    difficulty: 'Easy',
    rating: 4.8,
    category: 'Walking',
    tips: [
      'Wear shoes that grip: the way back is all uphill.',
      'Dogs are not allowed on the beach in the main season, so check with the beach before you bring one.',
      'There are toilets, a shop and a café at the bottom.',
    ],
  },
  {
    slug: 'coastal-path-trails',
    title: 'Coastal Path Trails',
    seo: {
      title: 'Coastal Path Trails around Kettle Staith, North Angus',
      description:
        'Clifftop walks of one to four hours on the coast path around Kettle Staith, from Marramton Castle to Skerr Bay, with practical advice on cliffs and weather.',
    },
    image: {
      src: 'activity-coastal-path-trails',
      alt: 'The coast path winding along green clifftops above Skerr Bay, headland behind headland',
    },
    summary: 'One to four hours of clifftop, gorse and salt wind, with Skerr Bay laid out below.',
    description:
      'Go north for Marramton Castle and the river mouth, or south for coves, stiles and one more hill than you expected. The path is honest walking: up, down, up again, with the bay on one hand the whole way and the gorse smelling faintly of coconut whenever the sun comes out. An hour gives you the view. Four hours give you an appetite that no sandwich box has ever been packed for.',
    place: 'village-centre',
    updated: '2026-11-20',
    duration: '1-4 hours',
    minutes: [60, 240],
    difficulty: 'Moderate',
    rating: 4.9,
    category: 'Walking',
    tips: [
      'Keep well back from cliff edges, and from the foot of cliffs when you are on a beach.',
      'Tell someone where you are going and carry a charged phone.',
      'Bus 3 makes a one-way walk possible: ride out, walk home.',
    ],
  },
] as const satisfies readonly Activity[];

export type ActivitySlug = (typeof activities)[number]['slug'];
