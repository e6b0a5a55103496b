/**
 * Prints a trip as text: one of the table by its number, or any other.
 *
 *     npx tsx scripts/trips.ts 7
 *     npx tsx scripts/trips.ts 2027-06-05 2 dog car slow beach:the-cove venue:the-inn
 */
import type { IsoDate } from '@/content/types';
import { siteChecker } from '@/lib/days/days-out';
import { summaryOf, verdictOf } from '@/lib/days/check/summary';
import { clockText, legText } from '@/lib/days/check/words';
import { PACES } from '@/lib/days/trip';
import { toEpochMinutes } from '@/lib/time/london';
import { formatDate } from '@/lib/time/words';
import { proposalFor, type Visit, visits } from './bench/trips.table';

function visitOf([first = '1', days = '1', ...rest]: readonly string[]): Visit | undefined {
  if (!first.includes('-')) return visits[Number(first) - 1];
  const pace = PACES.find((one) => rest.includes(one));
  return {
    date: first as IsoDate,
    days: Number(days),
    saved: rest.filter((word) => word.includes(':')),
    dog: rest.includes('dog'),
    ...(pace && { pace }),
    ...(rest.includes('car') && { travel: 'car' }),
  };
}

const visit = visitOf(process.argv.slice(2));
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
  console.log(`  ${verdictOf([day]).words}`);
  for (const { state, about, sentence } of summaryOf(day).findings) {
    console.log(`  - ${state}: ${about}: ${sentence}`);
  }
}
for (const { name, reason } of left) console.log(`Didn’t fit: ${name}. ${reason}`);
