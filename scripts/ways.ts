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
import { wayNow } from '@/lib/transport/day';
import { createNetworks } from '@/lib/transport/network';
import { choiceText, conditionText } from '@/lib/transport/words';

const [times = '12:00,16:00,19:00', ...dates] = process.argv.slice(2);
const networkOf = createNetworks(siteTransport);
const place = daysFacts().light;

for (const date of dates as IsoDate[]) {
  const light = twilight(date, place);
  for (const time of times.split(',') as ClockTime[]) {
    console.log(`\n${formatDate(date)}, ${time}`);
    for (const { slug, name } of siteTransport.points) {
      const now = toEpochMinutes(date, time);
      const choice = wayNow(networkOf(date), slug, homePoint, { now, light });
      const way = choice.way ? choiceText(choice) || 'there already' : 'no way that is listed';
      console.log(`${name}: ${way}. ${conditionText(choice, { light }) ?? ''}`.trim());
    }
  }
}
