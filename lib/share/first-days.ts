/** The days of a link of form 1: `#plan=beach:long-sands&days=…`, a stored trip in base64url. */
import { parseTrip } from '@/lib/days/parse';
import { type Day, emptyTrip, type Stop, type Thing, type Trip } from '@/lib/days/trip';
import { present } from '@/lib/json/json';

/** Some messengers encode `&` and `=`; what is hung onto the end is no letter of the code. */
const PART = /(?:&|%26)days(?:=|%3d)([a-z0-9_-]*)/i;

/** Never throws. `none`: a link without days. */
export function readFirstDays(
  fragment: string,
  isKnown: (thing: Thing) => boolean,
): Trip | 'none' | 'damaged' {
  const text = PART.exec(fragment)?.[1];
  if (text === undefined) return 'none';
  for (const code of [text, text.replace(/[_-]+$/, '')]) {
    const json = decode(code);
    const trip = json === undefined ? emptyTrip : parseTrip(json).trip;
    if (trip.days.length > 0) return bare(trip, isKnown);
  }
  return 'damaged';
}

function bare(trip: Trip, isKnown: (thing: Thing) => boolean): Trip {
  const { sleeps, dog, pace, travel } = trip.settings;
  return {
    ...present({ firstDate: trip.firstDate }),
    settings: present({ sleeps, dog, pace, travel }),
    days: trip.days.map(({ id, title, note, setsOut, back, stops }): Day => ({
      id,
      ...present({ title, note, setsOut, back }),
      stops: stops
        .filter(isKnown)
        .map(({ id: stopId, type, slug, time, minutes, by, note: stopNote }): Stop => ({
          id: stopId,
          type,
          slug,
          ...present({ time, minutes, by, note: stopNote }),
        })),
    })),
  };
}

function decode(code: string): string | undefined {
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
