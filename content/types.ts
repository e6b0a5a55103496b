/**
 * The types of the content. What entries hold, field by field, is in `schema/`, from which most
 * types come; `npm run check` names what does not fit, with its file and field. Files beside this
 * one hold the data: plain lists, no functions.
 */
import type * as entries from './schema/entries';
import type * as fields from './schema/fields';
import type * as pages from './schema/pages';
import type { Content } from './schema/fields';

export type { ClockTime, IsoDate, MonthDay } from './schema/fields';
export type { ClosureNote, Coordinates, GettingThere, Place } from './geography';

export type Picture = Content<typeof fields.picture>;
export type Access = Content<typeof entries.access>;
export type Seo = Content<typeof fields.seo>;
/** Where a statement comes from. */
export type Source = Content<typeof fields.source>;
/** Who was read, or what the guide saw for itself, and when. */
export type Reading = Content<typeof fields.sources>[number];
/** Where something is, line by line. */
export type PostalAddress = Content<typeof fields.postal>;
/** A statement that is believed until a day. */
export type DatedFact = Content<typeof fields.datedFact>;
export type Weekday = Content<typeof fields.weekday>;

/** What every thing with a page of its own has. */
export type Item = Content<typeof entries.itemSchema>;
/** What nature's calendar is of. A season is told only where it is of the same place. */
export type NatureKind = NonNullable<Item['nature']>[number];

/** Something to do. Listed on /things-to-do/. */
export type Activity = Content<typeof entries.activity>;
export type ActivityCategory = Activity['category'];
/** A walk of some hours, out and back or round. Listed on /walks/. */
export type Walk = Content<typeof entries.walk>;
/** A part of the parish to explore. Shown on the home page. */
export type Area = Content<typeof entries.area>;
/** A beach. Listed on /beaches/. */
export type Beach = Content<typeof entries.beach>;
export type BeachType = Beach['type'];
/** What the tide changes at a place. Wording is information, never a promise of safety. */
export type TideAccess = NonNullable<Beach['tideAccess']>;
/** Somewhere to eat or drink. Listed on /food-drink/. */
export type Venue = Content<typeof entries.venue>;
export type OpeningSpan = NonNullable<Venue['openingHours']>[number];
export type PriceRange = Venue['priceRange'];
export type VenueSchema = Venue['schemaType'];
/** Somewhere to stay. Listed on /stay/. */
export type Property = Content<typeof entries.property>;
export type PropertyType = Property['type'];
/** Something on a date. Listed on /events/ and in the calendar. */
export type Event = Content<typeof entries.event>;
export type EventType = Event['type'];
/** When an event is held. */
export type Occasion = Content<typeof entries.occasion>;
/** A date that the organiser has confirmed. */
export type NextDate = Content<typeof entries.nextDate>;
/** A weekday of a month: the second Friday, the last Saturday. */
export type YearlyDay = Content<typeof entries.yearlyDay>;

/** Every kind of thing that has pages of its own, by the name that addresses of the map give it. */
type ItemKinds = {
  readonly [K in keyof typeof entries.kindSchemas]: Content<(typeof entries.kindSchemas)[K]>;
};

export type ItemKind = keyof ItemKinds;
/** What a thing of a kind is. */
export type ItemOf<K extends ItemKind> = ItemKinds[K];

/** A ready-made day or days, to read and to take over. Listed on /days-out/. */
export type DayOut = Content<typeof pages.dayOut>;
export type DayOutStop = DayOut['days'][number]['stops'][number];
/** One high or low water of the specification's record. */
export type TideRecord = Content<typeof pages.tideRecord>;
/** A section of the about page. */
export type Story = Content<typeof pages.story>;
/** Texts and metadata of a page that is not an item's. */
export type Page = Content<typeof pages.page>;
/**
 * Something that changes a journey for a time. Hidden by itself after `until`; what it closes is
 * then shown as not known, neither closed nor open, until the notice is renewed or taken out.
 */
export type Notice = Content<typeof pages.notice>;
/** One block of the safety guide. */
export type SafetySection = Content<typeof pages.safetySection>;
/** What there is at a place, and what to ask of whom. */
export type PlaceFacilities = Content<typeof pages.facilities>;
export type FacilityTopic = PlaceFacilities['known'][number]['topic'] | 'dogs' | 'parking';
/** A part of the year, the same each year. */
export type NatureSeason = Content<typeof pages.natureSeason>;

/** A calendar month, `YYYY-MM`. */
export type YearMonth = `${number}-${number}`;

/** A link of the header or the footer. */
export interface Link {
  readonly label: string;
  /** Path on this site with both slashes, or a full address. Left out: a placeholder, said to be coming. */
  readonly href?: string;
}

/** An account of the village on a service of others, with its icon. */
export interface SocialLink extends Link {
  readonly icon: 'facebook' | 'instagram' | 'youtube';
}

/** A headed list of links. */
export interface LinkGroup {
  readonly title: string;
  readonly links: readonly Link[];
}

/** A section of the menu, and the pages below it. */
export interface Section {
  readonly href: string;
  readonly links: readonly Required<Link>[];
}

/** What nature's calendar is made of; what sun, moon and tide do in it is worked out. */
export interface NatureCalendar {
  /**
   * The part of the horizon over which the open sea lies, in degrees clockwise from north, as seen
   * from the place.
   */
  readonly seaHorizon: { readonly from: number; readonly to: number };
  /** Showers of meteors that come each year at the same spot of the earth's way round the sun. */
  readonly meteors: readonly MeteorShower[];
  /** What flowers and flies when, as far as a source says; nothing without one. */
  readonly seasons: readonly NatureSeason[];
}

export interface MeteorShower {
  readonly slug: string;
  readonly name: string;
  /** Where the sun stands at its peak, in degrees of its yearly way (J2000). */
  readonly solarLongitude: number;
  /** Who says where that is. */
  readonly source: Source;
}

/** The weather panel's values: a typical summer day, not a forecast. */
export interface Weather {
  /** °C */
  readonly temperature: number;
  readonly condition: string;
  /** °C */
  readonly high: number;
  /** °C */
  readonly low: number;
  /** miles an hour */
  readonly windSpeed: number;
  /** Compass point that the wind comes from. */
  readonly windDirection: string;
  readonly forecast: Source;
}

/** A figure of the about page. */
export interface KeyFact {
  readonly label: string;
  readonly value: string;
  readonly sources: readonly Reading[];
}

/** What a lifeguard's flag looks like and means. */
export interface SafetyFlag {
  readonly slug: 'red-yellow' | 'black-white' | 'red' | 'windsock';
  readonly name: string;
  readonly meaning: string;
}

/** A service outside this site that a page may ask for something. */
export interface ThirdParty {
  readonly slug: string;
  readonly name: string;
  /** Without `https://`. */
  readonly host: string;
  /** What is fetched from it. */
  readonly loads: 'frame' | 'image' | 'data';
  /** The moment at which it is asked, one sentence. */
  readonly when: string;
  /** What it is asked for, and what there is without it. */
  readonly why: string;
}

/** A website that pages lead to by links. */
export interface LinkedSite {
  readonly name: string;
  /** Without `https://`. */
  readonly hosts: readonly string[];
  /** What it is linked for; goes on after the name, so it starts small and ends with a full stop. */
  readonly why: string;
}

/** A headed part of a page of small print. */
export interface LegalSection {
  /** The fragment that leads here. */
  readonly slug: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  /** To other sites, or to pages of the guide by their paths. */
  readonly links?: readonly Source[];
}
