/** Prints a trip of the table as text: `npx tsx scripts/trips.ts 7`. */
import { siteChecker } from '@/lib/days/days-out';
import { summaryOf } from '@/lib/days/check/summary';
import { clockText, legText } from '@/lib/days/check/words';
import { toEpochMinutes } from '@/lib/time/london';
import { formatDate } from '@/lib/time/words';
import { proposalFor, visits } from './bench/trips.table';

const number = Number(process.argv[2] ?? 1);
const visit = visits[number - 1];
if (!visit) throw new Error(`Choose a trip from 1 to ${visits.length}.`);

const { trip, left } = proposalFor(visit);
console.log(JSON.stringify(visit));
for (const day of siteChecker().check(trip, toEpochMinutes(visit.date, '00:00')).days) {
  console.log(`\n${day.date ? formatDate(day.date) : 'A day'}`);
  for (const timed of day.stops) {
    const leg = day.legs.find(({ stopId }) => stopId === timed.stop.id);
    const way = leg && legText(leg.leg);
    if (way !== undefined) console.log(`        ${way}`);
    console.log(`  ${clockText(timed) ?? '     '} ${timed.facts?.name ?? timed.stop.slug}`);
  }
  const home = day.legs.find(({ stopId }) => stopId === undefined);
  const way = home && legText(home.leg);
  if (way !== undefined) console.log(`        Home. ${way}`);
  const { verdict, findings } = summaryOf(day);
  console.log(`  ${JSON.stringify(verdict)}`);
  for (const { state, sentence } of findings) console.log(`  - ${state}: ${sentence}`);
}
for (const { name, reason } of left) console.log(`Didn’t fit: ${name}. ${reason}`);
