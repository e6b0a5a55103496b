/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { imported } from '@/content/transport/imported';
import { awayPoint, homePoint } from '@/content/transport/points';
import { siteTransport } from '@/lib/content/transport';
import { datesBetween } from '@/lib/time/day';
import { addDays, londonTime, toEpochMinutes } from '@/lib/time/london';
import { sunTimes } from '@/lib/time/sun';
import { tidePort } from '@/content/tides/port/port';
import { waysOfDay } from '@/lib/transport/day';
import { networksOf } from '@/lib/transport/network';
import { wayText } from '@/lib/transport/words';
import { WayFinder } from './WayFinder';

const { points, services } = siteTransport;
const [service] = services;
if (!service) throw new Error('The content has no bus.');
const [first, last] = [service.calls[0]?.at ?? '', service.calls.at(-1)?.at ?? ''];

const finder = (
  <WayFinder points={points} from={first} to={last} untilThen="Soon">
    <p>All times</p>
  </WayFinder>
);
const networkOf = networksOf(siteTransport);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(`${service.readOn}T12:00:00Z`) });
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

async function open() {
  render(finder);
  await act(() => jest.advanceTimersByTimeAsync(1500));
}

/** The rows of the table of a day, as the planner has them. */
function rowsOn(date: `${number}-${number}-${number}`, now = toEpochMinutes(date, '00:00')) {
  const light = sunTimes(date, tidePort);
  return waysOfDay(networkOf(date), first, last, { now, light }).timed.map((way) => {
    const how = wayText({ ...way, leave: undefined, arrive: undefined }, light);
    const there = way.arrive === undefined ? 'ask' : londonTime(way.arrive);
    return `${londonTime(way.leave ?? 0)} ${there} ${how}.`;
  });
}

const shown = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => {
      const cells = within(row).getAllByRole('cell');
      return cells.map(({ textContent }) => textContent).join(' ');
    });

test('without a script its button leads to the whole timetable', () => {
  const html = renderToStaticMarkup(finder);
  expect(html).toContain('action="#buses"');
  expect(html).toMatch(/<button type="submit"[^>]*><span>See all times/);
});

test('shows the buses that are still to come today, and those of another date', async () => {
  await open();
  const today = service.readOn;
  expect(shown()).toEqual(rowsOn(today, toEpochMinutes(today, '13:00')));
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '' } });
  const other = '2031-06-10';
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: other } });
  expect(shown()).toEqual(rowsOn(other));
  expect(screen.getByRole('heading', { name: /10 Jun/ })).not.toBeNull();
});

test('after the last bus of today come the first of tomorrow', async () => {
  const dates = datesBetween(service.readOn, addDays(service.readOn, 99));
  const eve = dates.find((date) => rowsOn(addDays(date, 1)).length > 0) ?? service.readOn;
  jest.setSystemTime(new Date(`${eve}T22:45:00Z`));
  await open();
  expect(screen.getByText(/^First buses tomorrow/)).not.toBeNull();
  expect(shown()).not.toEqual([]);
  expect(shown()).toEqual(rowsOn(addDays(eve, 1)).slice(0, shown().length));
});

test('a line that is imported goes by date: on a leap day, and on the day after not, but tomorrow', async () => {
  const [line] = imported.services;
  const number = `Bus ${line?.number}`;
  // Some minutes before it comes.
  jest.setSystemTime(new Date('2024-02-29T12:20:00Z'));
  await open();
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  choose('From', homePoint);
  choose('To', awayPoint);
  const section = () => screen.getByLabelText('From').closest('form')?.nextElementSibling;
  expect(section()?.textContent).toContain(`${number} at 12:30`);
  const comeBackAt = (instant: string) => {
    jest.setSystemTime(new Date(instant));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  comeBackAt('2024-03-01T12:20:00Z');
  expect(section()?.textContent).not.toContain(number);
  comeBackAt('2024-03-01T18:00:00Z');
  expect(section()?.textContent).toContain('On foot');
  expect(screen.queryByRole('table', { name: /^Buses,/ })).toBeNull();
  const table = screen.getByRole('table', { name: /^First buses tomorrow/ });
  expect(table.textContent).toContain(number);
});

test.each([
  ['tomorrow', 1],
  ['sat', 6],
  ['sun', 0],
] as const)('%s is a day from today on', async (day, weekday) => {
  await open();
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: day } });
  const heading = screen.getByRole('heading', { level: 3 }).textContent;
  if (day === 'tomorrow') expect(heading).not.toMatch(String(new Date().getDate()));
  else expect(heading).toMatch(weekday === 6 ? /^Sat / : /^Sun /);
});

test('asks for two places, and never says nothing', async () => {
  await open();
  for (const { slug } of points) {
    fireEvent.change(screen.getByLabelText('From'), { target: { value: slug } });
    const section = screen.getByLabelText('From').closest('form')?.nextElementSibling;
    expect(section?.textContent).toMatch(/\w/);
    expect(section?.textContent).not.toMatch(/undefined|NaN|^\./);
  }
  fireEvent.change(screen.getByLabelText('To'), { target: { value: points.at(-1)?.slug } });
  expect(screen.getByText('Choose two places.')).not.toBeNull();
});
