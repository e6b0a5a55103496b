/** @jest-environment jsdom */
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import type { ItineraryDay, Remark } from '@/lib/itinerary/itinerary';
import { DayOnPaper } from './DaysOnPaper';

/** Sentences that are told apart, whatever else is on the sheet. */
const sentence = (about: string) => fc.uuid().map((id) => `${about} ${id}.`);
const perhaps = (about: string) => fc.option(sentence(about), { nil: undefined });
const way = fc.option(
  sentence('Bus').map((text) => ({ text, points: [], sources: [] })),
  { nil: undefined },
);

const remark: fc.Arbitrary<Remark> = fc
  .constantFrom('danger', 'problem', 'check-first', 'good-to-know')
  .chain((urgency) =>
    sentence(urgency).map((text) => ({ urgency, label: 'Label', text, sources: [] })),
  );
const remarks = fc.array(remark, { maxLength: 4 });

const stop = fc.record({
  id: sentence('id'),
  name: sentence('Stop'),
  path: fc.constant(undefined),
  way,
  stay: perhaps('Stay'),
  facts: fc.constant(undefined),
  from: fc.constant(undefined),
  to: fc.constant(undefined),
  clock: fc.constant(undefined),
  note: perhaps('Note'),
  remarks,
});

const day: fc.Arbitrary<ItineraryDay> = fc.record({
  id: fc.constant('day'),
  number: fc.constant(1),
  title: fc.constant(undefined),
  heading: sentence('Day'),
  isoDate: fc.constant(undefined),
  date: perhaps('Date'),
  hours: perhaps('Hours'),
  sea: perhaps('Tide and light'),
  note: perhaps('Note'),
  verdict: perhaps('Works if'),
  stops: fc.array(stop, { maxLength: 6 }),
  wayHome: way,
  remarks,
  sources: fc.constant([]),
});

test('tide, dark, conditions and the way home are never among what a sheet may leave out', () => {
  fc.assert(
    fc.property(day, (planned) => {
      const { container } = render(<DayOnPaper day={planned} />);
      const all = [...planned.remarks, ...planned.stops.flatMap((each) => each.remarks)];
      const dangers = all.filter(({ urgency }) => urgency === 'danger');
      const { date, sea, verdict, wayHome } = planned;
      const needed = [date, sea, verdict, wayHome?.text, ...dangers.map(({ text }) => text)];
      for (const text of needed.filter((each) => each !== undefined)) {
        const [said, ...again] = [...container.querySelectorAll('p')].filter(({ textContent }) =>
          textContent.includes(text),
        );
        expect(again).toEqual([]);
        expect(said).toBeDefined();
        expect(said?.closest('[data-need]')).toBeNull();
      }
      cleanup();
    }),
    { numRuns: 50 },
  );
});
