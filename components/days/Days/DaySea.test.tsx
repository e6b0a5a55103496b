/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { allDaysOut, exampleOf, siteChecker } from '@/lib/days/days-out';
import { londonDayBounds } from '@/lib/time/london';
import { DaySea } from './DaySea';

const [check] = allDaysOut().flatMap(exampleOf);

test.each([
  ['ten minutes apart', [600, 610, 620]],
  ['at one time', [600, 600]],
  ['late at night', [1420, 1425, 1430]],
])('the numbers of stops %s can be told apart', (_name, minutes) => {
  const [timed] = check?.stops ?? [];
  if (!check?.date || !timed) throw new Error('no day to draw');
  const { from } = londonDayBounds(check.date);
  const stops = minutes.map((minute, place) => ({
    ...timed,
    stop: { ...timed.stop, id: `s${place}` },
    from: from + minute,
    to: from + minute + 5,
  }));
  const { container } = render(
    <DaySea check={{ ...check, stops }} checker={siteChecker()} nameOf={() => 'A stop'} />,
  );
  const places = [...container.querySelectorAll('text')].map((text) =>
    Number.parseFloat(text.getAttribute('x') ?? ''),
  );
  expect(places).toHaveLength(minutes.length);
  expect(Math.max(...places)).toBeLessThan(98);
  // Per cent of a drawing that is 320 px wide on a phone, where a figure takes 9 px.
  places.slice(1).forEach((place, index) => {
    expect(place - (places[index] ?? 0)).toBeGreaterThan(3);
  });
});
