/** What all checks share: how a fault is said, and the forms that values have. */
import type { Picture, Seo, Source } from '@/content/types';
import type { SiteContent } from './site-content';

/** Sentences, each of which names a file, an entry and a field. */
export type Faults = readonly string[];

/** Finds the faults of one kind of content. */
export type Check = (content: SiteContent) => Faults;

/** The faults of `messages` that hold, each with the place where it was found. */
export function faultsAt(at: string, messages: Readonly<Record<string, boolean>>): Faults {
  return Object.keys(messages)
    .filter((message) => messages[message])
    .map((message) => `${at}: ${message}`);
}

/** Where something stands, for people: `content/events.ts › village-fair › startDate`. */
export function path(file: string, ...rest: readonly string[]): string {
  return [`content/${file}.ts`, ...rest].join(' › ');
}

/** Whether a number lies outside two others; one that is no number lies outside all. */
export function outside(value: number, low: number, high: number): boolean {
  return !(value >= low && value <= high);
}

export function isWebAddress(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text);
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // A day such as 30 February either fails to parse or rolls over into the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export function dateFaults(at: string, date: string): Faults {
  return faultsAt(at, { [`${date} is not a date that exists`]: !isDate(date) });
}

export function timeFaults(at: string, time: string): Faults {
  return faultsAt(at, { [`${time} is not a time of day, HH:MM`]: !isTime(time) });
}

function lengthFaults(at: string, text: string, low: number, high: number): Faults {
  const { length } = text;
  return faultsAt(at, {
    [`${length} characters, ${low} to ${high} are needed`]: outside(length, low, high),
  });
}

export function wordFaults(at: string, text: string, low: number, high: number): Faults {
  const count = text.split(/\s+/).filter(Boolean).length;
  return faultsAt(at, {
    [`${count} words, ${low} to ${high} are needed`]: outside(count, low, high),
  });
}

export function ratingFaults(at: string, rating: number): Faults {
  return faultsAt(`${at} › rating`, { [`${rating} is not within 0 to 5`]: outside(rating, 0, 5) });
}

export function seoFaults(at: string, seo: Seo): Faults {
  return [
    ...lengthFaults(`${at} › seo.title`, seo.title, 50, 60),
    ...lengthFaults(`${at} › seo.description`, seo.description, 120, 160),
  ];
}

const smallName = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const photograph = /^[\w-]+\.(jpe?g|png|webp|avif)$/i;

export function pictureFaults(at: string, { src, alt }: Picture): Faults {
  const known = smallName.test(src) || photograph.test(src) || isWebAddress(src);
  return [
    ...faultsAt(`${at}.src`, {
      [`"${src}" is no drawing, photograph or https address`]: !known,
    }),
    ...lengthFaults(`${at}.alt`, alt.trim(), 20, 160),
  ];
}

export function sourceFaults(at: string, source: Source): Faults {
  return faultsAt(`${at}.url`, {
    [`"${source.url}" is not an https address`]: !isWebAddress(source.url),
  });
}

/** 01632 960000 to 960999: the numbers that Ofcom keeps for drama, so that no stranger is rung. */
export function phoneFaults(at: string, phone: string): Faults {
  return faultsAt(at, {
    [`"${phone}" is not one of 01632 960000 to 960999`]: !/^01632 960\d{3}$/.test(phone),
  });
}

export function emailFaults(at: string, email: string): Faults {
  return faultsAt(at, {
    [`"${email}" is not an address in .example`]: !/^[^\s@]+@([a-z0-9-]+\.)+example$/.test(email),
  });
}

/** Slugs are addresses: well formed, and none twice in one file. */
export function slugFaults(file: string, slugs: readonly string[]): Faults {
  return slugs.flatMap((slug, index) =>
    faultsAt(path(file, slug, 'slug'), {
      'is used twice': slugs.indexOf(slug) !== index,
      'may hold small letters, digits and single hyphens only': !smallName.test(slug),
    }),
  );
}

/** Places that something names, and that `content/places.ts` does not have. */
export function placeFaults(at: string, slugs: readonly string[], content: SiteContent): Faults {
  return slugs.flatMap((slug) =>
    faultsAt(at, {
      [`content/places.ts has no "${slug}"`]: !content.places.some((place) => place.slug === slug),
    }),
  );
}
