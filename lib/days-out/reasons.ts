/** Why a ready-made day goes as it does: what depends on timetables and rules goes with them. */
import type { DayOut } from '@/content/types';
import { dogRules } from '@/content/transport/dogs';
import type { Service, ServiceDay } from '@/content/transport/types';
import { siteTransport } from '@/lib/content/transport';
import { londonTime } from '@/lib/time/london';
import { countingFor, weekOf } from '@/lib/transport/timetable';

const numerals = 'no one two three four five six seven eight nine ten'.split(' ');

/** When buses leave their first stops on a kind of day, in order. */
function timesOf(buses: readonly Service[], day: string): readonly string[] {
  const starts = buses.flatMap((bus) => {
    const week = weekOf(siteTransport, bus);
    const same = week.find(({ days }) => days.includes(day as ServiceDay));
    if (!same || same.state === 'unknown') throw new Error(`${bus.slug}: no times on a ${day}`);
    return same.trips.map(({ stopTimes }) => stopTimes[0]?.earliest ?? 0);
  });
  return starts.toSorted((a, b) => a - b).map(londonTime);
}

function reasonOf({ text, facts }: { readonly text: string; readonly facts: readonly string[] }) {
  const buses = siteTransport.services
    .filter(({ slug }) => facts.includes(slug))
    .map((service) => countingFor(siteTransport, service));
  const rules = dogRules.filter(({ place }) => facts.includes(place));
  const until = [...buses.flat(), ...rules].flatMap((fact) =>
    'validUntil' in fact ? fact.validUntil : [],
  );
  const words = text.replace(/\{(count|last) ([a-z-]+)\}/g, (_token, what: string, day: string) => {
    const times = timesOf(buses[0] ?? [], day);
    const count = numerals[times.length] ?? String(times.length);
    return what === 'count' ? count : (times.at(-1) ?? '');
  });
  return { text: words, validUntil: until.toSorted()[0] };
}

/** Each with the last day on which it is to be believed; none for what depends on no dated fact. */
export function reasonsOf({ reasons }: Pick<DayOut, 'reasons'>) {
  return reasons.map((reason) =>
    typeof reason === 'string' ? { text: reason, validUntil: undefined } : reasonOf(reason),
  );
}
