/** Ready-made days, in the order of the list page. What they say of hours and ways, the check knows. */
import type { DayOut } from './types';

const updated = '2026-11-22';

export const daysOut: readonly DayOut[] = [
  {
    slug: 'without-a-car',
    title: 'Ride Up, Walk Down',
    seo: {
      title: 'A Day without a Car: Bus to Strete, Walk Home by the Cove',
      description:
        'Ride bus 3 up to Strete, eat crab from the hatch, walk down to Blackpool Sands for the afternoon and home for tea: a whole day out that needs no car.',
    },
    image: {
      src: 'venue-crab-shack',
      alt: 'Two people on a sea wall from behind, a paper of chips between them and a large gull looking on',
    },
    summary: 'Let the bus do the hill, eat crab at the top, and walk home by the cove.',
    description:
      'The bus climbs to Strete so that you need not. Lunch comes out of a hatch, in paper. From there the coast path runs down to Blackpool Sands, where the afternoon tends to disappear, and one short, steep pull brings you back to the village in time for tea. Where no bus runs at the hour, the way up can be walked: it takes about an hour, and lunch tastes better for it.',
    suits: 'Without a car',
    reasons: [
      'The bus goes first, so there is no last one to catch on the way home.',
      'Walked this way round, the long hill between the cove and Strete is taken downhill.',
      'Lunch is early because the hatch opens before noon and the crab runs out.',
      'The tearoom is still open when you come up from the beach.',
    ],
    season: { from: '04-01', until: '10-31' },
    weekdays: ['thu', 'fri', 'sat'],
    base: 'village-centre',
    days: [
      {
        title: 'Up by bus, down on foot',
        setsOut: '11:00',
        stops: [
          {
            kind: 'venue',
            slug: 'crab-shack',
            time: '12:05',
            minutes: 45,
            by: 'bus',
            note: 'Order at the hatch and eat looking at what you are about to walk along.',
          },
          {
            kind: 'beach',
            slug: 'blackpool-sands',
            time: '13:30',
            minutes: 120,
            note: 'Sit, paddle your toes at the edge, or walk the length of the crescent.',
          },
          {
            kind: 'venue',
            slug: 'bay-tree-tearoom',
            time: '16:00',
            minutes: 30,
            note: 'You have climbed for this one.',
          },
        ],
      },
    ],
    updated,
  },
  {
    slug: 'castle-and-the-bus-back',
    title: 'To the Castle on Foot',
    seo: {
      title: 'Walk to Dartmouth Castle and Take the Bus Back, a Day Out',
      description:
        'The coast path from Stoke Fleming to Dartmouth Castle, a cruise on the Dart in the afternoon, and bus 3 home: the times, the climbs and the reasons.',
    },
    image: {
      src: 'activity-river-dart-cruise',
      alt: 'A paddle steamer coming straight down the River Dart between wooded banks, passengers waving at the rail',
    },
    summary: 'Along the cliffs to the castle, on to the river, and home sitting down.',
    description:
      'Set out early, keep the sea on your right, and let the castle come up below you at the mouth of the Dart. It is the best way to arrive at it: a little windblown, and hungry. An easy half hour along the river brings you into Dartmouth, where somebody else does the steering for an hour or two. Then sit down in the bus and watch the cliffs that you walked along go by.',
    suits: 'On foot, bus back',
    reasons: [
      'The walk comes first, while legs are fresh and the day is long.',
      {
        text: 'The last bus home leaves Dartmouth at {last weekday} on weekdays; on Sundays there are {count sunday} in all.',
        facts: ['3-to-kingsbridge'],
      },
      { text: 'Not on Saturdays: ask Stagecoach about bus 3 then.', facts: ['3-to-kingsbridge'] },
      'There is daylight to spare at the end, should you miss a bus and have to wait.',
    ],
    season: { from: '03-15', until: '10-24' },
    weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sun'],
    base: 'village-centre',
    days: [
      {
        title: 'To the castle and the river',
        setsOut: '09:30',
        stops: [
          {
            kind: 'activity',
            slug: 'dartmouth-castle-visit',
            time: '11:30',
            minutes: 90,
            by: 'foot',
            note: 'Look up opening days with the castle; the view from outside is always open.',
          },
          {
            kind: 'activity',
            slug: 'river-dart-cruise',
            time: '14:00',
            minutes: 60,
            note: 'Ask on the embankment which boat goes next.',
          },
        ],
      },
    ],
    updated,
  },
  {
    slug: 'dog-on-the-long-beach',
    title: 'Four Legs on the Long Beach',
    seo: {
      title: 'A Day with a Dog on Slapton Sands, by Bus from the Village',
      description:
        'Slapton Sands welcomes dogs all year. Bus 93T to Strete Gate, the level way between sea and lake, time on the shingle, and the bus home in good time.',
    },
    image: {
      src: 'beach-slapton-sands-2',
      alt: 'A great wave breaks on the steep shingle at Slapton Sands, a boy and a dog running from it',
    },
    summary: 'The beach that welcomes dogs all year, reached by bus and along the level.',
    description:
      'Blackpool Sands is closed to dogs for most of the year; Slapton Sands never is. Bus 93T puts you down at Strete Gate, and from there the way runs level between the sea and the lake. The shingle is steep and the waves are large and dump hard, so throw the ball along the beach and never into the water. Then back the same way, in time for the afternoon bus, with a dog that will sleep until Thursday.',
    suits: 'With a dog',
    reasons: [
      {
        text: 'Slapton Sands welcomes dogs in every season. At Strete Gate check the signs: you only pass through.',
        facts: ['slapton-sands'],
      },
      'The way along the bar is the one walk here without a hill.',
      {
        text: 'The last bus home leaves Slapton at {last weekday} on weekdays.',
        facts: ['93t-to-dartmouth'],
      },
      { text: 'Bus 93T runs Monday to Saturday.', facts: ['93t-to-dartmouth'] },
      'Beside the lake is a nature reserve: keep your dog close there.',
    ],
    season: { from: '01-01', until: '12-31' },
    weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
    dog: true,
    base: 'village-centre',
    days: [
      {
        title: 'To Slapton Sands and back',
        setsOut: '09:30',
        stops: [
          {
            kind: 'area',
            slug: 'strete-gate',
            minutes: 10,
            by: 'bus',
            note: 'Get off the bus here and turn south, with the sea on your left.',
          },
          {
            kind: 'beach',
            slug: 'slapton-sands',
            minutes: 75,
            note: 'Keep well up the shingle: large waves break right on the edge.',
          },
          {
            kind: 'area',
            slug: 'strete-gate',
            minutes: 15,
            note: 'Be here before the bus is: it comes some minutes after it has left Slapton.',
          },
        ],
      },
    ],
    updated,
  },
  {
    slug: 'small-legs',
    title: 'Small Legs, Big Beach',
    seo: {
      title: 'A Day with Small Children: Pasties, the Cove and Cream Tea',
      description:
        'Pasties from the bakehouse, a whole morning at Blackpool Sands, and scones at the top of the one hill: a day with small children, with no car and no rush.',
    },
    image: {
      src: 'venue-bay-tree-tearoom',
      alt: 'A tea table from straight above: scones with cream and jam, a red teapot, cups, and bay leaves over all of it',
    },
    summary: 'Pasties, a whole morning by the water, and scones for whoever climbs the hill.',
    description:
      'Fetch pasties while the bakehouse is warm, roll downhill to Blackpool Sands, and stay until everybody has had enough. The beach is fine shingle and shelves quickly, so hold small hands at the edge and leave the swimming to the grown-ups who know where the flags are. There is one hill on the way home. It has a view in the middle to stop at, and a tearoom at the top, which is how you get a four-year-old up it.',
    suits: 'With small children',
    reasons: [
      'The way there is short and all downhill, so the day begins well.',
      'Lunch comes along in a bag: nobody has to wait at a counter with hungry children.',
      'There are toilets and a café at the beach.',
      'The only climb comes last, with scones at the end of it.',
    ],
    season: { from: '04-01', until: '10-31' },
    weekdays: ['tue', 'wed', 'thu', 'fri', 'sat'],
    base: 'village-centre',
    days: [
      {
        title: 'A morning at the cove',
        setsOut: '09:30',
        stops: [
          {
            kind: 'venue',
            slug: 'shippen-bakehouse',
            time: '09:35',
            minutes: 15,
            note: 'Sensible pasties for small people, walker’s ones for the rest.',
          },
          {
            kind: 'beach',
            slug: 'blackpool-sands',
            time: '10:15',
            minutes: 210,
            note: 'It shelves quickly: stay within arm’s reach of anybody small.',
          },
          {
            kind: 'venue',
            slug: 'bay-tree-tearoom',
            time: '14:30',
            minutes: 45,
            note: 'Jam or cream first is a matter for the family.',
          },
        ],
      },
    ],
    updated,
  },
  {
    slug: 'when-it-rains',
    title: 'When It Rains Sideways',
    seo: {
      title: 'A Rainy Day in Stoke Fleming: Tower, Tearoom and the Pub',
      description:
        'What a local does in Stoke Fleming when it rains: fresh bread, the lanes and the church tower between showers, a long cream tea, and supper by the window.',
    },
    image: {
      src: 'venue-shippen-bakehouse',
      alt: 'A baker seen from inside the oven, a loaf coming in on his long peel and others baking round it',
    },
    summary: 'Bread, a tower, a long tea and an early supper, never far from a door.',
    description:
      'Rain here comes in from the sea and mostly goes on inland, so the trick is to be near a door. Start with something warm from the bakehouse. Between two showers see the lanes and the church, whose tower told ships where they were. Then give the afternoon to the tearoom, where nobody has ever been hurried, and end it by the window of the pub. All of it lies within the village, and none of it needs the weather.',
    suits: 'In the rain',
    reasons: [
      'Every stop is in the village, so no way between two of them is long enough to get soaked.',
      'The bakehouse comes first because it shuts soonest.',
      'On cliffs and beaches rain means wind and wet rock: today they can wait.',
    ],
    season: { from: '01-01', until: '12-31' },
    weekdays: ['tue', 'wed', 'thu', 'fri', 'sat'],
    base: 'village-centre',
    days: [
      {
        title: 'From door to door',
        setsOut: '10:00',
        stops: [
          {
            kind: 'venue',
            slug: 'shippen-bakehouse',
            time: '10:05',
            minutes: 25,
            note: 'Whatever has just come out of the oven.',
          },
          {
            kind: 'activity',
            slug: 'historic-village-tour',
            time: '11:00',
            minutes: 75,
            note: 'It is a place of worship: look for notices of services before you go in.',
          },
          {
            kind: 'venue',
            slug: 'bay-tree-tearoom',
            time: '13:30',
            minutes: 120,
            note: 'Bring a book, or a pack of cards.',
          },
          {
            kind: 'venue',
            slug: 'luggers-rest',
            time: '17:30',
            minutes: 90,
            note: 'By the window, watching it come down.',
          },
        ],
      },
    ],
    updated,
  },
  {
    slug: 'low-water-morning',
    title: 'A Morning at Low Water',
    seo: {
      title: 'A Low-Water Morning at Blackpool Sands, by the Tide Table',
      description:
        'A morning at Blackpool Sands timed by the tide: an hour either side of low water, what the sea uncovers, when to turn back, and breakfast afterwards.',
    },
    image: {
      src: 'beach-jenny-coles-cove',
      alt: 'Jenny Cole’s Cove at low water: somebody with a net by a pool, between high walls of rock',
    },
    summary: 'Go by the tide table, not the clock: an hour before low water until an hour after.',
    description:
      'Some mornings the sea goes out far enough to show what it has been hiding. Choose one whose low water falls between nine and noon, go down an hour before it on the falling tide, and watch the time: Jenny Cole’s Cove can be reached from the beach only around low tide, and the rising sea closes the way round the rocks. Whether you go there is for you to decide on the day; the beach alone is worth the early start. Then climb back up for something baked.',
    suits: 'By the tide',
    reasons: [
      'An hour before low water the tide is still falling, so there is more beach every minute.',
      'You are on the way up well before the sea is on the way in.',
      'In the morning there is daylight on both sides of low water, in every month of its season.',
      'These are predictions, and wind and pressure shift them: look at the sea as well as at the clock.',
    ],
    season: { from: '04-01', until: '09-30' },
    weekdays: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    lowWater: { from: '09:00', until: '12:00' },
    base: 'village-centre',
    days: [
      {
        title: 'Down with the tide',
        stops: [
          {
            kind: 'beach',
            slug: 'blackpool-sands',
            minutes: 120,
            note: 'Tell someone where you are going, and turn back early.',
          },
          {
            kind: 'venue',
            slug: 'bay-tree-tearoom',
            minutes: 45,
            note: 'A late breakfast or an early tea, as the tide has it.',
          },
        ],
      },
    ],
    updated,
  },
  {
    slug: 'slow-sunday',
    title: 'A Slow Sunday',
    seo: {
      title: 'A Slow Sunday in Stoke Fleming: the Cove and a Long Lunch',
      description:
        'Down to the cove before the crowd, up again with an appetite, and a long Sunday lunch in the village: half a day on foot that asks nothing of anybody.',
    },
    image: {
      src: 'venue-cove-and-kiln',
      alt: 'A whole fish on the iron before a kiln full of flames, half a lemon beside it',
    },
    summary: 'The cove before the crowd, an appetite on the way up, and a long lunch.',
    description:
      'Sundays want very little arranging. Wander down to Blackpool Sands while the morning is still quiet and look at the water until you are bored, which takes longer than you would think. The path back up earns you lunch, and lunch is all that is planned: a wood oven, no hurry, and nowhere else to be. What is left of the afternoon is yours.',
    suits: 'On a Sunday',
    reasons: [
      'The beach is quietest in the morning, and there is time for the climb before lunch.',
      'The kitchen serves lunch on Sundays only, so this is the day for it.',
      {
        text: 'Everything is on foot: on Sundays bus 3 runs {count sunday} times each way.',
        facts: ['3-to-kingsbridge', '3-to-dartmouth'],
      },
    ],
    season: { from: '01-01', until: '12-31' },
    weekdays: ['sun'],
    base: 'village-centre',
    days: [
      {
        title: 'The cove and a long lunch',
        setsOut: '10:00',
        stops: [
          {
            kind: 'beach',
            slug: 'blackpool-sands',
            time: '10:30',
            minutes: 90,
            note: 'Walk to the far end and back.',
          },
          {
            kind: 'venue',
            slug: 'cove-and-kiln',
            time: '13:00',
            minutes: 120,
            note: 'Ring ahead for a table.',
          },
        ],
      },
    ],
    updated,
  },
  {
    slug: 'two-days',
    title: 'Two Days: the\u00a0River and the Cove',
    seo: {
      title: 'Two Days in Stoke Fleming: Castle, River, Cove and Crab',
      description:
        'A plan for two days without a car: on foot to Dartmouth Castle, the river and the bus home, then up to Strete for crab and down to Blackpool Sands.',
    },
    image: {
      src: 'activity-dartmouth-castle-visit',
      alt: 'Dartmouth Castle on its rock, looked up at from the water by two people in a red rowing boat',
    },
    summary: 'One day north to the castle and the river, one day south to the cove.',
    description:
      'If you have two days, give one to each side of the village. The first goes north along the cliffs to the castle and the river, and comes home by bus. The second goes south and is kinder to legs: the bus up to Strete, crab at the top, the path down to the cove, and supper in the village when you have climbed back. Either works without the other, and neither needs a car.',
    suits: 'For two days',
    reasons: [
      'The longer walk comes on the first day, the shorter one on the second.',
      {
        text: 'It begins on a Thursday or a Sunday so that bus and hatch keep to both days.',
        facts: ['3-to-kingsbridge'],
      },
      'Both evenings end in the village, with supper a short way from bed.',
    ],
    season: { from: '04-01', until: '10-24' },
    weekdays: ['thu', 'sun'],
    base: 'village-centre',
    days: [
      {
        title: 'The castle and the river',
        setsOut: '09:30',
        stops: [
          {
            kind: 'activity',
            slug: 'dartmouth-castle-visit',
            time: '11:30',
            minutes: 90,
            by: 'foot',
            note: 'Along the cliffs by Little Dartmouth, with time to look.',
          },
          {
            kind: 'activity',
            slug: 'river-dart-cruise',
            time: '14:00',
            minutes: 60,
            note: 'From the embankment; then the bus home.',
          },
        ],
      },
      {
        title: 'Crab and the cove',
        setsOut: '11:00',
        stops: [
          {
            kind: 'venue',
            slug: 'crab-shack',
            time: '12:05',
            minutes: 45,
            by: 'bus',
            note: 'Lunch from the hatch, once the bus has done the hill.',
          },
          {
            kind: 'beach',
            slug: 'blackpool-sands',
            time: '13:30',
            minutes: 150,
            note: 'The rest of the afternoon.',
          },
          {
            kind: 'venue',
            slug: 'luggers-rest',
            time: '18:30',
            minutes: 90,
            note: 'Supper, within sight of home.',
          },
        ],
      },
    ],
    updated,
  },
  {
    slug: 'long-weekend',
    title: 'A Long Weekend: Three Days',
    seo: {
      title: 'A Long Weekend in Stoke Fleming: Three Days from Friday',
      description:
        'Three days from Friday to Sunday: the village and a good supper, the long beach and the lake by bus on Saturday, and the castle and the river on Sunday.',
    },
    image: {
      src: 'area-village-centre',
      alt: 'The tower of St Peter’s Church above slate roofs at evening, smoke from the chimneys, a cat on a ridge',
    },
    summary: 'Arrive on Friday, see the long beach on Saturday, and the castle on Sunday.',
    description:
      'Come on a Friday, in time for tea. See the village while there is light and eat well in the evening. Saturday is for the long beach and the lake behind it, because the bus there runs on Saturdays and not on Sundays. Sunday is for the castle: out along the cliffs in the morning, the river after lunch, and one of the four Sunday buses home. It asks for good shoes and for nothing with an engine of your own.',
    suits: 'For three days',
    reasons: [
      {
        text: 'The bus to the long beach runs Monday to Saturday, so that beach is Saturday’s.',
        facts: ['93t-to-slapton'],
      },
      {
        text: 'Bus 3 has known times on Sundays; on Saturdays ask Stagecoach. So the castle is Sunday’s.',
        facts: ['3-to-kingsbridge'],
      },
      'The first day asks for nothing but arriving.',
    ],
    season: { from: '04-01', until: '10-24' },
    weekdays: ['fri'],
    base: 'village-centre',
    days: [
      {
        title: 'Arrive, and look round',
        setsOut: '14:00',
        stops: [
          {
            kind: 'activity',
            slug: 'historic-village-tour',
            time: '14:15',
            minutes: 60,
            note: 'Lanes, slate and the tower that ships steered by.',
          },
          {
            kind: 'venue',
            slug: 'bay-tree-tearoom',
            time: '15:30',
            minutes: 45,
            note: 'The holiday begins here.',
          },
          {
            kind: 'venue',
            slug: 'cove-and-kiln',
            time: '19:00',
            minutes: 120,
            note: 'Ring ahead for a table.',
          },
        ],
      },
      {
        title: 'The long beach and the lake',
        setsOut: '09:30',
        stops: [
          {
            kind: 'area',
            slug: 'strete-gate',
            minutes: 10,
            by: 'bus',
            note: 'Off the bus, and south along the bar.',
          },
          {
            kind: 'activity',
            slug: 'slapton-ley-birdwatching',
            minutes: 75,
            note: 'Bring binoculars, and keep still.',
          },
          {
            kind: 'area',
            slug: 'strete-gate',
            minutes: 15,
            note: 'Be here before the bus is.',
          },
        ],
      },
      {
        title: 'The castle and the river',
        setsOut: '09:30',
        stops: [
          {
            kind: 'activity',
            slug: 'dartmouth-castle-visit',
            time: '11:30',
            minutes: 90,
            by: 'foot',
            note: 'Along the cliffs by Little Dartmouth.',
          },
          {
            kind: 'activity',
            slug: 'river-dart-cruise',
            time: '14:00',
            minutes: 45,
            note: 'Then one of the four Sunday buses home.',
          },
        ],
      },
    ],
    updated,
  },
];
