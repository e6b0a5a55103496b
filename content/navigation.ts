/** The links of the header and the footer, in the order in which they are shown. */
import { site } from './site';
import type { Link, LinkGroup } from './types';

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

export const footerGroups: readonly LinkGroup[] = [
  {
    title: 'Quick Links',
    links: [
      { label: 'Things to Do', href: '/things-to-do/' },
      { label: 'Walks', href: '/walks/' },
      { label: 'Days out', href: '/days-out/' },
      { label: 'Beaches', href: '/beaches/' },
      { label: 'Food & Drink', href: '/food-drink/' },
      { label: 'Events', href: '/events/' },
      { label: 'About the village', href: '/about/' },
      { label: 'Posters to print', href: '/posters/' },
      { label: 'All pages', href: '/site-index/' },
    ],
  },
  {
    title: 'Plan Your Visit',
    links: [
      { label: 'Today', href: '/today/' },
      { label: 'Where to stay', href: '/stay/' },
      { label: 'My Planner', href: '/planner/' },
      { label: 'Beach safety', href: '/beaches/safety/' },
      { label: 'Tide times', href: '/tides/' },
      { label: 'Map', href: '/map/' },
      { label: 'What’s on', href: '/events/calendar/' },
      { label: 'Getting around', href: '/getting-around/' },
      { label: 'Getting here', href: '/contact/#getting-here' },
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
  errors: {
    email: {
      missing: 'Enter your email address',
      wrong: 'Enter your email address in full, like name@example.com',
    },
  },
  failed: `That didn’t send. Try again in a moment, or write to ${site.contact.email}.`,
  /** Stands by the form as long as `site.formEndpoint` is null. */
  note: 'We haven’t written the first letter yet. Until we do, your address stays on this page.',
  /** Instead of the form, where there is no JavaScript. */
  withoutScript: 'Write to us and we will tell you when the first letter goes out:',
} as const;
