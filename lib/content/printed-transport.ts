/** What can be travelled whatever the day, for pages that are built before it is known. */
import { notices } from '@/content/notices';
import { createNetworks } from '@/lib/transport/network';
import { walkOn } from '@/lib/transport/way';
import { lastBuses, type LastBus } from '@/lib/transport/timetable';
import type { Walk } from '@/lib/transport/walk';
import { noticesClosing } from '@/lib/trust/closure';
import { siteTransport } from './transport';

const always = { from: '0001-01-01', until: '9999-12-31' } as const;

/** Every notice stands. */
export const printedNetwork = createNetworks({
  ...siteTransport,
  notices: notices.map(({ closes }) => ({ closes, ...always })),
})('2000-01-01');

export const printedWalk = (from: string, to: string): Walk => walkOn(printedNetwork, from, to);

/** The last buses that are known between two points, without what a notice may have closed. */
export function printedLastBuses(from: string, to: string): readonly LastBus[] {
  const services = siteTransport.services.filter(
    ({ closedBy }) => noticesClosing(closedBy, notices).length === 0,
  );
  return lastBuses({ services }, from, to);
}
