/** What all checks share: how a fault is said, and the forms that values have. */
import type { DatedFact, Picture, Seo, Source } from '@/content/types';
import { telHref } from '@/lib/contact-links';
import { hintAt } from './nearest-name';
import type { SiteContent } from './site-content';

/** Sentences, each of which names a file, an entry and a field, what is wrong and what to write. */
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

function isWebAddress(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text);
}

/** Whether a day is in the calendar. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // A day such as 30 February either fails to parse or rolls over into the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether a time is one of the day. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export function dateFaults(at: string, date: string): Faults {
  return faultsAt(at, {
    [`"${date}" is not a day of the calendar; write year, month and day, such as 2027-08-30`]:
      !isDate(date),
  });
}

export function timeFaults(at: string, time: string): Faults {
  return faultsAt(at, {
    [`"${time}" is not a time of day; write it from 00:00 to 23:59, such as 09:30`]: !isTime(time),
  });
}

function lengthFaults(at: string, text: string, low: number, high: number): Faults {
  const { length } = text;
  return faultsAt(at, {
    [`has ${length} characters; write ${low} to ${high}`]: outside(length, low, high),
  });
}

/** @param unit what is counted, in the plural */
export function countFaults(
  at: string,
  count: number,
  unit: string,
  low: number,
  high = Infinity,
): Faults {
  const bounds = high === Infinity ? `${low} or more` : `${low} to ${high}`;
  return faultsAt(at, {
    [`has ${count} ${unit}; write ${low === high ? low : bounds}`]: outside(count, low, high),
  });
}

export function wordFaults(at: string, text: string, low: number, high: number): Faults {
  return countFaults(at, text.split(/\s+/).filter(Boolean).length, 'words', low, high);
}

export function ratingFaults(at: string, rating: number): Faults {
  return faultsAt(`${at} › rating`, {
    [`${rating} is not a rating; write 0 to 5, such as 4.6`]: outside(rating, 0, 5),
  });
}

export function seoFaults(at: string, seo: Seo): Faults {
  return [
    ...lengthFaults(`${at} › seo › title`, seo.title, 50, 60),
    ...lengthFaults(`${at} › seo › description`, seo.description, 120, 160),
  ];
}

/** A word that must be one of a list. */
export function choiceFaults(at: string, word: string, choices: readonly string[]): Faults {
  return faultsAt(at, {
    [`"${word}" is not known here${hintAt(word, choices)}; write one of: ${choices.join(', ')}`]:
      !choices.includes(word),
  });
}

/** The form of a picture’s name and its words; whether the picture is there, only `art/` can tell. */
export function pictureFaults(at: string, { src, alt }: Picture): Faults {
  const ending = /\.([a-z0-9]+)$/i.exec(src)?.[1]?.toLowerCase();
  const shown = ['jpg', 'jpeg', 'png', 'webp', 'avif'];
  const isAddress = src.includes('://');
  const tidy = src.replace(/[^\w.-]+/g, '-');
  return [
    ...faultsAt(`${at} › src`, {
      [`"${src}" is not a full address of another host; write it with https://`]:
        isAddress && !isWebAddress(src),
      [`"${src}" has a space or another sign in its name; call the file "${tidy}" and write that here`]:
        !isAddress && tidy !== src,
      [`"${src}" ends in .${ending ?? ''}; save the photograph as .jpg, .png, .webp or .avif`]:
        !isAddress && ending !== undefined && !shown.includes(ending),
    }),
    ...lengthFaults(`${at} › alt`, alt.trim(), 20, 160),
  ];
}

/** An address on the web, given in full. */
export function webFaults(at: string, address: string): Faults {
  return faultsAt(at, {
    [`"${address}" is not a full address; write it with https://`]: !isWebAddress(address),
  });
}

export function sourceFaults(at: string, source: Source): Faults {
  return webFaults(`${at} › url`, source.url);
}

/** An address outside the site, whose host the privacy page has to name. */
export function hostFaults(at: string, address: string, { namedHosts }: SiteContent): Faults {
  const host = isWebAddress(address) ? new URL(address).host : undefined;
  return faultsAt(at, {
    [`leads to ${host ?? ''}, which the privacy page does not name; add it to linkedSites in content/third-parties.ts`]:
      host !== undefined && !namedHosts.includes(host),
  });
}

/** A telephone number in one of the ways in which people in Britain write theirs. */
export function phoneFaults(at: string, phone: string): Faults {
  const dialled = telHref(phone).slice('tel:'.length);
  const written = /^\+?[\d\s()-]+$/.test(phone);
  const right = /^0[1-9]\d{8,9}$|^\+44[1-9]\d{8,9}$|^\+(?!44)\d{7,15}$/.test(dialled);
  return faultsAt(at, {
    [`"${phone}" is not a telephone number; write it such as 01234 567890 or +44 (0)1234 567890`]:
      !written || !right,
  });
}

export function emailFaults(at: string, email: string): Faults {
  return faultsAt(at, {
    [`"${email}" is not an email address; write it such as name@host.org`]:
      !/^[^\s@<>"']+@([a-z0-9-]+\.)+[a-z]{2,}$/i.test(email),
  });
}

const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Slugs are addresses: well formed, and none twice in one file. */
export function slugFaults(file: string, slugs: readonly string[], field = 'slug'): Faults {
  return slugs.flatMap((slug, index) =>
    faultsAt(path(file, slug, field), {
      [`two entries have it, and the second would replace the first; give one a ${field} of its own`]:
        slugs.indexOf(slug) !== index,
      'may hold small letters, digits and single hyphens only; write it such as summer-fair':
        !slugForm.test(slug),
    }),
  );
}

/** Names that must stand in another file of `content/`, and do not. */
function strangerFaults(
  at: string,
  slugs: readonly string[],
  known: readonly string[],
  file: string,
): Faults {
  return slugs.flatMap((slug) =>
    faultsAt(at, {
      [`content/${file}.ts has no "${slug}"${hintAt(slug, known)}; write one that it has, or add it there`]:
        !known.includes(slug),
    }),
  );
}

const slugsOf = (things: readonly { readonly slug: string }[]) => things.map(({ slug }) => slug);

/** Places that something names, and that `content/places.ts` does not have. */
export function placeFaults(at: string, slugs: readonly string[], content: SiteContent): Faults {
  return strangerFaults(at, slugs, slugsOf(content.places), 'places');
}

/** The same of the spots that ways lead to. */
export function pointFaults(at: string, slugs: readonly string[], content: SiteContent): Faults {
  return strangerFaults(at, slugs, slugsOf(content.ways.points), 'ways/points');
}

/** The same of what a notice can close. */
export function stretchFaults(at: string, slugs: readonly string[], content: SiteContent): Faults {
  return strangerFaults(at, slugs, Object.keys(content.stretches), 'closures');
}

/** A fact that is trusted until a day. */
export function datedFaults(at: string, fact: DatedFact): Faults {
  const { source, readOn, validFrom = readOn, validUntil } = fact;
  return [
    ...sourceFaults(`${at} › source`, source),
    ...dateFaults(`${at} › readOn`, readOn),
    ...(fact.validFrom === undefined ? [] : dateFaults(`${at} › validFrom`, validFrom)),
    ...dateFaults(`${at} › validUntil`, validUntil),
    ...faultsAt(`${at} › validUntil`, {
      [`"${validUntil}" is not after readOn, ${readOn}; write the last day on which it is believed`]:
        validUntil <= readOn,
      [`"${validUntil}" is before validFrom, ${validFrom}; write the last day on which it is believed`]:
        validUntil > readOn && validUntil < validFrom,
    }),
  ];
}
