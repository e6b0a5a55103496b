/** Why a ready-made day goes as it does: what depends on timetables and rules goes with them. */
import type { DayOut } from '@/content/types';
import { dogRules } from '@/content/transport/dogs';
import type { Service, ServiceDay } from '@/content/transport/types';
import { siteTransport } from '@/lib/content/transport';
import { londonTime } from '@/lib/time/london';
import { isSameLine } from '@/lib/transport/data';
import { servicesBetween, weekOf } from '@/lib/transport/timetable';
import type { Counted } from '@/lib/trust/trust';

const numerals = 'one two three four five six seven eight nine ten'.split(' ');

/** When buses leave a stop on a kind of day, in order. */
const timesOf = (buses: readonly Service[], from: string | undefined, day: string) =>
  buses
    .flatMap((bus) => weekOf(siteTransport, bus))
    .flatMap(({ days, trips }) => (days.includes(day as ServiceDay) ? trips : []))
    .flatMap(({ stopTimes }) => stopTimes.find(({ stop }) => stop === from)?.earliest ?? [])
    .toSorted((a, b) => a - b)
    .map(londonTime);

function reasonOf({ text, facts }: { readonly text: string; readonly facts: readonly string[] }) {
  const services = siteTransport.services.filter(({ slug }) => facts.includes(slug));
  // What else a sentence says of a bus has been read in the typed timetable, and ends with it.
  const isOfTimes = text.includes('{');
  const buses = services.map((service) => {
    const [from = '', to] = [service.calls[0]?.at, service.calls.at(-1)?.at];
    const imported = servicesBetween(siteTransport, from, to).filter(
      (one) => isOfTimes && one.byDate && isSameLine(one, service),
    );
    return [service, ...imported];
  });
  const rules = dogRules.flatMap((rule) =>
    'validUntil' in rule && facts.includes(rule.place) ? [[rule]] : [],
  );
  const all: readonly (readonly Counted[])[] = [...buses, ...rules];
  return {
    text,
    facts: all.flat(),
    /** None where it can't be said of those that count. */
    wordsOf: (counting: readonly Counted[]): readonly string[] => {
      const isCounting = (fact: Counted) => counting.includes(fact);
      if (!all.every((some) => some.some(isCounting))) return [];
      const [own = []] = buses;
      const words = text.replace(
        /\{(count|last) ([a-z-]+)\}/g,
        (token, what: string, day: string) => {
          const times = timesOf(own.filter(isCounting), own[0]?.calls[0]?.at, day);
          const last = times.at(-1);
          if (last === undefined) return token;
          return what === 'last' ? last : (numerals[times.length - 1] ?? String(times.length));
        },
      );
      return words.includes('{') ? [] : [words];
    },
  };
}

/** Each with the facts on which it depends. */
export const reasonsOf = ({ reasons }: Pick<DayOut, 'reasons'>) =>
  reasons.map((reason) =>
    typeof reason === 'string'
      ? { text: reason, facts: [], wordsOf: () => [reason] }
      : reasonOf(reason),
  );
