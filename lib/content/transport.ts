import { notices } from '@/content/notices';
import { bankHolidays, bankHolidaysUntil } from '@/content/transport/bank-holidays';
import { drives } from '@/content/transport/drives';
import { legs, measuredWalks } from '@/content/transport/legs';
import { carParks } from '@/content/transport/parking';
import { wayPoints } from '@/content/transport/points';
import { services } from '@/content/transport/services';
import { asPrinted, pointAt, type Transport } from '@/lib/transport/data';
import type { Pace } from '@/lib/transport/pace';
import { noticesClosing } from '@/lib/trust/closure';
import { lastBuses, type LastBus } from '@/lib/transport/timetable';
import { type Walk, walkBetween } from '@/lib/transport/walk';

export const siteTransport: Transport = {
  points: wayPoints,
  legs,
  measuredWalks,
  services,
  drives,
  carParks,
  bankHolidays,
  bankHolidaysUntil,
  notices,
};

export const printedTransport: Transport = asPrinted(siteTransport);

export function printedWalk(from: string, to: string, pace?: Pace): Walk {
  return walkBetween(printedTransport, from, to, { day: '2000-01-01', ...(pace && { pace }) });
}

/** The last buses that are known between two points, without what a notice may have closed. */
export function printedLastBuses(from: string, to: string): readonly LastBus[] {
  const services = siteTransport.services.filter(
    ({ closedBy }) => noticesClosing(closedBy, notices).length === 0,
  );
  return lastBuses({ services }, from, to);
}

export function pointName(slug: string): string {
  const point = siteTransport.points.find((one) => one.slug === slug);
  if (!point) throw new Error(`content/transport/points.ts has no "${slug}"`);
  return point.name;
}

/** "Mill (Mill Cross)". */
export function stopName(slug: string): string {
  const stop = siteTransport.points.find((point) => point.slug === slug)?.stop;
  return stop ? `${pointName(slug)} (${stop})` : pointName(slug);
}

export function pointOfPlace(place: string): string | undefined {
  return pointAt(siteTransport, place)?.slug;
}
