/** What visitors must find on each page that is not an item's. Words come from `content/`. */
import { keyFacts, stories } from '@/content/about';
import { facilities } from '@/content/facilities';
import { activities } from '@/content/activities';
import { areas } from '@/content/areas';
import { beaches } from '@/content/beaches';
import { calendarFiles } from '@/content/calendar-files';
import { contactSubjects } from '@/content/contact';
import { dataLicence, dataPage } from '@/content/data';
import { daysOut } from '@/content/days';
import { events, eventsPageSlugs } from '@/content/events';
import { home } from '@/content/home';
import { clearing } from '@/content/clearing';
import { accessibility, privacy, terms } from '@/content/legal';
import { mapPage } from '@/content/map-page';
import { naturePage } from '@/content/nature-words';
import { notices } from '@/content/notices';
import { pages } from '@/content/pages';
import { places } from '@/content/places';
import { postersPage } from '@/content/posters';
import { properties } from '@/content/properties';
import { safetyFlags, safetySections, whereAmI } from '@/content/safety';
import { site } from '@/content/site';
import { tidePort } from '@/content/tides/port/port';
import { tideAttribution, tideLinks, tideMethod } from '@/content/tides/port/texts';
import { thirdParties } from '@/content/third-parties';
import { linkedSites } from '@/lib/content/linked-sites';
import type { LegalSection, Page } from '@/content/types';
import { venues } from '@/content/venues';
import { walks } from '@/content/walks';
import { ferries } from '@/content/transport/ferries';
import { legs } from '@/content/transport/legs';
import { carParks } from '@/content/transport/parking';
import { weather } from '@/content/weather';
import { addressText } from '@/lib/address';
import { KINDS, kinds } from '@/lib/kinds';
import { allOfKind, type Entry, entryName } from '@/lib/kinds/entries';
import { licenceNames } from '@/lib/licences/shipped';
import { mapItems } from '@/lib/map/items';
import { posterGroups } from '@/lib/posters/posters';
import { bay } from '@/lib/map/bay';
import { routes } from '@/lib/routes';
import { siteGroups } from '@/lib/search/entries';
import { tideMonths } from '@/lib/tides/month';
import { formatMonth } from '@/lib/time/words';

interface ExpectedPage {
  readonly path: string;
  readonly content: Page;
  /** schema.org types of its JSON-LD. */
  readonly types: readonly string[];
  /** Texts of its `<main>`, with how often each is there at least. */
  readonly texts: readonly (readonly [text: string, times: number])[];
  readonly noindex?: boolean;
}

function once(texts: readonly string[]): [string, number][] {
  return texts.map((text) => [text, 1]);
}

function bySlug<T extends { slug: string }>(items: readonly T[], slugs: readonly string[]): T[] {
  return items.filter(({ slug }) => slugs.includes(slug));
}

function legalTexts(sections: readonly LegalSection[]): string[] {
  return sections.flatMap(({ title, paragraphs, points = [] }) => [
    title,
    ...paragraphs,
    ...points,
  ]);
}

/** Pages that are empty without scripts or with a network; they have specs of their own. */
export const pagesWithOwnSpecs: readonly string[] = [
  routes.plannerDays,
  routes.pocketGuide,
  routes.offline,
];

const ownPages: readonly ExpectedPage[] = [
  {
    path: routes.home,
    content: pages.home,
    types: ['TouristDestination', 'WebSite', 'Organization'],
    texts: [
      ...once([
        home.hero.heading,
        home.hero.text,
        home.hero.action,
        'Things to Do',
        'Explore by Area',
        'View Full Map',
        'Upcoming Events',
        'View All Events',
        'Beautiful Beaches Nearby',
        'View Beach Safety Guide',
        `${weather.temperature}°C`,
        weather.condition,
        tidePort.name,
      ]),
      ...once(bySlug(activities, home.thingsToDo.slugs).map(({ title }) => title)),
      ...once(areas.flatMap(({ name, attractions }) => [name, ...attractions])),
      ...once(bySlug(events, home.events.slugs).map(({ title }) => title)),
      ...once(bySlug(beaches, home.beaches.slugs).map(({ name }) => name)),
    ],
  },
  {
    path: routes.thingsToDo,
    content: pages.thingsToDo,
    types: ['CollectionPage'],
    texts: [
      ...once(activities.flatMap((item) => [item.title, item.duration, item.difficulty])),
      ...once(activities.flatMap((item) => [item.category, item.rating.toFixed(1)])),
      ['Learn More', activities.length],
    ],
  },
  {
    path: routes.beaches,
    content: pages.beaches,
    types: ['CollectionPage'],
    texts: [
      ...once(beaches.flatMap((item) => [item.name, item.distance, item.accessibility])),
      ['Get Directions', beaches.length],
      ['View Gallery', beaches.length],
      ['View Beach Safety Guide', 1],
    ],
  },
  {
    path: routes.foodDrink,
    content: pages.foodDrink,
    types: ['CollectionPage'],
    texts: [
      ...once(venues.flatMap((item) => [item.name, item.cuisine, item.openHours, item.phone])),
      ['Editors Choice', 1],
    ],
  },
  {
    path: routes.stay,
    content: pages.stay,
    types: ['CollectionPage'],
    texts: [
      ...once(
        properties.flatMap((item) => [
          item.name,
          addressText(item.address),
          `£${item.pricePerNight}`,
        ]),
      ),
      ...once(properties.map(({ amenities }) => `+${amenities.length - 4} more`)),
      [`${properties.length} properties found`, 1],
      ['Show on Map', 1],
      ['View All Properties', 1],
      ['View Details', properties.length],
    ],
  },
  {
    path: routes.events,
    content: pages.events,
    types: ['CollectionPage'],
    texts: [
      ...once(
        bySlug(events, eventsPageSlugs).flatMap((item) => [item.title, item.price, item.organizer]),
      ),
      ['Learn More & Book', eventsPageSlugs.length],
      ['View Event Calendar', 1],
    ],
  },
  {
    path: routes.about,
    content: pages.about,
    types: ['AboutPage'],
    texts: [
      ...once(keyFacts.flatMap(({ label, value }) => [label, value])),
      ...once(stories.flatMap(({ title, paragraphs }) => [title, ...paragraphs])),
      ['Plan Your Visit', 1],
    ],
  },
  {
    path: routes.contact,
    content: pages.contact,
    types: ['ContactPage'],
    texts: [
      ...once(contactSubjects.map(({ label }) => label)),
      ...once([site.contact.phone, site.contact.email, site.contact.postcode]),
      ...once(Object.values(site.visiting)),
    ],
  },
  {
    path: routes.safety,
    content: pages.safety,
    types: ['WebPage'],
    texts: [
      ...once(safetySections.flatMap(({ steps }) => steps)),
      ...once(safetyFlags.flatMap(({ name, meaning }) => [name, meaning])),
      ...once(beaches.flatMap(({ cautions }) => cautions)),
    ],
  },
  {
    path: routes.siteIndex,
    content: pages.siteIndex,
    types: ['CollectionPage', 'ItemList'],
    texts: once([
      ...siteGroups().map(({ label }) => label),
      ...[...activities, ...events].map(({ title }) => title),
      ...[...areas, ...beaches, ...venues, ...properties].map(({ name }) => name),
    ]),
  },
  {
    path: routes.privacy,
    content: pages.privacy,
    types: ['WebPage'],
    texts: once([
      ...legalTexts(privacy),
      ...thirdParties.flatMap(({ name, host, when, why }) => [name, host, when, why]),
      ...linkedSites.flatMap(({ name, why }) => [name, why]),
      clearing.action,
    ]),
  },
  {
    path: routes.accessibility,
    content: pages.accessibility,
    types: ['WebPage'],
    texts: once(legalTexts(accessibility)),
  },
  {
    path: routes.terms,
    content: pages.terms,
    types: ['WebPage'],
    texts: once(legalTexts(terms)),
  },
  {
    path: routes.today,
    content: pages.today,
    types: ['WebPage'],
    texts: [
      ...once(venues.flatMap(({ name, openHours }) => [name, openHours])),
      ...once(beaches.flatMap((item) => ('tideAccess' in item ? [item.tideAccess.caution] : []))),
      ...once([whereAmI.title, whereAmI.kept]),
    ],
  },
  {
    path: routes.tides,
    content: pages.tides,
    types: ['WebPage'],
    texts: once([
      ...tideMonths().map(formatMonth),
      ...tideMethod,
      tideAttribution,
      ...Object.values(tideLinks).map(({ name }) => name),
    ]),
  },
  {
    path: routes.gettingAround,
    content: pages.gettingAround,
    types: ['WebPage'],
    texts: [
      ...once(legs.map(({ kilometres }) => `${kilometres}\u00a0km`)),
      ...once(ferries.map(({ name }) => name)),
      ...once(carParks.map(({ note }) => note)),
    ],
  },
  {
    path: routes.walks,
    content: pages.walks,
    types: ['CollectionPage', 'ItemList'],
    texts: once(walks.flatMap(({ title, summary }) => [title, summary])),
  },
  {
    path: routes.daysOut,
    content: pages.daysOut,
    types: ['CollectionPage', 'ItemList'],
    texts: once(daysOut.flatMap(({ title, summary }) => [title, summary])),
  },
  {
    path: routes.licences,
    content: pages.licences,
    types: ['WebPage'],
    // Found through others: jsPDF's and html2canvas's.
    texts: once(['react', 'next', 'fflate', 'css-line-break', ...licenceNames]),
  },
  {
    path: routes.posters,
    content: pages.posters,
    types: ['CollectionPage'],
    texts: once([
      ...postersPage.may.words,
      ...postersPage.print.steps,
      ...posterGroups().flatMap(({ label, posters }) => {
        // A photograph is named with its ending, and has no poster.
        const drawn = posters.filter(({ src }) => !src.includes('.'));
        return drawn.length > 0 ? [label, ...drawn.map(({ title }) => title)] : [];
      }),
    ]),
  },
  {
    path: routes.data,
    content: pages.data,
    types: ['WebPage'],
    texts: once([
      dataLicence.name,
      dataPage.thirdParties,
      ...Object.values(dataPage.files).flatMap((file) =>
        typeof file === 'string' ? file : file.text,
      ),
      ...dataPage.use.steps,
    ]),
  },
  {
    path: routes.map,
    content: pages.map,
    types: ['WebPage'],
    texts: [
      ...once(mapItems().map(({ name }) => name)),
      ...once(places.map(({ name }) => name)),
      // A village without a drawing of its coast has only the list.
      ...once([...(bay ? [mapPage.caption] : []), mapPage.zoomText, mapPage.zoomAction]),
      ...once(notices.some(({ closes }) => closes.length > 0) ? [mapPage.keyClosed] : []),
    ],
  },
  {
    path: routes.calendar,
    content: pages.calendar,
    types: ['CollectionPage', 'ItemList'],
    texts: [
      ...once(events.flatMap((item) => [item.title, addressText(item.address), item.price])),
      [calendarFiles.subscribe, 1],
    ],
  },
  {
    path: routes.nature,
    content: pages.nature,
    types: ['WebPage'],
    texts: once([naturePage.next, naturePage.method, naturePage.ribbon]),
  },
  {
    path: routes.access,
    content: pages.access,
    types: ['WebPage'],
    texts: once(
      facilities.flatMap(({ known, ask }) => [
        ...known.map(({ text }) => text),
        ...ask.flatMap(({ whom, question }) => [whom.name, question]),
      ]),
    ),
  },
  {
    path: routes.planner,
    content: pages.planner,
    types: [],
    texts: [
      ...once(['My Planner', 'All Items', 'Activities', 'Beaches', 'Stays', 'Events']),
      ...once(['Food & Drink', 'No saved items yet', `Explore ${site.name}`]),
    ],
    noindex: true,
  },
];

/** The list page of a kind of which nothing more is asked names all of the kind. */
const otherLists = KINDS.flatMap((kind): readonly ExpectedPage[] => {
  const { list } = kinds[kind];
  if (list === null || ownPages.some(({ path }) => path === routes[list])) return [];
  const texts = once(allOfKind(kind).map((item) => entryName({ kind, item } as Entry)));
  return [{ path: routes[list], content: pages[list], types: ['CollectionPage'], texts }];
});

export const expectedPages: readonly ExpectedPage[] = [...ownPages, ...otherLists];
