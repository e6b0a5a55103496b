/**
 * The editor's manual: every kind of thing that the site shows, field by field.
 *
 * Files beside this one hold the data. They are plain lists, no functions: change a text,
 * rebuild, and the page changes. A wrong value stops the build, and `npm run check`,
 * with a sentence that names the file and the field.
 */
import type { StretchId } from './closures';
import type { ClosureNote } from './geography';
import type { PlaceSlug } from './places';
import type { WayPointSlug } from './ways/points';

export type { ClosureNote, Coordinates, GettingThere, Place } from './geography';

/** A calendar date in the village's own time (Europe/London), `YYYY-MM-DD`. */
export type IsoDate = `${number}-${number}-${number}`;

/** A calendar month, `YYYY-MM`. */
export type YearMonth = `${number}-${number}`;

/** A time of day in the village's own time (Europe/London), 24 hours, `HH:MM`. */
export type ClockTime = `${number}:${number}`;

/** A picture and what it shows. */
export interface Picture {
  /**
   * One of: the name of a drawing in `art/scenes` (no ending), the file name of a photograph in
   * `art/photos` (with its ending), or a full `https://` address on another host.
   */
  readonly src: string;
  /** What a visitor who cannot see the picture should know of it: one sentence, 20 to 160 characters. */
  readonly alt: string;
  /** Its title as a poster, where that is not the name of the thing that it shows; under 32 characters. */
  readonly poster?: string;
}

/** What search engines and link previews show of a page. */
export interface Seo {
  /** 50 to 60 characters, different on every page. */
  readonly title: string;
  /** 120 to 160 characters, different on every page. */
  readonly description: string;
}

/** Where a statement comes from. */
export interface Source {
  readonly name: string;
  /** Full `https://` address. */
  readonly url: string;
}

/**
 * What makes a statement that can stop being true worth believing: who says so, and until when it
 * is believed. After its last day it gives way to a sentence and the source's link, everywhere;
 * `npm run due` names it before that.
 */
export interface DatedFact {
  readonly source: Source;
  /** The day on which an editor last read the source. */
  readonly readOn: IsoDate;
  /** The first day for which it holds; leave out when it holds already. */
  readonly validFrom?: IsoDate;
  /** The last day for which it is believed without being read again. */
  readonly validUntil: IsoDate;
}

/** A link of the header or the footer. */
export interface Link {
  readonly label: string;
  /** Path on this site with both slashes, or a full address. Left out: a placeholder, said to be coming. */
  readonly href?: string;
}

/** An account of the village on a service of others, with the sign by which it is known. */
export interface SocialLink extends Link {
  readonly sign: 'facebook' | 'instagram' | 'youtube';
}

/** A headed list of links. */
export interface LinkGroup {
  readonly title: string;
  readonly links: readonly Link[];
}

/** What every item with a page of its own has. */
export interface Item {
  /** The last part of the page's address: small letters, digits and single hyphens. Never changes once published. */
  readonly slug: string;
  readonly seo: Seo;
  readonly image: Picture;
  /** One line for cards and search results, 8 to 25 words. */
  readonly summary: string;
  /** Written for a visitor, 40 to 120 words. */
  readonly description: string;
  /** Where it is; gives position, distances and travel advice. */
  readonly place: PlaceSlug;
  /** What of nature's calendar its page tells, because it is seen from there; nothing when left out. */
  readonly nature?: readonly NatureKind[];
  /** The day on which this entry was last changed; the sitemap tells it to search engines. */
  readonly updated: IsoDate;
  /**
   * Its short code in links: three letters or digits. Left out by nearly all: it is worked out from
   * kind and slug. Only where the content check asks for one is it written here, and stays for ever.
   */
  readonly code?: string;
}

/** What nature's calendar is of. A season is told only where it is of the same place. */
export type NatureKind = 'low-water' | 'moon' | 'meteors' | 'sun' | 'season';

export type ActivityCategory =
  'Walking' | 'Water Sports' | 'Culture' | 'Family' | 'Photography' | 'Nature';

/** Something to do. Listed on /things-to-do/. */
export interface Activity extends Item {
  readonly title: string;
  /** As visitors read it: "20 mins", "1-4 hours", "Half/Full day". */
  readonly duration: string;
  /** The same in minutes, the least and the most: `[60, 240]`; the same twice for one length. The planner counts with the least. */
  readonly minutes: readonly [least: number, most: number];
  /** Only good at sunrise: the planner says so of any later hour, and /today/ does not offer it then. */
  readonly atSunrise?: true;
  /** As visitors read it: "Easy", "Moderate", "All levels", "Family". */
  readonly difficulty: string;
  /** 0 to 5, one decimal. */
  readonly rating: number;
  readonly category: ActivityCategory;
  /** Practical hints, one sentence each, two to four of them. */
  readonly tips: readonly string[];
  /** What visitors with reduced mobility should know; leave out when not known. */
  readonly accessibility?: string;
  readonly whileClosed?: ClosureNote;
}

/** A part of the parish to explore. Shown on the home page. */
export interface Area extends Item {
  readonly name: string;
  /** What there is to see, two to four words each, three to five of them. */
  readonly attractions: readonly string[];
}

export type BeachType = 'Sandy' | 'Shingle' | 'Pebble';

/** What the tide changes at a place. Wording is information, never a promise of safety. */
export interface TideAccess {
  /** The spot that the tide opens and closes: "Jenny Cole’s Cove". */
  readonly spot: string;
  /** What to know, one sentence: "Reached at low water only." */
  readonly note: string;
  /**
   * Height in metres above chart datum below which the way is passable, where a source gives one.
   * Leave out where none is known: the site then names low-water times only.
   */
  readonly passableBelow?: number;
  /** The warning that always stands beside it. */
  readonly caution: string;
  readonly source: Source;
}

/** A beach. Listed on /beaches/. */
export interface Beach extends Item {
  readonly name: string;
  /** As visitors read it: "10 min walk". */
  readonly distance: string;
  readonly rating: number;
  /** Four pictures; the first is the same as `image`. */
  readonly gallery: readonly Picture[];
  readonly features: readonly string[];
  readonly bestFor: readonly string[];
  readonly type: BeachType;
  /** One or two sentences. */
  readonly facilities: string;
  /** One or two sentences. */
  readonly accessibility: string;
  /** Lifeguard cover as far as known, one sentence. */
  readonly lifeguards: string;
  /** What to beware of here, one sentence each. */
  readonly cautions: readonly string[];
  readonly tideAccess?: TideAccess;
  readonly whileClosed?: ClosureNote;
}

export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

/** One span of opening hours. A day without a span is closed; a `closes` before `opens` is past midnight. */
export interface OpeningSpan {
  readonly days: readonly Weekday[];
  readonly opens: ClockTime;
  readonly closes: ClockTime;
}

export type PriceRange = '£' | '££' | '£££';

/** How search engines class a venue (schema.org types). */
export type VenueSchema =
  | 'Restaurant'
  | 'CafeOrCoffeeShop'
  | 'BarOrPub'
  | 'Bakery'
  | 'FastFoodRestaurant'
  | 'FoodEstablishment';

/** Somewhere to eat or drink. Listed on /food-drink/. */
export interface Venue extends Item {
  readonly name: string;
  /** One word, or a list of tags of which one may be "Editors Choice". */
  readonly type: string | readonly string[];
  readonly schemaType: VenueSchema;
  readonly cuisine: string;
  readonly rating: number;
  readonly priceRange: PriceRange;
  readonly specialties: readonly string[];
  /** As visitors read it: "Tue to Sun 12:00–21:00". */
  readonly openHours: string;
  /** The same as data. Leave out when the venue has no hours of its own (catering by arrangement). */
  readonly openingHours?: readonly OpeningSpan[];
  readonly phone: string;
  readonly address: string;
  /** Only the catering venue: its own website, opened in a new tab. */
  readonly website?: string;
}

export type PropertyType = 'Self Catering' | 'B&B' | 'Camping' | 'Caravan' | 'Hotel' | 'Pub/Inn';

/** Somewhere to stay. Listed on /stay/. */
export interface Property extends Item {
  /** Never changes, never used twice. */
  readonly id: string;
  readonly name: string;
  readonly type: PropertyType;
  readonly rating: number;
  readonly reviewCount: number;
  /** Whole pounds a night. */
  readonly pricePerNight: number;
  readonly bedrooms: number;
  readonly maxGuests: number;
  /** More than four, so that the card has some to hide. */
  readonly amenities: readonly string[];
  readonly hasSeaView: boolean;
  readonly hasHotTub: boolean;
  readonly hasParking: boolean;
  readonly hasWifi: boolean;
  /** As visitors read it: "5 min walk to the church". */
  readonly distance: string;
  /** The host's name. */
  readonly host: string;
  /** As visitors read it: "Church Road, Stoke Fleming". */
  readonly location: string;
  readonly phone: string;
  readonly email: string;
  readonly checkIn: ClockTime;
  readonly checkOut: ClockTime;
}

export type EventType =
  'Community' | 'Workshop' | 'Event' | 'Conservation' | 'Music' | 'Religious' | 'Food';

/** Something on a date. Listed on /events/ and in the calendar. */
export interface Event extends Item {
  readonly title: string;
  readonly type: EventType;
  readonly startDate: IsoDate;
  /** The last day, of events that last more than one or end after midnight. */
  readonly endDate?: IsoDate;
  readonly startTime: ClockTime;
  /** On the last day. */
  readonly endTime: ClockTime;
  /** As visitors read it: "Village Green, Stoke Fleming". */
  readonly location: string;
  /** As visitors read it: "Free", "£12, children £6". */
  readonly price: string;
  /** The lowest price in pounds; 0 when free. */
  readonly priceFrom: number;
  readonly organizer: string;
  /** How to book or ask. */
  readonly booking: { readonly phone: string; readonly email: string };
  /**
   * The day of the year on which it is usually held, for an event that comes round each year. It
   * words a habit ("usually the last Saturday in August") and is never shown as a date.
   */
  readonly comesRound?: YearlyDay;
  /** The next date, once its organiser has confirmed it. Until then leave it out. */
  readonly next?: NextDate;
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

/** A part of the year, the same each year. */
export interface NatureSeason {
  readonly slug: string;
  readonly title: string;
  /** One or two sentences. */
  readonly text: string;
  readonly place: PlaceSlug;
  readonly from: { readonly month: number; readonly day: number };
  /** Its last day; of the next year where it comes before the first. */
  readonly until: { readonly month: number; readonly day: number };
  readonly source: Source;
  readonly readOn: IsoDate;
}

/** A weekday of a month: the second Friday, the last Saturday. */
export interface YearlyDay {
  /** 1 for January. */
  readonly month: number;
  readonly weekday: Weekday;
  /** 1 to 4, or the last one of the month. */
  readonly which: 1 | 2 | 3 | 4 | 'last';
}

/** When an event is held. */
export interface Occasion {
  readonly startDate: IsoDate;
  /** The last day, where it lasts more than one or ends after midnight. */
  readonly endDate?: IsoDate;
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
}

/** A date that the organiser has confirmed. */
export interface NextDate extends Occasion {
  /** Where it was announced. */
  readonly source: Source;
  /** The day on which an editor read it there. */
  readonly readOn: IsoDate;
}

/** A walk of some hours, out and back or round. Listed on /walks/. */
export interface Walk extends Item {
  readonly title: string;
  /** As visitors read it: "Easy", "Moderate". */
  readonly difficulty: string;
  /** The points on its way, in order; but for a published round, measured legs must join them. */
  readonly route: readonly WayPointSlug[];
  /** How one comes home: by the bus from its end, out by the bus to its beginning, on foot, or round. */
  readonly wayBack: 'bus' | 'bus-first' | 'same-way' | 'circle';
  /** What its publisher says of it, where its length is not that of measured legs. */
  readonly published?: {
    readonly miles: number;
    /** Stiles, steps and climbs, one sentence. */
    readonly words: string;
    readonly source: Source;
    readonly readOn: IsoDate;
  };
  /** Where it is steep, one sentence. */
  readonly steep: string;
  /** Each of these as far as known, one or two sentences; say so where it is not. */
  readonly dogs: string;
  readonly toilets: string;
  readonly refreshments: string;
  /** What to beware of, one sentence each. */
  readonly cautions: readonly string[];
  readonly whileClosed?: ClosureNote;
}

/** Every kind of thing that has pages of its own, by the name that addresses of the map give it. */
interface ItemKinds {
  readonly activity: Activity;
  readonly walk: Walk;
  readonly area: Area;
  readonly beach: Beach;
  readonly venue: Venue;
  readonly property: Property;
  readonly event: Event;
}

export type ItemKind = keyof ItemKinds;

/** What a thing of a kind is. */
export type ItemOf<K extends ItemKind> = ItemKinds[K];

/** A day of any year, `MM-DD`. */
export type MonthDay = `${number}-${number}`;

/** A stop of a ready-made day. */
export interface DayOutStop {
  readonly kind: ItemKind;
  readonly slug: string;
  /** When it begins. Left out on a morning that goes by low water, or for as soon as one is there. */
  readonly time?: ClockTime;
  /** How long one stays, in minutes. */
  readonly minutes: number;
  /** How one gets there, where the plan hangs on it. */
  readonly by?: 'foot' | 'bus';
  /** What to do there, one sentence. */
  readonly note: string;
}

/**
 * A day or some days that a local would propose, to read and to take over. Listed on /days-out/.
 * `npm run unit` checks it for every date of its season until the last predicted tide.
 */
export interface DayOut {
  /** The last part of the page's address; never changes once published. */
  readonly slug: string;
  readonly title: string;
  readonly seo: Seo;
  readonly image: Picture;
  /** One line for cards and search results, 8 to 25 words. */
  readonly summary: string;
  /** Written for a visitor, 40 to 120 words. */
  readonly description: string;
  /** Whom or what it suits, two to four words: "Without a car". */
  readonly suits: string;
  /** Why it goes this way and no other, one sentence each, two to five of them. */
  readonly reasons: readonly string[];
  /** Its first and last day in each year; over New Year where the last comes first. */
  readonly season: { readonly from: MonthDay; readonly until: MonthDay };
  /** The days of the week on which its first day may fall; leave out for all. */
  readonly weekdays?: readonly Weekday[];
  /** Only on days with a low water between these times; stops without a time go by it. */
  readonly lowWater?: { readonly from: ClockTime; readonly until: ClockTime };
  /** Whether it is made for a dog. */
  readonly dog?: true;
  /** Where it begins and ends. */
  readonly base: PlaceSlug;
  readonly days: readonly {
    readonly title: string;
    /** When one sets out. */
    readonly setsOut?: ClockTime;
    readonly stops: readonly DayOutStop[];
  }[];
  /** The day on which this entry was last changed. */
  readonly updated: IsoDate;
}

/** One high or low water of the specification's record. Heights are metres above chart datum. */
export interface TideRecord {
  readonly date: IsoDate;
  readonly time: ClockTime;
  readonly height: number;
  readonly type: 'high' | 'low';
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
}

/** A section of the about page. */
export interface Story {
  readonly slug: string;
  readonly title: string;
  readonly image: Picture;
  /** Two or three paragraphs. */
  readonly paragraphs: readonly string[];
}

/** Texts and metadata of a page that is not an item's. */
export interface Page {
  readonly seo: Seo;
  /** The page's `h1`. */
  readonly title: string;
  /** One or two sentences under it. */
  readonly intro: string;
  readonly image: Picture;
  /** Stands at the page's head in the place of `image` where that is a low strip. */
  readonly strip?: Picture;
  readonly updated: IsoDate;
}

/**
 * Something that changes a journey for a time. Hidden by itself after `until`; what it closes is
 * then shown as not known, neither closed nor open, until the notice is renewed or taken out.
 */
export interface Notice {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly from: IsoDate;
  /** The last day on which it is shown without being checked again. */
  readonly until: IsoDate;
  /** The day on which an editor last read the source. */
  readonly checked: IsoDate;
  readonly source: Source;
  /** Places whose pages show it. */
  readonly places: readonly PlaceSlug[];
  /** What it closes, by the names of `closures.ts`; empty when it closes nothing. */
  readonly closes: readonly StretchId[];
}

/** One block of the safety guide. */
export interface SafetySection {
  readonly slug: string;
  readonly title: string;
  readonly steps: readonly string[];
  readonly sources: readonly Source[];
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
  readonly loads: 'frame' | 'image';
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
  readonly links?: readonly Source[];
}
