/**
 * Days as the second part of a shared link's fragment: `#plan=beach:long-sands&days=…`. Whoever
 * reads the first part alone, as this site did before it knew days, finds the plan as ever.
 */
import { emptyTrip, type Day, type Stop, type Thing, type Trip } from './trip';
import { tripFormat } from './parse';

/** Characters; messengers cut links that are much longer. Notes are left out before that. */
const MAX_LENGTH = 8000;

/** Some messengers encode `&` and `=`; what is hung onto the end is no letter of the code. */
const PART = /(?:&|%26)days(?:=|%3d)([a-z0-9_-]*)/i;

export interface SharedDays {
  /** To be put behind the plan's fragment; begins with `&`. */
  readonly text: string;
  /** Whether there are notes that the link does not carry because it would become too long. */
  readonly notesLeftOut: boolean;
}

/** Writes days, times, notes and what was asked once; undefined where there are no days. */
export function encodeDays(trip: Trip): SharedDays | undefined {
  if (trip.days.length === 0) return undefined;
  const whole = encode(bare(trip, true));
  if (whole.length <= MAX_LENGTH) return { text: `&days=${whole}`, notesLeftOut: false };
  const hasNotes = trip.days.some(({ note, stops }) => note ?? stops.some((stop) => stop.note));
  return { text: `&days=${encode(bare(trip, false))}`, notesLeftOut: hasNotes };
}

/**
 * Reads the days of a fragment, with or without its `#`; never throws.
 *
 * @param isKnown whether the site has a thing; stops at others are left out
 * @returns `none` for a link without days, `damaged` where they cannot be read
 */
export function decodeDays(
  fragment: string,
  isKnown: (thing: Thing) => boolean,
): Trip | 'none' | 'damaged' {
  const text = PART.exec(fragment)?.[1];
  if (text === undefined) return 'none';
  // Signs round a link in a message may be letters of the code too.
  for (const code of [text, text.replace(/[_-]+$/, '')]) {
    const json = decode(code);
    const trip = json === undefined ? emptyTrip : tripFormat.parse(json).value;
    if (trip.days.length > 0) return bare(trip, true, isKnown);
  }
  return 'damaged';
}

/** A trip with nothing but what this version knows: a link may hold anything. */
function bare(trip: Trip, notes: boolean, isKnown: (thing: Thing) => boolean = () => true): Trip {
  const { sleeps, dog, pace } = trip.settings;
  return {
    ...(trip.firstDate !== undefined && { firstDate: trip.firstDate }),
    settings: defined({ sleeps, dog, pace }),
    days: trip.days.map(({ id, title, note, setsOut, back, stops }): Day => {
      const day = defined({ id, title, note: notes ? note : undefined, setsOut, back });
      return {
        ...day,
        stops: stops
          .filter(isKnown)
          .map(({ id: stopId, type, slug, time, minutes, by, note: said }): Stop =>
            defined({ id: stopId, type, slug, time, minutes, by, note: notes ? said : undefined }),
          ),
      };
    }),
  };
}

/** Without the fields that have no value. */
function defined<T extends object>(object: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}

/** The kept shape in letters that no messenger changes: base64url of its UTF-8. Ids are made anew. */
function encode(trip: Trip): string {
  const json = JSON.stringify(JSON.parse(tripFormat.stringify(trip)), (key, value: unknown) =>
    key === 'id' ? undefined : value,
  );
  const bytes = new TextEncoder().encode(json);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decode(code: string): string | undefined {
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
