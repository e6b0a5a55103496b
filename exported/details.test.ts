import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PropertyType } from '@/content/types';
import { addressText } from '@/lib/address';
import { facilitiesAt } from '@/lib/content/facilities';
import { placeBySlug } from '@/lib/content/queries';
import { kindPath } from '@/lib/kinds';
import { allOfKind, allEntries, type Entry, entryName, entryPath } from '@/lib/kinds/entries';
import { readExported, typesOf } from './exported-page';

const propertyTypes: Record<PropertyType, string> = {
  'Self Catering': 'LodgingBusiness',
  'B&B': 'BedAndBreakfast',
  Camping: 'Campground',
  Caravan: 'LodgingBusiness',
  Hotel: 'Hotel',
  'Pub/Inn': 'LodgingBusiness',
};

/** The schema.org types that a page's JSON-LD must carry. */
function schemaTypes({ kind, item }: Entry): readonly string[] {
  switch (kind) {
    case 'activity':
    case 'walk':
      return ['TouristAttraction'];
    case 'area':
      return ['Place'];
    case 'beach':
      return ['Beach'];
    case 'venue':
      return [item.schemaType];
    case 'property':
      return [propertyTypes[item.type]];
    case 'event':
      return ['Event'];
    default:
      return [];
  }
}

function knownTexts({ kind, item }: Entry): readonly string[] {
  switch (kind) {
    case 'activity':
      return [item.duration, item.difficulty, ...item.tips];
    case 'walk':
      return [item.difficulty, item.steep, item.dogs, item.refreshments];
    case 'area':
      return item.attractions;
    case 'beach':
      return [
        item.accessibility,
        ...facilitiesAt(item.place).flatMap(({ topic, text }) => (topic === 'surface' ? [] : text)),
        ...item.cautions,
      ];
    case 'venue':
      return [item.cuisine, item.priceRange, item.openHours, item.phone, ...item.specialties];
    case 'property':
      return [`£${item.pricePerNight}`, item.host, item.checkIn, item.email, ...item.amenities];
    case 'event':
      return [
        addressText(item.address),
        item.price,
        item.organizer,
        item.booking.email,
        item.booking.phone,
      ];
    default:
      return [];
  }
}

/** What every kind's page must say: the entry's own sentences. */
const sentencesOf = ({ item }: Entry): readonly string[] =>
  Object.values<unknown>(item).filter(
    (value): value is string => typeof value === 'string' && value.includes(' '),
  );

describe('without a script, the page of every', () => {
  for (const kind of new Set(allEntries().map((entry) => entry.kind))) {
    test(`${kind} shows all that is known of it, and its schema.org type`, () => {
      for (const entry of allEntries().filter((some) => some.kind === kind)) {
        const name = entryName(entry);
        const page = readExported(entryPath(entry));
        expect(page.title).toBe(entry.item.seo.title);
        expect(page.heading).toBe(name);
        const known = [...sentencesOf(entry), ...knownTexts(entry)];
        expect(known.filter((text) => !page.main.includes(text.replace(/\s+/g, ' ')))).toEqual([]);
        expect(page.nodes.flatMap(typesOf)).toEqual(
          expect.arrayContaining(['WebPage', 'BreadcrumbList', ...schemaTypes(entry)]),
        );
      }
    });
  }
});

test('a beach leads to the route to it in a new tab, and to four things nearby of other kinds, each with its distance', () => {
  for (const { slug, place } of allOfKind('beach')) {
    const { html } = readExported(kindPath('beach', slug));
    const { latitude, longitude } = placeBySlug(place).coordinates;
    expect(html).toMatch(
      new RegExp(`<a [^>]*destination=${latitude}%2C${longitude}[^>]*target="_blank"`),
    );
    const nearby = /aria-labelledby="nearby-heading"[^]*?<\/section>/.exec(html)?.[0] ?? '';
    const cards = nearby.split('<article').slice(1);
    expect(cards).toHaveLength(4);
    for (const card of cards) {
      expect(card).toMatch(/Close by|in a straight line/);
      expect(card).not.toContain('>Beach<');
    }
  }
});

test('a picture of a gallery is a link to itself, for where no script comes', () => {
  for (const { slug, gallery } of allOfKind('beach')) {
    const { html } = readExported(kindPath('beach', slug));
    const [section = ''] = /<section id="gallery"[^]*?<\/section>/.exec(html) ?? [];
    const links = [...section.matchAll(/<a [^>]*href="(\/images\/[^"]+)"[^>]*data-slide/g)];
    expect(links).toHaveLength(gallery.length);
    for (const [, href = ''] of links) expect(existsSync(join('out', href))).toBe(true);
  }
});
