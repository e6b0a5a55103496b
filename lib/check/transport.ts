/** The rules of paths, buses and ferries: a slip in them sends somebody to a bus that does not come. */
import type { CarPark, Drive, DogRule, Ferry, Leg, Railway, Service } from '@/content/ways/types';
import {
  datedIssues,
  issuesAt,
  placeIssues,
  pointIssues,
  stretchIssues,
  type Issues,
} from './issues';
import type { SiteContent } from './site-content';

const isAscending = (values: readonly (number | string)[]) =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? value) < value);

/** Two points, whichever comes first. */
export const pairOf = ({ from, to }: Pick<Leg, 'from' | 'to'>): string =>
  [from, to].sort().join(' ');

/** No kind of day may have two timetables. */
function dayIssues(at: string, entries: readonly { readonly days: readonly string[] }[]): Issues {
  const days = entries.flatMap((entry) => entry.days);
  return days.flatMap((day, index) =>
    issuesAt(`${at} › days`, {
      [`"${day}" is there twice; put its times into one entry`]: days.indexOf(day) !== index,
    }),
  );
}

export function legIssues(leg: Leg, at: string, content: SiteContent): Issues {
  const isSamePair = (other: Leg) => pairOf(other) === pairOf(leg);
  return [
    ...pointIssues(`${at} › from`, [leg.from], content),
    ...pointIssues(`${at} › to`, [leg.to], content),
    ...issuesAt(`${at} › to`, {
      'is where it begins; write where it ends': leg.from === leg.to,
      'is joined to from by another leg already; take one of the two out':
        content.ways.legs.find(isSamePair) !== leg,
    }),
    ...stretchIssues(`${at} › closedBy`, leg.closedBy, content),
  ];
}

export function serviceIssues(service: Service, at: string, content: SiteContent): Issues {
  const { calls, times } = service;
  const minutes = calls.flatMap((call) => call.minutes ?? []);
  return [
    ...pointIssues(
      `${at} › calls`,
      calls.map((call) => call.at),
      content,
    ),
    ...issuesAt(`${at} › calls`, {
      'do not begin with minutes: 0; the first stop is the one that all are counted from':
        minutes.length > 0 && calls[0]?.minutes !== 0,
      'have minutes that go back; write the stops in the order in which it comes to them':
        !isAscending(minutes),
    }),
    ...dayIssues(`${at} › times`, times),
    ...times.flatMap((one) =>
      issuesAt(`${at} › times`, {
        'are not in order; write the earliest first':
          one.times !== 'not-read' && !isAscending(one.times),
      }),
    ),
    ...datedIssues(at, service),
    ...stretchIssues(`${at} › closedBy`, service.closedBy, content),
  ];
}

export function ferryIssues(ferry: Ferry, at: string, content: SiteContent): Issues {
  return [
    ...pointIssues(`${at} › from`, [ferry.from], content),
    ...pointIssues(`${at} › to`, ferry.to ? [ferry.to] : [], content),
    ...dayIssues(`${at} › hours`, ferry.hours),
    ...ferry.hours.flatMap(({ first, last }) =>
      issuesAt(`${at} › hours`, {
        [`the last, ${last}, is before the first, ${first ?? ''}; write the first and the last of the day`]:
          first !== undefined && last < first,
      }),
    ),
    ...datedIssues(at, ferry),
  ];
}

export const railwayIssues = (railway: Railway, at: string): Issues => datedIssues(at, railway);

export function carParkIssues(
  { place, whileClosed }: CarPark,
  at: string,
  content: SiteContent,
): Issues {
  return [
    ...placeIssues(`${at} › place`, [place], content),
    ...stretchIssues(`${at} › whileClosed`, whileClosed?.stretch, content),
  ];
}

export function driveIssues(
  { between, whileClosed }: Drive,
  at: string,
  content: SiteContent,
): Issues {
  return [
    ...pointIssues(`${at} › between`, between, content),
    ...stretchIssues(`${at} › whileClosed`, whileClosed?.stretch, content),
  ];
}

export function dogIssues(rule: DogRule, at: string, content: SiteContent): Issues {
  return [
    ...placeIssues(`${at} › place`, [rule.place], content),
    ...('validUntil' in rule ? datedIssues(at, rule) : []),
  ];
}
