import { sitemapUrls } from './paths';
import { plain, readExported, type ExportedPage, type JsonObject, typesOf } from './exported-page';

const pages = sitemapUrls().map((url) => readExported(new URL(url).pathname));

/** Every object in the graphs, however deep. */
function objectsIn(value: unknown): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  const object = value as JsonObject;
  return [object, ...Object.values(object).flatMap(objectsIn)];
}

const business = ['name', 'address', 'image', 'telephone', 'priceRange'];

/**
 * What Google asks of a type, and what it recommends and this site has of every such thing.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const required: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  Event: [
    'name',
    'startDate',
    'endDate',
    'eventStatus',
    'eventAttendanceMode',
    'location',
    'image',
    'description',
    'offers',
    'organizer',
  ],
  Offer: ['price', 'priceCurrency', 'url'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  PostalAddress: ['addressCountry'],
  Place: ['name'],
  Beach: ['name', 'description', 'image'],
  TouristAttraction: ['name'],
  TouristDestination: ['name', 'description'],
  Organization: ['name'],
  WebSite: ['name', 'url'],
  WebPage: ['name', 'url'],
  CollectionPage: ['name', 'url'],
  AboutPage: ['name', 'url'],
  ContactPage: ['name', 'url'],
  Restaurant: business,
  CafeOrCoffeeShop: business,
  BarOrPub: business,
  Bakery: business,
  FastFoodRestaurant: business,
  FoodEstablishment: business,
  Hotel: business,
  BedAndBreakfast: business,
  Campground: business,
  LodgingBusiness: business,
};

/** Nodes of the site, which every page has. */
const ofTheSite = new Set(['Organization', 'WebSite']);

/** Numbers and prices are compared without the spaces that make them readable. */
const tight = (text: string) => text.replace(/\s/g, '');

/** The values of a property in everything that a page marks up as its own. */
function marked(page: ExportedPage, property: string): string[] {
  const own = page.nodes.filter((node) => !typesOf(node).some((type) => ofTheSite.has(type)));
  return objectsIn(own).flatMap((object) => {
    const value = object[property];
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
  });
}

describe('structured data', () => {
  test('is on every page of the sitemap', () => {
    const bare = pages.filter(({ nodes }) => nodes.length === 0);
    expect(bare.map(({ path }) => path)).toEqual([]);
  });

  test('has what search engines require of each type', () => {
    const faults: string[] = [];
    for (const { path, nodes } of pages) {
      for (const node of objectsIn(nodes)) {
        for (const type of typesOf(node)) {
          const missing = (required[type] ?? []).filter((name) => node[name] === undefined);
          if (missing.length > 0) faults.push(`${path} ${type}: ${missing.join(', ')}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test('refers to nothing that is not in the same graph or on another page', () => {
    const ids = new Set(pages.flatMap(({ nodes }) => nodes.map((node) => node['@id'])));
    const named = pages
      .flatMap(({ nodes }) => objectsIn(nodes))
      .filter((object) => Object.keys(object).length === 1 && object['@id'] !== undefined);
    expect(named.filter((object) => !ids.has(object['@id']))).toEqual([]);
  });

  test('names one thing by one address', () => {
    for (const { nodes } of pages) {
      const ids = nodes.map((node) => node['@id']);
      expect([...new Set(ids)]).toEqual(ids);
    }
  });

  test('marks up no rating, because ratings are sample content', () => {
    const rated = pages.filter(({ nodes }) => /rating|review/i.test(JSON.stringify(nodes)));
    expect(rated.map(({ path }) => path)).toEqual([]);
  });

  test('numbers lists and trails from 1, without gaps', () => {
    for (const { nodes } of pages) {
      for (const { itemListElement: items } of objectsIn(nodes)) {
        if (!Array.isArray(items)) continue;
        const positions = items.map((item) => (item as JsonObject)['position']);
        expect(positions).toEqual(positions.map((_, index) => index + 1));
      }
    }
  });

  test('writes dates of events with the offset of London', () => {
    const dates = pages.flatMap(({ nodes }) =>
      objectsIn(nodes).flatMap(({ startDate, endDate }) => [startDate, endDate]),
    );
    for (const date of dates.filter((value) => value !== undefined)) {
      expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(\+0[01]:00|Z)$/);
    }
  });

  test('marks up no name that the page does not show', () => {
    const hidden = pages.flatMap((page) =>
      marked(page, 'name')
        .filter((name) => !page.text.includes(plain(name)))
        .map((name) => `${page.path}: ${name}`),
    );
    expect(hidden).toEqual([]);
  });

  test('marks up no telephone number that the page does not show', () => {
    for (const page of pages) {
      for (const phone of marked(page, 'telephone')) {
        // As it is written, or with the nought of a call from within the country.
        const forms = [phone, phone.replace(/^\+44/, '0')].map(tight);
        const isShown = forms.some((form) => tight(page.text).includes(form));
        expect({ path: page.path, phone, isShown }).toMatchObject({ isShown: true });
      }
    }
  });

  test('marks up no price that the page does not show', () => {
    for (const page of pages) {
      for (const price of [...marked(page, 'price'), ...marked(page, 'priceRange')]) {
        const shown = price === '0' ? 'free' : (/£*\d+|£+/.exec(price)?.[0] ?? price);
        expect(page.text.toLowerCase()).toContain(shown);
      }
    }
  });
});

describe('titles and descriptions', () => {
  const within = (text: string, least: number, most: number) =>
    text.length >= least && text.length <= most;

  test('have a length that results show whole', () => {
    const faults = pages
      .filter(({ title, description }) => !within(title, 50, 60) || !within(description, 120, 160))
      .map(({ path, title, description }) => `${path}: ${title.length}, ${description.length}`);
    expect(faults).toEqual([]);
  });

  test('are different on every page', () => {
    for (const part of ['title', 'description'] as const) {
      const seen = new Map<string, string>();
      for (const page of pages) {
        expect([page.path, part, seen.get(page[part])]).toEqual([page.path, part, undefined]);
        seen.set(page[part], page.path);
      }
    }
  });
});
