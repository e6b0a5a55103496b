/** Titles, introductions and metadata of the pages that are not an item's. */
import { tidePort } from './tides/port/port';
import { answerTime } from './contact';
import { home } from './home';
import { site } from './site';
import type { Page } from './types';

export const pages = {
  home: {
    seo: {
      title: 'Stoke Fleming, South Devon: Your Guide to the Village',
      description:
        'Plan a visit to Stoke Fleming on the cliffs of Start Bay: walks, beaches, places to eat and stay, events, tide times, and a planner to keep it all in.',
    },
    title: home.hero.heading,
    intro: home.hero.text,
    image: {
      src: 'hero-home',
      alt: 'Cottages and a tall church tower on red cliffs at sunrise, a crabber and his mate hauling a pot below them',
    },
    updated: '2026-11-20',
  },
  thingsToDo: {
    seo: {
      title: 'Things to Do in Stoke Fleming: Walks, Water, History',
      description:
        'Things to do in and around Stoke Fleming, South Devon, from a 20 minute walk to the beach to a whole day at sea, each with times, tips and difficulty.',
    },
    title: 'Things to Do',
    intro:
      'Walk it, paddle it, photograph it, or have somebody else take the helm. There are many ways into the coast and the country behind it.',
    image: {
      src: 'hero-things-to-do',
      alt: 'A canoe on a calm sea, and below it a swimmer with a snorkel among weed and small fish',
    },
    updated: '2026-11-20',
  },
  beaches: {
    seo: {
      title: 'Beaches near Stoke Fleming: Three on Start Bay, Devon',
      description:
        'Blackpool Sands, Strete Gate and Slapton Sands compared: distance, facilities, dogs, access, lifeguards, tides and the cautions to know before you go in.',
    },
    title: 'Beaches',
    intro:
      'A pine-backed crescent, a quiet end and a very long middle. All shingle, whatever the names say, so bring shoes.',
    image: {
      src: 'hero-beaches',
      alt: 'A shingle beach from straight above, with striped parasols, bathers on towels and a rowing boat off the surf',
    },
    updated: '2026-11-20',
  },
  foodDrink: {
    seo: {
      title: 'Food and Drink in Stoke Fleming: Pub, Café, Crab, Cake',
      description:
        'Where to eat and drink around Stoke Fleming, South Devon: a pub, a wood-fired kitchen, cream teas, crab through a hatch, fresh bread and a caterer on call.',
    },
    title: 'Food & Drink',
    intro:
      'Sea air is a poor substitute for lunch. Here are good answers to the question that follows every walk.',
    image: {
      src: 'hero-food-drink',
      alt: 'Two people at a table in a pub window with a pint, a pasty and a crab, the sun going down over the sea behind them',
    },
    updated: '2026-11-20',
  },
  stay: {
    seo: {
      title: 'Where to Stay in Stoke Fleming: Cottages to Bell Tents',
      description:
        'Find a place to stay near Stoke Fleming, South Devon: cottage, guest house, bell tent, caravan, inn or a whole hotel. Filter by price, size and sea view.',
    },
    title: 'Stay',
    intro:
      'Under slate, under canvas or above the bar: choose your roof, and how much sea goes with it.',
    image: {
      src: 'hero-stay',
      alt: 'A terrace at nightfall with every window lit, and a family with cases welcomed at the open door',
    },
    updated: '2026-11-20',
  },
  events: {
    seo: {
      title: 'Events in Stoke Fleming: Fairs, Music, Crab and Harvest',
      description:
        'What is on in Stoke Fleming from July to October 2025: music on the green, a village fair, a photography workshop, a beach clean, crab, cider and harvest.',
    },
    title: 'Events',
    intro:
      'From fiddles on the green in July to marrows on the windowsills in October. Strangers are put to work or given cake, often both.',
    image: {
      src: 'hero-events',
      alt: 'A swing-boat at its height over the heads of a fair, between striped tents and bunting',
    },
    updated: '2026-11-20',
  },
  about: {
    seo: {
      title: 'About Stoke Fleming: A Village on the Cliffs of Devon',
      description:
        'The story of Stoke Fleming in figures and in tales: a tower that ships steered by, a battle on the beach in 1404, and the evacuation of 1943.',
    },
    title: 'About the Village',
    intro:
      'A church tower, a shelf of cottages and a great deal of horizon. This is how the village came to be where it is.',
    image: {
      src: 'hero-about',
      alt: 'The church tower seen from its foot, jackdaws about it, a family below looking and pointing up',
    },
    updated: '2026-11-20',
  },
  contact: {
    seo: {
      title: 'Contact Stoke Fleming Visitor Centre: Phone and Email',
      description:
        'Ask the people who live here. Write to, ring or call in at the Stoke Fleming visitor centre: address, opening hours, a message form and how to find us.',
    },
    title: 'Contact',
    intro: `Ask us anything except when it will stop raining.${answerTime}`,
    image: {
      src: 'hero-about',
      alt: 'The church tower seen from its foot, jackdaws about it, a family below looking and pointing up',
    },
    isTool: true,
    updated: '2026-11-20',
  },
  planner: {
    seo: {
      title: 'My Planner: Your Saved Favourites for Stoke Fleming',
      description:
        'Everything you’ve saved for your visit to Stoke Fleming in one place: sort it by type, print it, export it as a PDF or share it. Kept in your browser.',
    },
    title: 'My Planner',
    intro: `Your saved favourites for the perfect visit to ${site.name}.`,
    image: {
      src: 'hero-walks',
      alt: 'Four walkers and a dog lean into the wind on a path that goes up over the brow of a hill',
    },
    isTool: true,
    updated: '2026-11-20',
  },
  plannerDays: {
    seo: {
      title: 'My Days: A Plan Day by Day for Stoke Fleming, Devon',
      description:
        'Put what you’ve saved for Stoke Fleming into days, and see whether each day works: opening hours, tides, daylight, dogs, buses and the way there on foot.',
    },
    title: 'My Days',
    intro: 'Put what you’ve saved into days, and see if they work.',
    image: {
      src: 'hero-walks',
      alt: 'Four walkers and a dog lean into the wind on a path that goes up over the brow of a hill',
    },
    isTool: true,
    updated: '2026-11-22',
  },
  pocketGuide: {
    seo: {
      title: 'Pocket Guide: One Sheet to Fold for Stoke Fleming, Devon',
      description:
        'Print your days in Stoke Fleming on one sheet that folds to eight pages: times, tides, ways home, a map, numbers to ring and what to do in an emergency.',
    },
    title: 'Pocket Guide',
    intro:
      'One A4 sheet, folded into eight pages: your days, ways home, tides, a map, numbers to ring, and a code that opens the plan on any phone.',
    image: {
      src: 'hero-walks',
      alt: 'Four walkers and a dog lean into the wind on a path that goes up over the brow of a hill',
    },
    isTool: true,
    updated: '2026-11-22',
  },
  map: {
    seo: {
      title: 'Map of Stoke Fleming and Start Bay, Beach by Beach',
      description:
        'A map of Start Bay from Dartmouth to Start Point, with Stoke Fleming, its beaches, walks, places to eat and places to stay marked on it and listed beside it.',
    },
    title: 'Map',
    intro: 'The whole of Start Bay on one sheet, and no need to fold it up again afterwards.',
    image: {
      src: 'hero-home',
      alt: 'Cottages and a tall church tower on red cliffs at sunrise, a crabber and his mate hauling a pot below them',
    },
    isTool: true,
    updated: '2026-11-20',
  },
  calendar: {
    seo: {
      title: 'Event Calendar for Stoke Fleming, Devon, Month by Month',
      description:
        'Every event in and around Stoke Fleming by month or as a list, with times, prices and places. Put one event or the whole programme into your own calendar.',
    },
    title: 'Event Calendar',
    intro: 'By month or as a list.',
    image: {
      src: 'hero-events',
      alt: 'A swing-boat at its height over the heads of a fair, between striped tents and bunting',
    },
    isTool: true,
    updated: '2026-11-20',
  },
  safety: {
    seo: {
      title: 'Beach Safety Guide for Start Bay: Flags, Rips, Tides',
      description:
        'In an emergency call 999 and ask for the Coastguard. How to float, help someone else, read the flags and leave a rip current, with cautions for each beach.',
    },
    title: 'Beach Safety Guide',
    intro: 'Two minutes of reading, best done before your feet are wet.',
    image: {
      src: 'hero-beaches',
      alt: 'A shingle beach from straight above, with striped parasols, bathers on towels and a rowing boat off the surf',
    },
    isTool: true,
    updated: '2026-11-20',
  },
  today: {
    seo: {
      title: 'Today in Stoke Fleming: Open Now, Tides, Light, Buses',
      description:
        'What is good in Stoke Fleming now: what is open and until when, today’s tides and light, dogs, the last ways home, and what you can do before you must be back.',
    },
    title: 'Today',
    intro: 'What is open, the tide, the light and the last bus.',
    image: {
      src: 'hero-home',
      alt: 'Cottages and a tall church tower on red cliffs at sunrise, a crabber and his mate hauling a pot below them',
    },
    isTool: true,
    updated: '2026-11-22',
  },
  tides: {
    seo: {
      title: `Tide Times for ${tidePort.name} and ${site.bay}, Day by Day`,
      description: `Predicted high and low water for ${tidePort.name} and ${site.bay}, today and for the months ahead, with spring and neap tides, sunrise and sunset. Not for navigation.`,
    },
    title: 'Tide Times',
    intro: 'Predicted high and low water. Not for navigation.',
    image: {
      src: 'hero-tides',
      alt: 'Low water in a sea fret: a red boat lies on its side by a banded tide pole, two people dig for bait',
    },
    isTool: true,
    updated: '2026-11-20',
  },
  walks: {
    seo: {
      title: 'Walks from Stoke Fleming: Coast Path Days, Bus Home',
      description:
        'Day walks on the coast path around Stoke Fleming with lengths, climbs and minutes both ways, the bus back, dogs, toilets, and waypoints to take along as GPX.',
    },
    title: 'Walks',
    intro:
      'Worth the climb, and honest about it: how far, how steep, how long each way, and how you get home.',
    image: {
      src: 'hero-walks',
      alt: 'Four walkers and a dog lean into the wind on a path that goes up over the brow of a hill',
    },
    updated: '2026-11-22',
  },
  daysOut: {
    seo: {
      title: 'Days Out in Stoke Fleming: Ready-Made Plans with Reasons',
      description:
        'Ready-made days around Stoke Fleming: without a car, with a dog, with small children, in the rain, by the tide, for two days or three, each with its reasons.',
    },
    title: 'Days Out',
    intro:
      'Whole days a local would suggest, with the reasons: what comes first, how to get there, and why it works.',
    image: {
      src: 'hero-things-to-do',
      alt: 'A canoe on a calm sea, and below it a swimmer with a snorkel among weed and small fish',
    },
    updated: '2026-11-22',
  },
  nature: {
    seo: {
      title: 'Nature’s Year on Start Bay: Low Waters, Moons, Meteors',
      description:
        'The natural year around Stoke Fleming by date: the lowest low waters, full moons over the sea, shooting stars, migrating birds, and the light of each month.',
    },
    title: 'Nature’s Year',
    intro: 'Low waters, moons, meteors and migrants, by date.',
    image: {
      src: 'hero-tides',
      alt: 'Low water in a sea fret: a red boat lies on its side by a banded tide pole, two people dig for bait',
    },
    isTool: true,
    updated: '2026-11-24',
  },
  access: {
    seo: {
      title: 'Access around Stoke Fleming: Slopes, Steps and Toilets',
      description:
        'Surfaces, slopes, steps, toilets, parking and buses at the beaches and villages of Start Bay, each with its source, and what to ask the others before you come.',
    },
    title: 'Access',
    intro: 'Slopes, steps, toilets, parking and buses, place by place.',
    image: {
      src: 'hero-getting-around',
      alt: 'A red and cream bus with its lamps lit in a rainy lane, two people under an umbrella waving it down',
    },
    isTool: true,
    updated: '2026-11-24',
  },
  gettingAround: {
    seo: {
      title: 'Getting Around Stoke Fleming: Paths, Buses and Ferries',
      description:
        'How to reach and leave Stoke Fleming with or without a car: the next and last buses, the coast path leg by leg, the Dart ferries, and where to park.',
    },
    title: 'Getting Around',
    intro: 'How to get here and around, and the last way home.',
    image: {
      src: 'hero-getting-around',
      alt: 'A red and cream bus with its lamps lit in a rainy lane, two people under an umbrella waving it down',
    },
    isTool: true,
    updated: '2026-11-22',
  },
  siteIndex: {
    seo: {
      title: 'Site Index: Every Page of the Stoke Fleming Village Guide',
      description:
        'A plain list of everything in this guide to Stoke Fleming: activities, areas, beaches, places to eat and stay, events, guides and the small print as well.',
    },
    title: 'Site Index',
    intro: 'Every page of the guide on one page.',
    image: {
      src: 'hero-about',
      alt: 'The church tower seen from its foot, jackdaws about it, a family below looking and pointing up',
    },
    isTool: true,
    updated: '2026-11-20',
  },
  privacy: {
    seo: {
      title: 'Privacy: What This Stoke Fleming Guide Keeps and Where',
      description:
        'What this site stores in your browser, which other services it may ask and when, what is never sent to anyone, and how to clear it all again. In plain words.',
    },
    title: 'Privacy',
    intro: 'Your planner stays in your browser. Here is the rest of it, in plain words.',
    image: {
      src: 'hero-about',
      alt: 'The church tower seen from its foot, jackdaws about it, a family below looking and pointing up',
    },
    isTool: true,
    updated: '2026-11-20',
  },
  accessibility: {
    seo: {
      title: 'Accessibility Statement for the Stoke Fleming Guide',
      description:
        'How this guide to Stoke Fleming is made to work by keyboard, with a screen reader, enlarged, in the dark and without scripts, and how to tell us when it fails.',
    },
    title: 'Accessibility',
    intro: 'The guide is meant for everyone. Where it falls short, please tell us.',
    image: {
      src: 'hero-about',
      alt: 'The church tower seen from its foot, jackdaws about it, a family below looking and pointing up',
    },
    isTool: true,
    updated: '2026-11-21',
  },
  terms: {
    seo: {
      title: 'Terms of Use for the Stoke Fleming Visitor Guide, Devon',
      description:
        'What you may expect of this guide to Stoke Fleming and what you may not: sample entries, tide predictions, links to other sites, and the use of its pictures.',
    },
    title: 'Terms',
    intro: 'The small print, at a size you can read.',
    image: {
      src: 'hero-about',
      alt: 'The church tower seen from its foot, jackdaws about it, a family below looking and pointing up',
    },
    isTool: true,
    updated: '2026-11-20',
  },
  licences: {
    seo: {
      title: 'Licences of the Software in the Stoke Fleming Guide',
      description:
        'The free software and typefaces that this guide to Stoke Fleming sends to your browser: names, versions, authors, and their licences in full.',
    },
    title: 'Licences',
    intro:
      'Other people’s work that this guide is built on, and their terms. Thank you to all of them.',
    image: {
      src: 'hero-about',
      alt: 'The church tower seen from its foot, jackdaws about it, a family below looking and pointing up',
    },
    isTool: true,
    updated: '2026-11-22',
  },
  posters: {
    seo: {
      title: 'Posters of Stoke Fleming and Its Bay to Print for Free',
      description:
        'Every picture of the Stoke Fleming guide as a railway poster: beaches, walks, the village and its bay, as PDFs to save, to print at any size and to hang up.',
    },
    title: 'Posters to Print',
    intro:
      'Every picture of this guide as a poster, with its title and its place: to save, to print and to hang up at home.',
    image: {
      src: 'hero-home',
      alt: 'Cottages and a tall church tower on red cliffs at sunrise, a crabber and his mate hauling a pot below them',
    },
    updated: '2026-11-22',
  },
  data: {
    seo: {
      title: 'The Stoke Fleming Guide as Data: JSON, GPX and iCalendar',
      description:
        'Beaches, walks, places, buses and events of Stoke Fleming as files for maps, calendars and programs, each with its source, its licence and the day it was made.',
    },
    title: 'The Guide as Data',
    intro:
      'The whole guide as files for maps, calendars and programs. Each fact has its source and date.',
    image: {
      src: 'hero-home',
      alt: 'Cottages and a tall church tower on red cliffs at sunrise, a crabber and his mate hauling a pot below them',
    },
    isTool: true,
    updated: '2026-11-22',
  },
  offline: {
    seo: {
      title: 'Out of Signal: the Stoke Fleming Guide without a Network',
      description:
        'You have no signal, and this page of the Stoke Fleming guide isn’t saved on your device yet. Here is everything that is, ready to read without a network.',
    },
    title: 'Out of signal',
    intro: 'You have no signal, and this page isn’t saved yet. These are:',
    image: {
      src: 'hero-tides',
      alt: 'Low water in a sea fret: a red boat lies on its side by a banded tide pole, two people dig for bait',
    },
    updated: '2026-11-20',
  },
  notFound: {
    seo: {
      title: 'Page Not Found: Lost at Sea near Stoke Fleming, Devon',
      description:
        'There is no page at this address of the Stoke Fleming guide. From here you can go back to the home page, the beaches, the things to do or your own planner.',
    },
    title: 'Lost at sea',
    intro: 'There is no page at this address. Steer by the tower: these will take you home.',
    image: {
      src: 'hero-tides',
      alt: 'Low water in a sea fret: a red boat lies on its side by a banded tide pole, two people dig for bait',
    },
    updated: '2026-11-20',
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;
