import { capitalised, listText } from '@/lib/typeset';
import type { ClockTime } from '@/content/types';
import type { Service, ServiceDay } from '@/content/transport/types';
import type { Transport } from './data';

const SERVICE_DAYS: readonly ServiceDay[] = ['weekday', 'saturday', 'sunday', 'bank-holiday'];

export interface StopRow {
  readonly service: Service;
  /** Whether `times` are those of the service's first stop, as its minutes to this one are not known. */
  readonly timesOfFirstStop: boolean;
  /** The times of each kind of day in order; `[]` for none, `'not-read'` where nobody has read them. */
  readonly times: Readonly<Record<ServiceDay, readonly ClockTime[] | 'not-read'>>;
}

/** A time of day so many minutes later; past midnight it begins anew. */
function later(time: ClockTime, minutes: number): ClockTime {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  const sum = (hours * 60 + rest + minutes) % 1440;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(sum / 60))}:${two(sum % 60)}` as ClockTime;
}

/**
 * Every service that can be taken at a point, with its times there.
 *
 * @param to where it must go; undefined for wherever it ends
 */
export function stopRows(
  { services }: Pick<Transport, 'services'>,
  point: string,
  to?: string,
): readonly StopRow[] {
  return services.flatMap((service): readonly StopRow[] => {
    const index = service.calls.findIndex(({ at }) => at === point);
    const call = service.calls[index];
    const rest = service.calls.slice(index + 1);
    if (!call || rest.length === 0 || (to && !rest.some(({ at }) => at === to))) return [];
    const { minutes } = call;
    const timesHere = (day: ServiceDay) => {
      const times = timesOn(service, day);
      return times === 'not-read' ? times : times.map((time) => later(time, minutes ?? 0));
    };
    return [
      {
        service,
        timesOfFirstStop: minutes === undefined,
        times: {
          weekday: timesHere('weekday'),
          saturday: timesHere('saturday'),
          sunday: timesHere('sunday'),
          'bank-holiday': timesHere('bank-holiday'),
        },
      },
    ];
  });
}

/** "7 to Quay and Mill", a line for each number; empty where no bus that we know of stops. */
export function busesText(rows: readonly StopRow[]): readonly string[] {
  const numbers = [...new Set(rows.map(({ service }) => service.number))];
  return numbers.map((number) => {
    const ends = rows.flatMap(({ service }) =>
      service.number === number ? [service.towards] : [],
    );
    return `${number} to ${[...new Set(ends)].join(' and ')}`;
  });
}

export interface SameTimes {
  readonly days: readonly ServiceDay[];
  readonly times: readonly ClockTime[] | 'not-read';
}

function timesOn({ times }: Service, day: ServiceDay): SameTimes['times'] {
  return times.find(({ days }) => days.includes(day))?.times ?? 'not-read';
}

/** The times of a bus at its first stop, with the kinds of day put together that have the same. */
export function sameTimes(service: Service): readonly SameTimes[] {
  const groups: { days: ServiceDay[]; times: SameTimes['times'] }[] = [];
  for (const day of SERVICE_DAYS) {
    const times = timesOn(service, day);
    const same = groups.find((group) => String(group.times) === String(times));
    if (same) same.days.push(day);
    else groups.push({ days: [day], times });
  }
  return groups;
}

/** The times at each stop whose minutes are known, from those at the first. */
export function timesByStop(
  { calls }: Service,
  times: readonly ClockTime[],
): readonly { readonly at: string; readonly times: readonly ClockTime[] }[] {
  return calls.flatMap(({ at, minutes }) =>
    minutes === undefined ? [] : [{ at, times: times.map((time) => later(time, minutes)) }],
  );
}

const dayNames: Readonly<Record<ServiceDay, string>> = {
  weekday: 'Monday to Friday',
  saturday: 'Saturdays',
  sunday: 'Sundays',
  'bank-holiday': 'bank holidays',
};

const spans: readonly (readonly [name: string, days: readonly ServiceDay[]])[] = [
  ['every day', SERVICE_DAYS],
  ['Monday to Sunday', ['weekday', 'saturday', 'sunday']],
  ['Monday to Saturday', ['weekday', 'saturday']],
];

function daysWithin(days: readonly ServiceDay[]): string {
  const [span, spanned] = spans.find(([, all]) => all.every((day) => days.includes(day))) ?? [];
  const rest = days.filter((day) => !spanned?.includes(day)).map((day) => dayNames[day]);
  return listText(span ? [span, ...rest] : rest);
}

/** "Monday to Friday", "Saturdays and bank holidays", "Every day". */
export function daysText(days: readonly ServiceDay[]): string {
  return capitalised(daysWithin(days));
}

/** "Monday to Friday 18:45; Saturdays and bank holidays ask; Sundays 17:30", or "ask". */
export function lastText({ times, timesOfFirstStop }: StopRow): string {
  if (SERVICE_DAYS.every((day) => times[day] === 'not-read')) return 'ask';
  const ends = new Map<string, ServiceDay[]>();
  for (const day of SERVICE_DAYS) {
    const known = times[day];
    const time = known === 'not-read' ? undefined : known.at(-1);
    const none = known === 'not-read' ? 'ask' : 'none';
    const text = time && timesOfFirstStop ? `after ${time}` : (time ?? none);
    ends.set(text, [...(ends.get(text) ?? []), day]);
  }
  return [...ends]
    .map(([last, days], index) => `${(index === 0 ? daysText : daysWithin)(days)}\u00a0${last}`)
    .join('; ');
}
