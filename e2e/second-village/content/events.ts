/** Two events. */
import type { Event } from './types';

export const events = [
  {
    slug: 'music-on-the-green',
    title: 'Music on the Green',
    seo: {
      title: 'Music on the Green: A Summer Evening in Kettle Staith',
      description:
        'Fiddles, brass and a borrowed stage on Kettle Staith’s green, Saturday 19 July 2025 from 18:00. Tickets, what to bring to sit on, and how to get home.',
    },
    image: {
      src: 'event-music-on-the-green',
      alt: 'Musicians on a bandstand strung with lamps at dusk, people listening on rugs on the grass',
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
    location: 'Village Green, Kettle Staith',
    price: '£8, children £4',
    priceFrom: 4,
    organizer: 'Friends of the Green',
    booking: {
      phone: '+44 (0)1674 820311',
      email: 'music@friends-of-the-green.test',
    },
  },
  {
    slug: 'photography-workshop',
    title: 'Coastal Photography Workshop',
    seo: {
      title: 'Coastal Photography Workshop in Kettle Staith, 8 August',
      description:
        'Three hours of evening light with a patient teacher and a group of eight, on Friday 8 August 2025. For phones and cameras alike: price, kit and booking.',
    },
    image: {
      src: 'event-photography-workshop',
      alt: 'Photographers with tripods on a cliff in a low light, a sail on the bay below them',
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
    location: 'Village Green, Kettle Staith',
    price: '£25, including tea and cake',
    priceFrom: 25,
    organizer: 'Skerr Bay Camera Circle',
    booking: {
      phone: '+44 (0)1674 820322',
      email: 'workshops@skerr-bay-camera.test',
    },
  },
] as const satisfies readonly Event[];

export type EventSlug = (typeof events)[number]['slug'];

/** What the events page lists. */
export const eventsPageSlugs = [
  'music-on-the-green',
  'photography-workshop',
] as const satisfies readonly EventSlug[];
