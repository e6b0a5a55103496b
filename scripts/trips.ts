/**
 * Prints a trip as text: one of the table by its number, or any other.
 *
 *     npx tsx scripts/trips.ts 7
 *     npx tsx scripts/trips.ts 2027-06-05 2 dog car slow beach:the-cove restaurant:the-inn
 *     npx tsx scripts/trips.ts 2027-06-05 1 wheels at:the-village from:11:00 beach:the-cove
 *     npx tsx scripts/trips.ts 2027-06-05 1 own:14:00-the-village beach:the-cove
 */
import type { ClockTime, IsoDate } from '@/content/types';
import { siteChecker } from '@/lib/days-out/days-out';
import { proposalFor, type Visit, visits } from '@/lib/days/testing/visits';
import { OWN, PACES } from '@/lib/days/trip';
import { itinerary } from '@/lib/itinerary/itinerary';
import { plainText } from '@/lib/itinerary/text';
import { toEpochMinutes } from '@/lib/time/london';

const [first = '1', days = '1', ...rest] = process.argv.slice(2);
const pace = PACES.find((one) => rest.includes(one));
const after = (word: string) =>
  rest.find((one) => one.startsWith(`${word}:`))?.slice(word.length + 1);
const [at, setsOut, own] = [after('at'), after('from'), after('own')];
const named: Visit = {
  date: first as IsoDate,
  days: Number(days),
  saved: rest.filter((word) => /^(?!at:|from:|own:).+:/.test(word)),
  dog: rest.includes('dog'),
  wheels: rest.includes('wheels'),
  ...(at && { at }),
  ...(own && {
    own: [
      {
        id: 'own',
        type: OWN,
        slug: own.slice(6),
        name: 'My own',
        time: own.slice(0, 5) as ClockTime,
      },
    ],
  }),
  ...(setsOut && { setsOut: setsOut as ClockTime }),
  ...(pace && { pace }),
  ...(rest.includes('car') && { travel: 'car' }),
};
const visit = first.includes('-') ? named : visits[Number(first) - 1];
if (!visit) throw new Error(`Choose a trip from 1 to ${visits.length}.`);

const { trip, left } = proposalFor(visit);
const check = siteChecker().check(trip, toEpochMinutes(visit.date, '00:00'));
const planned = itinerary(trip, check, []);
console.log(plainText(JSON.stringify(visit), planned, (path) => path));
for (const { heading, verdict = 'nothing planned' } of planned)
  console.log(`${heading}: ${verdict}.`);
for (const { name, reason } of left) console.log(`Didn’t fit: ${name}. ${reason}`);
