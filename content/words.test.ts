import { execFileSync } from 'node:child_process';
import type { ClockTime } from '@/content/types';
import { type Finding, findingStates } from '@/lib/days/check/finding';
import { siteChecker } from '@/lib/days-out/days-out';
import { proposalFor, visits } from '@/lib/days/testing/visits';
import { endAt, startAt } from '@/lib/days/trip';
import type { Day, Settings, Stop } from '@/lib/days/trip';
import { toEpochMinutes } from '@/lib/time/london';

/** What no visitor reads, each phrase with the better word. */
const phrases: readonly (readonly [phrase: RegExp, better: string])[] = [
  [/\b(not|nothing is) (yet )?known\b|\bknown to us\b/i, 'check first, or ask'],
  [
    /(?<!\bNone that )\b(we|this guide|the guide) knows? of\b|\bno more is known\b/i,
    'say it, or ask',
  ],
  [/\bnot said\b/i, 'not set'],
  [/\b(not|never) been read\b|\bnobody has read\b|\bread too long ago\b/i, 'out of date: ask'],
  [/, read (on )?\d|\b(was|were|last) read\b/i, 'checked'],
  [/\b(to be )?trusted until\b|\bbelieved until\b|\bwhether it still holds\b/i, 'checked'],
  [/\bby our( own)? reckoning\b|\bour own predictions\b/i, 'our prediction'],
  [/\b(been )?worked out (at|on|for|from first)\b/i, 'nothing: leave it out'],
  [/\bmade here, on your device\b|\bon this device:/i, 'nothing: leave it out'],
  [/\bcould not be (loaded|made|exported|found)\b/i, 'the guide couldn’t load that'],
  [/\bis so already\b|\bnothing has changed:/i, 'no change'],
  [/\bis not to be had\b|\bcannot be had\b|\bmay not ask for it\b/i, 'we couldn’t find you'],
  [/^at a press\b/i, 'tap to'],
  [/\bthere is said to be\b|\bof which\b/i, 'say it, or leave it out'],
  [/\bstands? there already\b|\bwas here already\b/i, 'it’s already in your plan'],
  [/\bon no day\b|\bhas no place\b/i, 'still to place'],
  [/\ba proposal for\b|\bfound no place\b|\bno day was found\b/i, 'suggested; didn’t fit'],
  [/\bwhere you sleep\b|\bdates, bed, dog\b/i, 'staying at; your trip'],
  [/\brules are looked at\b|\bare counted by it\b/i, 'nothing: the label is enough'],
  [/\bworth knowing\b/i, 'good to know'],
  [/\btime enough from\b|\bminutes there\b/i, 'walk from; time here'],
  [/\btime, length, note\b|\btitle, hours and note\b/i, 'edit; name, times and notes'],
  [/\b(may|must) come to\b.*\bon\b|\bno ban\b/i, 'dogs allowed, or ask'],
  [/\bstands? (in your planner|on a day)\b/i, 'is in; has a day'],
  [/\bmake it my day\b|\bmade a day\b/i, 'add to my plan; added as a new day'],
  [/\buse where I am\b|\bhave no gate\b|\bopen ground\b/i, 'use my location; always open'],
  [/\bdoes not fit\b|\bmight fit, but\b|\bknow enough of\b/i, 'not today; maybe: check first'],
  [/\bit is (day|dark|twilight)\./i, '2 h 40 min of light left'],
  [/\bwithout asking us\b|\bhours may be others\b/i, 'check before you travel'],
  [/\bnot whole\b|\bkeeps nothing of\b|\bwhat is missing on\b/i, 'incomplete; still to download'],
  [/\bas you would a diary\b|\bprint it lying\b/i, 'print landscape'],
  [/\btake(n)? out (of|…)|^take out\b|\bput it here\b/i, 'remove; restore backup'],
  [/\bin our own words\b|\blondon time\b/i, 'based on … advice; nothing'],
  [/\bnetwork address\b|\binternet address\b|\bwithout a press\b/i, 'IP address; always'],
  [/\bwhat fits\b|\bthat fits\b|\bwhat low water opens\b/i, 'what you can do now'],
  [/\b(passed|reached)\b[^.]* low (water|tide) only\b/i, 'passable only around low tide'],
  [/\broad is cut\b|\bis crossed at\b/i, 'is closed; ferries cross'],
  [/\bgoing for wheels\b|\bnone on record\b/i, 'with a wheelchair; none that we know of'],
  [/\b(springs and neaps|at (springs|neaps))\b/i, 'spring and neap tides'],
  [/\bone after the other\b|\bout of season only\b/i, 'as a list; winter only'],
  [/\bopens on .*day\b.*add a date/i, 'closed Mondays'],
  [/^ask .*written out for you/i, 'here is what to say'],
  [/\bdo(es)? not answer\b|\bbeing renewed\b/i, 'won’t work yet; being updated'],
];

/** A list may change, and nobody thinks of the number in the words above it. */
const countOfList =
  /\b(\d+|two|three|four|five|six|seven|eight|nine|ten|a dozen) ([a-z’-]+ ){0,2}(things|ways|activities|ideas|corners|areas|beaches|coves|answers|places to (eat|stay)|tales|stories|dates|occasions)\b/i;

/** Every sentence of the site, as `npm run words` prints them: its place, and its words. */
const sentences = execFileSync('npx', ['tsx', 'scripts/words.ts'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .split('\n')
  .map((line) => line.split(/: (.*)/).slice(0, 2) as [line: string, text: string])
  .filter(([, text]) => text);

/** All that the check says of forty arranged trips, and of one day with everything on it. */
function findings(): readonly Finding[] {
  const { facts, check } = siteChecker;
  const stops: readonly Stop[] = facts.things.map(({ type, slug }, index) => ({
    id: `s${index}`,
    type,
    slug,
    time: `${String(index % 24).padStart(2, '0')}:00` as ClockTime,
    minutes: 120,
  }));
  const dates = [undefined, '2026-12-20', '2027-03-28', '2027-08-28', '2031-06-01'] as const;
  const fullDays = dates.flatMap((firstDate) =>
    [undefined, 'car' as const].flatMap((travel) => {
      const settings = {
        dog: true,
        sleeps: { at: 'place', slug: facts.places[0]?.slug ?? '' },
        ...(travel && { travel }),
      } satisfies Settings;
      const day = [startAt('08:00', 'out'), ...stops, endAt('12:00', 'back')];
      const days = [{ id: 'd', stops: day }] satisfies readonly Day[];
      return check({ settings, days, ...(firstDate && { firstDate }) }, 0).findings;
    }),
  );
  const arranged = visits.flatMap(
    (one) => check(proposalFor(one).trip, toEpochMinutes(one.date, '00:00')).findings,
  );
  return [...fullDays, ...arranged];
}

const found = findings();
const said = [...new Set(found.map(({ sentence }) => sentence))];

test('the sentences are those of the whole site', () => {
  expect(sentences.length).toBeGreaterThan(1000);
});

test.each(phrases)('nobody reads %s, but: %s', (phrase) => {
  const all = [...sentences, ...said.map((text) => ['finding', text] as const)];
  expect(all.filter(([, text]) => phrase.test(text))).toEqual([]);
});

test('the words above a list do not count it', () => {
  const above = sentences.filter(([file]) => /^content\/(pages|home)\.ts/.test(file));
  expect(above.filter(([, text]) => countOfList.test(text))).toEqual([]);
});

test('a finding takes at most fourteen words', () => {
  expect(new Set(found.map(({ code }) => code)).size).toBeGreaterThan(
    Object.keys(findingStates).length / 2,
  );
  const { things, places, transport } = siteChecker.facts;
  const names = [...things, ...places, ...transport.carParks]
    .map(({ name }) => name)
    .sort((a, b) => b.length - a.length);
  // Those that no trip here has are measured as they are written, each value as a word.
  const written = sentences.filter(([file]) => /^lib\/days\/check\/(rules|words)/.test(file));
  const all = [...said, ...written.map(([, text]) => text.replaceAll('…', 'value'))];
  // A name, and a figure with its unit, which do not part, are one word each.
  const wordsOf = (text: string) =>
    names
      .reduce((rest, name) => rest.replaceAll(name, 'Name'), text)
      .split(/[ \n]+/)
      .filter((word) => /\w/.test(word));
  expect(all.filter((sentence) => wordsOf(sentence).length > 14)).toEqual([]);
});
