/** The links of the header and the footer, in the order in which they are shown. */
import type { PageName } from './pages';
import { site } from './site';
import type { ItemKind, Link, LinkGroup, Section } from './types';

export const headerLinks = [
  { label: 'Home', href: '/' },
  { label: 'Things to Do', href: '/things-to-do/' },
  { label: 'Beaches', href: '/beaches/' },
  { label: 'Food & Drink', href: '/food-drink/' },
  { label: 'Stay', href: '/stay/' },
  { label: 'Events', href: '/events/' },
  { label: 'About', href: '/about/' },
  { label: 'Contact', href: '/contact/' },
] as const satisfies readonly Link[];

/** The first group of small links in the menu of small screens; a group for each section follows. */
export const menuHeading = 'Your visit';
export const menuLinks = [
  { label: 'Today', href: '/today/' },
  { label: 'My Planner', href: '/planner/' },
  { label: 'My Days', href: '/planner/days/' },
] as const satisfies readonly Link[];

/** The pages below those of the header, each section a row of links. */
export const sections: readonly Section[] = [
  {
    href: '/things-to-do/',
    links: [
      { label: 'Walks', href: '/walks/' },
      { label: 'Days Out', href: '/days-out/' },
    ],
  },
  {
    href: '/beaches/',
    links: [
      { label: 'Tide Times', href: '/tides/' },
      { label: 'Beach Safety', href: '/beaches/safety/' },
    ],
  },
  {
    href: '/stay/',
    links: [
      { label: 'Getting Here', href: '/contact/#getting-here' },
      { label: 'Access', href: '/access/' },
    ],
  },
  {
    href: '/events/',
    links: [
      { label: 'Calendar', href: '/events/calendar/' },
      { label: 'Nature’s Year', href: '/events/nature/' },
    ],
  },
  {
    href: '/about/',
    links: [
      { label: 'Getting Around', href: '/getting-around/' },
      { label: 'Map', href: '/map/' },
      { label: 'Posters', href: '/posters/' },
    ],
  },
];

/** Where the pages that are not an item's lead on at their end, by name. */
export const nextSteps: Readonly<
  Partial<Record<Exclude<PageName, 'notFound'>, readonly Required<Link>[]>>
> = {
  thingsToDo: [
    { label: 'Make a day of it', href: '/days-out/' },
    { label: 'Walks with a bus back', href: '/walks/' },
  ],
  walks: [
    { label: 'Bus times', href: '/getting-around/' },
    { label: 'Plan my days', href: '/planner/days/' },
  ],
  daysOut: [{ label: 'Plan my own days', href: '/planner/days/' }],
  beaches: [
    { label: 'Tide times', href: '/tides/' },
    { label: 'Days at the beach', href: '/days-out/' },
  ],
  safety: [{ label: 'Tide times', href: '/tides/' }],
  foodDrink: [{ label: 'Open now', href: '/today/' }],
  stay: [
    { label: 'Getting here', href: '/contact/#getting-here' },
    { label: 'Plan my days', href: '/planner/days/' },
  ],
  events: [{ label: 'Where to stay', href: '/stay/' }],
  calendar: [{ label: 'Plan my days', href: '/planner/days/' }],
  nature: [{ label: 'Tide times', href: '/tides/' }],
  about: [{ label: 'Getting around', href: '/getting-around/' }],
  contact: [{ label: 'Getting around', href: '/getting-around/' }],
  today: [{ label: 'Plan tomorrow', href: '/planner/days/' }],
  tides: [
    { label: 'The beaches', href: '/beaches/' },
    { label: 'Beach safety', href: '/beaches/safety/' },
  ],
  map: [{ label: 'Getting around', href: '/getting-around/' }],
  gettingAround: [
    { label: 'Walks with a bus back', href: '/walks/' },
    { label: 'Plan my days', href: '/planner/days/' },
  ],
  access: [{ label: 'Getting around', href: '/getting-around/' }],
  planner: [{ label: 'Plan my days', href: '/planner/days/' }],
  plannerDays: [{ label: 'Make a pocket guide', href: '/planner/pocket-guide/' }],
  posters: [{ label: 'Things to do', href: '/things-to-do/' }],
};

/** Where the pages of items lead on first, by their kind. */
export const kindSteps: Readonly<Partial<Record<ItemKind, Required<Link>>>> = {
  beach: { label: 'Its tide hours', href: '/tides/' },
  venue: { label: 'Open now', href: '/today/' },
  property: { label: 'Plan my days', href: '/planner/days/' },
  event: { label: 'Event calendar', href: '/events/calendar/' },
};

export const footerGroups: readonly LinkGroup[] = [
  {
    title: 'Quick Links',
    links: [
      { label: 'Things to Do', href: '/things-to-do/' },
      { label: 'Walks', href: '/walks/' },
      { label: 'Days Out', href: '/days-out/' },
      { label: 'Beaches', href: '/beaches/' },
      { label: 'Food & Drink', href: '/food-drink/' },
      { label: 'Events', href: '/events/' },
      { label: 'Where to stay', href: '/stay/' },
      { label: 'About the village', href: '/about/' },
      { label: 'Posters to print', href: '/posters/' },
      { label: 'All pages', href: '/site-index/' },
    ],
  },
  {
    title: 'Plan Your Visit',
    links: [
      { label: 'Today', href: '/today/' },
      { label: 'My Planner', href: '/planner/' },
      { label: 'My Days', href: '/planner/days/' },
      { label: 'Tide times', href: '/tides/' },
      { label: 'Beach safety', href: '/beaches/safety/' },
      { label: 'Getting around', href: '/getting-around/' },
      { label: 'Getting here', href: '/contact/#getting-here' },
      { label: 'Access', href: '/access/' },
      { label: 'Map', href: '/map/' },
      { label: 'What’s on', href: '/events/calendar/' },
    ],
  },
];

export const legalLinks: readonly Link[] = [
  { label: 'Privacy', href: '/privacy/' },
  { label: 'Accessibility', href: '/accessibility/' },
  { label: 'Terms', href: '/terms/' },
];

export const newsletter = {
  title: 'Letters from the clifftop',
  text: 'Now and then: what is on, what is in season, and which way the wind is blowing.',
  emailLabel: 'Your email address',
  action: 'Sign up',
  /** True whether or not the address was sent anywhere. */
  thanks: 'Thank you! It is good to know that you would like to hear from us.',
  failed: `That didn’t send. Try again in a moment, or write to ${site.contact.email}.`,
  /** Stands by the form as long as `site.formEndpoint` is null. */
  note: 'We haven’t written the first letter yet. Until we do, your address stays on this page.',
  /** Instead of the form, where there is no JavaScript. */
  withoutScript: 'Write to us and we will tell you when the first letter goes out:',
} as const;
