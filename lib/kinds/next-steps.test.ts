import { allEntries } from '@/lib/kinds/entries';
import { nextStepsOf } from './next-steps';

test('a thing leads on to what goes with it, the day out that contains it, and the way there', () => {
  const labels = (name: string) => {
    const entry = allEntries().find(({ item }) => item.slug === name);
    return entry && nextStepsOf(entry).map(({ label }) => label.split(':')[0]);
  };
  expect(labels('long-strand')).toEqual(['Its tide hours', 'Day out', 'How to get there']);
  expect(labels('fair')).toEqual(expect.arrayContaining(['Event calendar', 'How to get there']));
  expect(labels('fair')).not.toContain('Day out');
});

test('no page leads to itself', () => {
  for (const entry of allEntries()) {
    const [first, ...rest] = nextStepsOf(entry).map(({ href }) => href);
    expect(rest).not.toContain(first);
  }
});
