import { site } from '@/content/site';
import type { Entry } from '@/lib/kinds/entries';
import { entryNode } from './main-entity';
import {
  exampleActivity,
  exampleArea,
  exampleBeach,
  exampleEvent,
  examplePlace,
  exampleProperty,
  exampleVenue,
} from './testing/things';

const nodeOf = (entry: Entry) => entryNode(entry, examplePlace);

const geo = { '@type': 'GeoCoordinates', latitude: 51.51, longitude: -5.12 };

describe('touristAttraction', () => {
  it('describes an activity at its place', () => {
    expect(nodeOf({ kind: 'activity', item: exampleActivity })).toEqual({
      '@type': 'TouristAttraction',
      '@id': `${site.url}/things-to-do/cove-walk/#activity`,
      url: `${site.url}/things-to-do/cove-walk/`,
      name: 'Walk to the cove',
      description: 'What visitors read.',
      image: `${site.url}/images/og/activity/cove-walk.png`,
      geo,
    });
  });
});

describe('place', () => {
  it('describes an area', () => {
    expect(nodeOf({ kind: 'area', item: exampleArea })).toMatchObject({
      '@type': 'Place',
      '@id': `${site.url}/areas/village-centre/#area`,
      name: 'Village Centre',
      geo,
    });
  });
});

describe('beach', () => {
  it('is a beach and an attraction at once', () => {
    expect(nodeOf({ kind: 'beach', item: exampleBeach })).toMatchObject({
      '@type': ['Beach', 'TouristAttraction'],
      '@id': `${site.url}/beaches/long-beach/#beach`,
      name: 'Long Beach',
      geo,
    });
  });
});

describe('venue', () => {
  it('describes a place to eat by the type that its entry names', () => {
    expect(nodeOf({ kind: 'venue', item: exampleVenue })).toMatchObject({
      '@type': 'CafeOrCoffeeShop',
      '@id': `${site.url}/food-drink/the-galley/#venue`,
      servesCuisine: 'British',
      priceRange: '££',
      telephone: '01632 960001',
      address: { postalCode: 'TQ6 0PX' },
    });
  });

  it('gives its opening hours as data', () => {
    expect(nodeOf({ kind: 'venue', item: exampleVenue })).toHaveProperty(
      'openingHoursSpecification',
      [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Saturday', 'Sunday'],
          opens: '09:00',
          closes: '16:00',
        },
      ],
    );
  });

  it('claims no hours and no website where the entry has none', () => {
    const { openingHours: _hours, ...byArrangement } = exampleVenue;
    expect(nodeOf({ kind: 'venue', item: byArrangement })).not.toHaveProperty(
      'openingHoursSpecification',
    );
    expect(nodeOf({ kind: 'venue', item: byArrangement })).not.toHaveProperty('sameAs');
  });

  it('names its own website where it has one', () => {
    expect(
      nodeOf({ kind: 'venue', item: { ...exampleVenue, website: 'https://galley.example/' } }),
    ).toHaveProperty('sameAs', 'https://galley.example/');
  });
});

describe('property', () => {
  it('describes a place to stay', () => {
    expect(nodeOf({ kind: 'property', item: exampleProperty })).toMatchObject({
      '@id': `${site.url}/stay/bell-tents/#property`,
      address: { streetAddress: 'Church Road', addressLocality: 'Little Haven' },
      telephone: '01632 960002',
      email: 'stay@bell-tents.example',
      priceRange: '£85/night',
      checkinTime: '15:00',
      checkoutTime: '10:30',
      amenityFeature: [
        { '@type': 'LocationFeatureSpecification', name: 'Parking', value: true },
        { '@type': 'LocationFeatureSpecification', name: 'Fire pit', value: true },
      ],
    });
  });

  it.each([
    ['Hotel', 'Hotel'],
    ['B&B', 'BedAndBreakfast'],
    ['Camping', 'Campground'],
    ['Caravan', 'LodgingBusiness'],
    ['Self Catering', 'LodgingBusiness'],
    ['Pub/Inn', 'LodgingBusiness'],
  ] as const)('classes %s as %s', (type, schemaType) => {
    expect(nodeOf({ kind: 'property', item: { ...exampleProperty, type } })).toHaveProperty(
      '@type',
      schemaType,
    );
  });
});

describe('event', () => {
  it('gives its times with the offset of their own day', () => {
    expect(nodeOf({ kind: 'event', item: exampleEvent })).toMatchObject({
      startDate: '2025-10-25T18:00:00+01:00',
      endDate: '2025-10-26T12:30:00+00:00',
    });
  });

  it('ends on the day it starts where no last day is given', () => {
    const { endDate: _endDate, ...oneDay } = exampleEvent;
    expect(nodeOf({ kind: 'event', item: { ...oneDay, endTime: '22:00' } })).toHaveProperty(
      'endDate',
      '2025-10-25T22:00:00+01:00',
    );
  });

  it('says where, by whom, for how much and that it takes place', () => {
    expect(nodeOf({ kind: 'event', item: exampleEvent })).toMatchObject({
      '@type': 'Event',
      '@id': `${site.url}/events/harvest-supper/#event`,
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'Place',
        name: 'Village Hall',
        address: { streetAddress: 'Village Hall', addressLocality: 'Little Haven' },
      },
      organizer: { name: 'The supper club', telephone: '01632 960003' },
      offers: {
        price: 12,
        priceCurrency: 'GBP',
        url: `${site.url}/events/harvest-supper/`,
      },
    });
  });

  it('says of a free event that it is free', () => {
    expect(nodeOf({ kind: 'event', item: { ...exampleEvent, priceFrom: 0 } })).toMatchObject({
      isAccessibleForFree: true,
      offers: { price: 0 },
    });
  });
});

describe('ratings', () => {
  it('are never marked up', () => {
    const nodes = [
      nodeOf({ kind: 'activity', item: exampleActivity }),
      nodeOf({ kind: 'beach', item: exampleBeach }),
      nodeOf({ kind: 'venue', item: exampleVenue }),
      nodeOf({ kind: 'property', item: exampleProperty }),
      nodeOf({ kind: 'event', item: exampleEvent }),
    ];
    expect(JSON.stringify(nodes)).not.toMatch(/rating|review/i);
  });
});
