import { pages } from '@/content/pages';
import type { Activity, Beach, Event, Item, Property, Story, Venue } from '@/content/types';
import { contentFaults, type SiteContent } from '.';
import { siteContent } from '../everything';

type ListName = 'activities' | 'areas' | 'beaches' | 'venues' | 'properties' | 'events';

function first<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error('The list is empty');
  return item;
}

const standing = contentFaults(siteContent);

/** The faults that a change brings in; what ails the real content is another test's business. */
const newFaults = (content: SiteContent) =>
  contentFaults(content).filter((fault) => !standing.includes(fault));

/** The new faults of the site's content with one entry changed. */
function faultsWith<T extends Item>(list: ListName, slug: string, change: Partial<T>) {
  const entries = siteContent[list].map((entry) =>
    entry.slug === slug ? { ...entry, ...change } : entry,
  );
  return newFaults({ ...siteContent, [list]: entries });
}

const eventWith = (change: Partial<Event>) => faultsWith<Event>('events', 'village-fair', change);
const beachWith = (change: Partial<Beach>) => faultsWith<Beach>('beaches', 'slapton-sands', change);
const venueWith = (change: Partial<Venue>) => faultsWith<Venue>('venues', 'luggers-rest', change);
const propertyWith = (change: Partial<Property>) =>
  faultsWith<Property>('properties', 'lookout-cottage', change);

test('an event on 30 February is named with its file and field', () => {
  expect(eventWith({ startDate: '2025-02-30' })).toEqual([
    'content/events.ts › village-fair › startDate: 2025-02-30 is not a date that exists',
  ]);
});

test('an event that ends before it starts is a fault', () => {
  expect(eventWith({ endTime: '10:00' })).toEqual([
    'content/events.ts › village-fair › endTime: is not after startTime',
  ]);
  expect(eventWith({ endDate: '2025-08-29' })).toEqual([
    'content/events.ts › village-fair › endDate: is not after startDate; leave it out for an event of one day',
  ]);
});

test('a time that no clock shows is a fault', () => {
  expect(eventWith({ startTime: '9:75' })).toContain(
    'content/events.ts › village-fair › startTime: 9:75 is not a time of day, HH:MM',
  );
});

test('a price in words must agree with the price in figures', () => {
  expect(eventWith({ priceFrom: 3 })).toEqual([
    'content/events.ts › village-fair › price: "Free" disagrees with priceFrom 3',
  ]);
});

test('a slug that is used twice is a fault', () => {
  const { activities } = siteContent;
  expect(newFaults({ ...siteContent, activities: [...activities, first(activities)] })).toContain(
    'content/activities.ts › walk-to-blackpool-sands › slug: is used twice',
  );
});

test('a slug that would take the address of another page is a fault', () => {
  expect(eventWith({ slug: 'calendar' })).toContain(
    'content/events.ts › calendar › slug: /events/calendar/ is the address of another page',
  );
  expect(beachWith({ slug: 'safety' })).toContain(
    'content/beaches.ts › safety › slug: /beaches/safety/ is the address of another page',
  );
});

test('a picture without alternative text is a fault', () => {
  expect(eventWith({ image: { src: 'event-village-fair', alt: ' ' } })).toEqual([
    'content/events.ts › village-fair › image.alt: 0 characters, 20 to 160 are needed',
  ]);
});

test('a picture that is no drawing, photograph or address is a fault', () => {
  const image = { src: 'my picture', alt: 'A perfectly good description of it' };
  expect(eventWith({ image })).toEqual([
    'content/events.ts › village-fair › image.src: "my picture" is no drawing, photograph or https address',
  ]);
});

test.each(['story-tower', 'IMG_2041.jpg', 'https://images.example/fair.webp'])(
  'a picture may be %s',
  (src) => {
    expect(eventWith({ image: { src, alt: 'A perfectly good description of it' } })).toEqual([]);
  },
);

test('a place that does not exist is a fault', () => {
  const faults = faultsWith('venues', 'crab-shack', { place: 'atlantis' as Item['place'] });
  expect(faults).toEqual([
    'content/venues.ts › crab-shack › place: content/places.ts has no "atlantis"',
  ]);
});

test('a home page entry that does not exist is a fault', () => {
  const featured: SiteContent['featured'] = { ...siteContent.featured, events: ['snowball-fight'] };
  expect(newFaults({ ...siteContent, featured })).toEqual([
    'content/home.ts › events.slugs: "snowball-fight" does not exist',
  ]);
});

test('opening hours that do not parse are a fault, and so are words that disagree with them', () => {
  const openHours = 'Mon 12:00–25:00';
  const openingHours = [{ days: ['mon'], opens: '12:00', closes: '25:00' }] as const;
  expect(venueWith({ openHours, openingHours })).toEqual([
    'content/venues.ts › luggers-rest › openingHours[0]: 25:00 is not a time of day, HH:MM',
  ]);
  expect(venueWith({ openHours: 'Most days' })).toContain(
    'content/venues.ts › luggers-rest › openHours: does not say 12:00, which openingHours has',
  );
});

test.each([84, 351, Number.NaN])('a night for £%s is out of range', (pricePerNight) => {
  expect(propertyWith({ pricePerNight })).toEqual([
    `content/properties.ts › lookout-cottage › pricePerNight: £${pricePerNight} is not within £85 to £350`,
  ]);
});

test('a flag that the amenities do not bear out is a fault', () => {
  expect(propertyWith({ hasHotTub: true })).toEqual([
    'content/properties.ts › lookout-cottage › hasHotTub: amenities disagree about "Hot tub"',
  ]);
});

test('a rating above five is a fault', () => {
  expect(beachWith({ rating: 5.1 })).toEqual([
    'content/beaches.ts › slapton-sands › rating: 5.1 is not within 0 to 5',
  ]);
});

test('a gallery has four pictures and starts with the image', () => {
  const gallery = first(siteContent.beaches).gallery.slice(1);
  expect(beachWith({ gallery })).toEqual([
    'content/beaches.ts › slapton-sands › gallery: 3 pictures, 4 are needed',
    'content/beaches.ts › slapton-sands › gallery: the first picture is not the image',
  ]);
});

test('a summary and a description have their lengths in words', () => {
  expect(beachWith({ summary: 'Too short', description: 'word '.repeat(121) })).toEqual([
    'content/beaches.ts › slapton-sands › summary: 2 words, 8 to 25 are needed',
    'content/beaches.ts › slapton-sands › description: 121 words, 40 to 120 are needed',
  ]);
});

test('a page title has its length, and is like no other', () => {
  const { home, about } = pages;
  expect(
    newFaults({
      ...siteContent,
      pages: {
        ...siteContent.pages,
        home: { ...home, seo: { ...home.seo, title: 'Short' } },
        stay: about,
      },
    }),
  ).toEqual(
    expect.arrayContaining([
      'content/pages.ts › home › seo.title: 5 characters, 50 to 60 are needed',
      'content/pages.ts › about › seo.title: is the same as in content/pages.ts › stay',
      'content/pages.ts › about › seo.description: is the same as in content/pages.ts › stay',
    ]),
  );
});

test('a telephone number that could be a stranger’s is a fault', () => {
  expect(venueWith({ phone: '01803 770000' })).toEqual([
    'content/venues.ts › luggers-rest › phone: "01803 770000" is not one of 01632 960000 to 960999',
  ]);
});

test('an address on the web or for email must be in .example', () => {
  expect(propertyWith({ email: 'stay@cottage.co.uk' })).toEqual([
    'content/properties.ts › lookout-cottage › email: "stay@cottage.co.uk" is not an address in .example',
  ]);
  expect(venueWith({ website: 'https://pub.example.com' })).toEqual([
    'content/venues.ts › luggers-rest › website: "https://pub.example.com" is not an https address in .example',
  ]);
});

test('a position outside the South Hams is a fault', () => {
  const places = siteContent.places.map((place) =>
    place.slug === 'torcross'
      ? { ...place, coordinates: { latitude: 50.266, longitude: 3.653 } }
      : place,
  );
  expect(newFaults({ ...siteContent, places })).toEqual([
    'content/places.ts › torcross › coordinates: 50.266, 3.653 is outside the South Hams',
  ]);
});

test('a catalogue that is too short is a fault, and so is a kind of stay that nobody offers', () => {
  const properties = siteContent.properties.filter((one) => one.type !== 'Hotel');
  expect(newFaults({ ...siteContent, properties })).toEqual([
    'content › properties: 5 entries, at least 6 are needed',
    'content/properties.ts › type: no property is "Hotel"',
  ]);
});

test('the tide record has its eleven entries', () => {
  const tideRecords = siteContent.tideRecords.slice(1);
  expect(newFaults({ ...siteContent, tideRecords })).toEqual([
    'content/tides/port/port.ts › tideRecords: 10 records, 11 are needed',
  ]);
});

test('a notice that ends before it begins, or about a place unknown, is a fault', () => {
  const broken = {
    ...first(siteContent.notices),
    until: '2026-01-01',
    places: ['atlantis' as Item['place']],
  } as const;
  expect(newFaults({ ...siteContent, notices: [broken] })).toEqual([
    'content/notices.ts › a379-slapton › until: is before from',
    'content/notices.ts › a379-slapton › places: content/places.ts has no "atlantis"',
  ]);
});

test('a safety section without a source is a fault', () => {
  const safetySections = siteContent.safetySections.map((section) =>
    section.slug === 'emergency' ? { ...section, sources: [] } : section,
  );
  expect(newFaults({ ...siteContent, safetySections })).toEqual([
    'content/safety.ts › emergency › sources: names none',
  ]);
});

test('nothing may promise that the sea is safe', () => {
  expect(beachWith({ facilities: 'A safe place for swimming.' })).toEqual([
    'content › beaches › 2 › facilities: promises that the sea is safe, which nobody can',
  ]);
});

test('an activity has two to four tips', () => {
  expect(faultsWith<Activity>('activities', 'fishing-trips', { tips: ['Bring a hat.'] })).toEqual([
    'content/activities.ts › fishing-trips › tips: 1 tips, 2 to 4 are needed',
  ]);
});

test('a story has two or three paragraphs', () => {
  const story: Story = { ...first(siteContent.stories), paragraphs: ['One.'] };
  expect(newFaults({ ...siteContent, stories: [story, ...siteContent.stories.slice(1)] })).toEqual([
    'content/about.ts › tower › paragraphs: 1 paragraphs, 2 or 3 are needed',
  ]);
});

test('the forms are posted to an https address or nowhere', () => {
  const withEndpoint = (formEndpoint: string | null) =>
    newFaults({ ...siteContent, site: { ...siteContent.site, formEndpoint } });
  expect(withEndpoint('http://forms.example/post')).toEqual([
    'content/site.ts › formEndpoint: is neither null nor an https address',
  ]);
  expect(withEndpoint('https://forms.example/post')).toEqual([]);
});
