import { parseFragment } from '@/lib/planner/share';
import { decodeDays, encodeDays } from './share';
import { emptyTrip, MAX_DAYS, MAX_NOTE, MAX_STOPS, type Trip } from './trip';

const trip: Trip = {
  firstDate: '2031-06-07',
  settings: { sleeps: { at: 'place', slug: 'village' }, dog: true, pace: 'slow' },
  days: [
    {
      id: 'day-1',
      title: 'Fog & fudge – “maybe”',
      note: 'شاطئ ☂',
      setsOut: '09:30',
      back: '18:00',
      stops: [
        { id: 'a', type: 'beach', slug: 'cove', time: '10:00', minutes: 90, note: '?', by: 'bus' },
        { id: 'b', type: 'restaurant', slug: 'inn' },
      ],
    },
    { id: 'day-2', stops: [] },
  ],
};
const all = () => true;
const plan = '#plan=beach:cove,restaurant:inn';
const link = plan + (encodeDays(trip)?.text ?? '');

/** Ids are no part of what is sent. */
function withoutIds(read: ReturnType<typeof decodeDays>): unknown {
  return JSON.parse(
    JSON.stringify(read, (key, value: unknown) => (key === 'id' ? undefined : value)),
  );
}

test('days, times, notes and what was asked once come back as they were sent', () => {
  expect(withoutIds(decodeDays(link, all))).toEqual(withoutIds(trip));
  expect(encodeDays(trip)?.notesLeftOut).toBe(false);
});

test('whoever knows no days reads the plan as ever', () => {
  expect(parseFragment(link)).toMatchObject({ kind: 'plan', unread: [] });
  expect(parseFragment(link)).toMatchObject({ entries: [{ slug: 'cove' }, { slug: 'inn' }] });
});

test('a trip without days adds nothing to the link, and a link without days has none', () => {
  expect(encodeDays(emptyTrip)).toBeUndefined();
  expect(decodeDays(plan, all)).toBe('none');
});

test.each([
  ['in brackets and at the end of a sentence', `(${link}).`],
  ['with something hung on', `${link}&utm_source=mail`],
  ['encoded by a messenger', link.replace('&', '%26').replace('days=', 'days%3D')],
  ['between the signs of slanted words', `${link}_`],
])('a link is read %s', (_case, text) => {
  expect(withoutIds(decodeDays(text, all))).toEqual(withoutIds(trip));
});

test.each([
  ['cut short', link.slice(0, -30)],
  ['empty', `${plan}&days=`],
  ['no code', `${plan}&days=hello-there`],
  ['another shape', `${plan}&days=${btoa('{"days":{}}')}`],
])('days that are %s are damaged, and nothing is thrown', (_case, text) => {
  expect(decodeDays(text, all)).toBe('damaged');
});

test('what the site does not have, and what this version does not know, is left out', () => {
  const hostile = {
    days: [{ evil: 1, stops: [{ type: 'beach', slug: 'cove', evil: 2 }] }],
    evil: 3,
  };
  const text = `${plan}&days=${btoa(JSON.stringify(hostile))}`;
  expect(JSON.stringify(decodeDays(text, all))).not.toContain('evil');
  const known = decodeDays(link, ({ slug }) => slug === 'inn');
  expect(known).toMatchObject({ days: [{ stops: [{ slug: 'inn' }] }, { stops: [] }] });
});

test('a full trip with long notes keeps everything but the notes, and says so', () => {
  const full: Trip = {
    settings: {},
    days: Array.from({ length: MAX_DAYS }, (_day, index) => ({
      id: `d${index}`,
      stops: Array.from({ length: Math.floor(MAX_STOPS / MAX_DAYS) }, (_stop, place) => ({
        id: `s${index}-${place}`,
        type: 'restaurant',
        slug: 'the-inn-at-the-end-of-the-lane',
        note: 'n'.repeat(MAX_NOTE),
      })),
    })),
  };
  const shared = encodeDays(full);
  expect(shared?.notesLeftOut).toBe(true);
  expect(shared?.text.length).toBeLessThan(8000);
  expect(decodeDays(shared?.text ?? '', all)).toMatchObject({ days: { length: MAX_DAYS } });
});
