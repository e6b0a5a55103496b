import { contentFaults } from '@/lib/content/check';
import { siteContent } from '@/lib/content/everything';
import { keyFacts } from './about';
import { activities } from './activities';
import { beaches } from './beaches';
import { contactSubjects } from './contact';
import { events } from './events';
import { home } from './home';
import { properties } from './properties';
import { plannerStorageKey } from './site';
import { venues } from './venues';
import { weather } from './weather';

test('the content has no faults', () => {
  expect(contentFaults(siteContent)).toEqual([]);
});

test('the home page’s six activities last and ask as much as they should', () => {
  const slugs: readonly string[] = home.thingsToDo.slugs;
  const shown = activities.filter(({ slug }) => slugs.includes(slug));
  expect(shown.map(({ slug, duration, difficulty }) => [slug, duration, difficulty])).toEqual([
    ['walk-to-blackpool-sands', '20 mins', 'Easy'],
    ['coastal-path-trails', '1-4 hours', 'Moderate'],
    ['snorkelling-paddleboarding', '2-3 hours', 'All levels'],
    ['historic-village-tour', '1-2 hours', 'Easy'],
    ['river-dart-cruise', '1-2 hours', 'Family'],
    ['fishing-trips', 'Half/Full day', 'All levels'],
  ]);
});

test('the three beaches have their distances and ratings', () => {
  expect(beaches.map(({ name, distance, rating }) => [name, distance, rating])).toEqual([
    ['Blackpool Sands', '10 min walk', 4.9],
    ['Strete Gate', '15 min walk', 4.6],
    ['Slapton Sands', '20 min drive', 4.7],
  ]);
});

test('the home page’s four events have their types and days', () => {
  const shown = home.events.slugs.map((slug) => events.find((event) => event.slug === slug));
  expect(shown.map((event) => [event?.type, event?.startDate])).toEqual([
    ['Community', '2025-08-30'],
    ['Workshop', '2025-08-08'],
    ['Event', '2025-08-28'],
    ['Conservation', '2025-09-05'],
  ]);
  expect(events.find((event) => event.slug === 'regatta')).toHaveProperty('endDate', '2025-08-30');
});

test('the cheapest bed is £85 and the dearest £350', () => {
  const prices = properties.map((property) => property.pricePerNight);
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([85, 350]);
});

test.each(['hasSeaView', 'hasHotTub', 'hasParking', 'hasWifi'] as const)(
  '%s is true of some properties and false of others',
  (flag) => {
    expect(new Set(properties.map((property) => property[flag]))).toEqual(new Set([true, false]));
  },
);

test('only the catering venue has a website, and it keeps no hours', () => {
  const withWebsite = venues.filter((venue) => 'website' in venue);
  expect(withWebsite.map((venue) => venue.slug)).toEqual(['saltmarsh-catering']);
  expect(withWebsite[0]).not.toHaveProperty('openingHours');
});

test('the about page has the village’s figures', () => {
  expect(keyFacts.map((fact) => fact.value)).toEqual([
    '1,200',
    '12th century',
    '8.5 km²',
    'Blue Flag',
  ]);
});

test('the contact form offers its six subjects', () => {
  expect(contactSubjects.map(({ value, label }) => `${value}: ${label}`)).toEqual([
    'general: General Inquiry',
    'accommodation: Accommodation',
    'events: Events & Activities',
    'business: Business Inquiry',
    'feedback: Feedback',
    'other: Other',
  ]);
});

test('the weather panel has its typical summer day', () => {
  expect(weather).toMatchObject({
    temperature: 18,
    condition: 'Sunny',
    high: 21,
    low: 15,
    windSpeed: 8,
    windDirection: 'SW',
  });
});

test('the planner is kept under the key that visitors’ browsers already have', () => {
  expect(plannerStorageKey).toBe('stoke-fleming-planner');
});
