/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventTypeTone } from '@/components/site/EventBadges/EventBadges';
import { calendarFiles } from '@/content/calendar-files';
import { calendarPage } from '@/content/calendar';
import { tidePort } from '@/content/tides/port/port';
import { eventEnd } from '@/lib/events/end';
import { eventCalendarPath } from '@/lib/routes';
import { listed } from '@/lib/events/listing';
import { allOfKind } from '@/lib/kinds/entries';
import { AgendaEntry } from './AgendaEntry';
import { EventCalendar } from './EventCalendar';

const calendar = (
  <EventCalendar
    openingNature={[]}
    events={allOfKind('event').map((event) => ({
      ...listed(event, event),
      end: eventEnd(event),
      type: event.type,
      tone: eventTypeTone[event.type],
      words: `${event.startTime}–${event.endTime}, The quay`,
      entry: <AgendaEntry event={event} />,
    }))}
    until="2025-03"
    built={null}
    nothing={null}
    legend={null}
  />
);

const grid = () => screen.getByRole('grid');
/** By its name: "Sat 31 (August 2024): Harbour Fair". */
const day = (name: string) => within(grid()).getByRole('button', { name: new RegExp(`^${name}`) });
const agenda = () => within(screen.getByRole('region', { name: calendarPage.agendaHeading }));
const months = () =>
  agenda()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const month = () => document.getElementById('calendar-month-name')?.textContent;
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = () => Promise.reject(new Error('offline'));
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'fetch');
});

async function openOn(instant: string) {
  cleanup();
  jest.setSystemTime(new Date(instant));
  await act(() => Promise.resolve(render(calendar)));
}

test('opens at today, also where nothing is to come, and lists what is over last', async () => {
  await openOn('2024-09-09T09:00Z');
  expect(month()).toBe('September 2024');
  expect(day('Mon 9').tabIndex).toBe(0);
  expect(day('Mon 9').getAttribute('aria-pressed')).toBe('true');
  expect(agenda().getAllByText(/^Held /)).toHaveLength(2);
  expect(months()).toEqual(['December 2024', 'July 2024, past', 'August 2024, past']);

  await openOn('2025-02-10T09:00Z');
  expect(month()).toBe('February 2025');
  expect(day('Mon 10').getAttribute('aria-pressed')).toBe('true');
  expect(agenda().getAllByText(/^Held /)).toHaveLength(allOfKind('event').length);
  expect(agenda().queryByRole('link', { name: calendarFiles.add })).toBeNull();
});

test('ends an event by London’s clocks', async () => {
  await openOn('2024-07-07T14:59Z');
  expect(day('Sun 7').getAttribute('aria-label')).toMatch(/: Boat Race$/);
  const files = agenda().getAllByRole<HTMLAnchorElement>('link', {
    name: new RegExp(`^${calendarFiles.add}`),
  });
  expect(files.map(({ pathname }) => pathname).sort()).toEqual(
    allOfKind('event')
      .map(({ slug }) => eventCalendarPath(slug))
      .sort(),
  );
  await openOn('2024-07-07T15:01Z');
  expect(day('Sun 7').getAttribute('aria-label')).toMatch(/: Boat Race \(past\)$/);
});

test('turns its pages by button, as far as nature’s calendar reaches, or the clock', async () => {
  const button = (name: string) => screen.getByRole('button', { name });
  const isOff = (name: string) => button(name).getAttribute('aria-disabled');
  const { nextMonth, previousMonth, notWorkedOut } = calendarPage;
  await openOn('2024-07-09T09:00Z');
  expect(isOff(previousMonth)).toBe('true');
  for (const name of ['August 2024', 'September 2024', 'October 2024']) {
    fireEvent.click(button(nextMonth));
    expect(month()).toBe(name);
  }
  await openOn('2025-03-01T12:00Z');
  expect(screen.queryByText(notWorkedOut)).toBeNull();
  expect(isOff(nextMonth)).toBe('true');
  await openOn('2035-06-01T12:00Z');
  expect(screen.getByText(notWorkedOut)).toBeTruthy();
  expect(isOff(nextMonth)).toBe('true');
  fireEvent.click(button(nextMonth));
  expect(month()).toBe('June 2035');
});

test('is walked by keys, and left for the event of its day', async () => {
  const button = (name: string) => screen.getByRole('button', { name });
  await openOn('2024-07-09T09:00Z');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  act(() => button(calendarPage.nextMonth).focus());
  await user.tab();
  expect(document.activeElement).toBe(day('Tue 9'));
  for (const [key, name] of [
    ['ArrowRight', 'Wed 10'],
    ['ArrowUp', 'Wed 3 '],
    ['ArrowDown', 'Wed 10'],
    ['ArrowLeft', 'Tue 9'],
    ['PageDown', 'Fri 9'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect([key, document.activeElement]).toEqual([key, day(name)]);
  }
  expect(month()).toBe('August 2024');

  await openOn('2024-07-06T09:00Z');
  act(() => day('Sat 6').focus());
  await user.tab();
  expect(document.activeElement).toBe(screen.getAllByRole('link', { name: /^Boat Race/ })[0]);
});

test('has an event on each of its days, and shows one kind and one month', async () => {
  await openOn('2024-09-09T09:00Z');
  choose(calendarPage.monthLabel, '2024-07');
  for (const name of ['Sat 6', 'Sun 7']) {
    expect(day(name).getAttribute('aria-label')).toContain('Boat Race');
  }
  const titles = agenda().getAllByRole('heading', { level: 4 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Boat Race']);
  choose(calendarPage.typeLabel, 'Community');
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('1 event');
  choose(calendarPage.typeLabel, 'Music');
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(calendarPage.nothingFound);
  expect(month()).toBe('July 2024');
});

test('shows each day’s low water, light and moon', async () => {
  await openOn(`${tidePort.predictedYears.last}-06-10T09:00Z`);
  // Their code comes when the page is idle.
  await act(() => jest.advanceTimersByTimeAsync(2000));
  const words = day('... 10').parentElement?.textContent;
  expect(words).toMatch(/Low \d\d:\d\d/);
  expect(words).toMatch(/Light \d\d:\d\d–\u2060?\d\d:\d\d/);
  const panel = document.querySelector('dl')?.textContent;
  for (const name of ['lowWater', 'light', 'moon'] as const) {
    expect(panel).toContain(calendarPage[name]);
  }
});
