/** Why a ready-made day goes as it does: what depends on timetables and rules goes with them. */
import type { DayOut, IsoDate } from '@/content/types';
import { dogRules } from '@/content/transport/dogs';
import { services } from '@/content/transport/services';
import type { Service, ServiceDay } from '@/content/transport/types';
import { timesOn } from '@/lib/transport/network';

export interface Reason {
  readonly text: string;
  /** The last day on which it is to be believed; left out for what depends on no dated fact. */
  readonly validUntil?: IsoDate;
}

const numerals = 'no one two three four five six seven eight nine ten'.split(' ');

function timesOf(service: Service | undefined, day: string): readonly string[] {
  const times = service ? timesOn(service, day as ServiceDay) : 'not-read';
  if (times === 'not-read') throw new Error(`${service?.slug}: no times on a ${day}`);
  return times;
}

function reasonOf({ text, facts }: { readonly text: string; readonly facts: readonly string[] }) {
  const buses = services.filter(({ slug }) => facts.includes(slug));
  const rules = dogRules.filter(({ place }) => facts.includes(place));
  const until = [...buses, ...rules].flatMap((fact) =>
    'validUntil' in fact ? fact.validUntil : [],
  );
  const words = text.replace(/\{(count|last) ([a-z-]+)\}/g, (_token, what: string, day: string) => {
    const times = timesOf(buses[0], day);
    const count = numerals[times.length] ?? String(times.length);
    return what === 'count' ? count : (times.at(-1) ?? '');
  });
  const [validUntil] = until.toSorted();
  return { text: words, ...(validUntil && { validUntil }) };
}

export function reasonsOf({ reasons }: Pick<DayOut, 'reasons'>): readonly Reason[] {
  return reasons.map((reason) =>
    typeof reason === 'string' ? { text: reason } : reasonOf(reason),
  );
}
