/**
 * Prints the ways home from every point, one line each, at times of dates.
 *
 *     npx tsx scripts/ways.ts 12:00,19:00 2026-11-25 2026-11-29
 */
import { homePoint } from '@/content/transport/points';
import type { ClockTime, IsoDate } from '@/content/types';
import { siteTransport } from '@/lib/content/transport';
import { daysFacts } from '@/lib/days/from-content';
import { toEpochMinutes } from '@/lib/time/london';
import { twilight } from '@/lib/time/sun';
import { formatDate } from '@/lib/time/words';
import { lastBus, wayNow } from '@/lib/transport/day';
import { createNetworks } from '@/lib/transport/network';
import { choiceText, lastBusText } from '@/lib/transport/words';
import { capitalised } from '@/lib/typeset';

const [times = '12:00,16:00,19:00', ...dates] = process.argv.slice(2);
const networkOf = createNetworks(siteTransport);
const place = daysFacts().light;

for (const date of dates as IsoDate[]) {
  const light = twilight(date, place);
  for (const time of times.split(',') as ClockTime[]) {
    console.log(`\n${formatDate(date)}, ${time}`);
    for (const { slug, name } of siteTransport.points) {
      const now = toEpochMinutes(date, time);
      const network = networkOf(date);
      const choice = wayNow(network, slug, homePoint, { now, light });
      const way = choice.way
        ? choiceText(choice, light) || 'There already'
        : capitalised(lastBusText(lastBus(network, slug, homePoint, now), 'home'));
      console.log(`${name}: ${way}.`);
    }
  }
}
