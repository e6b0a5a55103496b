/** The sample alone, word for word as its specification has it. Content of one's own is free of it. */
import { calendarFile } from '@/lib/events/calendar-file';
import { gridPosition, gridReference } from '@/lib/geo/national-grid';
import { posterFileName, posterGroups } from '@/lib/posters/posters';
import { toEpochMinutes } from '@/lib/time/london';
import { keyFacts, stories } from './about';
import { activities } from './activities';
import { areas } from './areas';
import { beaches } from './beaches';
import { contactSubjects } from './contact';
import { events, eventsPageSlugs } from './events';
import { home } from './home';
import { programmeFileName } from './keys';
import { properties } from './properties';
import { places } from './places';
import { sample } from './sample';
import { activity, property } from './schema/entries';
import { plannerStorageKey, site } from './site';
import { tideRecords } from './tides/port/port';
import { venues } from './venues';
import { weather } from './weather';

// Another village's content, and the real one's, need not be what the specification's sample is.
const describeSample = site.content === 'sample' ? describe : describe.skip;

describeSample('the sample', () => {
  test('has at least as many of each as its specification asks for, and of every kind', () => {
    const least: readonly (readonly [number, readonly unknown[]])[] = [
      [9, activities],
      [4, areas],
      [3, beaches],
      [6, venues],
      [6, properties],
      [7, events],
      [6, eventsPageSlugs],
      [3, stories],
    ];
    for (const [count, list] of least) expect(list.length).toBeGreaterThanOrEqual(count);
    expect(tideRecords).toHaveLength(11);
    const types: readonly string[] = properties.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(property.shape.type.options));
    const categories: readonly string[] = activities.map(({ category }) => category);
    expect(categories).toEqual(expect.arrayContaining(activity.shape.category.options));
  });

  test('has places to stay from £85 to £350 a night', () => {
    for (const { pricePerNight } of properties) {
      expect(pricePerNight).toBeGreaterThanOrEqual(85);
      expect(pricePerNight).toBeLessThanOrEqual(350);
    }
  });

  test('no two posters have one title: by it they are told apart on the wall and on the disk', () => {
    const files = posterGroups().flatMap(({ posters }) =>
      posters.map(({ title }) => posterFileName(title)),
    );
    expect(files.filter((name, index) => files.indexOf(name) !== index)).toEqual([]);
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

  test('the church’s position is that of its published reference, SX 862 483, to seven metres', () => {
    const church = places.find(({ slug }) => slug === 'st-peters-church');
    const position = church && gridPosition(church.coordinates);
    if (!position) throw new Error('The church has no place in Great Britain');
    expect(gridReference(position, 8)).toBe('SX 8619 4830');
    expect(gridReference(position, 4)).toBe('SX 86 48');
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
    expect(events.find((event) => event.slug === 'regatta')).toHaveProperty(
      'endDate',
      '2025-08-30',
    );
  });

  test('every event of the calendar file says that it is invented', () => {
    const file = (calendarFile(programmeFileName) ?? '').replace(/\r\n[\t ]/g, '');
    const marked = file.split('BEGIN:VEVENT').filter((part) => part.includes(sample?.event ?? '?'));
    expect(marked.length).toBeGreaterThanOrEqual(events.length);
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

  test('the response time, and the hours of phone and visitor centre, are the specified ones', () => {
    expect(site.visiting).toEqual({
      responseTime: '24 hours',
      phoneHours: 'Mon-Fri 9:00-17:00',
      visitorCentreHours: 'daily 10:00-16:00',
    });
  });

  test('the home page’s four areas have their names', () => {
    const shown = home.areas.slugs.map((slug) => areas.find((area) => area.slug === slug)?.name);
    expect(shown).toEqual(['Village Centre', 'Coastal Path', 'Blackpool Sands', 'Strete Gate']);
  });

  test('the six events of the list are of July to October 2025, of six types', () => {
    const listed: readonly string[] = eventsPageSlugs;
    const shown = events.filter(({ slug }) => listed.includes(slug));
    expect(shown.filter(({ startDate }) => !/^2025-(07|08|09|10)/.test(startDate))).toEqual([]);
    expect(shown.map(({ type }) => type).toSorted()).toEqual([
      'Community',
      'Conservation',
      'Food',
      'Music',
      'Religious',
      'Workshop',
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

  describe('the tide record', () => {
    it('has eleven entries from 1 to 3 August 2025', () => {
      expect(tideRecords).toHaveLength(11);
      expect(tideRecords[0]?.date).toBe('2025-08-01');
      expect(tideRecords.at(-1)?.date).toBe('2025-08-03');
    });

    it('keeps its heights between about 1.5 and 4 m', () => {
      for (const { height } of tideRecords) {
        expect(height).toBeGreaterThanOrEqual(1.5);
        expect(height).toBeLessThanOrEqual(4);
      }
    });

    it('goes from high to low and back, about 6.2 hours apart', () => {
      tideRecords.slice(1).forEach((tide, i) => {
        const before = tideRecords[i];
        if (!before) throw new Error('The record has a gap.');
        expect(tide.type).not.toBe(before.type);
        const minutes =
          toEpochMinutes(tide.date, tide.time) - toEpochMinutes(before.date, before.time);
        expect(Math.abs(minutes / 60 - 6.2)).toBeLessThan(0.6);
      });
    });
  });
});
