/** Titles, introductions and metadata of the pages that are not an item's. */
import { home } from './home';
import { site } from './site';
import type { Page } from './types';

export const pages = {
  home: {
    seo: {
      title: 'Kettle Staith, North Angus: Your Guide to the Village',
      description:
        'Plan a visit to Kettle Staith on the cliffs of Skerr Bay: walks, beaches, places to eat and stay, events, tide times, and a planner to keep it all in.',
    },
    title: home.hero.heading,
    intro: home.hero.text,
    image: {
      src: 'hero-home',
      alt: 'Kettle Staith and its church tower on the cliffs of Skerr Bay at morning, headlands fading to the south',
    },
    updated: '2026-11-20',
  },
  thingsToDo: {
    seo: {
      title: 'Things to Do in Kettle Staith: Walks, Water, History',
      description:
        'Two things to do in and around Kettle Staith, North Angus, from a 20 minute walk to the beach to a whole day at sea, each with times, tips and difficulty.',
    },
    title: 'Things to Do',
    intro:
      'Walk it, paddle it, photograph it, or have somebody else take the helm. Two ways into the coast and the country behind it.',
    image: {
      src: 'hero-things-to-do',
      alt: 'Walkers on a clifftop path, with sails on the bay below them',
    },
    updated: '2026-11-20',
  },
  beaches: {
    seo: {
      title: 'Beaches near Kettle Staith: One on Skerr Bay, Angus',
      description:
        'Whinstone Sands, Heugh Point and Puffin Strand compared: distance, facilities, dogs, access, lifeguards, tides and the cautions to know before you go in.',
    },
    title: 'Beaches',
    intro:
      'A pine-backed crescent, a quiet end and a very long middle. All shingle, whatever the names say, so bring shoes.',
    image: {
      src: 'hero-beaches',
      alt: 'A bright curve of shingle beach between wooded cliffs, with lines of surf coming in',
    },
    updated: '2026-11-20',
  },
  foodDrink: {
    seo: {
      title: 'Food and Drink in Kettle Staith: Pub, Café, Crab, Cake',
      description:
        'Where to eat and drink around Kettle Staith, North Angus: a pub, a wood-fired kitchen, cream teas, crab through a hatch, fresh bread and a caterer on call.',
    },
    title: 'Food & Drink',
    intro:
      'Sea air is a poor substitute for lunch. Here are two good answers to the question that follows every walk.',
    image: {
      src: 'hero-food-drink',
      alt: 'A table above the sea laid with crab, bread and a jug, sails on the water beyond',
    },
    updated: '2026-11-20',
  },
  stay: {
    seo: {
      title: 'Where to Stay in Kettle Staith: Cottages to Bell Tents',
      description:
        'Find a place to stay near Kettle Staith, North Angus: cottage, guest house, bell tent, caravan, inn or a whole hotel. Filter by price, size and sea view.',
    },
    title: 'Stay',
    intro:
      'Under slate, under canvas or above the bar: choose your roof, and how much sea goes with it.',
    image: {
      src: 'hero-stay',
      alt: 'Cottages with lit windows on a hillside above the bay at dusk',
    },
    updated: '2026-11-20',
  },
  events: {
    seo: {
      title: 'Events in Kettle Staith: Fairs, Music, Crab and Harvest',
      description:
        'What is on in Kettle Staith from July to October 2025: music on the green, a village fair, a photography workshop, a beach clean, crab, cider and harvest.',
    },
    title: 'Events',
    intro:
      'From fiddles on the green in July to marrows on the windowsills in October. Strangers are put to work or given cake, often both.',
    image: {
      src: 'hero-events',
      alt: 'Bunting strung across the Village Green over stalls and people, the church tower behind',
    },
    updated: '2026-11-20',
  },
  about: {
    seo: {
      title: 'About Kettle Staith: A Village on the Cliffs of Angus',
      description:
        'The story of Kettle Staith in figures and in two short tales, both invented: how the staith got its kettle, and the winter in which everything came by cart.',
    },
    title: 'About the Village',
    intro:
      'A church tower, a shelf of cottages and a great deal of horizon. This is how the village came to be where it is.',
    image: {
      src: 'hero-about',
      alt: 'The tall tower of St Monan’s Church and the slate roofs of the village against a wide sea',
    },
    updated: '2026-11-20',
  },
  contact: {
    seo: {
      title: 'Contact Kettle Staith Visitor Centre: Phone and Email',
      description:
        'Ask the people who live here. Write to, ring or call in at the Kettle Staith visitor centre: address, opening hours, a message form and how to find us.',
    },
    title: 'Contact',
    intro: 'Ask us anything except when it will stop raining. We answer within 24 hours.',
    image: {
      src: 'hero-contact',
      alt: 'A red post box in a village lane, with the sea at the end of the lane',
    },
    updated: '2026-11-20',
  },
  planner: {
    seo: {
      title: 'My Planner: Your Saved Favourites for Kettle Staith',
      description:
        'Everything that you have saved for your visit to Kettle Staith in one place: sort it by type, print it, export it as a PDF or share it. Kept in your browser.',
    },
    title: 'My Planner',
    intro: `Your saved favourites for the perfect visit to ${site.name}.`,
    image: {
      src: 'hero-planner',
      alt: 'An unfolded map of the coast with a pencil, a ticket and a mug of tea on it',
    },
    updated: '2026-11-20',
  },
  plannerDays: {
    seo: {
      title: 'My Days: A Plan Day by Day for Kettle Staith by the Sea',
      description:
        'Put what you have saved for Kettle Staith into days, and see whether each day works: opening hours, tides, daylight, dogs, buses and the way there on foot.',
    },
    title: 'My Days',
    intro:
      'Put what you have saved into days, in the order that you like. Each day is checked against hours, tides, daylight, and the way there and back.',
    image: {
      src: 'hero-planner',
      alt: 'An unfolded map of the coast with a pencil, a ticket and a mug of tea on it',
    },
    updated: '2026-11-20',
  },
  pocketGuide: {
    seo: {
      title: 'Pocket Guide: One Folded Sheet for Days in Kettle Staith',
      description:
        'Print your days in Kettle Staith on one sheet that folds to eight pages: times, tides, ways home, a map, numbers to ring and what to do in an emergency.',
    },
    title: 'Pocket Guide',
    intro:
      'Your days on one sheet of A4 that folds to eight small pages: times, ways home, tides, a map, numbers to ring, and a code that opens the plan on any phone.',
    image: {
      src: 'hero-planner',
      alt: 'An unfolded map of the coast with a pencil, a ticket and a mug of tea on it',
    },
    updated: '2026-11-20',
  },
  map: {
    seo: {
      title: 'Map of Kettle Staith and Skerr Bay, Beach by Beach',
      description:
        'A map of Skerr Bay from Marramton to Skerr Light, with Kettle Staith, its beaches, walks, places to eat and places to stay marked on it and listed beside it.',
    },
    title: 'Map',
    intro: 'The whole of Skerr Bay on one sheet, and no need to fold it up again afterwards.',
    image: {
      src: 'hero-map',
      alt: 'Skerr Bay seen from high above, the coast curving from the mouth of the Marr to Skerr Light',
    },
    updated: '2026-11-20',
  },
  calendar: {
    seo: {
      title: 'Event Calendar for Kettle Staith, Angus, Month by Month',
      description:
        'Every event in and around Kettle Staith by month or as a list, with times, prices and places. Put one event or the whole programme into your own calendar.',
    },
    title: 'Event Calendar',
    intro:
      'Month by month or one after the other. Add a date to your own calendar and it will keep it.',
    image: {
      src: 'hero-calendar',
      alt: 'Bunting, lanterns and sails over the bay as the seasons turn from summer to autumn',
    },
    updated: '2026-11-20',
  },
  safety: {
    seo: {
      title: 'Beach Safety Guide for Skerr Bay: Flags, Rips, Tides',
      description:
        'In an emergency call 999 and ask for the Coastguard. How to float, help someone else, read the flags and leave a rip current, with cautions for each beach.',
    },
    title: 'Beach Safety Guide',
    intro: 'Two minutes of reading, best done before your feet are wet.',
    image: {
      src: 'hero-safety',
      alt: 'Red and yellow flags on a shingle beach, with a lifeguard looking out to sea',
    },
    updated: '2026-11-20',
  },
  today: {
    seo: {
      title: 'Today in Kettle Staith: Open Now, Tides, Light, Buses',
      description:
        'What is good in Kettle Staith now: what is open and until when, today’s tides and light, dogs, the last ways home, and what fits before you must be back.',
    },
    title: 'Today',
    intro:
      'What is good now: what is open, what the sea is doing, how long the light lasts, and what fits before you have to be back.',
    image: {
      src: 'hero-today',
      alt: 'Somebody with a dog at a fingerpost where a cliff path forks, sails on the bay below',
    },
    updated: '2026-11-22',
  },
  tides: {
    seo: {
      title: 'Tide Times for Marramton and Skerr Bay, Day by Day',
      description:
        'Predicted high and low water for Marramton and Skerr Bay, today and for the months ahead, with springs and neaps, sunrise and sunset. Not for navigation.',
    },
    title: 'Tide Times',
    intro:
      'When the sea comes in, when it goes out, and how far. Predicted, and not for navigation.',
    image: {
      src: 'hero-tides',
      alt: 'The moon over a bay at low water, wet shingle and rocks showing below the tide line',
    },
    updated: '2026-11-20',
  },
  walks: {
    seo: {
      title: 'Walks from Kettle Staith: None Written Down So Far',
      description:
        'Day walks on the coast path around Kettle Staith will stand here as soon as somebody has walked them with a notebook; until then, the path is on the map.',
    },
    title: 'Walks',
    intro: 'None has been written down yet.',
    image: {
      src: 'hero-walks',
      alt: 'The coast path running over headlands above the bay, with walkers small on the brow',
    },
    updated: '2026-11-22',
  },
  daysOut: {
    seo: {
      title: 'Days Out in Kettle Staith: Ready-Made Plans to Use',
      description:
        'Ready-made days around Kettle Staith, with what comes first, how one gets there and why it works, to read as they are or to take over into your own plan.',
    },
    title: 'Days Out',
    intro:
      'Whole days that a local would propose, with the reasons: what comes first, how one gets there, and why it works.',
    image: {
      src: 'hero-things-to-do',
      alt: 'Walkers on a clifftop path, with sails on the bay below them',
    },
    updated: '2026-11-20',
  },
  gettingAround: {
    seo: {
      title: 'Getting Around Kettle Staith: One Path and One Road',
      description:
        'How to reach and leave Kettle Staith: the one stretch of coast path that has been measured, the road from Marramton, and what nobody has read yet.',
    },
    title: 'Getting Around',
    intro: 'There, and back again: what we know of it, and what we do not.',
    image: {
      src: 'hero-map',
      alt: 'Skerr Bay seen from high above, the coast curving from the mouth of the Marr to Skerr Light',
    },
    updated: '2026-11-22',
  },
  siteIndex: {
    seo: {
      title: 'Site Index: Every Page of the Kettle Staith Village Guide',
      description:
        'A plain list of everything on this guide to Kettle Staith: activities, areas, beaches, places to eat and stay, events, guides and the small print besides.',
    },
    title: 'Site Index',
    intro: 'Every page of the guide on one page, for people who like to see the whole menu.',
    image: {
      src: 'hero-about',
      alt: 'The tall tower of St Monan’s Church and the slate roofs of the village against a wide sea',
    },
    updated: '2026-11-20',
  },
  privacy: {
    seo: {
      title: 'Privacy: What This Kettle Staith Guide Keeps and Where',
      description:
        'What this site stores in your browser, which other services it may ask and when, what is never sent to anyone, and how to clear it all again. In plain words.',
    },
    title: 'Privacy',
    intro: 'Your planner stays in your browser. Here is the rest of it, in plain words.',
    image: {
      src: 'hero-contact',
      alt: 'A red post box in a village lane, with the sea at the end of the lane',
    },
    updated: '2026-11-20',
  },
  accessibility: {
    seo: {
      title: 'Accessibility Statement for the Kettle Staith Guide',
      description:
        'How this guide to Kettle Staith is made to work by keyboard, with a screen reader, enlarged, in the dark and without scripts, and how to tell us when it fails.',
    },
    title: 'Accessibility',
    intro: 'The guide is meant for everyone. Where it is not yet, we would like to hear about it.',
    image: {
      src: 'hero-contact',
      alt: 'A red post box in a village lane, with the sea at the end of the lane',
    },
    updated: '2026-11-21',
  },
  terms: {
    seo: {
      title: 'Terms of Use for the Kettle Staith Visitor Guide, Angus',
      description:
        'What you may expect of this guide to Kettle Staith and what you may not: sample entries, tide predictions, links to other sites, and the use of its pictures.',
    },
    title: 'Terms',
    intro: 'The small print, set at a size that you can read.',
    image: {
      src: 'hero-contact',
      alt: 'A red post box in a village lane, with the sea at the end of the lane',
    },
    updated: '2026-11-20',
  },
  licences: {
    seo: {
      title: 'Licences of the Software in the Kettle Staith Guide',
      description:
        'The free software and the typefaces that this guide to Kettle Staith sends to your browser: names, versions, authors, and their licences in full.',
    },
    title: 'Licences',
    intro:
      'Other people’s work that this guide is built on, and their terms. Thank you to all of them.',
    image: {
      src: 'hero-contact',
      alt: 'A red post box in a village lane, with the sea at the end of the lane',
    },
    updated: '2026-11-22',
  },
  posters: {
    seo: {
      title: 'Posters of Kettle Staith and Its Bay to Print for Free',
      description:
        'Every picture of the Kettle Staith guide as a railway poster: beaches, walks, the village and its bay, as PDFs to save, to print at any size and to hang up.',
    },
    title: 'Posters to Print',
    intro:
      'Every picture of this guide as a poster, with its title and its place: to save, to print and to hang up at home.',
    image: {
      src: 'hero-home',
      alt: 'Kettle Staith and its church tower on the cliffs of Skerr Bay at morning, headlands fading to the south',
    },
    updated: '2026-11-20',
  },
  data: {
    seo: {
      title: 'The Kettle Staith Guide as Data: JSON, GPX and iCalendar',
      description:
        'Beaches, walks, places, buses and events of Kettle Staith as files for maps, calendars and programs, each with its source, its licence and the day of making.',
    },
    title: 'The Guide as Data',
    intro:
      'What this guide knows, as files for maps, calendars and programs. Each fact has its source, and the day on which somebody read it there.',
    image: {
      src: 'hero-map',
      alt: 'Skerr Bay seen from high above, the coast curving from the mouth of the Marr to Skerr Light',
    },
    updated: '2026-11-20',
  },
  offline: {
    seo: {
      title: 'Out of Signal: the Kettle Staith Guide without a Network',
      description:
        'This device has no network at the moment, and has not kept the page that you asked for. Here is what it has kept of the Kettle Staith guide, ready to be read.',
    },
    title: 'Out of signal',
    intro:
      'This page could not be fetched just now, and it is not on your device yet. These are, and they work without a network:',
    image: {
      src: 'hero-not-found',
      alt: 'A small rowing boat alone on a misty sea, far from any shore',
    },
    updated: '2026-11-20',
  },
  notFound: {
    seo: {
      title: 'Page Not Found: Lost at Sea near Kettle Staith, Angus',
      description:
        'There is no page at this address of the Kettle Staith guide. From here you can go back to the home page, the beaches, the things to do or your own planner.',
    },
    title: 'Lost at sea',
    intro: 'There is no page at this address. Steer by the tower: these will take you home.',
    image: {
      src: 'hero-not-found',
      alt: 'A small rowing boat alone on a misty sea, far from any shore',
    },
    updated: '2026-11-20',
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;
