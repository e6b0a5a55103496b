/**
 * Prints a trip as text: one of the table by its number, or any other.
 *
 *     npx tsx scripts/trips.ts 7
 *     npx tsx scripts/trips.ts 2027-06-05 2 --dog --travel car --pace slow beach:the-cove
 *     npx tsx scripts/trips.ts 2027-06-05 1 --wheels --at the-village --setsOut 11:00 beach:the-cove
 *     npx tsx scripts/trips.ts 2027-06-05 1 --own 14:00-the-village beach:the-cove
 */
import { parseArgs } from 'node:util';
import { siteChecker } from '@/lib/days-out/days-out';
import { proposalFor, type Visit, visits } from '@/lib/days/testing/visits';
import { OWN } from '@/lib/days/trip';
import { itinerary } from '@/lib/itinerary/itinerary';
import { plainText } from '@/lib/itinerary/text';
import { toEpochMinutes } from '@/lib/time/london';

const { values, positionals } = parseArgs({
  options: {
    dog: { type: 'boolean' },
    wheels: { type: 'boolean' },
    pace: { type: 'string' },
    travel: { type: 'string' },
    at: { type: 'string' },
    setsOut: { type: 'string' },
    own: { type: 'string', default: '' },
  },
  allowPositionals: true,
});
const [first = '1', days = '1', ...saved] = positionals;
const [, time, slug] = /^(..:..)-(.+)$/.exec(values.own) ?? [];
const own = slug ? [{ id: 'own', type: OWN, slug, name: 'My own', time }] : [];
const named = { ...values, date: first, days: Number(days), saved, own } as Visit;
const visit = first.includes('-') ? named : visits[Number(first) - 1];
if (!visit) throw new Error(`Choose a trip from 1 to ${visits.length}.`);

const { trip, left } = proposalFor(visit);
const check = siteChecker.check(trip, toEpochMinutes(visit.date, '00:00'));
const planned = itinerary(trip, check, []);
console.log(plainText(JSON.stringify(visit), planned, (path) => path));
for (const { heading, verdict = 'nothing planned' } of planned)
  console.log(`${heading}: ${verdict}.`);
for (const { name, reason } of left) console.log(`Didn’t fit: ${name}. ${reason}`);
