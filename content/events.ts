/**
 * Events, all of them sample entries, in any order: the pages sort by date. Of past ones the regatta
 * is on the home page and in the calendar, the other six are on the events page.
 */
import type { Event } from './types';

export const events = [
  {
    slug: 'music-on-the-green',
    title: 'Music on the Green',
    seo: {
      title: 'Music on the Green: A Summer Evening in Stoke Fleming',
      description:
        'Fiddles, brass and a borrowed stage on Stoke Fleming’s green, Saturday 19 July 2025 from 18:00. Tickets, what to bring to sit on, and how to get home.',
    },
    image: {
      src: 'event-music-on-the-green',
      alt: 'A bandsman behind a great brass horn, lanterns strung over people on rugs at dusk',
    },
    summary: 'Fiddles, brass and picnic rugs until the swifts go to bed.',
    description:
      'The stage is two farm trailers pushed together and the lights belong to somebody’s caravan, and by eight o’clock nobody can tell. Three bands, from shanties to brass to something with a fiddle in it that makes even the churchwarden tap his foot. Bring a rug, a picnic and a jumper for later. Children dance at the front from the first note; the rest of us come in around the second cider.',
    place: 'village-centre',
    updated: '2026-11-20',
    type: 'Music',
    startDate: '2025-07-19',
    startTime: '18:00',
    endTime: '21:30',
    address: { street: 'Village Green', village: 'Stoke Fleming' },
    price: '£8, children £4',
    priceFrom: 4,
    organizer: 'Friends of the Green',
    booking: { phone: '01632 960311', email: 'music@friends-of-the-green.example' },
    comesRound: { month: 7, weekday: 'sat', which: 3 },
  },
  {
    slug: 'photography-workshop',
    title: 'Coastal Photography Workshop',
    seo: {
      title: 'Coastal Photography Workshop in Stoke Fleming, 8 August',
      description:
        'Three hours of evening light with a patient teacher and a group of eight, on Friday 8 August 2025. For phones and cameras alike: price, kit and booking.',
    },
    image: {
      src: 'event-photography-workshop',
      alt: 'The back of a wooden plate camera, the bay upside down on its glass and a hand at the screw',
    },
    summary: 'Evening light, eight people, one teacher, and no question too simple.',
    description:
      'We meet on the green, talk for twenty minutes about where the light is going, and then go after it. There are eight places, so everyone gets help: how to keep a horizon level, when to crouch, why the best picture is usually behind you. A phone is welcome, and so is a camera whose manual you have never opened. We finish on the clifftop as the colour goes, with a flask and a look at what everyone found.',
    place: 'village-centre',
    updated: '2026-11-20',
    type: 'Workshop',
    startDate: '2025-08-08',
    startTime: '17:30',
    endTime: '20:30',
    address: { street: 'Village Green', village: 'Stoke Fleming' },
    price: '£25, including tea and cake',
    priceFrom: 25,
    organizer: 'Start Bay Camera Circle',
    booking: { phone: '01632 960322', email: 'workshops@start-bay-camera.example' },
  },
  {
    slug: 'village-fair',
    title: 'Village Fair',
    seo: {
      title: 'Stoke Fleming Village Fair on the Green, 30 August',
      description:
        'Cake stalls, a coconut shy, a dog show and the tug of war that nobody will admit to practising for: Saturday 30 August 2025 on the Village Green. Free entry.',
    },
    image: {
      src: 'event-village-fair',
      alt: 'Three people heave on the rope in a tug of war, bunting above them, a crowd and the church tower behind',
    },
    summary: 'Cake, coconuts, a dog show, and a tug of war with grudges in it.',
    description:
      'The tombola has had the same bottle of banana liqueur on it for years, and somebody always wins it and always gives it back. Come for the cakes at eleven, because by noon there is only seed cake left. The dog show is judged on waggiest tail, the tug of war is upper village against lower, and the brass band plays the one everybody knows. Entry is free; your loose change will not see the afternoon out.',
    place: 'village-centre',
    updated: '2026-11-20',
    type: 'Community',
    startDate: '2025-08-30',
    startTime: '11:00',
    endTime: '16:00',
    address: { street: 'Village Green', village: 'Stoke Fleming' },
    price: 'Free',
    priceFrom: 0,
    organizer: 'Village Fair Committee',
    booking: { phone: '01632 960333', email: 'fair@visitstokefleming.example' },
    comesRound: { month: 8, weekday: 'sat', which: 'last' },
  },
  {
    slug: 'regatta',
    title: 'Dartmouth Regatta',
    seo: {
      title: 'Dartmouth Regatta, 28 to 30 August 2025: Three Days Afloat',
      description:
        'Sails on the river and crowds along the embankment: Dartmouth Regatta runs from Thursday 28 to Saturday 30 August 2025. How to get there from the village.',
    },
    image: {
      src: 'event-regatta',
      alt: 'Racing yachts under red, white and yellow sails on the Dart, people leaning on the railings to watch',
    },
    summary: 'Three days of sails on the Dart, with the whole town leaning on the railings.',
    description:
      'For three days Dartmouth gives up on anything that is not a boat. Sails crowd the river, flags crack along the embankment, and total strangers explain the rules to each other with great confidence. You need no ticket to lean on a railing and shout for the boat with the nicest colours. Come early for a place on the wall, stay for chips, and take bus 3 if you can, because every parking space in town has been spoken for.',
    place: 'dartmouth',
    updated: '2026-11-20',
    type: 'Event',
    startDate: '2025-08-28',
    endDate: '2025-08-30',
    startTime: '10:00',
    endTime: '22:00',
    address: { street: 'The embankment', village: 'Dartmouth' },
    price: 'Free to watch',
    priceFrom: 0,
    organizer: 'Regatta Committee',
    booking: { phone: '01632 960344', email: 'ask@regatta.example' },
  },
  {
    slug: 'beach-clean',
    title: 'Strete Gate Beach Clean',
    seo: {
      title: 'Strete Gate Beach Clean on Friday, 5 September 2025',
      description:
        'Two and a half hours, a sack and a litter picker on Friday 5 September 2025. Gloves and biscuits are found for you; bring boots, water and good company.',
    },
    image: {
      src: 'event-beach-clean',
      alt: 'A volunteer kneels to pick a bottle from a shingle beach, another stands behind with a sack on her back',
    },
    summary: 'Sacks, gloves, biscuits, and a beach that looks better when we leave.',
    description:
      'You are given gloves, a sack, a picker and a stretch of shingle, and you will be amazed at what the sea thinks is ours. Rope, mostly. Once a left wellington, every year a left one. Children get a tally sheet and take it more seriously than the rest of us. We weigh the haul at the end, groan at the total, and eat biscuits on the tailgate. Meet in the Strete Gate car park, and listen to the tide briefing before you start.',
    place: 'strete-gate',
    updated: '2026-11-20',
    type: 'Conservation',
    startDate: '2025-09-05',
    startTime: '10:00',
    endTime: '12:30',
    address: { street: 'Strete Gate car park' },
    price: 'Free',
    priceFrom: 0,
    organizer: 'Start Bay Shore Wardens',
    booking: { phone: '01632 960355', email: 'join@shore-wardens.example' },
    comesRound: { month: 9, weekday: 'fri', which: 1 },
  },
  {
    slug: 'crab-and-cider-fair',
    title: 'Crab & Cider Fair',
    seo: {
      title: 'Crab & Cider Fair: A Taste of Autumn in Stoke Fleming',
      description:
        'Twenty stalls of crab, cider, cheese and chutney on the Village Green, Saturday 20 September 2025, 11:00 to 17:00. Tickets, tastings and the picking contest.',
    },
    image: {
      src: 'event-crab-and-cider-fair',
      alt: 'A red crab on a barrel’s boards, in one claw a mug of cider and in the other an apple',
    },
    summary: 'Twenty stalls, forty ciders, and a crab-picking contest with a local favourite.',
    description:
      'September is when the crabs are heavy and the apples are down, which seemed to somebody like a reason for a party. There are twenty stalls, with more cider than is wise and enough bread to make up for it. At three o’clock comes the crab-picking contest: five minutes, one crab, neatness counts. The favourite is a great-grandmother from Strete who has never lost and never once looked up. Bring a bag for the cheese.',
    place: 'village-centre',
    updated: '2026-11-20',
    type: 'Food',
    startDate: '2025-09-20',
    startTime: '11:00',
    endTime: '17:00',
    address: { street: 'Village Green', village: 'Stoke Fleming' },
    price: '£5, children £2',
    priceFrom: 2,
    organizer: 'Start Bay Food Fair',
    booking: { phone: '01632 960366', email: 'stalls@start-bay-food-fair.example' },
    comesRound: { month: 9, weekday: 'sat', which: 3 },
  },
  {
    slug: 'harvest-festival',
    title: 'Harvest Festival',
    seo: {
      title: 'Harvest Festival at St Peter’s Church, 5 October 2025',
      description:
        'Marrows on the windowsills, nets by the font and everyone’s favourite hymn: Harvest Festival at St Peter’s, Stoke Fleming, Sunday 5 October 2025 at 10:30.',
    },
    image: {
      src: 'event-harvest-festival',
      alt: 'A great sheaf of wheat tied with a red ribbon before a church window, a marrow, apples and a loaf beside it',
    },
    summary: 'Marrows on the windowsills, nets by the font, and lunch for whoever stays.',
    description:
      'By Saturday night every windowsill in St Peter’s has a marrow on it, and the font is up to its neck in dahlias. This is harvest from both sides of the cliff, so a fishing net hangs among the wheat. Come and sing, whether or not you usually do; the hymns are the ones you learnt at school and your voice will remember them. Afterwards there is soup, bread and a great deal of apple cake, and visitors are given theirs first.',
    place: 'st-peters-church',
    updated: '2026-11-20',
    type: 'Religious',
    startDate: '2025-10-05',
    startTime: '10:30',
    endTime: '13:00',
    address: { street: 'St Peter’s Church', village: 'Stoke Fleming' },
    price: 'Free',
    priceFrom: 0,
    organizer: 'Harvest Supper Group',
    booking: { phone: '01632 960377', email: 'harvest@visitstokefleming.example' },
    comesRound: { month: 10, weekday: 'sun', which: 1 },
  },
] as const satisfies readonly Event[];

export type EventSlug = (typeof events)[number]['slug'];

/** What the events page lists after the events to come. */
export const eventsPageSlugs = [
  'music-on-the-green',
  'photography-workshop',
  'village-fair',
  'beach-clean',
  'crab-and-cider-fair',
  'harvest-festival',
] as const satisfies readonly EventSlug[];
