/**
 * The rules that types cannot hold: every fault of the content as a sentence that names the file,
 * the entry and the field.
 */
import type {
  Activity,
  Area,
  Beach,
  Coordinates,
  Event,
  Item,
  Notice,
  Page,
  Picture,
  Place,
  Property,
  SafetySection,
  Seo,
  Source,
  Story,
  TideRecord,
  Venue,
} from '@/content/types';
import { beachPath, eventPath, routes } from '@/lib/routes';

/** All content that is checked, as the files of `content/` export it. */
export interface SiteContent {
  readonly site: {
    readonly contact: { readonly phone: string; readonly email: string };
    readonly formEndpoint: string | null;
  };
  readonly places: readonly Place[];
  readonly activities: readonly Activity[];
  readonly areas: readonly Area[];
  readonly beaches: readonly Beach[];
  readonly venues: readonly Venue[];
  readonly properties: readonly Property[];
  readonly events: readonly Event[];
  readonly eventsPageSlugs: readonly string[];
  /** What the home page shows, by the section's name in `content/home.ts`. */
  readonly featured: Readonly<
    Record<'thingsToDo' | 'areas' | 'events' | 'beaches', readonly string[]>
  >;
  readonly pages: Readonly<Record<string, Page>>;
  readonly stories: readonly Story[];
  readonly notices: readonly Notice[];
  readonly safetySections: readonly SafetySection[];
  readonly tideRecords: readonly TideRecord[];
}

type Faults = readonly string[];

/** The faults of `messages` that hold, each with the place where it was found. */
function faultsAt(at: string, messages: Readonly<Record<string, boolean>>): Faults {
  return Object.keys(messages)
    .filter((message) => messages[message])
    .map((message) => `${at}: ${message}`);
}

const path = (file: string, ...rest: readonly string[]): string =>
  [`content/${file}.ts`, ...rest].join(' › ');

const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const outside = (value: number, low: number, high: number): boolean =>
  !(value >= low && value <= high);

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // A day such as 30 February either fails to parse or rolls over into the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

function isWebAddress(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text);
}

function dateFaults(at: string, date: string): Faults {
  return faultsAt(at, { [`${date} is not a date that exists`]: !isDate(date) });
}

function timeFaults(at: string, time: string): Faults {
  return faultsAt(at, { [`${time} is not a time of day, HH:MM`]: !isTime(time) });
}

function lengthFaults(at: string, text: string, low: number, high: number): Faults {
  const { length } = text;
  return faultsAt(at, {
    [`${length} characters, ${low} to ${high} are needed`]: outside(length, low, high),
  });
}

function wordFaults(at: string, text: string, low: number, high: number): Faults {
  const count = wordCount(text);
  return faultsAt(at, {
    [`${count} words, ${low} to ${high} are needed`]: outside(count, low, high),
  });
}

function ratingFaults(at: string, rating: number): Faults {
  return faultsAt(`${at} › rating`, { [`${rating} is not within 0 to 5`]: outside(rating, 0, 5) });
}

function seoFaults(at: string, seo: Seo): Faults {
  return [
    ...lengthFaults(`${at} › seo.title`, seo.title, 50, 60),
    ...lengthFaults(`${at} › seo.description`, seo.description, 120, 160),
  ];
}

const drawing = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const photograph = /^[\w-]+\.(jpe?g|png|webp|avif)$/i;

function pictureFaults(at: string, { src, alt }: Picture): Faults {
  const known = drawing.test(src) || photograph.test(src) || isWebAddress(src);
  return [
    ...faultsAt(`${at}.src`, {
      [`"${src}" is no drawing, photograph or https address`]: !known,
    }),
    ...lengthFaults(`${at}.alt`, alt.trim(), 20, 160),
  ];
}

function sourceFaults(at: string, source: Source): Faults {
  return faultsAt(`${at}.url`, {
    [`"${source.url}" is not an https address`]: !isWebAddress(source.url),
  });
}

/** 01632 960000 to 960999: the numbers that Ofcom keeps for drama, so that no stranger is rung. */
function phoneFaults(at: string, phone: string): Faults {
  return faultsAt(at, {
    [`"${phone}" is not one of 01632 960000 to 960999`]: !/^01632 960\d{3}$/.test(phone),
  });
}

function emailFaults(at: string, email: string): Faults {
  return faultsAt(at, {
    [`"${email}" is not an address in .example`]: !/^[^\s@]+@([a-z0-9-]+\.)+example$/.test(email),
  });
}

/** Slugs are addresses: well formed, and none twice in one file. */
function slugFaults(file: string, slugs: readonly string[]): Faults {
  return slugs.flatMap((slug, index) =>
    faultsAt(path(file, slug, 'slug'), {
      'is used twice': slugs.indexOf(slug) !== index,
      'may hold small letters, digits and single hyphens only': !drawing.test(slug),
    }),
  );
}

const fixedPaths: ReadonlySet<string> = new Set(Object.values(routes));

/** A slug must not lead to an address that a page of the site already has. */
function takenPathFaults(
  file: string,
  items: readonly Item[],
  pathOf: (slug: string) => string,
): Faults {
  return items.flatMap(({ slug }) =>
    faultsAt(path(file, slug, 'slug'), {
      [`${pathOf(slug)} is the address of another page`]: fixedPaths.has(pathOf(slug)),
    }),
  );
}

/** Roughly the district: a slip of a digit lands in the sea or in another county. */
const southHams = { south: 50.19, north: 50.56, west: -4.16, east: -3.49 };

function coordinateFaults(at: string, { latitude, longitude }: Coordinates): Faults {
  return faultsAt(`${at} › coordinates`, {
    [`${latitude}, ${longitude} is outside the South Hams`]:
      outside(latitude, southHams.south, southHams.north) ||
      outside(longitude, southHams.west, southHams.east),
  });
}

function itemFaults(file: string, item: Item, places: ReadonlySet<string>): Faults {
  const at = path(file, item.slug);
  return [
    ...seoFaults(at, item.seo),
    ...pictureFaults(`${at} › image`, item.image),
    ...wordFaults(`${at} › summary`, item.summary, 8, 25),
    ...wordFaults(`${at} › description`, item.description, 40, 120),
    ...faultsAt(`${at} › place`, {
      [`content/places.ts has no "${item.place}"`]: !places.has(item.place),
    }),
    ...dateFaults(`${at} › updated`, item.updated),
  ];
}

function activityFaults(activity: Activity): Faults {
  const at = path('activities', activity.slug);
  const tips = activity.tips.length;
  return [
    ...ratingFaults(at, activity.rating),
    ...faultsAt(`${at} › tips`, { [`${tips} tips, 2 to 4 are needed`]: outside(tips, 2, 4) }),
  ];
}

function areaFaults(area: Area): Faults {
  const at = `${path('areas', area.slug)} › attractions`;
  const count = area.attractions.length;
  return [
    ...faultsAt(at, { [`${count} attractions, 3 to 5 are needed`]: outside(count, 3, 5) }),
    ...area.attractions.flatMap((text) => wordFaults(`${at} › ${text}`, text, 2, 4)),
  ];
}

function beachFaults(beach: Beach): Faults {
  const at = path('beaches', beach.slug);
  const [first] = beach.gallery;
  return [
    ...ratingFaults(at, beach.rating),
    ...faultsAt(`${at} › gallery`, {
      [`${beach.gallery.length} pictures, 4 are needed`]: beach.gallery.length !== 4,
      'the first picture is not the image': first?.src !== beach.image.src,
    }),
    ...beach.gallery.flatMap((picture, index) =>
      pictureFaults(`${at} › gallery[${index}]`, picture),
    ),
    ...(beach.tideAccess ? sourceFaults(`${at} › tideAccess.source`, beach.tideAccess.source) : []),
  ];
}

function venueFaults(venue: Venue): Faults {
  const at = path('venues', venue.slug);
  return [
    ...ratingFaults(at, venue.rating),
    ...phoneFaults(`${at} › phone`, venue.phone),
    ...(venue.openingHours ?? []).flatMap((span, index) => [
      ...[span.opens, span.closes].flatMap((time) => [
        ...timeFaults(`${at} › openingHours[${index}]`, time),
        ...faultsAt(`${at} › openHours`, {
          [`does not say ${time}, which openingHours has`]: !venue.openHours.includes(time),
        }),
      ]),
      ...faultsAt(`${at} › openingHours[${index}]`, { 'names no day': span.days.length === 0 }),
    ]),
    ...(venue.website === undefined
      ? []
      : faultsAt(`${at} › website`, {
          [`"${venue.website}" is not an https address in .example`]:
            !isWebAddress(venue.website) || !new URL(venue.website).hostname.endsWith('.example'),
        })),
  ];
}

/** The flags that the filters ask for, and the word by which the amenities list must name them. */
const flaggedAmenities = {
  hasSeaView: 'Sea view',
  hasHotTub: 'Hot tub',
  hasParking: 'Parking',
  hasWifi: 'Wi-Fi',
} as const;

function propertyFaults(property: Property): Faults {
  const at = path('properties', property.slug);
  const flags = Object.keys(flaggedAmenities) as readonly (keyof typeof flaggedAmenities)[];
  return [
    ...ratingFaults(at, property.rating),
    ...faultsAt(`${at} › pricePerNight`, {
      [`£${property.pricePerNight} is not within £85 to £350`]: outside(
        property.pricePerNight,
        85,
        350,
      ),
    }),
    ...faultsAt(`${at} › amenities`, {
      [`${property.amenities.length} amenities, at least 5 are needed`]:
        property.amenities.length < 5,
    }),
    ...flags.flatMap((flag) =>
      faultsAt(`${at} › ${flag}`, {
        [`amenities disagree about "${flaggedAmenities[flag]}"`]:
          property.amenities.includes(flaggedAmenities[flag]) !== property[flag],
      }),
    ),
    ...phoneFaults(`${at} › phone`, property.phone),
    ...emailFaults(`${at} › email`, property.email),
    ...timeFaults(`${at} › checkIn`, property.checkIn),
    ...timeFaults(`${at} › checkOut`, property.checkOut),
  ];
}

function eventFaults(event: Event): Faults {
  const at = path('events', event.slug);
  return [
    ...dateFaults(`${at} › startDate`, event.startDate),
    ...(event.endDate === undefined
      ? faultsAt(`${at} › endTime`, { 'is not after startTime': event.endTime <= event.startTime })
      : [
          ...dateFaults(`${at} › endDate`, event.endDate),
          ...faultsAt(`${at} › endDate`, {
            'is not after startDate; leave it out for an event of one day':
              event.endDate <= event.startDate,
          }),
        ]),
    ...timeFaults(`${at} › startTime`, event.startTime),
    ...timeFaults(`${at} › endTime`, event.endTime),
    ...faultsAt(`${at} › price`, {
      [`"${event.price}" disagrees with priceFrom ${event.priceFrom}`]:
        event.priceFrom === 0
          ? !event.price.startsWith('Free')
          : !event.price.includes(`£${event.priceFrom}`),
    }),
    ...phoneFaults(`${at} › booking.phone`, event.booking.phone),
    ...emailFaults(`${at} › booking.email`, event.booking.email),
  ];
}

function pageFaults(name: string, page: Page): Faults {
  const at = path('pages', name);
  return [
    ...seoFaults(at, page.seo),
    ...pictureFaults(`${at} › image`, page.image),
    ...dateFaults(`${at} › updated`, page.updated),
  ];
}

function storyFaults(story: Story): Faults {
  const at = path('about', story.slug);
  const count = story.paragraphs.length;
  return [
    ...pictureFaults(`${at} › image`, story.image),
    ...faultsAt(`${at} › paragraphs`, {
      [`${count} paragraphs, 2 or 3 are needed`]: outside(count, 2, 3),
    }),
  ];
}

function noticeFaults(notice: Notice, places: ReadonlySet<string>): Faults {
  const at = path('notices', notice.slug);
  return [
    ...dateFaults(`${at} › from`, notice.from),
    ...dateFaults(`${at} › until`, notice.until),
    ...dateFaults(`${at} › checked`, notice.checked),
    ...faultsAt(`${at} › until`, { 'is before from': notice.until < notice.from }),
    ...sourceFaults(`${at} › source`, notice.source),
    ...notice.places.flatMap((place) =>
      faultsAt(`${at} › places`, { [`content/places.ts has no "${place}"`]: !places.has(place) }),
    ),
  ];
}

function safetyFaults(section: SafetySection): Faults {
  const at = path('safety', section.slug);
  return [
    ...faultsAt(`${at} › sources`, { 'names none': section.sources.length === 0 }),
    ...section.sources.flatMap((source, index) =>
      sourceFaults(`${at} › sources[${index}]`, source),
    ),
  ];
}

function tideFaults(record: TideRecord): Faults {
  const at = path('tides', `${record.date} ${record.time}`);
  return [...dateFaults(`${at} › date`, record.date), ...timeFaults(`${at} › time`, record.time)];
}

function referenceFaults(at: string, slugs: readonly string[], items: readonly Item[]): Faults {
  return slugs.flatMap((slug) =>
    faultsAt(at, { [`"${slug}" does not exist`]: !items.some((item) => item.slug === slug) }),
  );
}

/** Search engines drop the second of two pages that call themselves the same. */
function seoUniquenessFaults(entries: readonly (readonly [at: string, seo: Seo])[]): Faults {
  const fields: readonly (keyof Seo)[] = ['title', 'description'];
  return fields.flatMap((field) => {
    const firstUse = new Map<string, string>();
    return entries.flatMap(([at, seo]) => {
      const first = firstUse.get(seo[field]);
      if (first === undefined) {
        firstUse.set(seo[field], at);
        return [];
      }
      return [`${at} › seo.${field}: is the same as in ${first}`];
    });
  });
}

/** The fewest of each that the specification names; an editor may add more. */
const leastCounts = {
  activities: 9,
  areas: 4,
  beaches: 3,
  venues: 6,
  properties: 6,
  events: 7,
  eventsPageSlugs: 6,
  stories: 3,
} as const;

const propertyTypes: readonly Property['type'][] = [
  'Self Catering',
  'B&B',
  'Camping',
  'Caravan',
  'Hotel',
  'Pub/Inn',
];

const activityCategories: readonly Activity['category'][] = [
  'Walking',
  'Water Sports',
  'Culture',
  'Family',
  'Photography',
  'Nature',
];

function completenessFaults(content: SiteContent): Faults {
  const kinds = Object.keys(leastCounts) as readonly (keyof typeof leastCounts)[];
  return [
    ...kinds.flatMap((kind) => {
      const count = content[kind].length;
      const least = leastCounts[kind];
      return count < least
        ? [`content › ${kind}: ${count} entries, at least ${least} are needed`]
        : [];
    }),
    ...faultsAt(path('tides', 'tideRecords'), {
      [`${content.tideRecords.length} records, 11 are needed`]: content.tideRecords.length !== 11,
    }),
    ...propertyTypes.flatMap((type) =>
      faultsAt(path('properties', 'type'), {
        [`no property is "${type}"`]: !content.properties.some((one) => one.type === type),
      }),
    ),
    ...activityCategories.flatMap((category) =>
      faultsAt(path('activities', 'category'), {
        [`no activity is "${category}"`]: !content.activities.some(
          (one) => one.category === category,
        ),
      }),
    ),
  ];
}

/** A claim that a place or an hour is safe to swim, which nobody can make for the sea. */
const promiseOfSafety = /\bsafe(ly|st|r)?\b[^.!?]{0,40}\b(swim|swimming|bathe|bathing|paddle)\b/i;

/** Every text in a value, with the path that leads to it. */
function textsIn(at: string, value: unknown): readonly (readonly [at: string, text: string])[] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsIn(`${at} › ${key}`, child));
}

/**
 * Every fault of the content, in sentences such as
 * "content/events.ts › village-fair › startDate: 2025-02-30 is not a date that exists".
 */
export function contentFaults(content: SiteContent): Faults {
  const places = new Set(content.places.map((place) => place.slug));
  const { activities, areas, beaches, venues, properties, events } = content;
  const lists: Readonly<Record<string, readonly Item[]>> = {
    activities,
    areas,
    beaches,
    venues,
    properties,
    events,
  };
  const items = Object.entries(lists).flatMap(([file, list]) =>
    list.map((item) => [file, item] as const),
  );

  return [
    ...slugFaults(
      'places',
      content.places.map((place) => place.slug),
    ),
    ...content.places.flatMap((place) =>
      coordinateFaults(path('places', place.slug), place.coordinates),
    ),
    ...Object.entries(lists).flatMap(([file, list]) =>
      slugFaults(
        file,
        list.map((item) => item.slug),
      ),
    ),
    ...takenPathFaults('beaches', beaches, beachPath),
    ...takenPathFaults('events', events, eventPath),
    ...items.flatMap(([file, item]) => itemFaults(file, item, places)),
    ...activities.flatMap(activityFaults),
    ...areas.flatMap(areaFaults),
    ...beaches.flatMap(beachFaults),
    ...venues.flatMap(venueFaults),
    ...properties.flatMap(propertyFaults),
    ...slugFaults(
      'properties',
      properties.map((property) => property.id),
    ),
    ...events.flatMap(eventFaults),
    ...Object.entries(content.pages).flatMap(([name, page]) => pageFaults(name, page)),
    ...slugFaults(
      'about',
      content.stories.map((story) => story.slug),
    ),
    ...content.stories.flatMap(storyFaults),
    ...slugFaults(
      'notices',
      content.notices.map((notice) => notice.slug),
    ),
    ...content.notices.flatMap((notice) => noticeFaults(notice, places)),
    ...content.safetySections.flatMap(safetyFaults),
    ...content.tideRecords.flatMap(tideFaults),
    ...phoneFaults(path('site', 'contact.phone'), content.site.contact.phone),
    ...emailFaults(path('site', 'contact.email'), content.site.contact.email),
    ...(content.site.formEndpoint === null
      ? []
      : faultsAt(path('site', 'formEndpoint'), {
          'is neither null nor an https address': !isWebAddress(content.site.formEndpoint),
        })),
    ...referenceFaults(path('events', 'eventsPageSlugs'), content.eventsPageSlugs, events),
    ...referenceFaults(path('home', 'thingsToDo.slugs'), content.featured.thingsToDo, activities),
    ...referenceFaults(path('home', 'areas.slugs'), content.featured.areas, areas),
    ...referenceFaults(path('home', 'events.slugs'), content.featured.events, events),
    ...referenceFaults(path('home', 'beaches.slugs'), content.featured.beaches, beaches),
    ...seoUniquenessFaults([
      ...items.map(([file, item]) => [path(file, item.slug), item.seo] as const),
      ...Object.entries(content.pages).map(
        ([name, page]) => [path('pages', name), page.seo] as const,
      ),
    ]),
    ...completenessFaults(content),
    ...textsIn('content', content)
      .filter(([, text]) => promiseOfSafety.test(text))
      .map(([at]) => `${at}: promises that the sea is safe, which nobody can`),
  ];
}
