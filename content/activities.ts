/** Things to do, in the order of the list page. The home page's six come first. */
import {
  blackpoolVisit,
  churchListing,
  churchRecord,
  circularWalk,
  coastPath,
  own,
  ownFigures,
  slaptonWalk,
  dogsOnBeaches,
} from './sources';
import type { Activity } from './types';

export const activities = [
  {
    slug: 'walk-to-blackpool-sands',
    title: 'Walk to Blackpool Sands',
    seo: {
      title: 'A Walk to Blackpool Sands from Stoke Fleming, Devon',
      description:
        'A short downhill walk from Stoke Fleming to the fine shingle crescent of Blackpool Sands: what you see, what to wear, and what the climb home is like.',
    },
    image: {
      src: 'activity-walk-to-blackpool-sands',
      alt: 'A green lane like a tunnel, a woman and a boy with a bucket in it, the blue cove of Blackpool Sands at its end',
    },
    summary: 'Down through the lanes to the sea in twenty minutes, with an ice cream as bait.',
    description:
      'The sea keeps appearing in gateways on the way down, a little bluer and a little closer each time, until the whole crescent of Blackpool Sands opens out below the pines. Allow twenty minutes if you like to stop and look, ten if somebody in the party has heard that there is a café. Going down is the easy half. Coming back up with wet towels and a tired child is how the people of this village got their calves.',
    place: 'blackpool-sands',
    nature: ['low-water', 'moon'],
    sources: [circularWalk, blackpoolVisit, dogsOnBeaches, own],
    updated: '2026-11-20',
    duration: '20 mins',
    minutes: [20, 20],
    way: { from: 'village-centre', to: 'blackpool-sands' },
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
      title: 'Coastal Path Trails around Stoke Fleming, South Devon',
      description:
        'Clifftop walks of one to four hours on the coast path around Stoke Fleming, from Dartmouth Castle to Start Bay, with practical advice on cliffs and weather.',
    },
    image: {
      src: 'activity-coastal-path-trails',
      alt: 'The coast path from straight above, two walkers and their long shadows on the turf, surf along the cliff below',
    },
    summary: 'One to four hours of clifftop, gorse and salt wind, with Start Bay laid out below.',
    description:
      'Go north for Dartmouth Castle and the river mouth, or south for coves, stiles and one more hill than you expected. The path is honest walking: up, down, up again, with the bay on one hand the whole way and the gorse smelling faintly of coconut whenever the sun comes out. An hour gives you the view. Four hours give you an appetite that no sandwich box has ever been packed for.',
    place: 'village-centre',
    nature: ['moon', 'meteors'],
    sources: [coastPath, circularWalk, own],
    updated: '2026-11-20',
    duration: '1-4 hours',
    minutes: [60, 240],
    difficulty: 'Moderate',
    rating: 4.9,
    category: 'Walking',
    tips: [
      'Keep well back from cliff edges, and from the foot of cliffs when you are on a beach.',
      'Tell someone where you are going and carry a charged phone.',
      'A bus makes a one-way walk possible: ride out, walk home.',
    ],
  },
  {
    slug: 'snorkelling-paddleboarding',
    title: 'Snorkelling & Paddleboarding',
    seo: {
      title: 'Snorkelling and Paddleboarding at Blackpool Sands, Devon',
      description:
        'Two or three hours on and under the water at Blackpool Sands, for beginners and old hands: what to bring, what to check first and when to stay ashore.',
    },
    image: {
      src: 'activity-snorkelling-paddleboarding',
      alt: 'A paddleboard seen from below against the light, a snorkeller and small fish under it',
    },
    summary: 'A slow glide over clear water, or a long look at what lives under it.',
    description:
      'Kneel first, stand later, and accept that everyone falls in once. On a still day you can look straight down from the board at weed combed flat by the tide; put on a mask and the same weed turns out to have neighbours. Blackpool Sands shelves quickly, so the water is over your head within a few steps. Join a guided session if you are new to it, and leave the board on the beach when the wind blows off the land.',
    place: 'blackpool-sands',
    sources: [blackpoolVisit, own],
    updated: '2026-11-20',
    duration: '2-3 hours',
    minutes: [120, 180],
    usualHours: { opens: '10:00', closes: '17:00' },
    difficulty: 'All levels',
    rating: 4.7,
    category: 'Water Sports',
    tips: [
      'Look for the orange windsock: when it flies, the wind is blowing offshore and inflatables stay ashore.',
      'Wear a buoyancy aid and a leash on a board, and carry a phone in a waterproof pouch.',
      'Check the forecast and the tide, and tell someone on the beach when you mean to be back.',
    ],
  },
  {
    slug: 'historic-village-tour',
    title: 'Historic Village Tour',
    seo: {
      title: 'Historic Village Tour of Stoke Fleming, South Devon',
      description:
        'An easy hour or two around Stoke Fleming: the church tower that ships steered by, slate roofs and narrow lanes, and eight centuries of looking at the sea.',
    },
    image: {
      src: 'activity-historic-village-tour',
      alt: 'A guide with her umbrella raised and three visitors in the churchyard, seen from the dark of the porch',
    },
    summary: 'Lanes, slate and a tower that told ships where they were, in about an hour.',
    description:
      'Start at St Peter’s, about 95\u00a0m above the sea, where the tall tower served ships as a landmark long before anyone thought of putting it on a postcard. Then let the lanes take you: walls with ferns growing out of them, doorsteps worn into spoons, a glimpse of water at the end of every other turning. The village goes back to the 12th century and its corners were not drawn for cars. Walk in the middle of the lane and breathe in for tractors.',
    place: 'st-peters-church',
    sources: [churchListing, churchRecord, ownFigures, own],
    updated: '2026-11-20',
    duration: '1-2 hours',
    minutes: [60, 120],
    usualHours: { opens: '10:00', closes: '16:00' },
    difficulty: 'Easy',
    rating: 4.6,
    category: 'Culture',
    tips: [
      'The church is a place of worship, so look for notices of services before you go in.',
      'Lanes are narrow and have few pavements; bright clothing helps on dull days.',
    ],
  },
  {
    slug: 'river-dart-cruise',
    title: 'River Dart Cruise',
    seo: {
      title: 'River Dart Cruise from Dartmouth: A Family Day Out',
      description:
        'An hour or two on the River Dart from Dartmouth’s embankment: wooded banks, moored boats and the castle at the river mouth, 15 minutes by bus from the village.',
    },
    image: {
      src: 'activity-river-dart-cruise',
      alt: 'A paddle steamer coming straight down the River Dart between wooded banks, passengers waving at the rail',
    },
    summary: 'An hour or two on the Dart, where somebody else does the steering.',
    description:
      'Ride the bus to Dartmouth, find a bench on the upper deck, and let the river do the work. Sailing boats tug at their moorings, the woods come right down to the water, and the breeze smells of diesel, mud and somebody’s chips. Children count boats; grandparents wave at other grandparents. River cruises leave from Dartmouth’s embankment, and it is always a little cooler on the water than it looks from the quay.',
    place: 'dartmouth',
    sources: [own],
    updated: '2026-11-20',
    duration: '1-2 hours',
    minutes: [60, 120],
    usualHours: { opens: '10:00', closes: '17:00' },
    difficulty: 'Family',
    rating: 4.8,
    category: 'Family',
    tips: [
      'Sailing times change with the season and the tide, so check with the operator on the day.',
      'The bus from Stoke Fleming spares you the hunt for a parking space.',
      'Take one more layer than you think you need.',
    ],
  },
  {
    slug: 'fishing-trips',
    title: 'Fishing Trips',
    seo: {
      title: 'Sea Fishing Trips from Dartmouth on the Devon Coast',
      description:
        'Half a day or a whole one at sea with a rod in hand, out of Dartmouth into Start Bay. What a fishing trip is like, what to wear and what to bring for it.',
    },
    image: {
      src: 'activity-fishing-trips',
      alt: 'Over the shoulder of somebody in yellow oilskins, a rod bent above the swell and a mackerel on its line',
    },
    summary: 'Half a day or a whole one in the bay, with a rod, a flask and a skipper’s stories.',
    description:
      'The engine drops to a mutter, the lines go down, and everyone on board becomes very interested in the tip of a rod. Half a day suits beginners: somebody shows you what to do, unhooks the first one for you, and politely looks away when you scream. A whole day goes further out and needs more sandwiches. From the water you see the coast as sailors did, with Stoke Fleming’s church tower standing up on the cliff.',
    place: 'dartmouth',
    sources: [churchRecord, own],
    updated: '2026-11-20',
    duration: 'Half/Full day',
    minutes: [240, 480],
    usualHours: { opens: '08:00', closes: '18:00' },
    difficulty: 'All levels',
    rating: 4.5,
    category: 'Water Sports',
    tips: [
      'Ask when you book whether tackle, bait and lifejackets are included.',
      'Skippers call trips off in bad weather, sometimes on the morning itself; keep a second plan.',
      'Take seasickness tablets before you need them.',
    ],
  },
  {
    slug: 'sunrise-photography-walk',
    title: 'Sunrise Photography Walk',
    seo: {
      title: 'Sunrise Photography Walk on the Cliffs of Start Bay',
      description:
        'Set the alarm and carry a flask: an easy morning walk from Stoke Fleming for photographers, with the first light over Start Bay and the church tower behind.',
    },
    image: {
      src: 'activity-sunrise-photography-walk',
      alt: 'A photographer with a tripod on the rocks, dark against a great red sun that rises out of the sea',
    },
    summary: 'Early alarm, flask of tea, and the bay turning from slate to gold.',
    description:
      'Be out half an hour before sunrise, when the sea is still the colour of pencil lead and the village is asleep apart from one kitchen light. Then the horizon catches. You have perhaps ten minutes of the good stuff: long shadows in the hedges, gold along the edge of every wave, the church tower lit from below like an actor. After that the light is merely lovely, and you can go and find breakfast.',
    place: 'village-centre',
    nature: ['moon', 'sun'],
    sources: [own],
    updated: '2026-11-20',
    duration: '1-2 hours',
    minutes: [60, 120],
    atSunrise: true,
    difficulty: 'Easy',
    rating: 4.7,
    category: 'Photography',
    tips: [
      'Bring a torch for the walk out, and stay on the path side of any edge.',
      'A cloudy forecast is not a wasted alarm: broken cloud makes the best colours.',
    ],
  },
  {
    slug: 'slapton-ley-birdwatching',
    title: 'Birdwatching at Slapton Ley',
    seo: {
      title: 'Birdwatching at Slapton Ley, a Lake beside the Sea',
      description:
        'Two or three quiet hours with binoculars at Slapton Ley, the freshwater lake and nature reserve that lies behind three miles of shingle beach in South Devon.',
    },
    image: {
      src: 'activity-slapton-ley-birdwatching',
      alt: 'A heron among the reeds of Slapton Ley, seen from inside a hide past somebody with field glasses',
    },
    summary: 'Reeds on one side, breakers on the other, and something rustling in between.',
    description:
      'Stand on the shingle bar and you have two waters: the sea thumping on one side, and on the other Slapton Ley, a freshwater lake as calm as a held breath. It is a nature reserve, and it rewards people who can keep still. The reeds hiss, something plops, a head comes up where you were not looking. Bring binoculars, a hat, and the patience that you promised yourself you would have on holiday.',
    place: 'slapton-sands',
    nature: ['season'],
    sources: [slaptonWalk, own],
    updated: '2026-11-20',
    duration: '2-3 hours',
    minutes: [120, 180],
    difficulty: 'Easy',
    rating: 4.6,
    category: 'Nature',
    tips: [
      'Early morning and the last hour of light are the quietest.',
      'Keep dogs close and stay on the paths: this is a nature reserve.',
    ],
    whileClosed: {
      stretch: 'a379-torcross-strete-gate',
      text: 'The coast road beside the Ley is closed to traffic: read the travel notice before you set off.',
    },
  },
  {
    slug: 'dartmouth-castle-visit',
    title: 'Dartmouth Castle',
    seo: {
      title: 'Visit Dartmouth Castle at the Mouth of the River Dart',
      description:
        'A castle at the water’s edge where the Dart meets the sea, on the coast path from Stoke Fleming. How to combine it with a walk, a bus and a pot of tea.',
    },
    image: {
      src: 'activity-dartmouth-castle-visit',
      alt: 'Dartmouth Castle on its rock, looked up at from the water by two people in a red rowing boat',
    },
    summary: 'Stone, spray and passing yachts where the river meets the sea.',
    description:
      'The castle stands at the mouth of the Dart, where yachts go by so near that you want to offer them a biscuit. Put your palm on the walls: they hold the chill of the sea even in August. The coast path comes right by, which makes the castle a fine place to arrive at on foot, a little windblown, with the best of the walk behind you and Dartmouth’s tea shops ahead.',
    place: 'dartmouth-castle',
    sources: [coastPath, own],
    updated: '2026-11-20',
    duration: '2-3 hours',
    minutes: [120, 180],
    usualHours: { opens: '10:00', closes: '16:00' },
    difficulty: 'Easy',
    rating: 4.7,
    category: 'Culture',
    tips: [
      'Check opening days and ticket prices with the castle before you go.',
      'Walk one way and take the bus between Dartmouth and the village for the other.',
    ],
  },
] as const satisfies readonly Activity[];

export type ActivitySlug = (typeof activities)[number]['slug'];
