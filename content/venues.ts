/** Places to eat and drink. All six are invented samples. */
import type { Venue } from './types';

export const venues = [
  {
    slug: 'luggers-rest',
    name: 'The Lugger’s Rest',
    seo: {
      title: 'The Lugger’s Rest: A Village Pub in Stoke Fleming, Devon',
      description:
        'A low-beamed village pub with Devon ales, crab sandwiches and a fire that starts in September. Opening hours, menu favourites and how to find the door.',
    },
    image: {
      src: 'venue-luggers-rest',
      alt: 'Under a table at The Lugger’s Rest: a spaniel between sea boots and a red skirt, a hand coming down with a bite of bread',
    },
    summary: 'Low beams, Devon ales and a dog under most of the tables.',
    description:
      'Mind your head, then your step, then the spaniel. Once you are past all three it is a proper village pub: settles polished by generations of corduroy, a fire that is lit at the first excuse, and a crab sandwich that you need both hands for. The pie of the day is chalked up at noon and rubbed out by two. Muddy boots are welcome in the bar, and so is whoever happens to be wearing them.',
    place: 'village-centre',
    updated: '2026-11-20',
    type: 'Pub',
    schemaType: 'BarOrPub',
    cuisine: 'Pub classics',
    rating: 4.5,
    priceRange: '££',
    specialties: ['Crab sandwiches', 'Steak and ale pie', 'Devon ales'],
    openHours: 'Mon to Sat 12:00–23:00, Sun 12:00–22:00',
    openingHours: [
      { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], opens: '12:00', closes: '23:00' },
      { days: ['sun'], opens: '12:00', closes: '22:00' },
    ],
    phone: '01632 960111',
    address: { street: '2 Anchor Row', village: 'Stoke Fleming', postcode: 'TQ6 0ZZ' },
    access: { stepFree: false, dogs: true, highchair: true },
  },
  {
    slug: 'cove-and-kiln',
    name: 'Cove & Kiln',
    seo: {
      title: 'Cove & Kiln: Wood-Fired Seafood in Stoke Fleming, Devon',
      description:
        'Fish and vegetables cooked over wood in a small dining room in Stoke Fleming. Our editors’ choice for an evening out: hours, specialities and booking line.',
    },
    image: {
      src: 'venue-cove-and-kiln',
      alt: 'A whole fish on the iron before a kiln full of flames, half a lemon beside it',
    },
    summary: 'Everything meets the fire: fish, leeks, bread, even the butter.',
    description:
      'There are nine tables and one oven, and the oven is in charge. Fish comes off the bone with a nudge, leeks arrive black outside and sweet as custard within, and the flatbread is blistered enough to need no explanation. Menus follow the boats and the weather, so nobody can tell you on Monday what you will eat on Friday. Sit where you can see the flames, and order the smoked butter even if you think you will not need it. You will.',
    place: 'village-centre',
    updated: '2026-11-20',
    type: ['Restaurant', 'Seafood', 'Editors Choice'],
    schemaType: 'Restaurant',
    cuisine: 'Wood-fired seafood and seasonal vegetables',
    rating: 4.9,
    priceRange: '£££',
    specialties: ['Whole fish over embers', 'Charred leeks', 'Smoked butter and flatbread'],
    openHours: 'Wed to Sat 18:00–22:30, Sun 12:00–15:30',
    openingHours: [
      { days: ['wed', 'thu', 'fri', 'sat'], opens: '18:00', closes: '22:30' },
      { days: ['sun'], opens: '12:00', closes: '15:30' },
    ],
    phone: '01632 960122',
    address: {
      street: 'The Old Kiln, Chandler’s Lane',
      village: 'Stoke Fleming',
      postcode: 'TQ6 0ZZ',
    },
    access: { stepFree: true, accessibleToilet: true, dogs: false },
  },
  {
    slug: 'bay-tree-tearoom',
    name: 'The Bay Tree Tearoom',
    seo: {
      title: 'The Bay Tree Tearoom: Cream Teas in Stoke Fleming, Devon',
      description:
        'Warm scones, clotted cream and loose-leaf tea under a bay tree in Stoke Fleming. When the tearoom opens, what it bakes, and which goes first, jam or cream.',
    },
    image: {
      src: 'venue-bay-tree-tearoom',
      alt: 'A tea table from straight above: scones with cream and jam, a red teapot, cups, and bay leaves over all of it',
    },
    summary: 'Scones from the oven at ten, and a firm view on cream before jam.',
    description:
      'The bay tree is older than the tearoom and takes up most of the garden, so the tables have been fitted in around it like guests at a wedding. Scones come out at ten and again at two; get there for either and they are still too hot to split, which has never stopped anyone. This is Devon, so the cream goes on first. Ask for jam underneath and they will serve it with perfect manners and tell the kitchen.',
    place: 'village-centre',
    updated: '2026-11-20',
    type: 'Café',
    schemaType: 'CafeOrCoffeeShop',
    cuisine: 'Cream teas and light lunches',
    rating: 4.7,
    priceRange: '£',
    specialties: ['Devon cream tea', 'Soup of the day', 'Coffee and walnut cake'],
    openHours: 'Tue to Sun 10:00–16:30',
    openingHours: [
      { days: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'], opens: '10:00', closes: '16:30' },
    ],
    phone: '01632 960133',
    address: { street: '7 Bay Tree Cottages', village: 'Stoke Fleming', postcode: 'TQ6 0ZZ' },
    access: { stepFree: true, dogs: true, highchair: true },
  },
  {
    slug: 'crab-shack',
    name: 'The Blue Pot Crab Shack',
    seo: {
      title: 'The Blue Pot Crab Shack: Seafood to Take Away, Strete',
      description:
        'Dressed crab, hot prawn rolls and chips in paper from a blue shed in Strete. See when the hatch opens, what sells out first, and how to ring your order in.',
    },
    image: {
      src: 'venue-crab-shack',
      alt: 'Two people on a sea wall from behind, a paper of chips between them and a large gull looking on',
    },
    summary: 'Dressed crab through a hatch, to be eaten on a wall with a wooden fork.',
    description:
      'It is a shed, it is blue, and it has a hatch. Through the hatch come dressed crabs, prawn rolls dripping with garlic butter, and chips in paper that goes see-through before you have found somewhere to sit. The chalkboard gets shorter as the day goes on, and when the crab has gone the sign says so and everyone sighs in turn. Bring a cushion for the wall, and keep one eye on the gulls: they read the menu too.',
    place: 'strete',
    updated: '2026-11-20',
    type: ['Seafood', 'Takeaway'],
    schemaType: 'FastFoodRestaurant',
    cuisine: 'Seafood to take away',
    rating: 4.6,
    priceRange: '£',
    specialties: ['Dressed crab', 'Hot prawn rolls', 'Chips in paper'],
    openHours: 'Thu to Mon 11:30–18:30',
    openingHours: [{ days: ['mon', 'thu', 'fri', 'sat', 'sun'], opens: '11:30', closes: '18:30' }],
    phone: '01632 960144',
    address: { street: 'The Blue Shed, Slipway Hill', village: 'Strete', postcode: 'TQ6 0ZZ' },
    access: { stepFree: true, accessibleToilet: false, dogs: true },
  },
  {
    slug: 'shippen-bakehouse',
    name: 'The Shippen Bakehouse',
    seo: {
      title: 'The Shippen Bakehouse: Bread and Pasties, Stoke Fleming',
      description:
        'Sourdough, saffron buns and pasties baked before breakfast in an old cow shed in Stoke Fleming. Opening hours, what to order ahead, and when the oven opens.',
    },
    image: {
      src: 'venue-shippen-bakehouse',
      alt: 'A baker seen from inside the oven, a loaf coming in on his long peel and others baking round it',
    },
    summary: 'An old cow shed that smells of bread by six in the morning.',
    description:
      'A shippen is a cow shed, and the cows would not recognise it. Bread goes in at four, the door opens at half past seven, and the lane smells of crust for the rest of the morning. Pasties are crimped by hand and come in two sizes, sensible and walker’s. Saffron buns appear on Saturdays and do not reach eleven o’clock. If you are catching the early bus, ring the evening before and they will put a bag by.',
    place: 'village-centre',
    updated: '2026-11-20',
    type: 'Bakery',
    schemaType: 'Bakery',
    cuisine: 'Bread, pasties and cakes',
    rating: 4.8,
    priceRange: '£',
    specialties: ['Slow-risen sourdough', 'Hand-crimped pasties', 'Saturday saffron buns'],
    openHours: 'Tue to Fri 07:30–14:00, Sat 07:30–13:00',
    openingHours: [
      { days: ['tue', 'wed', 'thu', 'fri'], opens: '07:30', closes: '14:00' },
      { days: ['sat'], opens: '07:30', closes: '13:00' },
    ],
    phone: '01632 960155',
    address: { street: 'The Shippen, Orchard Yard', village: 'Stoke Fleming', postcode: 'TQ6 0ZZ' },
    access: { stepFree: true, parkingByDoor: true, dogs: false },
  },
  {
    slug: 'saltmarsh-catering',
    name: 'Saltmarsh Catering',
    seo: {
      title: 'Saltmarsh Catering: Picnics and Feasts, South Devon',
      description:
        'Hampers for the beach, long tables for birthdays, and breakfasts left on the step of your holiday cottage: a caterer who comes to you around Stoke Fleming.',
    },
    image: {
      src: 'venue-saltmarsh-catering',
      alt: 'Somebody rides a carrier bicycle along a marsh, a hamper with bread and a bottle in front, reflected in the water',
    },
    summary: 'Hampers, feasts and breakfasts brought to your door, your tent or your rug.',
    description:
      'Some holidays need a cook who arrives, feeds fourteen people and leaves the kitchen cleaner than it was. Saltmarsh will do that. They will also pack a hamper for two, with proper glasses, or leave breakfast in a basket on the step before you are awake. Menus lean on whatever is near and good that week. Tell them about allergies, small children and wind direction, since a pavlova on a clifftop is a matter for planning.',
    place: 'village-centre',
    updated: '2026-11-20',
    type: 'Catering',
    schemaType: 'FoodEstablishment',
    cuisine: 'Seasonal menus for any occasion',
    rating: 4.7,
    priceRange: '££',
    specialties: ['Beach hampers', 'Long-table feasts', 'Doorstep breakfasts'],
    openHours: 'By arrangement',
    phone: '01632 960166',
    address: { street: 'Unit 3, Orchard Yard', village: 'Stoke Fleming', postcode: 'TQ6 0ZZ' },
    website: 'https://saltmarsh-catering.example',
  },
] as const satisfies readonly Venue[];

export type VenueSlug = (typeof venues)[number]['slug'];
