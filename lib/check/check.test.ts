import { activity, beach, event, property, venue } from '@/content/schema/entries';
import type { ImportedService } from '@/content/transport/types';
import type { Activity, Beach, DayOut, Event, Item, Property, Venue, Walk } from '@/content/types';
import {
  common,
  fair,
  galley,
  gullCove,
  loft,
  pageOf,
  placeNamed,
  roadworks,
  walk,
} from '@/lib/content/fixtures/items';
import {
  bus,
  coastLeg,
  entriesOf,
  ferry,
  oddVillage,
  smallThings,
  smallVillage,
} from '@/lib/content/fixtures/villages';
import { imported } from '@/lib/content/fixtures/village/transport/imported';
import { codeOf } from '@/lib/share/codes';
import { keyIssues } from './issues';
import { contentIssues, formIssues, textIssues, type SiteContent } from '.';

const issuesOf = (change: Partial<SiteContent>) => contentIssues({ ...smallVillage, ...change });
const issuesWith = (things: typeof smallThings, change: Partial<SiteContent> = {}) =>
  issuesOf({ entries: entriesOf({ ...smallThings, ...things }), ...change });
const siteWith = (change: Partial<SiteContent['site']>) =>
  issuesOf({ site: { ...smallVillage.site, ...change } });
const eventWith = (change: Partial<Event>) => issuesWith({ event: [{ ...fair, ...change }] });
const beachWith = (change: Partial<Beach>) => issuesWith({ beach: [{ ...gullCove, ...change }] });
const transportWith = (change: Partial<SiteContent['transport']>) =>
  issuesOf({ transport: { ...smallVillage.transport, ...change } });
const importWith = (change: Partial<ImportedService>) => ({
  imported: { ...imported, services: imported.services.map((one) => ({ ...one, ...change })) },
});
const venueWith = (change: Partial<Venue>) => issuesWith({ venue: [{ ...galley, ...change }] });
const propertyWith = (change: Partial<Property>) =>
  issuesWith({ property: [{ ...loft, ...change }] });

const { seo, image, summary, description, updated } = common('by-the-water');
const readyDay: DayOut = {
  slug: 'by-the-water',
  title: 'By the water',
  seo,
  image,
  summary,
  description,
  suits: 'For one day',
  reasons: [],
  season: { from: '11-01', until: '02-28' },
  base: placeNamed('harbour'),
  days: [
    { title: 'There', stops: [{ kind: 'beach', slug: 'gull-cove', minutes: 60, note: 'Look.' }] },
  ],
  updated,
};

/** An entry without one of its fields, as no type would allow. */
function without<T extends Item>(entry: T, field: keyof T): T {
  return Object.fromEntries(Object.entries(entry).filter(([key]) => key !== field)) as unknown as T;
}

test.each([
  ['a small village', smallVillage],
  ['a village with everything odd in it', oddVillage],
])('%s has no faults', (_, village) => {
  expect(contentIssues(village)).toEqual([]);
});

describe('dates and times', () => {
  test('30 February is named with its file and field, and what to write', () => {
    expect(eventWith({ startDate: '2025-02-30' })).toEqual([
      'content/events.ts › fair › startDate: "2025-02-30" is not a day of the calendar; write year, month and day, such as 2027-08-30',
    ]);
  });

  test.each(['25:00', '9:75', '24:00'] as const)('%s is no time of day', (startTime) => {
    expect(eventWith({ startTime })).toEqual([
      `content/events.ts › fair › startTime: "${startTime}" is not a time of day; write it from 00:00 to 23:59, such as 09:30`,
    ]);
  });

  test('an event that ends after midnight is told how to say so', () => {
    expect(eventWith({ startTime: '20:00', endTime: '01:00' })).toEqual([
      "content/events.ts › fair › endTime: 01:00 is not after startTime; if it ends after midnight, add endDate: '2024-09-01'",
    ]);
    expect(eventWith({ startTime: '20:00', endTime: '01:00', endDate: '2024-09-01' })).toEqual([]);
  });

  test('a last day that is not after the first is a fault', () => {
    expect(eventWith({ endDate: '2024-08-31' })).toEqual([
      'content/events.ts › fair › endDate: "2024-08-31" is not after startDate; leave it out for an event of one day',
    ]);
  });
});

describe('fields', () => {
  test('one that is missing is named, and the other entries are looked at all the same', () => {
    expect(
      issuesWith({ event: [without(fair, 'startDate')], venue: [{ ...galley, rating: 6 }] }),
    ).toEqual([
      'content/venues.ts › galley › rating: 6 is not a rating; write 0 to 5, such as 4.6',
      'content/events.ts › fair › startDate: is missing; write a text in quotes',
    ]);
  });

  test('one within a group is named as well', () => {
    const broken = { ...fair, booking: { phone: '01632 960003' } } as unknown as Event;
    expect(
      issuesWith({ event: [broken, { ...fair, slug: 'b', seo: without(fair, 'seo').seo }] }),
    ).toEqual(
      expect.arrayContaining([
        'content/events.ts › fair › booking › email: is missing; write a text in quotes',
        'content/events.ts › b › seo: is missing; write a group of fields, { }',
      ]),
    );
  });

  test('one that is empty is named', () => {
    expect(eventWith({ address: { street: ' ' } })).toEqual([
      'content/events.ts › fair › address › street: is empty; write a text in quotes',
    ]);
  });

  test('the site’s own are looked at before all others', () => {
    const { url, content, timeZone, contact, forecast, formEndpoint } = smallVillage.site;
    const site = { url, content, timeZone, contact, forecast, formEndpoint } as SiteContent['site'];
    expect(issuesOf({ site })).toEqual([
      'content/site.ts › bounds: is missing; write a group of fields, { }',
    ]);
    expect(siteWith({ timeZone: 'Europe/Nowhere' })).toEqual([
      'content/site.ts › timeZone: "Europe/Nowhere" is no time zone; write it such as Europe/London',
    ]);
    expect(siteWith({ url: 'https://nowhere.example/guide' })).toEqual([
      expect.stringContaining('"https://nowhere.example/guide" has more than the host'),
    ]);
  });

  test('one of the wrong sort is named with what it is', () => {
    expect(eventWith({ priceFrom: '0' as unknown as number })).toEqual([
      'content/events.ts › fair › priceFrom: "0" is not a number without quotes',
    ]);
  });

  test('one with a slip in its name is told the right one', () => {
    const slip = { ...fair, endDat: '2024-09-01' } as Event;
    expect(issuesWith({ event: [slip] })).toEqual([
      'content/events.ts › fair › endDat: is no field of such an entry (did you mean "endDate"?)',
    ]);
  });
});

describe('groups within entries', () => {
  test('what is missing deep down is named, and nothing falls over it', () => {
    const tideAccess = { spot: 'The cave', note: 'Low water only.', caution: 'Beware.' };
    expect(beachWith({ tideAccess: tideAccess as Beach['tideAccess'] & object })).toEqual([
      'content/beaches.ts › gull-cove › tideAccess › source: is missing; write a group of fields, { }',
      'content/beaches.ts › gull-cove › tideAccess › readOn: is missing; write a text in quotes',
    ]);
    const spans = [{ days: 'fri', opens: '09:00' }] as unknown as Venue['openingHours'] & object;
    expect(venueWith({ openingHours: spans })).toEqual([
      'content/venues.ts › galley › openingHours[0] › days: "fri" is not a list, [ ]',
      'content/venues.ts › galley › openingHours[0] › closes: is missing; write a text in quotes',
    ]);
  });
});

describe('transport', () => {
  test.each<[string, Partial<SiteContent['transport']>, string]>([
    [
      'a leg to a point that is not known',
      { legs: [{ ...coastLeg, to: 'coev' }] },
      'content/transport/legs.ts › quay-cove › to: content/transport/points.ts has no "coev" (did you mean "cove"?); write one that it has, or add it there',
    ],
    [
      'a leg that is written down twice',
      { legs: [coastLeg, { ...coastLeg, slug: 'back', from: 'cove', to: 'quay' }] },
      'content/transport/legs.ts › back › to: is joined to from by another leg already; take one of the two out',
    ],
    [
      'stops out of order',
      { services: [{ ...bus, calls: [...bus.calls, { at: 'quay', minutes: 4 }] }] },
      'content/transport/services.ts › 7-to-cove › calls: have minutes that go back; write the stops in the order in which it comes to them',
    ],
    [
      'times out of order',
      { services: [{ ...bus, times: [{ days: ['sunday'], times: ['10:00', '09:00'] }] }] },
      'content/transport/services.ts › 7-to-cove › times[0] › times: are not in order; write the earliest first',
    ],
    [
      'a time that is none',
      { services: [{ ...bus, times: [{ days: ['sunday'], times: ['24:10'] }] }] },
      'content/transport/services.ts › 7-to-cove › times[0] › times[0]: "24:10" is not a time of day; write it from 00:00 to 23:59, such as 09:30',
    ],
    [
      'a day with two timetables',
      { services: [{ ...bus, times: [...bus.times, ...bus.times] }] },
      'content/transport/services.ts › 7-to-cove › times › days: "weekday" is there twice; put its times into one entry',
    ],
    [
      'trust that ends before it begins',
      { services: [{ ...bus, validUntil: '2023-12-31' }] },
      'content/transport/services.ts › 7-to-cove › validUntil: "2023-12-31" is not after readOn, 2024-01-05; write the last day on which it is believed',
    ],
    [
      'an import that calls at a point that is not known',
      importWith({ calls: [{ at: 'coev' }, { at: 'quay' }], byDate: [] }),
      'content/transport/imported.ts › imported › services › 12-to-cove-1 › calls › at: content/transport/points.ts has no "coev" (did you mean "cove"?); write one that it has, or add it there',
    ],
    [
      'an import with more times than calls',
      importWith({ calls: [{ at: 'cove' }, { at: 'quay' }] }),
      'content/transport/imported.ts › imported › services[0]: has trips that have not a time for each stop; import the feed again',
    ],
    [
      'a ferry whose last crossing is before its first',
      { ferries: [{ ...ferry, hours: [{ days: ['weekday'], first: '18:00', last: '08:00' }] }] },
      'content/transport/ferries.ts › rope-ferry › hours[0]: the last, 08:00, is before the first, 18:00; write the first and the last of the day',
    ],
    [
      'dogs at a place that is not known',
      { dogRules: [{ place: placeNamed('coev'), rule: 'not-known', words: 'Nobody knows.' }] },
      'content/transport/dogs.ts › coev › place: content/places.ts has no "coev" (did you mean "cove"?); write one that it has, or add it there',
    ],
  ])('%s is named', (_, transport, fault) => {
    expect(transportWith(transport)).toContain(fault);
  });

  test('a walk goes along legs that somebody measured', () => {
    const hikeOf = (slug: string, route: readonly string[]) =>
      ({
        ...common(slug),
        title: slug,
        difficulty: 'Easy',
        route,
        wayBack: 'same-way',
        steep: 'Nowhere.',
        dogs: 'On a lead.',
        refreshments: 'None.',
        cautions: [],
      }) as unknown as Walk;
    const walks = [hikeOf('hike', ['quay', 'cove', 'quay']), hikeOf('gap', ['cove', 'cove'])];
    expect(issuesWith({ walk: walks })).toEqual([
      'content/walks.ts › gap › route: no leg of content/transport/legs.ts joins "cove" and "cove"; add the points between, or give the length that its publisher says as published',
    ]);
  });
});

const oneOf = ({ options }: { readonly options: readonly string[] }) => options.join(', ');

describe('words that types know', () => {
  test.each([
    [
      'an event',
      () => eventWith({ type: 'Comunity' as Event['type'] }),
      `events.ts › fair › type: "Comunity" is not known here (did you mean "Community"?); write one of: ${oneOf(event.shape.type)}`,
    ],
    [
      'a venue',
      () => venueWith({ schemaType: 'Pub' as Venue['schemaType'] }),
      `venues.ts › galley › schemaType: "Pub" is not known here; write one of: ${oneOf(venue.shape.schemaType)}`,
    ],
    [
      'a property',
      () => propertyWith({ type: 'Yurts' as Property['type'] }),
      `properties.ts › net-loft › type: "Yurts" is not known here; write one of: ${oneOf(property.shape.type)}`,
    ],
    [
      'a beach',
      () => beachWith({ type: 'Gravelly' as Beach['type'] }),
      `beaches.ts › gull-cove › type: "Gravelly" is not known here; write one of: ${oneOf(beach.shape.type)}`,
    ],
    [
      'an activity',
      () => issuesWith({ activity: [{ ...walk, category: 'Gastronomy' as 'Family' }] }),
      `activities.ts › wall-walk › category: "Gastronomy" is not known here; write one of: ${oneOf(activity.shape.category)}`,
    ],
    [
      'the length of an activity',
      () => issuesWith({ activity: [{ ...walk, minutes: [120, 60] }] }),
      'activities.ts › wall-walk › minutes: is not the least and the most minutes; write two whole numbers, such as [60, 120]',
    ],
  ] as const)('%s has one of its own', (_, faults, sentence) => {
    expect(faults()).toEqual([`content/${sentence}`]);
  });

  test('a place that does not exist is a fault', () => {
    expect(venueWith({ place: placeNamed('harbuor') })).toEqual([
      'content/venues.ts › galley › place: content/places.ts has no "harbuor" (did you mean "harbour"?); write one that it has, or add it there',
    ]);
  });
});

describe('slugs and names', () => {
  test('a copied slug is a fault, as the second page would replace the first', () => {
    expect(issuesWith({ event: [fair, { ...fair, title: 'Copy' }] })).toContain(
      'content/events.ts › fair › slug: two entries have it, and the second would replace the first; give one a slug of its own',
    );
  });

  test('a slug that would take the address of another page is a fault', () => {
    expect(eventWith({ slug: 'calendar' })).toContain(
      'content/events.ts › calendar › slug: /events/calendar/ is the address of another page; choose another slug',
    );
    expect(beachWith({ slug: 'safety' })).toContain(
      'content/beaches.ts › safety › slug: /beaches/safety/ is the address of another page; choose another slug',
    );
  });

  test('two things of one name are a fault, unless both are meant', () => {
    const venues = [{ ...galley, name: 'The Net Loft' }];
    expect(issuesWith({ venue: venues })).toEqual([
      "content/properties.ts › net-loft › name: \"The Net Loft\" is the name of content/venues.ts › galley › name too; give one another name, or add ['venues/galley', 'properties/net-loft'] to content/namesakes.ts if both are meant",
    ]);
    expect(
      issuesWith({ venue: venues }, { namesakes: [['venues/galley', 'properties/net-loft']] }),
    ).toEqual([]);
  });

  test('namesakes that are gone are a fault', () => {
    expect(issuesOf({ namesakes: [['venues/galley', 'events/ball']] })).toEqual([
      'content/namesakes.ts › events/ball: is not there (any more) (did you mean "events/fair"?); take it out or write one that is',
    ]);
  });

  test('two things of one short code are a fault, with a code to write', () => {
    const code = codeOf({ type: 'event', slug: fair.slug });
    expect(issuesWith({ venue: [{ ...galley, code }] })).toEqual([
      expect.stringMatching(
        new RegExp(
          `^content/events.ts › fair › code: the short code "${code}" is that of content/venues.ts › galley › code too; to the newer of the two, add code: '\\w{3}'$`,
        ),
      ),
    ]);
    expect(issuesWith({ venue: [{ ...galley, code: 'abc' }] })).toEqual([]);
  });

  test('what is no short code is a fault', () => {
    expect(eventWith({ code: 'l0ve' })).toEqual([
      expect.stringMatching(
        /^content\/events.ts › fair › code: "l0ve" is no short code; write 3 of/,
      ),
    ]);
  });

  test('what the home page picks must be there', () => {
    const featured = {
      ...smallVillage.featured,
      events: { intro: 'What is on.', slugs: ['snowball-fight'] },
      plan: { intro: 'A day that works.', slugs: ['by-balloon'] },
    };
    expect(issuesOf({ featured })).toEqual([
      'content/home.ts › plan › slugs › by-balloon: is not there (any more); take it out or write one that is',
      'content/home.ts › events › slugs › snowball-fight: is not there (any more); take it out or write one that is',
    ]);
  });
});

describe('pictures', () => {
  const alt = 'A perfectly good description of it';
  const pictured = (src: string) => eventWith({ image: { src, alt } });

  test.each(['story-tower', 'IMG_2041.jpg', 'https://images.example/fair.webp'])(
    'may be %s',
    (src) => {
      expect(pictured(src)).toEqual([]);
    },
  );

  test.each([
    [
      'IMG 2041.jpg',
      '"IMG 2041.jpg" has a space or another sign in its name; call the file "IMG-2041.jpg" and write that here',
    ],
    [
      'IMG_2041.HEIC',
      '"IMG_2041.HEIC" ends in .heic; save the photograph as .jpg, .png, .webp or .avif',
    ],
    [
      'http://images.example/a.jpg',
      '"http://images.example/a.jpg" is not a full address of another host; write it with https://',
    ],
  ])('may not be %s', (src, sentence) => {
    expect(pictured(src)).toEqual([`content/events.ts › fair › image › src: ${sentence}`]);
  });

  test('have words for those who cannot see them', () => {
    expect(eventWith({ image: { src: 'event-regatta', alt: 'A fair' } })).toEqual([
      'content/events.ts › fair › image › alt: has 6 characters; write 20 to 160',
    ]);
  });

  test('are four in a gallery, its own first', () => {
    expect(beachWith({ gallery: gullCove.gallery.slice(1) })).toEqual([
      'content/beaches.ts › gull-cove › gallery: has 3 entries; write 4',
    ]);
    expect(beachWith({ image: { src: 'other', alt } })).toEqual([
      'content/beaches.ts › gull-cove › gallery: does not start with the beach’s own picture; write "other" first',
    ]);
  });
});

describe('texts', () => {
  test('have their lengths in words', () => {
    expect(beachWith({ summary: 'Too short', description: 'word '.repeat(121) })).toEqual([
      'content/beaches.ts › gull-cove › summary: has 2 words; write 8 to 25',
      'content/beaches.ts › gull-cove › description: has 121 words; write 40 to 120',
    ]);
  });

  test('of a page have their lengths, and are like no other', () => {
    const home = pageOf('home', 'Come.');
    const pages = { home, about: { ...home, seo: { ...home.seo, title: 'Short' } } };
    expect(issuesOf({ pages })).toEqual([
      'content/pages.ts › about › seo › title: has 5 characters; write 50 to 60',
      'content/pages.ts › about › seo › description: is the same as in content/pages.ts › home; write one of its own',
    ]);
  });

  test('hold no straight quote, whichever file they stand in', () => {
    const modules = [{ file: 'contact', exports: { words: { intro: "We don't know." } } }];
    expect(textIssues(modules)).toEqual([
      'content/contact.ts › words › intro: has a straight quote in "We don\'t know."; write ’ “ or ”',
    ]);
  });

  test('may hold HTML, whose attributes are quoted straight', () => {
    const mapTiles = { attribution: '© <a href="https://maps.example">Maps</a>' };
    expect(textIssues([{ file: 'map-tiles', exports: { mapTiles } }])).toEqual([]);
  });

  test('never promise that the sea is safe', () => {
    const beaches = [{ slug: 'cove', facilities: 'A safe place for swimming.' }];
    expect(textIssues([{ file: 'beaches', exports: { beaches } }])).toEqual([
      'content/beaches.ts › cove › facilities: promises that the sea is safe, which nobody can: "A safe place for swimming."',
    ]);
  });
});

describe('forms, whichever file they stand in', () => {
  const formsOf = (name: string, value: object) =>
    formIssues([
      { file: 'beaches', exports: { beaches: [{ slug: 'cove' }] } },
      { file: name, exports: { [name]: value } },
    ]);

  test('a link leads to a page, to another site or to a letter', () => {
    const hrefs = ['/', '/beaches/cove/', '/contact/#bus', 'https://bus.example', 'mailto:a@b.cd'];
    expect(formsOf('footer', { links: hrefs.map((href) => ({ href })) })).toEqual([]);
    expect(formsOf('footer', { links: [{ href: '/beaches/coev/' }, { href: 'events' }] })).toEqual([
      'content/footer.ts › links[0] › href: "/beaches/coev/" leads to no page of the site (did you mean "/beaches/cove/"?); write its path with both slashes, such as /events/, or a full address with https://',
      'content/footer.ts › links[1] › href: "events" leads to no page of the site (did you mean "/events/"?); write its path with both slashes, such as /events/, or a full address with https://',
    ]);
  });

  test('an address may be that of a page of the site', () => {
    const urls = ['/contact/', '/licences/', 'https://council.example/roads'];
    expect(formsOf('legal', { links: urls.map((url) => ({ url })) })).toEqual([]);
    expect(formsOf('legal', { links: [{ url: '/contacts/' }] })).toEqual([
      expect.stringMatching(/ › url: "\/contacts\/" leads to no page of the site /),
    ]);
  });

  test.each([
    ['readOn', '2026-02-30', 'is not a day of the calendar'],
    ['validUntil', 'soon', 'is not a day of the calendar'],
    ['url', 'www.council.example', 'is not a full address'],
  ])('%s is no "%s"', (field, value, wrong) => {
    expect(formsOf('nature', { [field]: value })).toEqual([
      expect.stringContaining(`content/nature.ts › ${field}: "${value}" ${wrong}`),
    ]);
  });

  test('a film is named as its service does, and the host of the map without https', () => {
    expect(formsOf('home', { video: { id: 'https://films.example/watch?v=abc' } })).toEqual([
      expect.stringMatching(/ is not the name of a film; write the eleven signs behind watch/),
    ]);
    expect(
      formIssues([{ file: 'map-tiles', exports: { mapTiles: { host: 'https://tiles.example' } } }]),
    ).toEqual([
      'content/map-tiles.ts › mapTiles › host: "https://tiles.example" is not a host; write it without https:// and slashes, such as tile.maps.org',
    ]);
  });
});

describe('sources', () => {
  const read = {
    source: { name: 'The council', url: 'https://council.example/' },
    readOn: '2031-01-01',
  };
  const from = (value: object) => formIssues([{ file: 'walks', exports: { walks: [value] } }]);

  test('lead to the page that was read, unless they are only whom to ask', () => {
    expect(from({ slug: 'ridge', ...read })).toEqual([
      'content/walks.ts › ridge › source › url: https://council.example/ is a front page; write the address of the page that was read, or say in publishedIn where it was read',
    ]);
    expect(from({ slug: 'ridge', ...read, publishedIn: 'a guide' })).toEqual([]);
    const page = { ...read.source, url: 'https://council.example/roads' };
    expect(from({ slug: 'ridge', ...read, source: page })).toEqual([]);
  });

  test('are asked of every real thing', () => {
    expect(issuesWith({ beach: [without(gullCove, 'sources') as Beach] })).toEqual([
      'content/beaches.ts › gull-cove › sources: is missing; write a list, [ ]',
    ]);
  });
});

describe('reasons of ready-made days', () => {
  const dayWith = (reason: DayOut['reasons'][number]) =>
    issuesOf({ daysOut: [{ ...readyDay, reasons: ['The cove is near.', reason] }] });

  test('that depend on a timetable name it, so that they end with it', () => {
    const text = 'On Sundays four buses run.';
    expect(dayWith('The bus goes first.')).toEqual([]);
    expect(dayWith(text)).toEqual([expect.stringMatching(/reasons\[1\]: tells of buses .* write/)]);
    expect(dayWith({ text, facts: [bus.slug] })).toEqual([]);
    expect(dayWith({ text, facts: ['bus-9'] })).toEqual([
      expect.stringMatching(/reasons\[1\] › facts › bus-9: is not there .*; take it out or write/),
    ]);
  });
});

test('a topic of a place that is told twice is a fault, and so is a place that is not there', () => {
  const [harbourHas] = smallVillage.facilities;
  if (!harbourHas) throw new Error('The village has nothing at its harbour.');
  const { known } = harbourHas;
  const facilities = [
    { ...harbourHas, known: [...known, ...known] },
    { ...harbourHas, place: placeNamed('coev') },
  ];
  expect(issuesOf({ facilities })).toEqual([
    'content/facilities.ts › harbour › known: has a topic twice; put both into one text',
    'content/facilities.ts › coev › place: content/places.ts has no "coev" (did you mean "cove"?); write one that it has, or add it there',
  ]);
});

describe('keys of a record', () => {
  test('that are not there, or missing, are named', () => {
    expect(keyIssues('content/map.ts › mapLabels', ['cvoe'], ['cove'], 'all')).toEqual([
      'content/map.ts › mapLabels › cvoe: is not there (any more) (did you mean "cove"?); take it out or write one that is',
      'content/map.ts › mapLabels › cove: is missing; add a line for it',
    ]);
    expect(keyIssues('content/posters.ts › posterTitles', [], ['home'])).toEqual([]);
  });
});

describe('numbers and addresses', () => {
  test('counts are whole, and no price is less than nothing', () => {
    expect(propertyWith({ bedrooms: 0 })).toEqual([]);
    expect(propertyWith({ maxGuests: 0 })).toEqual([
      'content/properties.ts › net-loft › maxGuests: 0 is not a count; write a whole number, 1 or more',
    ]);
    expect(eventWith({ priceFrom: -4 })).toEqual([
      'content/events.ts › fair › priceFrom: -4 is not a price; write pounds, such as 4, or 0 where it is free',
    ]);
  });

  test.each([
    '01999 770000',
    '+44 (0)1999 770000',
    '(01999) 770000',
    '0300 123 4567',
    '+33 1 23 45 67 89',
  ])('%s is a telephone number', (phone) => {
    expect(venueWith({ phone })).toEqual([]);
  });

  test.each(['1999 770000', '01999 77000a', '01999', '+44 180', 'call me'])(
    '%s is none',
    (phone) => {
      expect(venueWith({ phone })).toEqual([
        `content/venues.ts › galley › phone: "${phone}" is not a telephone number; write it such as 01234 567890 or +44 (0)1234 567890`,
      ]);
    },
  );

  test('an email address and a website have their form', () => {
    expect(propertyWith({ email: 'stay at loft' })).toEqual([
      'content/properties.ts › net-loft › email: "stay at loft" is not an email address; write it such as name@host.org',
    ]);
    expect(venueWith({ website: 'www.galley.co.uk' })).toEqual([
      'content/venues.ts › galley › website: "www.galley.co.uk" is not a full address; write it with https://',
    ]);
  });

  test('the site’s own address is full and has no slash at its end', () => {
    expect(siteWith({ url: 'www.nowhere.example' })).toEqual([
      'content/site.ts › url: "www.nowhere.example" is not a full address; write it with https://',
    ]);
    expect(siteWith({ url: 'https://nowhere.example/' })).toEqual([
      'content/site.ts › url: "https://nowhere.example/" ends with a slash; leave it out',
    ]);
  });

  test('the forms are posted to an https address or nowhere', () => {
    expect(siteWith({ formEndpoint: 'http://forms.example/post' })).toEqual([
      'content/site.ts › formEndpoint: "http://forms.example/post" is not a full address; write it with https://',
    ]);
  });

  test('a postcode has its form', () => {
    const contact = { ...smallVillage.site.contact, postcode: 'AB12CD' };
    expect(siteWith({ contact })).toEqual([
      'content/site.ts › contact › postcode: "AB12CD" is not a postcode; write it such as AB1 2CD',
    ]);
  });

  test('a position lies within the bounds of the guide', () => {
    const [harbour, ...others] = smallVillage.places;
    if (!harbour) throw new Error('The village has no harbour');
    const moved = { ...harbour, coordinates: { latitude: 51.5, longitude: 5.1 } };
    expect(issuesOf({ places: [moved, ...others] })).toEqual([
      'content/places.ts › harbour › coordinates: 51.5, 5.1 is outside the county; look for a slip in a digit or a sign',
    ]);
  });
});

describe('what must agree', () => {
  test('a price in words and in figures', () => {
    expect(eventWith({ priceFrom: 3 })).toEqual([
      'content/events.ts › fair › price: "Free" does not name £3, which priceFrom gives as the lowest',
    ]);
  });

  test('opening hours in words and as data', () => {
    expect(venueWith({ openHours: 'Most days from 09:00' })).toEqual([
      'content/venues.ts › galley › openHours: does not say 16:00, which openingHours has; write the same in both',
    ]);
  });

  test('what is not on open ground and its usual hours', () => {
    const culture: Activity = { ...walk, category: 'Culture' };
    const usualHours = { opens: '10:00', closes: '16:00' } as const;
    expect(issuesWith({ activity: [{ ...culture, usualHours }] })).toEqual([]);
    expect(issuesWith({ activity: [culture] })).toEqual([
      'content/activities.ts › wall-walk › usualHours: is missing; write { opens, closes } as such things usually have them',
    ]);
  });

  test('a flag and the amenities', () => {
    expect(propertyWith({ hasHotTub: true })).toEqual([
      'content/properties.ts › net-loft › hasHotTub: is true, but amenities do not name "Hot tub"; write false or add the word',
    ]);
  });

  test('the ends of a notice, and its places', () => {
    const broken = { ...roadworks, until: '2024-01-01', places: [placeNamed('atlantis')] } as const;
    expect(issuesOf({ notices: [broken] })).toEqual([
      'content/notices.ts › roadworks › until: "2024-01-01" is before from; write the last day on which it is shown',
      'content/notices.ts › roadworks › places: content/places.ts has no "atlantis"; write one that it has, or add it there',
    ]);
  });

  test('a notice that leads where the privacy page does not say', () => {
    const source = { name: 'The water board', url: 'https://water.example/works' };
    expect(issuesOf({ notices: [{ ...roadworks, source }] })).toEqual([
      'content/notices.ts › roadworks › source › url: leads to water.example, which the privacy page does not name; add it to linkedSites in content/third-parties.ts',
    ]);
  });

  test('a safety section and a source', () => {
    const safetySections = smallVillage.safetySections.map((one) => ({ ...one, sources: [] }));
    expect(issuesOf({ safetySections })).toEqual([
      'content/safety.ts › emergency › sources: has 0 entries; write 1 or more',
    ]);
  });

  test('a story and its two or three paragraphs', () => {
    const stories = smallVillage.stories.map((one) => ({ ...one, paragraphs: ['One.'] }));
    expect(issuesOf({ stories })).toEqual([
      'content/about.ts › wall › paragraphs: has 1 entry; write 2 or more',
    ]);
  });
});

describe('the sample', () => {
  const sample = (things: typeof smallThings) =>
    issuesWith(things, { site: { ...smallVillage.site, content: 'sample' } });

  test('rings nobody and writes to nobody', () => {
    const faults = sample({
      venue: [{ ...galley, phone: '01999 770000', website: 'https://galley.example.com' }],
      property: [{ ...loft, email: 'stay@cottage.co.uk' }],
    });
    expect(faults).toEqual(
      expect.arrayContaining([
        'content/venues.ts › galley › phone: "01999 770000" is not one of the numbers 01632 960000 to 960999 of the sample; real ones need content: ’own’ in content/site.ts',
        'content/venues.ts › galley › website: "https://galley.example.com" is not one of the addresses in .example of the sample; real ones need content: ’own’ in content/site.ts',
        'content/properties.ts › net-loft › email: "stay@cottage.co.uk" is not one of the addresses in .example of the sample; real ones need content: ’own’ in content/site.ts',
      ]),
    );
  });

  test('is left alone once the content is one’s own', () => {
    expect(venueWith({ phone: '01999 770000', website: 'https://galley.co.uk' })).toEqual([]);
  });
});
