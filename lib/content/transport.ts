import { notices } from '@/content/notices';
import { bankHolidays, bankHolidaysUntil } from '@/content/transport/bank-holidays';
import { drives } from '@/content/transport/drives';
import { ferries } from '@/content/transport/ferries';
import { imported } from '@/content/transport/imported';
import { legs, measuredWalks } from '@/content/transport/legs';
import { carParks } from '@/content/transport/parking';
import { wayPoints } from '@/content/transport/points';
import { services } from '@/content/transport/services';
import type { Service } from '@/content/transport/types';
import {
  linesOfFerry,
  pointAt,
  pointName as nameOfPoint,
  type Transport,
  withImported,
} from '@/lib/transport/data';
import { type Footpath, walkOn } from '@/lib/transport/walk';
import { noticesClosing } from '@/lib/trust/closure';
import type { Calendar } from '@/lib/transport/service-day';
import { networksOf } from '@/lib/transport/network';
import { servicesBetween } from '@/lib/transport/timetable';

export const openingCalendar: Calendar = { bankHolidays, bankHolidaysUntil };

export const siteTransport: Transport = {
  points: wayPoints,
  legs,
  measuredWalks,
  services: withImported(services, imported.services),
  ferries: ferries.flatMap(linesOfFerry),
  drives,
  carParks,
  ...openingCalendar,
  notices,
};

export const pointName = (slug: string): string => nameOfPoint(siteTransport, slug);

/** "Mill (Mill Cross)". */
export function stopName(slug: string): string {
  const stop = siteTransport.points.find((point) => point.slug === slug)?.stop;
  return stop ? `${pointName(slug)} (${stop})` : pointName(slug);
}

export function pointOfPlace(place: string): string | undefined {
  return pointAt(siteTransport, place)?.slug;
}

const always = { from: '0001-01-01', until: '9999-12-31' } as const;

/** For pages that are built before the day is known: every notice stands. */
export const undatedNetwork = networksOf({
  ...siteTransport,
  notices: notices.map(({ closes }) => ({ closes, ...always })),
})('2000-01-01');

export const undatedWalk = (from: string, to: string): Footpath => walkOn(undatedNetwork, from, to);

/** The buses between two points, without what a notice may have closed. */
export const undatedServices = (from: string, to: string): readonly Service[] =>
  servicesBetween(siteTransport, from, to).filter(
    ({ closedBy }) => noticesClosing(closedBy, notices).length === 0,
  );
