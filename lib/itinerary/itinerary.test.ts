/** @jest-environment jsdom */
import fc from 'fast-check';
import ICAL from 'ical.js';
import { gpxFaults } from '@/lib/transport/testing/gpx-schema';
import { createChecker } from '@/lib/days/check/check';
import { bay, spring } from '@/lib/days/testing/facts';
import { anyTrip, stopAt, tripOf } from '@/lib/days/testing/trips';
import type { Trip } from '@/lib/days/trip';
import { daysCalendar } from './calendar';
import { daysGpx } from './gpx';
import { markdownText, plainText } from './text';
import { type ItineraryDay, itinerary } from './itinerary';

const checker = createChecker(bay);
const now = new Date('2031-01-05T09:00:00Z');
const things = bay.things.map(({ type, slug }) => `${type}:${slug}`);

const addressOf = (path: string) => new URL(path, 'https://bay.example').href;
const checkOf = (trip: Trip) => checker.check(trip, spring);

function daysOf(trip: Trip) {
  return itinerary(trip, checkOf(trip), []);
}

/** As planned, without a check. */
const unchecked = (trip: Trip): readonly ItineraryDay[] => itinerary(trip, undefined, []);

const title = 'Days, by; the sea';
const calendarText = (trip: Trip, at = now) =>
  daysCalendar(title, daysOf(trip), bay.places, addressOf, at);

/** The events of a file, as another library than the one that wrote it reads them. */
function eventsOf(trip: Trip, at = now): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(calendarText(trip, at) ?? '') as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

const note = 'Bring cake, tea; “and”\n\\cups\\ for Ægir 🌊 '.repeat(4).trim();
/** A Sunday in summer, and the Monday after it, on which the inn is shut. */
const trip = tripOf(
  [
    [
      stopAt('beach:cove', { time: '10:00', minutes: 90, note }),
      stopAt('restaurant:inn', { time: '12:30' }),
    ],
    [stopAt('restaurant:inn', { id: 'again', time: '19:00' }), stopAt('beach:gone')],
  ],
  { firstDate: '2031-06-01', settings: { sleeps: { at: 'place', slug: 'village' } } },
);

/** A day with all that a visitor can write for it, in an editor of another system. */
const written: Trip = {
  firstDate: '2031-06-01',
  settings: {},
  days: [
    {
      id: 'day-of-sea',
      title: 'By the sea',
      stops: [stopAt('beach:cove', { note: 'one\rtwo\vthree\u0085four\u2029five\r\nsix\fseven' })],
    },
  ],
};
const sevenLines = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

test('line separators of other editors are line breaks in every form', () => {
  const [day] = unchecked(written);
  expect(day?.stops[0]?.note).toBe(sevenLines.join('\n'));
  expect(plainText(title, unchecked(written), addressOf)).toContain(
    sevenLines.map((line) => `   ${line}\n`).join(''),
  );
  expect(markdownText(title, unchecked(written), addressOf)).toContain(sevenLines.join(' '));
  expect(eventsOf(written)[1]?.description).toContain(sevenLines.join('\n'));
  expect(daysGpx(title, daysOf(written), bay, addressOf)).toContain(sevenLines.join('\n'));
});

describe('the calendar file', () => {
  it('has one event a stop, in UTC, with its place, its page, its way and what the check says', () => {
    const events = eventsOf(trip);
    expect(events.map(({ summary }) => summary)).toEqual(['Cove', 'Inn', 'Inn', 'gone']);
    const [cove, inn, shut] = events;
    expect([cove?.startDate.toString(), cove?.endDate.toString()]).toEqual([
      '2031-06-01T09:00:00Z',
      '2031-06-01T10:30:00Z',
    ]);
    expect(inn?.location).toBe('1 Hill Lane, Village; up the steps');
    expect(cove?.component.getFirstPropertyValue('geo')).toEqual([50.2, -3.6]);
    expect(cove?.component.getFirstPropertyValue('url')).toBe('https://bay.example/cove/');
    expect(cove?.description).toContain(note);
    expect(cove?.description).toMatch(/^On foot: 0\.6\smiles/);
    expect(cove?.description).toMatch(/Checked \d+ Jan 2031: /);
    expect(shut?.description).toMatch(/Checked 1 Jan 2031: Inn in the guide/);
  });

  it('gives a stop of which nothing says when the whole day, and keeps nobody busy', () => {
    const [, , , gone] = eventsOf(trip);
    expect(gone?.startDate.toString()).toBe('2031-06-02');
    expect(gone?.endDate.toString()).toBe('2031-06-03');
    expect(gone?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(gone?.component.getFirstPropertyValue('geo')).toBeNull();
  });

  it('says that a time is not set where it only follows from the way there', () => {
    const loose = tripOf([[stopAt('beach:cove', { time: '10:00' }), stopAt('beach:head')]], {
      firstDate: '2031-06-01',
    });
    const [set, follows] = eventsOf(loose);
    expect(set?.description).not.toContain('not set');
    expect(follows?.description).toMatch(/^Time not set/);
  });

  it('replaces what an earlier file has brought: the same UIDs, a higher SEQUENCE', () => {
    const moved = { ...trip, days: trip.days.toReversed() };
    const later = eventsOf(moved, new Date(now.getTime() + 1000));
    const earlier = eventsOf(trip);
    const uids = (events: readonly ICAL.Event[]) => events.map(({ uid }) => uid).sort();
    expect(uids(later)).toEqual(uids(earlier));
    expect(new Set(uids(later)).size).toBe(4);
    expect(later[0]?.sequence).toBeGreaterThan(earlier[0]?.sequence ?? Infinity);
    expect(eventsOf(trip, new Date('2090-01-01'))[0]?.sequence).toBeLessThan(2 ** 31);
  });

  it('has no alarms and no line of more than 75 octets', () => {
    const text = calendarText(trip) ?? '';
    expect(text).not.toContain('VALARM');
    const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBe(75);
  });

  it('is none for days without dates or without stops', () => {
    expect(calendarText(tripOf([[stopAt('beach:cove')]]))).toBeUndefined();
    expect(calendarText(tripOf([[]], { firstDate: '2031-06-01' }))).toBeUndefined();
  });

  it('has a day’s name as an event of the whole day, which keeps nobody busy', () => {
    const [day] = eventsOf(written);
    expect(day?.summary).toBe('Day 1: By the sea');
    expect(day?.startDate.toString()).toBe('2031-06-01');
    expect(day?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(day?.uid).toBe('day-of-sea@bay.example');
  });

  it('can be read back for any trip, each stop at the instant that the check has', () => {
    fc.assert(
      fc.property(anyTrip(things), (any) => {
        const dated: Trip = { firstDate: '2031-03-29', ...any };
        const stops = checkOf(dated).days.flatMap((day) => day.stops);
        fc.pre(stops.length > 0);
        const starts = eventsOf(dated).map(({ startDate }) =>
          startDate.isDate ? undefined : startDate.toJSDate().getTime() / 60_000,
        );
        expect(starts).toEqual(stops.map(({ from }) => from));
      }),
      { numRuns: 25 },
    );
  });
});

describe('the GPX file', () => {
  const file = daysGpx(title, daysOf(trip), bay, addressOf);
  const xml = new DOMParser().parseFromString(file, 'application/xml');
  const names = (selector: string) =>
    [...xml.querySelectorAll(selector)].map(({ textContent }) => textContent);

  it('is valid, with a waypoint a stop and no line between them', () => {
    expect(gpxFaults(file)).toEqual([]);
    expect(names('wpt > name')).toEqual(['1.1 Cove', '1.2 Inn', '2.1 Inn']);
    expect(names('wpt > desc')[0]).toContain('10:00');
    expect(names('rte, trk')).toEqual([]);
  });

  it('has a day’s name', () => {
    const text = daysGpx(title, daysOf(written), bay, addressOf);
    expect(gpxFaults(text)).toEqual([]);
    expect(text).toContain('Day 1: By the sea · Sun 1 Jun 2031</desc>');
  });

  it('has the places by which one walks to a stop and home', () => {
    const legs = bay.transport.legs.filter(({ slug }) => slug !== 'village-head');
    const facts = { ...bay, transport: { ...bay.transport, legs } };
    const onFoot = tripOf([[stopAt('beach:head', { time: '10:00' })]], {
      firstDate: '2031-06-01',
      settings: { sleeps: { at: 'place', slug: 'village' } },
    });
    const days = itinerary(onFoot, createChecker(facts).check(onFoot, spring), []);
    const written = daysGpx(title, days, facts, addressOf);
    expect(written.match(/(?<=<wpt .*<name>).*(?=<.name>)/g)).toEqual([
      '1.1 via the cove',
      '1.1 Head',
      '1 home via the cove',
      '1 home via the village',
    ]);
  });

  it('has the places that a walk comes by', () => {
    const days = daysOf(trip).map((day) => ({
      ...day,
      stops: day.stops.map((stop) => ({
        ...stop,
        facts: stop.facts && { ...stop.facts, startsAt: 'cove', along: ['cove', 'head'] },
      })),
    }));
    const walked = daysGpx(title, days, bay, addressOf);
    expect(walked).toContain('<name>1.1 Cove</name>');
    expect(walked).toContain('<name>1.1 Cove: the head</name>');
  });

  it('is valid for any trip', () => {
    fc.assert(
      fc.property(anyTrip(things), (any) => {
        expect(gpxFaults(daysGpx(title, daysOf(any), bay, addressOf))).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});

describe('the text', () => {
  const short = tripOf(
    [[stopAt('beach:cove', { time: '10:00', note: '*Low* water\n# soon' })], []],
    {},
  );
  const days = {
    ...short,
    days: [{ ...short.days[0], id: 'a', title: 'Sea_side' }, short.days[1]],
  };

  it('has each stop with its time, its note and its page', () => {
    expect(plainText('My days', unchecked(days as Trip), addressOf)).toBe(
      [
        'My days',
        '',
        'Day 1: Sea_side',
        '',
        '1. 10:00 cove',
        '   *Low* water',
        '   # soon',
        '',
        'Day 2',
        '',
        'Nothing planned.',
        '',
      ].join('\n'),
    );
    expect(plainText('My days', daysOf(trip), addressOf)).toContain('   https://bay.example/cove/');
  });

  it('says the verdict of each day, and what is alike once a day', () => {
    const alike = tripOf([[stopAt('activity:market'), stopAt('restaurant:cafe')]], {
      firstDate: '2031-06-01',
      settings: { dog: true },
    });
    const [day] = daysOf(alike);
    expect(day?.verdict).toBe('1 problem: Cafe, no bus');
    const asked = [...(day?.stops ?? []), day].flatMap((part) => part?.remarks ?? []);
    const dogs = asked.filter(({ text }) => text.includes('dogs'));
    expect(dogs.map(({ text }) => text)).toEqual(['Ask about dogs at Market and Cafe.']);
  });

  it('is Markdown in which nothing that was written becomes markup', () => {
    expect(markdownText('My days', unchecked(days as Trip), addressOf)).toBe(
      [
        '# My days',
        '',
        '## Day 1: Sea\\_side',
        '',
        '1. **10:00** cove',
        '    - \\*Low\\* water \\# soon',
        '',
        '## Day 2',
        '',
        'Nothing planned.',
        '',
      ].join('\n'),
    );
    expect(markdownText('My days', daysOf(trip), addressOf)).toContain(
      '1. **10:00** [Cove](https://bay.example/cove/)',
    );
  });
});
