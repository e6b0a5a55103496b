/** Two places to eat and drink. */
import type { Venue } from './types';

export const venues = [
  {
    slug: 'luggers-rest',
    name: 'The Lugger’s Rest',
    seo: {
      title: 'The Lugger’s Rest: A Village Pub in Kettle Staith, Angus',
      description:
        'A low-beamed village pub with Angus ales, crab sandwiches and a fire that starts in September. Opening hours, menu favourites and how to find the door.',
    },
    image: {
      src: 'venue-luggers-rest',
      alt: 'A pint of ale and a golden pasty on a stone wall before The Lugger’s Rest, its sign and the church tower behind',
    },
    summary: 'Low beams, Angus ales and a dog under most of the tables.',
    description:
      'Mind your head, then your step, then the spaniel. Once you are past all three it is a proper village pub: settles polished by generations of corduroy, a fire that is lit at the first excuse, and a crab sandwich that you need both hands for. The pie of the day is chalked up at noon and rubbed out by two. Muddy boots are welcome in the bar, and so is whoever happens to be wearing them.',
    place: 'village-centre',
    updated: '2026-11-20',
    type: 'Pub',
    schemaType: 'BarOrPub',
    cuisine: 'Pub classics',
    rating: 4.5,
    priceRange: '££',
    specialties: ['Crab sandwiches', 'Steak and ale pie', 'Angus ales'],
    openHours: 'Mon to Sat 12:00–23:00, Sun 12:00–22:00',
    openingHours: [
      {
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
        opens: '12:00',
        closes: '23:00',
      },
      {
        days: ['sun'],
        opens: '12:00',
        closes: '22:00',
      },
    ],
    phone: '+44 (0)1674 820111',
    address: '2 Anchor Row, Kettle Staith, DD10 9QX',
  },
  {
    slug: 'cove-and-kiln',
    name: 'Cove & Kiln',
    seo: {
      title: 'Cove & Kiln: Wood-Fired Seafood in Kettle Staith, Angus',
      description:
        'Fish and vegetables cooked over wood in a small dining room in Kettle Staith. Our editors’ choice for an evening out: hours, specialities and booking line.',
    },
    image: {
      src: 'venue-cove-and-kiln',
      alt: 'A whole fish and two glasses of white wine on a table laid above the bay at dusk, lamps strung overhead',
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
      {
        days: ['wed', 'thu', 'fri', 'sat'],
        opens: '18:00',
        closes: '22:30',
      },
      {
        days: ['sun'],
        opens: '12:00',
        closes: '15:30',
      },
    ],
    phone: '+44 (0)1674 820122',
    address: 'The Old Kiln, Chandler’s Lane, Kettle Staith, DD10 9QX',
  },
] as const satisfies readonly Venue[];
